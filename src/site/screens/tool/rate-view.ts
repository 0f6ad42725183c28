import type { Edition } from '../../../editions/edition';
import { queryOf } from '../../../editions/paths/calculator-path';
import type { DutyRate, DutyTables, Market } from '../../../queries/site/duty-rate';
import { gradeOf } from '../../../shared/source-document';
import { marketName } from './names';

/** Columns by which the table of rates can be ordered. */
export const rateColumns = ['market', 'rate', 'since', 'verified'] as const;
export type RateColumn = (typeof rateColumns)[number];

/** Filter and order of the table of rates. */
export interface RateView {
	/** Words in the name of a market. */
	find: string;
	grade: 'A' | 'B' | 'C' | undefined;
	sort: RateColumn;
	isDown: boolean;
	/** True where the address has any of these. */
	isAsked: boolean;
}

/** Reads the state of the table from an address. */
export function rateView(query: URLSearchParams): RateView {
	const [find, grade, sort] = [query.get('find') ?? '', query.get('grade'), query.get('sort')];
	return {
		find: find.trim().slice(0, 60),
		grade: grade === 'A' || grade === 'B' || grade === 'C' ? grade : undefined,
		sort: rateColumns.find((column) => column === sort) ?? 'market',
		isDown: query.get('down') === '1',
		isAsked: ['find', 'grade', 'sort', 'down'].some((name) => query.has(name)),
	};
}

/** The state of the table as parameters of an address; defaults are left out. */
export function rateAddress(view: RateView): [name: string, value: string][] {
	return [
		...(view.find ? [['find', view.find] as [string, string]] : []),
		...(view.grade ? [['grade', view.grade] as [string, string]] : []),
		...(view.sort === 'market' ? [] : [['sort', view.sort] as [string, string]]),
		...(view.isDown ? [['down', '1'] as [string, string]] : []),
	];
}

/** The address of the table on the calculator's page with these parameters. */
export const ratesHref = (path: string, pairs: readonly [string, string][]): string => `${path}${queryOf(pairs)}#rates`;

/** A text without case and accents, for comparison with what people type. */
const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A rate with the name of its market. */
export interface NamedRate {
	rate: DutyRate;
	name: string;
}

/** The rates of a view, in its order. */
export function ratesOf(edition: Edition, { markets, rates }: DutyTables, view: RateView): NamedRate[] {
	const wanted = bare(view.find);
	const named = rates.map((rate) => ({
		rate,
		name: marketName(
			edition,
			markets.find((market) => market.code === rate.market),
		),
	}));
	const names = new Intl.Collator(edition.locale);
	const byName = (a: NamedRate, b: NamedRate) => names.compare(a.name, b.name);
	const order: Record<RateColumn, (a: NamedRate, b: NamedRate) => number> = {
		market: byName,
		// Money of different currencies and shares of prices have no common order, so each kind is a group.
		rate: (a, b) =>
			a.rate.basis.localeCompare(b.rate.basis) ||
			a.rate.currency.localeCompare(b.rate.currency) ||
			Number(a.rate.amount) - Number(b.rate.amount),
		since: (a, b) => a.rate.valid_from.localeCompare(b.rate.valid_from),
		verified: (a, b) => a.rate.verified_at - b.rate.verified_at,
	};
	const direction = view.isDown ? -1 : 1;
	return named
		.filter(({ rate, name }) => bare(name).includes(wanted) || bare(rate.market) === wanted)
		.filter(({ rate }) => !view.grade || gradeOf(rate.source) === view.grade)
		.sort(
			(a, b) =>
				direction * order[view.sort](a, b) || byName(a, b) || b.rate.valid_from.localeCompare(a.rate.valid_from),
		);
}

/** Markets without a known rate that match a view; none where it has a grade, which only rates have. */
export function marketsWithoutRate(edition: Edition, tables: DutyTables, view: RateView): Market[] {
	if (view.grade) return [];
	const rated = new Set(tables.rates.map((rate) => rate.market));
	const wholes = new Set(tables.markets.map((market) => market.parent));
	const wanted = bare(view.find);
	const names = new Intl.Collator(edition.locale);
	return tables.markets
		.filter(({ code }) => !rated.has(code) && !wholes.has(code))
		.filter((market) => bare(marketName(edition, market)).includes(wanted) || bare(market.code) === wanted)
		.sort((a, b) => names.compare(marketName(edition, a), marketName(edition, b)));
}
