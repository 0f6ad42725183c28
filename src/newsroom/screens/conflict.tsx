import { useState } from 'react';
import { useWords } from '../words/words';
import type { Clash } from './save';

interface ConflictProps {
	path: string;
	mine: unknown;
	clash: Clash;
	/** Who saved the other value, where it is known. */
	who: string | undefined;
	onKeep(value: unknown): void;
	/** How a value is read, where it is no plain one. */
	read?: ((value: unknown) => string) | undefined;
}

/** A field that two people changed: yours, theirs, before. */
export function Conflict({ path, mine, clash, who, onKeep, read }: ConflictProps) {
	const words = useWords();
	const { conflict } = words;
	const [chosen, choose] = useState<'yours' | 'theirs' | 'before'>('theirs');
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
				▲ {conflict.title({ who: who ?? conflict.somebody })}
			</h3>
			<p className="meta">{conflict.line}</p>
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
			<button className="btn" type="button" onClick={() => onKeep(values[chosen])}>
				{conflict.keep({ choice: conflict[chosen] })}
			</button>
		</section>
	);
}
