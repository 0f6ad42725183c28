import { Link } from 'react-router';
import { rowAddress } from '../addresses';
import { Moment } from '../components/moment';
import type { EntityDescription } from '../entities';
import { useWords } from '../words/words';
import type { KeptPicture } from './kept-picture';

interface LeftPicturesProps {
	pictures: readonly KeptPicture[];
	all: readonly EntityDescription[];
	discard(pictures: readonly KeptPicture[]): void;
}

/** Articles with pictures that were on their way into the text when its page was closed. */
export function LeftPictures({ pictures, all, discard }: LeftPicturesProps) {
	const { journal } = useWords();
	const known = all.find(({ noun }) => noun === 'article');
	return [...Map.groupBy(pictures, ({ article }) => article)].map(([article, [first, ...others]]) => (
		<li key={article}>
			<span className="wh">
				<Moment at={first?.at ?? 0} />
			</span>
			<div>
				{known ? (
					<Link className="link" to={rowAddress(known, String(article))}>
						{first?.title}
					</Link>
				) : (
					first?.title
				)}
				<details>
					<summary className="meta">{journal.left_pictures({ n: others.length + 1 })}</summary>
					<ul>{pictures.map((one) => one.article === article && <li key={one.id}>{one.name}</li>)}</ul>
					<button
						type="button"
						className="btn btn--line"
						onClick={() => discard(pictures.filter((one) => one.article === article))}
					>
						{journal.discard_for_good}
					</button>
				</details>
			</div>
		</li>
	));
}
