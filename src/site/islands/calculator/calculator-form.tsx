import type { FocusEventHandler, FormEventHandler, ReactNode, Ref } from 'react';
import type { Calculated } from '../../../shared/calculate/calculator/calculator';
import { pluralOf } from '../../../shared/calculate/calculator/calculator-words';
import type { ChoiceField, DayField, Field, NumberField, Option } from '../../../shared/calculate/calculator/form';
import { textOf } from '../../../shared/calculate/calculator/outcome';
import { addressOf } from './address-of';
import type { CalculatorProps } from './calculator-props';

interface FormProps extends CalculatorProps, Calculated {
	ref: Ref<HTMLFormElement>;
	/** Name of the field that has the focus. */
	focused: string;
	onInput: FormEventHandler<HTMLFormElement>;
	onSubmit: FormEventHandler;
	onFocus: FocusEventHandler<HTMLFormElement>;
}

const idOf = ({ inText = 'calculate' }: FormProps, { name }: Field) => `${inText}-${name}`;

/** Whether the form shows a field. A field with the focus stays, whatever the market asks for. */
const isShown = ({ asked, entries, focused }: FormProps, { name, isOnDemand }: Field): boolean =>
	!isOnDemand ||
	asked.has(name) ||
	entries.errors.has(name) ||
	focused === name ||
	!['', '1'].includes(entries.text(name));

/**
 * Label, control, help and error of one field. The error's element is always there, so that screen readers announce it.
 */
function Row({ form, field, children }: { form: FormProps; field: Field; children: ReactNode }) {
	const { errors } = form.entries;
	const { name, label, help } = field;
	const id = idOf(form, field);
	const error = errors.get(name) ?? (field.kind === 'number' && field.units && errors.get(field.units.name));
	return (
		<div data-field={name} hidden={!isShown(form, field)}>
			<label className="label" htmlFor={id}>
				{label}
			</label>
			{children}
			<div id={`${id}-fault`}>{error && <p className="error">{error}</p>}</div>
			{help && (
				<p className="help" id={`${id}-help`}>
					{help}
				</p>
			)}
		</div>
	);
}

/** Properties that every control of a field has. */
function controlOf(form: FormProps, field: Field) {
	const { name, help } = field;
	const id = idOf(form, field);
	const isWrong = form.entries.errors.has(name);
	return {
		id,
		name,
		className: isWrong ? 'field is-error' : 'field',
		'aria-invalid': isWrong || undefined,
		'aria-describedby': `${id}-fault${help ? ` ${id}-help` : ''}`,
		defaultValue: form.texts[name],
	};
}

const optionsOf = (options: readonly Option[]) =>
	options.map(([value, words]) => (
		<option key={value} value={value}>
			{words}
		</option>
	));

/** The unit of a field in words: its own, the market's currency, or that of the goods. */
function unitOf({ market, entries, words }: FormProps, { unit, unitOf: whose }: NumberField): string | undefined {
	if (whose === 'class') return words.goods[entries.text('class')];
	if (!whose) return unit;
	const currency = market?.currency ?? '';
	return whose === 'rate' && currency ? `${currency} ${words.units.per_ml}` : currency;
}

function NumberInput({ form, field }: { form: FormProps; field: NumberField }) {
	const unit = unitOf(form, field);
	const input = (
		<input
			{...controlOf(form, field)}
			inputMode={field.is_whole ? 'numeric' : 'decimal'}
			autoComplete="off"
			maxLength={60}
		/>
	);
	if (field.units) {
		const { name, label, options } = field.units;
		return (
			<div className="unit">
				{input}
				<span>
					<select name={name} aria-label={label} defaultValue={form.texts[name]}>
						{optionsOf(options)}
					</select>
				</span>
			</div>
		);
	}
	if (!unit) return input;
	return (
		<div className="unit">
			{input}
			<span data-part={`unit-${field.name}`}>{unit}</span>
		</div>
	);
}

const ChoiceInput = ({ form, field }: { form: FormProps; field: ChoiceField }) => (
	<select {...controlOf(form, field)}>
		{optionsOf(field.options)}
		{field.parts?.map(([whole, options]) => (
			<optgroup key={whole} label={whole}>
				{optionsOf(options)}
			</optgroup>
		))}
	</select>
);

function DayInput({ form, field }: { form: FormProps; field: DayField }) {
	const text = form.texts[field.name] ?? '';
	// A browser empties a date that it cannot read, so such a text is shown as plain text.
	const isText = text !== '' && !/^\d{4}-\d\d-\d\d$/.test(text);
	return <input {...controlOf(form, field)} type={isText ? 'text' : 'date'} maxLength={isText ? 60 : undefined} />;
}

function Input({ form, field }: { form: FormProps; field: Field }) {
	return (
		<Row form={form} field={field}>
			{field.kind === 'number' ? (
				<NumberInput form={form} field={field} />
			) : field.kind === 'choice' ? (
				<ChoiceInput form={form} field={field} />
			) : (
				<DayInput form={form} field={field} />
			)}
		</Row>
	);
}

/** On a phone the answer stays in sight while the form is. It covers fields, so it takes no presses. */
function Foot({ outcome, entries, words, locale }: FormProps) {
	const { headline } = outcome ?? {};
	return (
		<p className="calc-foot" data-part="foot">
			<b>{outcome ? textOf(headline?.value ?? words.result) : words.faults_title}</b>
			<span>{outcome ? headline?.line : pluralOf(locale, words.plurals.faults_line, entries.errors.size)}</span>
		</p>
	);
}

/** The form of a calculator: a plain GET form whose answer opens at its result. */
export function CalculatorForm(form: FormProps) {
	const { groups, words, path, pairs, inText, onInput, onSubmit, onFocus, ref } = form;
	return (
		<form
			ref={ref}
			className="calc c7"
			method="get"
			action={`${path}#result`}
			noValidate
			onInput={onInput}
			onSubmit={onSubmit}
			onFocus={onFocus}
		>
			{pairs.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{groups.map(({ legend, fields }) => (
				<fieldset key={legend}>
					<legend>{legend}</legend>
					<div className="row2">
						{fields.map((field) => (
							<Input key={field.name} form={form} field={field} />
						))}
					</div>
				</fieldset>
			))}
			<div className="calc-go">
				<button className="btn" type="submit">
					{words.calculate}
				</button>
				{!inText && (
					<a className="btn btn--text" href={addressOf(path, pairs)}>
						{words.start_again}
					</a>
				)}
			</div>
			<Foot {...form} />
		</form>
	);
}
