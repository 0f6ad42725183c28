import { type ComponentPropsWithoutRef, useId, useRef, useState } from 'react';
import { Icon } from '../../components/icon';
import { useWords } from '../../words/words';
import { printDay, readDay, readDayAndHour } from './typed-day';

interface DayFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange'> {
	/** As `2026-12-09`, with an hour as `2026-12-09T10:33`; what was typed and is none as it was typed. */
	value: string;
	/** True where the field takes an hour, too. */
	hasHour?: boolean;
	/** Called with a day as soon as one is typed, and with what is no day when the field is left. */
	onChange(value: string): void;
}

/**
 * A field for a day, and an hour where it has one, as the editor's language writes them: the browser's own field has
 * the order of its own language. A calendar opens beside it.
 */
export function DayField({ value, hasHour = false, onChange, className, ...more }: DayFieldProps) {
	const { days } = useWords();
	const id = useId();
	const picker = useRef<HTMLInputElement>(null);
	const [typed, type] = useState<string>();
	const read = hasHour ? readDayAndHour : readDay;
	const shown = typed ?? printDay(value, document.documentElement.lang);
	// Words are judged when they are whole: the field was left.
	const isWrong = typed === undefined && value !== '' && read(value) === undefined;
	const example = { example: printDay(hasHour ? '2026-12-09T10:30' : '2026-12-09', document.documentElement.lang) };
	const leave = () => {
		if (typed === undefined) return;
		type(undefined);
		const last = read(typed) ?? typed.trim();
		if (last !== value) onChange(last);
	};
	return (
		<>
			<span className="day">
				<input
					{...more}
					type="text"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					className={[className, isWrong && 'is-error'].filter(Boolean).join(' ')}
					aria-invalid={isWrong || more['aria-invalid']}
					aria-describedby={[more['aria-describedby'], isWrong && `${id}-wrong`].filter(Boolean).join(' ') || undefined}
					placeholder={example.example}
					value={shown}
					onChange={({ target }) => {
						type(target.value);
						const day = read(target.value);
						if (day !== undefined || target.value.trim() === '') onChange(day ?? '');
					}}
					onBlur={leave}
					onKeyDown={({ key }) => key === 'Enter' && leave()}
				/>
				{!more.readOnly && (
					<>
						<input
							ref={picker}
							className="day__picker"
							type={hasHour ? 'datetime-local' : 'date'}
							max={hasHour ? '9999-12-31T23:59' : '9999-12-31'}
							tabIndex={-1}
							aria-hidden="true"
							value={read(value) ?? ''}
							onChange={({ target }) => {
								type(undefined);
								onChange(target.value);
							}}
						/>
						<button
							type="button"
							className="day__open"
							aria-label={days.open}
							onClick={() => picker.current?.showPicker()}
						>
							<Icon name="calendar" />
						</button>
					</>
				)}
			</span>
			{isWrong && (
				<span className="error" id={`${id}-wrong`}>
					{days.wrong(example)}
				</span>
			)}
		</>
	);
}
