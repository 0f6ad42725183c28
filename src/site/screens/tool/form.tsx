import type { ReactNode } from 'react';
import type { Edition } from '../../../editions/edition';
import { urls } from '../../../editions/urls';
import type { Market } from '../../../queries/site/duty-rate';
import { usePage } from '../../render/contexts';
import { type Calculation, calculatorUrl, marketCodes } from './calculation';
import {
	addressOf,
	type CalculatorName,
	type ChoiceField,
	type Field,
	fieldGroups,
	fieldsOnDemand,
	type MarketField,
	type NumberField,
} from './fields';
import { marketName, textOf } from './outcome';

/** Words of a field: those of this calculator before the common ones. */
function wordOf(words: Record<string, string>, calculator: CalculatorName, name: string): string {
	return words[`${calculator}.${name}`] ?? words[name] ?? '';
}

const idOf = (name: string) => `calculate-${name}`;

/**
 * Whether a field stands in the form: those on demand only where the market asks, something was entered, or something
 * is wrong.
 */
function isAsked({ asked, entries }: Calculation, name: string): boolean {
	if (!(fieldsOnDemand as readonly string[]).includes(name)) return true;
	return asked.has(name) || entries.faults.has(name) || !['', '1'].includes(entries.text(name));
}

/**
 * Label, control, help and fault of one field. The fault's place stands always, so that it can be told when it comes.
 */
function Row({
	data,
	name,
	unit,
	children,
}: {
	data: Calculation;
	name: string;
	unit?: string | undefined;
	children: ReactNode;
}) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	const help = wordOf(words.helps, data.calculator, name);
	const fault = data.entries.faults.get(name) ?? (unit && data.entries.faults.get(unit));
	return (
		<div data-field={name} hidden={!isAsked(data, name)}>
			<label className="label" htmlFor={idOf(name)}>
				{wordOf(words.labels, data.calculator, name)}
			</label>
			{children}
			<div id={`${idOf(name)}-fault`} data-part={`fault-${name}`}>
				{fault && <p className="error">{fault}</p>}
			</div>
			{help && (
				<p className="help" id={`${idOf(name)}-help`}>
					{help}
				</p>
			)}
		</div>
	);
}

/** What every control of a field has. */
function useControl(data: Calculation, name: string) {
	const { edition } = usePage();
	const hasHelp = wordOf(edition.words.calculate.helps, data.calculator, name) !== '';
	const isWrong = data.entries.faults.has(name);
	return {
		id: idOf(name),
		name,
		className: isWrong ? 'field is-error' : 'field',
		'aria-invalid': isWrong ? (true as const) : undefined,
		'aria-describedby': `${idOf(name)}-fault${hasHelp ? ` ${idOf(name)}-help` : ''}`,
	};
}

function NumberInput({ data, field }: { data: Calculation; field: NumberField }) {
	const { edition } = usePage();
	const { units, labels } = edition.words.calculate;
	const control = useControl(data, field.name);
	const currency = data.tables.markets.find((market) => market.code === data.entries.text('market'))?.currency ?? '';
	const unit = field.isOfClass
		? edition.words.calculate.goods[data.entries.text('class')]
		: field.unit === 'money'
			? currency
			: field.unit && units[field.unit];
	const input = (
		<input
			{...control}
			inputMode={field.is_whole ? 'numeric' : 'decimal'}
			autoComplete="off"
			maxLength={60}
			defaultValue={data.entries.text(field.name)}
		/>
	);
	return (
		<Row data={data} name={field.name} unit={field.units?.name}>
			{field.units ? (
				<div className="unit">
					{input}
					<span>
						<select
							name={field.units.name}
							aria-label={wordOf(labels, data.calculator, field.units.name)}
							defaultValue={data.entries.text(field.units.name)}
						>
							{field.units.options.map((option) => (
								<option key={option} value={option}>
									{units[option]}
								</option>
							))}
						</select>
					</span>
				</div>
			) : unit ? (
				<div className="unit">
					{input}
					<span data-part={`unit-${field.name}`}>{field.name === 'rate' ? `${unit} ${units.per_ml}` : unit}</span>
				</div>
			) : (
				input
			)}
		</Row>
	);
}

function ChoiceInput({ data, field }: { data: Calculation; field: ChoiceField }) {
	const { edition } = usePage();
	const names = edition.words.calculate[field.words];
	return (
		<Row data={data} name={field.name}>
			<select {...useControl(data, field.name)} defaultValue={data.entries.text(field.name)}>
				{field.options.map((option) => (
					<option key={option} value={option}>
						{names[option]}
					</option>
				))}
			</select>
		</Row>
	);
}

const option = (edition: Edition, market: Market) => (
	<option key={market.code} value={market.code}>
		{marketName(edition, market)}
	</option>
);

function MarketInput({ data, field }: { data: Calculation; field: MarketField }) {
	const { edition } = usePage();
	const { markets } = data.tables;
	const codes = new Set(marketCodes(data.tables, field.hasRates));
	const shown = markets.filter((market) => codes.has(market.code));
	// Parts of a country stand together under its name.
	const whole = shown.filter((market) => !market.code.includes('-'));
	const parents = [...new Set(shown.filter((market) => market.code.includes('-')).map((market) => market.parent))];
	return (
		<Row data={data} name={field.name}>
			<select {...useControl(data, field.name)} defaultValue={data.entries.text(field.name)}>
				{whole.map((market) => option(edition, market))}
				{parents.map((parent) => (
					<optgroup
						key={parent}
						label={marketName(
							edition,
							markets.find((market) => market.code === parent),
						)}
					>
						{shown
							.filter((market) => market.code.includes('-') && market.parent === parent)
							.map((market) => option(edition, market))}
					</optgroup>
				))}
			</select>
		</Row>
	);
}

function DayInput({ data, name }: { data: Calculation; name: string }) {
	const text = data.entries.text(name);
	// A browser empties a date it cannot read; what was typed stays in sight as plain text.
	const isText = data.entries.faults.has(name) && text !== '';
	return (
		<Row data={data} name={name}>
			<input
				{...useControl(data, name)}
				type={isText ? 'text' : 'date'}
				defaultValue={text}
				maxLength={isText ? 60 : undefined}
			/>
		</Row>
	);
}

function Input({ data, field }: { data: Calculation; field: Field }) {
	if (field.kind === 'number') return <NumberInput data={data} field={field} />;
	if (field.kind === 'choice') return <ChoiceInput data={data} field={field} />;
	return field.kind === 'market' ? (
		<MarketInput data={data} field={field} />
	) : (
		<DayInput data={data} name={field.name} />
	);
}

/** On a phone the answer stays in sight while the form is. It lies over fields, so nothing of it can be pressed. */
function Foot({ data: { outcome, entries } }: { data: Calculation }) {
	const words = usePage().edition.words.calculate;
	return (
		<p className="calc-foot" data-part="foot">
			<b>{outcome ? textOf(outcome.headline?.value ?? words.result) : words.faults_title}</b>
			<span>{outcome ? outcome.headline?.line : words.faults_line({ n: entries.faults.size })}</span>
		</p>
	);
}

/** The form of a calculator: a plain GET form; the script asks for the same page as one types. */
export function CalculatorForm({ data }: { data: Calculation }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	return (
		<form className="calc c7" method="get" action={`${urls.calculate.href(edition)}#result`} noValidate data-live="">
			{addressOf(data.calculator).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{fieldGroups[data.calculator].map((group) => (
				<fieldset key={group.legend}>
					<legend>{words.legends[group.legend]}</legend>
					<div className="row2">
						{group.fields.map((field) => (
							<Input key={field.name} data={data} field={field} />
						))}
					</div>
				</fieldset>
			))}
			<div className="calc-go">
				<button className="btn" type="submit">
					{words.calculate}
				</button>
				<a className="btn btn--text" href={calculatorUrl(edition, data.calculator)}>
					{words.start_again}
				</a>
			</div>
			<Foot data={data} />
		</form>
	);
}
