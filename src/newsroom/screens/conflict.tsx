import { useState } from 'react';
import { Moment } from '../components/moment';
import { accountNumber } from '../session/session';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';
import { actorName } from './change-line';
import type { FieldConflict } from './save';

interface ConflictProps {
	path: string;
	mine: unknown;
	conflict: FieldConflict;
	/**
	 * Takes a value. One's own value that is not taken is kept as a revision before it leaves the screen.
	 * @throws ApiError, Unavailable where it could not be kept
	 */
	onKeep(value: unknown): Promise<void>;
	/** How a value is read, where it is no plain one. */
	read?: ((value: unknown) => string) | undefined;
}

/** A field that two people changed: yours, theirs, before. */
export function Conflict({ path, mine, conflict, onKeep, read }: ConflictProps) {
	const words = useWords();
	const { conflict: labels } = words;
	const [chosen, choose] = useState<'yours' | 'theirs' | 'before'>('theirs');
	const { failure, isBusy, attempt } = useTry();
	const { by } = conflict;
	const isOwn = by !== undefined && by.account_id !== null && by.account_id === accountNumber();
	const values = { yours: mine, theirs: conflict.theirs, before: conflict.before };
	const shown = (value: unknown): string => {
		if (value === null || value === undefined || value === '') return labels.empty;
		if (read) return read(value);
		if (typeof value === 'boolean') return value ? words.yes : words.no;
		return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
	};
	return (
		<section className="cf" aria-labelledby={`${path}-conflict`}>
			<h3 id={`${path}-conflict`} tabIndex={-1}>
				▲ {isOwn ? labels.own : labels.title({ who: by ? actorName(by, words) : labels.somebody })}
			</h3>
			<p className="meta">
				{by && <Moment at={by.at} />} {labels.line}
			</p>
			<div className="cf__g" role="radiogroup" aria-labelledby={`${path}-conflict`}>
				{(['yours', 'theirs', 'before'] as const).map((one) => (
					<label key={one}>
						<span className="check">
							<input type="radio" name={`${path}-conflict`} checked={chosen === one} onChange={() => choose(one)} />
							{labels[one]}
						</span>
						<b className="v">{shown(values[one])}</b>
					</label>
				))}
			</div>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure && `${labels.not_kept} ${failure.text}`}
			</p>
			<button
				className="btn"
				type="button"
				aria-disabled={isBusy}
				onClick={() => void attempt(() => onKeep(values[chosen]))}
			>
				{labels.keep({ choice: labels[chosen] })}
			</button>
		</section>
	);
}
