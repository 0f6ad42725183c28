import { useState } from 'react';
import { Link } from 'react-router';
import { newAddress, rowAddress } from '../addresses';
import { Moment } from '../components/moment';
import type { EntityDescription } from '../entities';
import { accountNumber } from '../session/session';
import { useWords } from '../words/words';
import { drop, type Kept } from './journal';
import { KeptWords } from './kept-lines';
import type { KeptPicture } from './kept-picture';
import { dropPicture } from './kept-pictures';
import { LeftPictures } from './left-pictures';

const keyOf = ({ noun, row, tab }: Kept) => `${noun} ${row} ${tab}`;

interface LeftPartProps {
	left: readonly Kept[];
	/** Pictures that were on their way into a text. */
	pictures: readonly KeptPicture[];
	all: readonly EntityDescription[];
}

/**
 * On the first screen: what was typed at this computer and never saved, each with a link to its row. The words can be
 * read here too, because the row may be deleted by now, or out of the person's sight.
 */
export function LeftPart({ left, pictures, all }: LeftPartProps) {
	const { journal } = useWords();
	const [dropped, setDropped] = useState<readonly string[]>([]);
	const discard = (one: Kept) => {
		void drop(one);
		setDropped((before) => [...before, keyOf(one)]);
	};
	const discardPictures = (some: readonly KeptPicture[]) => {
		for (const { id } of some) void dropPicture(accountNumber(), id);
		setDropped((before) => [...before, ...some.map(({ id }) => id)]);
	};
	const shown = left.filter((one) => !dropped.includes(keyOf(one)));
	const shownPictures = pictures.filter(({ id }) => !dropped.includes(id));
	if (shown.length + shownPictures.length === 0) return null;
	return (
		<section className="stt">
			<header className="sh">
				<h2>{journal.left}</h2>
			</header>
			<ul className="lines">
				{shown.map((one) => {
					const known = all.find(({ noun }) => noun === one.noun);
					return (
						<li key={keyOf(one)}>
							<span className="wh">
								<Moment at={one.at} />
							</span>
							<div>
								{known ? (
									<Link className="link" to={one.row === '' ? newAddress(known) : rowAddress(known, one.row)}>
										{one.title}
									</Link>
								) : (
									one.title
								)}
								<details>
									<summary className="meta">{journal.left_words}</summary>
									<KeptWords words={one.changes} />
									<button type="button" className="btn btn--line" onClick={() => discard(one)}>
										{journal.discard_for_good}
									</button>
								</details>
							</div>
						</li>
					);
				})}
				<LeftPictures pictures={shownPictures} all={all} discard={discardPictures} />
			</ul>
		</section>
	);
}
