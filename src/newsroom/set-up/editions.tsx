import { useRef, useState } from 'react';
import { ask } from '../calls';
import { say } from '../components/toasts';
import { LabelledField } from '../session/field';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import type { SetUp } from './set-up';
import type { StepProps } from './site-form';

type Place = SetUp['places'][number];
type Props = Pick<StepProps, 'setUp' | 'onChanged'>;

/** An edition with its address, and the controls that move it and switch it on or off. */
function EditionPlace({ place, setUp, onChanged }: Props & { place: Place }) {
	const { editions } = useSetUpWords();
	const { code, name, prefix, address, is_on } = place;
	const [typed, setTyped] = useState<string>();
	const { failure, isBusy, attempt } = useTry();
	const mover = useRef<HTMLButtonElement>(null);
	const isRoot = is_on && prefix === '';
	const change = (what: object) =>
		attempt(async () => {
			onChanged(await ask<SetUp>('set-up/edition', { method: 'PATCH', body: { code, ...what } }));
			setTyped(undefined);
			if (typed !== undefined) mover.current?.focus();
			say(editions.changed({ name }));
		});
	return (
		<li>
			<b lang={code}>{name}</b> {is_on ? <a href={address}>{address}</a> : editions.is_off}
			{setUp.may_change && !isRoot && (
				<div className="su-acts">
					<button
						className="btn btn--line btn--s"
						type="button"
						aria-disabled={isBusy}
						aria-label={(is_on ? editions.switch_off : editions.switch_on)({ name })}
						onClick={() => void change({ is_on: !is_on })}
					>
						{is_on ? editions.off : editions.on}
					</button>
					{is_on && (
						<button
							ref={mover}
							className="btn btn--line btn--s"
							type="button"
							aria-expanded={typed !== undefined}
							aria-label={editions.move_one({ name })}
							onClick={() => setTyped(typed === undefined ? prefix : undefined)}
						>
							{editions.move}
						</button>
					)}
				</div>
			)}
			{typed !== undefined && (
				<form
					noValidate
					className="su-form"
					onSubmit={(event) => {
						event.preventDefault();
						void change({ prefix: typed === '/' ? '' : typed });
					}}
				>
					<LabelledField
						label={editions.prefix}
						name={`prefix-${code}`}
						autoComplete="off"
						autoFocus
						value={typed}
						onChange={setTyped}
						help={editions.move_help}
						error={failure?.field === 'prefix' ? failure.text : undefined}
					/>
					<button className="btn btn--line btn--s" type="submit" aria-disabled={isBusy}>
						{editions.save}
					</button>
				</form>
			)}
			<p role="alert" className={failure && failure.field !== 'prefix' ? 'error' : undefined}>
				{failure && failure.field !== 'prefix' && failure.text}
			</p>
		</li>
	);
}

const NOTHING = { code: '', name: '', prefix: '' };

/** The editions with their addresses, and the form that adds one. */
export function Editions({ setUp, onChanged }: Props) {
	const set_up = useSetUpWords();
	const { editions } = set_up;
	const [typed, setTyped] = useState<typeof NOTHING>();
	const opener = useRef<HTMLButtonElement>(null);
	const { failure, isBusy, attempt } = useTry();
	const close = () => {
		setTyped(undefined);
		opener.current?.focus();
	};
	const add = (given: typeof NOTHING) =>
		attempt(async () => {
			const { prefix, ...rest } = given;
			const body = { ...rest, ...(prefix === '' ? {} : { prefix }) };
			onChanged(await ask<SetUp>('set-up/edition', { method: 'POST', body }));
			close();
			say(editions.added({ name: given.name }));
		});
	return (
		<section className="su-group" aria-labelledby="su-editions">
			<h3 className="label" id="su-editions">
				{set_up.places.editions}
			</h3>
			<ul className="lines su-editions">
				{setUp.places.map((place) => (
					<EditionPlace key={place.code} place={place} setUp={setUp} onChanged={onChanged} />
				))}
			</ul>
			<p className="help">{set_up.places.editions_help}</p>
			{setUp.may_change && (
				<button
					ref={opener}
					className="btn btn--line"
					type="button"
					aria-expanded={typed !== undefined}
					onClick={() => setTyped(typed ? undefined : NOTHING)}
				>
					{editions.add}
				</button>
			)}
			{typed && (
				<form
					noValidate
					className="su-form"
					onSubmit={(event) => {
						event.preventDefault();
						void add(typed);
					}}
				>
					{(['code', 'name', 'prefix'] as const).map((name) => (
						<LabelledField
							key={name}
							label={editions[name]}
							name={`new-${name}`}
							autoComplete="off"
							autoFocus={name === 'code'}
							value={typed[name]}
							onChange={(value) => setTyped({ ...typed, [name]: value })}
							help={editions.helps[name]}
							error={failure?.field === name ? failure.text : undefined}
						/>
					))}
					<p role="alert" className={failure && !(failure.field in NOTHING) ? 'error' : undefined}>
						{failure && !(failure.field in NOTHING) && failure.text}
					</p>
					<p className="help">
						{editions.words_help} <code>npm run words</code>
					</p>
					<div className="su-acts">
						<button className="btn" type="submit" aria-disabled={isBusy}>
							{editions.add_it}
						</button>
						<button className="btn btn--line" type="button" onClick={close}>
							{editions.cancel}
						</button>
					</div>
				</form>
			)}
		</section>
	);
}
