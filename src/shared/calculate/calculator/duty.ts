import { dutyOnPack, type Pack, priceOf } from '../excise';
import { shownPercent } from '../notation';
import { Decimal, ZERO } from '../number';
import { type StrengthUnit, toMgPerMl } from '../strength';
import { type CalculatorWords, filled, shownDay } from './calculator-words';
import type { FieldErrors } from './entries';
import { type MarketFacts, pickRates, type RateFact } from './facts';
import { figures, marketOf, type Task } from './outcome';

/** PG share that is assumed where a form does not ask for it. */
const EQUAL_PARTS = new Decimal(50);

/** Classes whose packs hold liquid; of the others a volume says nothing. */
const LIQUID: readonly string[] = ['open_bottle', 'closed_pod', 'disposable', 'base'];

/** The pack, the consignment and the duty on it, as two calculators ask for them. */
export interface Duty {
	market: MarketFacts;
	day: string;
	product_class: string;
	/** mg/ml. */
	strength: Decimal;
	ml: Decimal;
	packs: Decimal;
	rates: RateFact[];
	/** Duty on one pack at each rate. */
	duties: Decimal[];
	/** How each of them comes about. */
	working: string[];
	warnings: string[];
	notes: string[];
}

/** Says what is known where no rate is. */
function missingRate(words: CalculatorWords, { name, periods }: MarketFacts, product_class: string, day: string) {
	const known = periods[product_class];
	return [
		filled(words.no_rate, { market: name, date: shownDay(words, day) }),
		known ? filled(words.known_rates, { periods: known }) : words.no_class_rate,
	];
}

/** What a reader should know about the rates that were picked. */
const remarks = (rates: readonly RateFact[], strength: Decimal): string[] =>
	rates.flatMap(({ border, nicotine_up_to, remarks }) => [
		...(border && strength.gt(0) && strength.eq(nicotine_up_to ?? 0) ? [border] : []),
		...remarks,
	]);

/** Picks the rates of a market for what was entered, and works out the duty on a pack. */
export function dutyOf(task: Task): Duty | FieldErrors {
	const { entries, words } = task;
	const show = figures(task);
	const market = marketOf(task);
	const day = entries.text('date');
	const product_class = entries.text('class');
	const strength = toMgPerMl(entries.number('strength'), entries.text('unit') as StrengthUnit, EQUAL_PARTS);
	const ml = LIQUID.includes(product_class) ? entries.number('ml') : ZERO;
	const pack: Pack = {
		ml,
		pieces: entries.number('pieces'),
		prices: Object.fromEntries(
			(['production', 'wholesale', 'retail'] as const)
				.flatMap((name) => [[name, entries.optional(name)]])
				.filter(([, price]) => price),
		),
	};
	const own = entries.optional('rate');
	const rates = own ? [] : pickRates(market.rates, { product_class, strength: strength.toNumber(), day });
	const terms = own
		? [{ basis: 'per_ml' as const, amount: own }]
		: rates.map((rate) => ({ basis: rate.basis, amount: new Decimal(rate.amount) }));

	const errors: FieldErrors = new Map();
	const duties: Decimal[] = [];
	const working: string[] = [];
	for (const term of terms) {
		const duty = dutyOnPack(term, pack);
		const price = priceOf(term.basis);
		if (!duty) {
			errors.set(price ?? 'rate', filled(words.faults.price, { percent: shownPercent(task, term.amount) }));
			continue;
		}
		duties.push(duty);
		const given = price && pack.prices[price];
		const money = show.exactMoney(term.amount, market.currency);
		const sum = given
			? `${show.exactMoney(given, market.currency)} × ${show.percent(term.amount)}`
			: term.basis === 'per_piece'
				? `${show.exact(pack.pieces)} × ${money}`
				: `${show.exact(ml)} ml × ${money}`;
		working.push(`${sum} ${show.is(duty)} ${show.exactMoney(duty, market.currency)}`);
	}
	if (errors.size > 0) return errors;
	if (duties.length > 1) {
		const sum = duties.reduce((all, duty) => all.plus(duty), ZERO);
		working.push(
			`${duties.map((duty) => show.exactMoney(duty, market.currency)).join(' + ')} ${show.is(sum)} ${show.exactMoney(sum, market.currency)}`,
		);
	}
	return {
		market,
		day,
		product_class,
		strength,
		ml,
		packs: entries.number('quantity'),
		rates,
		duties,
		working,
		warnings: [
			...(terms.length === 0 ? missingRate(words, market, product_class, day) : []),
			...remarks(rates, strength),
		],
		notes: own ? [words.own_rate] : [],
	};
}
