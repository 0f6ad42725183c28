import type { ProductClass } from '../../../data/tables/duty-rate';
import { longDate, longDay } from '../../../editions/relative-time';
import { type DutyRate, type Market, pickRates, ratesOnOtherDays } from '../../../queries/site/duty-rate';
import { dutyOnPack, type Pack, priceOf } from '../../../shared/calculate/excise';
import { shownPercent } from '../../../shared/calculate/notation';
import { Decimal, ZERO } from '../../../shared/calculate/number';
import { type StrengthUnit, toMgPerMl } from '../../../shared/calculate/strength';
import type { Faults } from './entries';
import { figures, marketName, type Task } from './outcome';
import { dutyPeriods } from './rate-words';

/** Seconds after which a rate should have been verified again. */
const HALF_A_YEAR = 182 * 86_400;
/** PG share that is assumed where a form does not ask for it. */
const EQUAL_PARTS = new Decimal(50);

/** Classes whose packs hold liquid; of the others a volume says nothing. */
const LIQUID: readonly ProductClass[] = ['open_bottle', 'closed_pod', 'disposable', 'base'];

/** The pack, the consignment and the duty on it, as two calculators ask for them. */
export interface Duty {
	market: Market;
	day: string;
	product_class: ProductClass;
	/** mg/ml. */
	strength: Decimal;
	ml: Decimal;
	packs: Decimal;
	rates: DutyRate[];
	/** Duty on one pack at each rate. */
	duties: Decimal[];
	/** How each of them comes about. */
	working: string[];
	warnings: string[];
	notes: string[];
}

/** Says what is known where no rate is. */
function missingRate(task: Task, market: Market, product_class: ProductClass, day: string): string[] {
	const words = task.edition.words.calculate;
	const others = ratesOnOtherDays(task.tables.rates, market.code, product_class);
	return [
		words.no_rate({ market: marketName(task.edition, market), date: longDay(task.edition, day) }),
		others.length > 0 ? words.known_rates({ periods: dutyPeriods(task.edition, others) }) : words.no_class_rate,
	];
}

/** What a reader should know about the rates that were picked. */
function remarks(task: Task, rates: readonly DutyRate[], strength: Decimal): string[] {
	const { edition, tables } = task;
	const words = edition.words.calculate;
	return rates.flatMap((rate) => {
		const isBorder =
			strength.gt(0) &&
			rate.nicotine_up_to !== null &&
			strength.eq(rate.nicotine_up_to) &&
			tables.rates.some((other) => other.market === rate.market && other.nicotine_above === rate.nicotine_up_to);
		return [
			...(isBorder ? [words.border({ border: figures(task).strength(strength).text })] : []),
			...(rate.valid_from > task.today ? [words.not_yet({ date: longDay(edition, rate.valid_from) })] : []),
			...(task.now - rate.verified_at > HALF_A_YEAR ? [words.old({ date: longDate(edition, rate.verified_at) })] : []),
		];
	});
}

/**
 * Fields that the rates of the chosen market ask for on the chosen day: prices that a duty is a share of, pieces that
 * it counts.
 */
export function askedFields({ entries, tables }: Pick<Task, 'entries' | 'tables'>): Set<string> {
	const day = entries.text('date');
	const rates = ratesOnOtherDays(tables.rates, entries.text('market'), entries.text('class') as ProductClass);
	return new Set(
		rates
			.filter((rate) => rate.valid_from <= day && (rate.valid_to === null || rate.valid_to >= day))
			.flatMap((rate) => (rate.basis === 'per_piece' ? 'pieces' : (priceOf(rate.basis) ?? []))),
	);
}

/** Picks the rates of a market for what was entered, and works out the duty on a pack. */
export function dutyOf(task: Task): Duty | Faults {
	const { entries, edition, tables } = task;
	const words = edition.words.calculate;
	const show = figures(task);
	const market = tables.markets.find((one) => one.code === entries.text('market')) as Market;
	const day = entries.text('date');
	const product_class = entries.text('class') as ProductClass;
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
	const rates = own
		? []
		: pickRates(tables.rates, { market: market.code, product_class, strength: strength.toNumber(), day });
	const terms = own
		? [{ basis: 'per_ml' as const, amount: own }]
		: rates.map((rate) => ({ basis: rate.basis, amount: new Decimal(rate.amount) }));

	const faults: Faults = new Map();
	const duties: Decimal[] = [];
	const working: string[] = [];
	for (const term of terms) {
		const duty = dutyOnPack(term, pack);
		const price = priceOf(term.basis);
		if (!duty) {
			faults.set(price ?? 'rate', words.faults.price({ percent: shownPercent(edition, term.amount) }));
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
	if (faults.size > 0) return faults;
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
			...(terms.length === 0 ? missingRate(task, market, product_class, day) : []),
			...remarks(task, rates, strength),
		],
		notes: own ? [words.own_rate] : [],
	};
}
