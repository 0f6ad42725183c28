import { useState } from 'react';
import { Moment } from '../parts/moment';
import { accountNumber } from '../session/session';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';
import { actorName } from './change-line';
import type { Clash } from './save';

interface ConflictProps {
	path: string;
	mine: unknown;
	clash: Clash;
	/**
	 * Takes a value. One's own value that is not taken is kept as a revision before it leaves the screen.
	 * @throws Refused, Unavailable where it could not be kept
	 */
	onKeep(value: unknown): Promise<void>;
	/** How a value is read, where it is no plain one. */
	read?: ((value: unknown) => string) | undefined;
}

/** A field that two people changed: yours, theirs, before. */
export function Conflict({ path, mine, clash, onKeep, read }: ConflictProps) {
	const words = useWords();
	const { conflict } = words;
	const [chosen, choose] = useState<'yours' | 'theirs' | 'before'>('theirs');
	const { fault, isBusy, attempt } = useTry();
	const { by } = clash;
	const isOwn = by !== undefined && by.account_id !== null && by.account_id === accountNumber();
	const values = { yours: mine, theirs: clash.theirs, before: clash.before };
	const shown = (value: unknown): string => {
		if (value === null || value === undefined || value === '') return conflict.empty;
		if (read) return read(value);
		if (typeof value === 'boolean') return value ? words.yes : words.no;
		return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
	};
	return (
		<section className="cf" aria-labelledby={`${path}-clash`}>
			<h3 id={`${path}-clash`} tabIndex={-1}>
				▲ {isOwn ? conflict.own : conflict.title({ who: by ? actorName(by, words) : conflict.somebody })}
			</h3>
			<p className="meta">
				{by && <Moment at={by.at} />} {conflict.line}
			</p>
			<div className="cf__g" role="radiogroup" aria-labelledby={`${path}-clash`}>
				{(['yours', 'theirs', 'before'] as const).map((one) => (
					<label key={one}>
						<span className="check">
							<input type="radio" name={`${path}-clash`} checked={chosen === one} onChange={() => choose(one)} />
							{conflict[one]}
						</span>
						<b className="v">{shown(values[one])}</b>
					</label>
				))}
			</div>
			<p role="alert" className={fault ? 'error' : undefined}>
				{fault && `${conflict.not_kept} ${fault.text}`}
			</p>
			<button
				className="btn"
				type="button"
				aria-disabled={isBusy}
				onClick={() => void attempt(() => onKeep(values[chosen]))}
			>
				{conflict.keep({ choice: conflict[chosen] })}
			</button>
		</section>
	);
}
