import { useId, useMemo } from 'react';
import { timeName } from '../../../shared/site/zone-hours';
import { DayField } from '../../fields/days/day-field';
import { hourIn, zoneChoices, zoneText } from '../../fields/time-zones';
import { siteConfig } from '../../site-config';
import { localeOf } from '../../time';
import { useWords } from '../../words/words';
import type { ChosenHour } from './use-hour';

interface HourProps {
	label: string;
	hour: ChosenHour;
	zone: string;
	/** What is wrong with it; empty where nothing is. */
	error?: string | undefined;
}

/** The day and the hour as they were typed, in the editor's language. */
function dayAndTime(local: string): { day: string; time: string } {
	const language = document.documentElement.lang;
	const wall = new Date(`${local}:00Z`);
	const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };
	return { day: new Intl.DateTimeFormat(localeOf(language), parts).format(wall), time: local.slice(11) };
}

/** Asks which of two moments is meant, where an hour comes twice because the clocks go back. */
function Twice({ hour, zone }: Pick<HourProps, 'hour' | 'zone'>) {
	const { article } = useWords();
	const name = useId();
	const { day, time } = dayAndTime(hour.local);
	return (
		<fieldset className="extents">
			<legend className="help">{article.hour_twice({ day, time })}</legend>
			{hour.moments.map((at) => (
				<label className="check" key={at}>
					<input
						type="radio"
						name={name}
						checked={hour.at !== undefined && Math.floor(hour.at / 60) === Math.floor(at / 60)}
						onChange={() => hour.choose(at)}
					/>
					{time} {timeName(zone, at, localeOf(document.documentElement.lang))}
				</label>
			))}
		</fieldset>
	);
}

/** The hour in a zone, and in that of the browser where it reads differently there. @param at Unix seconds */
function HourInBoth({ at, zone }: { at: number; zone: string }) {
	const { article } = useWords();
	const [chosen, own] = [hourIn(at, zone), hourIn(at, null)];
	return chosen === own ? chosen : `${chosen} · ${article.yours({ time: own })}`;
}

/** A field for an hour in a zone; below it the same hour in words, or why it is not valid. */
export function Hour({ label, hour, zone, error }: HourProps) {
	const { article } = useWords();
	const id = useId();
	const { at, isLeftOut } = hour;
	const shown = isLeftOut ? article.hour_left_out(dayAndTime(hour.local)) : error;
	return (
		<div>
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<DayField
				id={id}
				hasHour
				className={shown ? 'field is-error' : 'field'}
				aria-invalid={shown ? true : undefined}
				aria-describedby={`${id}-help`}
				value={hour.local}
				onChange={hour.type}
			/>
			<p className={shown ? 'error' : 'help'} id={`${id}-help`} role="status">
				{shown || (at !== undefined && <HourInBoth at={at} zone={zone} />)}
			</p>
			{hour.moments.length > 1 && <Twice hour={hour} zone={zone} />}
		</div>
	);
}

/** The zone in which an hour is chosen: the newsroom's own first, then the browser's, then all by name. */
export function Zone({ zone, onChange }: { zone: string; onChange(zone: string): void }) {
	const { article } = useWords();
	const id = useId();
	const groups = useMemo(() => {
		const now = Date.now() / 1000;
		return Object.entries(zoneChoices(zone, siteConfig.editions)).map(([name, zones]) => ({
			name: name as keyof typeof article.zones,
			zones: (zones as string[]).map((one) => ({ one, text: zoneText(one, now) })),
		}));
	}, [zone]);
	return (
		<div>
			<label className="label" htmlFor={id}>
				{article.zone}
			</label>
			<select id={id} className="field" value={zone} onChange={({ target }) => onChange(target.value)}>
				{groups.map(
					({ name, zones }) =>
						zones.length > 0 && (
							<optgroup key={name} label={article.zones[name]}>
								{zones.map(({ one, text }) => (
									<option key={one} value={one}>
										{text}
									</option>
								))}
							</optgroup>
						),
				)}
			</select>
		</div>
	);
}
