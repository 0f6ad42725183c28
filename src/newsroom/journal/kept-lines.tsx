import type { Draft } from '../fields/paths';
import { labelAt, readAt } from '../fields/read-field';
import { useTry } from '../session/use-try';
import { momentOf } from '../time';
import { useWords } from '../words/words';

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
export function Away({ isSelfSaving }: { isSelfSaving: boolean }) {
	const { journal } = useWords();
	return (
		<p className="msg msg--block">
			<b>◒ {journal.no_answer}</b> {isSelfSaving ? journal.goes_itself : journal.goes_by_hand}
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

/** The words of a record by field, to be read and copied. */
export const KeptWords = ({ words }: { words: Draft }) =>
	Object.entries(words).map(([path, value]) => (
		<div key={path}>
			<h3>{labelAt(path)}</h3>
			<p className="said">{readAt(path, value)}</p>
		</div>
	));

interface BesideProps {
	of: Open;
	isReadOnly: boolean;
	/** True for the form of a row, which is no article. */
	isForm?: boolean;
}

/** Shows words typed earlier that cannot be restored into the draft, for copying. */
export function Beside({ of: { back }, isReadOnly, isForm = false }: BesideProps) {
	const { journal } = useWords();
	const line = isForm ? journal.beside_form : journal.beside_line;
	return (
		<section className="msg msg--block" aria-labelledby="beside">
			<h2 id="beside">{journal.beside({ time: momentOf(back.at, document.documentElement.lang) })}</h2>
			<p>{isReadOnly ? journal.beside_no_right : line}</p>
			<KeptWords words={back.beside ?? {}} />
			<Discard className="btn btn--line" onDiscard={back.discardBeside} />
		</section>
	);
}
