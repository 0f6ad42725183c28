import { useId } from 'react';
import { hourIn, momentIn, ownZone } from '../../fields/time-zones';
import { useWords } from '../../words/words';

const zones = (): string[] => [...new Set([ownZone(), ...Intl.supportedValuesOf('timeZone')])];

interface HourProps {
	label: string;
	local: string;
	zone: string;
	onChange(local: string): void;
	isWrong?: boolean;
}

/** An hour in a zone; below it the same in the zone of whoever sits here. */
export function Hour({ label, local, zone, onChange, isWrong = false }: HourProps) {
	const { article } = useWords();
	const id = useId();
	const at = momentIn(zone, local);
	return (
		<div>
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<input
				id={id}
				type="datetime-local"
				className={isWrong ? 'field is-error' : 'field'}
				aria-invalid={isWrong || undefined}
				aria-describedby={`${id}-help`}
				value={local}
				onChange={({ target }) => onChange(target.value)}
			/>
			<p className={isWrong ? 'error' : 'help'} id={`${id}-help`}>
				{at === undefined
					? isWrong && article.hour_needed
					: `${hourIn(at, zone)} · ${article.yours({ time: hourIn(at, null) })}`}
			</p>
		</div>
	);
}

/** The zone in which an hour is chosen, one's own first. */
export function Zone({ zone, onChange }: { zone: string; onChange(zone: string): void }) {
	const { article } = useWords();
	const id = useId();
	return (
		<div>
			<label className="label" htmlFor={id}>
				{article.zone}
			</label>
			<select id={id} className="field" value={zone} onChange={({ target }) => onChange(target.value)}>
				{zones().map((one) => (
					<option key={one} value={one}>
						{one.replaceAll('_', ' ')}
					</option>
				))}
			</select>
		</div>
	);
}
