import { Link } from 'react-router';
import { rowAddress } from '../addresses';
import { Moment } from '../components/moment';
import type { EntityDescription } from '../entities';
import { plainOf } from '../fields/markup';
import type { Draft } from '../fields/paths';
import { useTry } from '../session/use-try';
import { momentOf } from '../time';
import { named, useWords } from '../words/words';
import type { Kept } from './journal';

/** The part of an open row that the journal's messages show. */
interface Open {
	back: {
		/** Unix seconds at which it was kept. */
		at: number;
		keptAt: number | undefined;
		beside: Draft | undefined;
		/**
		 * Discards the restored words.
		 * @param isForGood true where they need not be saved in the history
		 * @throws ApiError, Unavailable
		 */
		discard(isForGood: boolean): Promise<void>;
		discardBeside(isForGood: boolean): Promise<void>;
	};
}

/** Says that the server does not answer, and that nothing is lost by that. */
export function Away() {
	const { journal } = useWords();
	return (
		<p className="msg msg--block">
			<b>◒ {journal.no_answer}</b> {journal.goes_itself}
		</p>
	);
}

interface DiscardProps {
	className: string;
	/** @throws ApiError, Unavailable where the words could not be kept first */
	onDiscard(isForGood: boolean): Promise<void>;
}

/**
 * Discards restored words once they are in the history; if they cannot be saved there, it asks again before dropping
 * them.
 */
function Discard({ className, onDiscard }: DiscardProps) {
	const { journal } = useWords();
	const { failure, attempt } = useTry();
	return (
		<>
			<button type="button" className={className} onClick={() => void attempt(() => onDiscard(false))}>
				{journal.discard}
			</button>
			<span role="alert" className={failure ? 'error' : undefined}>
				{failure && `${journal.not_discarded} ${failure.text}`}
			</span>
			{failure && (
				<button type="button" className="btn btn--neg" onClick={() => void onDiscard(true)}>
					{journal.discard_for_good}
				</button>
			)}
		</>
	);
}

/** Says that words typed earlier have been restored. */
export function Back({ of: { back } }: { of: Open }) {
	const { journal } = useWords();
	return (
		<div className="msg msg--block">
			<b>◒ {journal.back({ time: momentOf(back.at, document.documentElement.lang) })}</b> {journal.back_line}{' '}
			<Discard className="link" onDiscard={back.discard} />
		</div>
	);
}

/** Returns a value as text for people. */
function readable(value: unknown): string {
	if (Array.isArray(value)) return value.map(readable).join('\n');
	if (value && typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
	return String(value ?? '');
}

/** Shows words typed earlier that cannot be restored into the draft, for copying. */
export function Beside({ of: { back }, isReadOnly }: { of: Open; isReadOnly: boolean }) {
	const words = useWords();
	const { journal } = words;
	return (
		<section className="msg msg--block" aria-labelledby="beside">
			<h2 id="beside">{journal.beside({ time: momentOf(back.at, document.documentElement.lang) })}</h2>
			<p>{isReadOnly ? journal.beside_no_right : journal.beside_line}</p>
			{Object.entries(back.beside ?? {}).map(([path, value]) => (
				<div key={path}>
					<h3>{path === 'html' ? words.editor.text : named(words.fields, path)}</h3>
					<p className="said">{path === 'html' ? plainOf(value) : readable(value)}</p>
				</div>
			))}
			<Discard className="btn btn--line" onDiscard={back.discardBeside} />
		</section>
	);
}

/** On the first screen: what was typed at this computer and never saved, each with a link to its row. */
export function LeftPart({ left, all }: { left: readonly Kept[]; all: readonly EntityDescription[] }) {
	const { journal } = useWords();
	return (
		<section className="stt">
			<header className="sh">
				<h2>{journal.left}</h2>
			</header>
			<ul className="lines">
				{left.map(({ noun, row, tab, title, at }) => {
					const known = all.find((one) => one.noun === noun);
					return (
						<li key={`${row} ${tab}`}>
							<span className="wh">
								<Moment at={at} />
							</span>
							{known && (
								<Link className="link" to={rowAddress(known, row)}>
									{title}
								</Link>
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
