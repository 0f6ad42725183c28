import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { calculated } from '../../../shared/calculate/calculator/calculator';
import type { CalculatorName } from '../../../shared/calculate/calculator/calculator-names';
import { permalinkOf } from '../../../shared/calculate/calculator/entries';
import { type FieldGroup, namesOf, type Texts } from '../../../shared/calculate/calculator/form';
import type { Work } from '../../../shared/calculate/calculator/outcome';
import { addressOf } from './address-of';
import { CalculatorForm } from './calculator-form';
import type { CalculatorProps } from './calculator-props';
import { readMarket } from './read-market';
import { Result } from './result';

/** Milliseconds without typing after which the address is updated: browsers refuse changes that come too often. */
const QUIET = 300;

/**
 * On a phone the rates of the chosen market are drawn before the table of all: another market's are copied from there.
 */
function showOwnRates(market: string): void {
	const own = document.querySelector<HTMLElement>('[data-own-rates]');
	const rows = document.querySelectorAll(`.rates-all tr[data-market="${CSS.escape(market)}"]`);
	if (!own) return;
	own.hidden = rows.length === 0;
	own.querySelector('tbody')?.replaceChildren(...[...rows].map((row) => row.cloneNode(true)));
}

const enteredIn = (form: HTMLFormElement, groups: readonly FieldGroup[]): Texts => {
	const data = new FormData(form);
	return Object.fromEntries(namesOf(groups).map((name) => [name, String(data.get(name) ?? '')]));
};

/**
 * A calculator: without script a plain form and its answer. With script the answer follows the typing, calculated here
 * by the server's own code; the rates of another market are fetched once. The browser keeps the values of the fields.
 */
function Calculator({ work, ...props }: CalculatorProps & { work: Work }) {
	const form = useRef<HTMLFormElement>(null);
	const { groups, locale, path, csv, json, pairs: own, inText } = props;
	const [texts, setTexts] = useState(props.texts);
	const [market, setMarket] = useState(props.market);
	const [focused, setFocused] = useState('');

	const wanted = texts.market;
	const isWaiting = market !== null && wanted !== undefined && wanted !== market.code;
	// Until the rates of another market arrive, the answer for the market before is shown.
	const data = calculated({ ...props, market, texts: isWaiting ? { ...texts, market: market.code } : texts }, work);
	const values = [...own, ...permalinkOf(groups, data.entries, locale)];
	const address = addressOf(path, values);

	// Values that were entered before the script started are still in the fields.
	useEffect(() => {
		if (form.current) setTexts(enteredIn(form.current, groups));
	}, [groups]);
	useEffect(() => {
		if (!isWaiting || !wanted) return;
		const left = new AbortController();
		const question = addressOf(json, [...own, ['market', wanted]]);
		readMarket(question, left.signal).then(setMarket, () => {
			// The form's button asks for the same without script.
		});
		return () => left.abort();
	}, [isWaiting, wanted, json, own]);
	useEffect(() => {
		if (wanted) showOwnRates(wanted);
	}, [wanted]);
	const last = useRef(address);
	const isTyped = useRef(false);
	useEffect(() => {
		if (inText || isWaiting || address === last.current) return;
		const timer = setTimeout(
			() => {
				last.current = address;
				history.replaceState(history.state, '', address);
			},
			isTyped.current ? QUIET : 0,
		);
		return () => clearTimeout(timer);
	}, [address, isWaiting, inText]);

	const onSubmit = (event: FormEvent) => {
		if (isWaiting) return;
		event.preventDefault();
		form.current?.nextElementSibling?.scrollIntoView();
	};
	const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => setFocused((target as unknown as HTMLInputElement).name);

	return (
		<div className="grid">
			<CalculatorForm
				{...props}
				{...data}
				market={market}
				ref={form}
				focused={focused}
				onInput={(event) => {
					isTyped.current = event.target instanceof HTMLInputElement;
					setTexts(enteredIn(event.currentTarget, groups));
				}}
				onSubmit={onSubmit}
				onFocus={onFocus}
			/>
			<Result {...props} {...data} market={market} isBusy={isWaiting} page={address} csv={addressOf(csv, values)} />
		</div>
	);
}

/**
 * A component for some of the calculators. Each family is a script of its own: a page has one calculator and loads no
 * other.
 */
export const calculatorWith = (works: Partial<Record<CalculatorName, Work>>) =>
	function OneCalculator(props: CalculatorProps) {
		const work = works[props.calculator];
		if (!work) throw new RangeError(props.calculator);
		return <Calculator {...props} work={work} />;
	};
