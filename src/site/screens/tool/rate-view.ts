import type { Edition } from '../../../editions/edition';
import type { DutyRate, DutyTables } from '../../../queries/site/duty-rate';
import { gradeOf } from '../../../shared/source-document';
import { marketName } from './outcome';

/** Columns that the table of rates is ordered by. */
export const rateColumns = ['market', 'rate', 'since', 'verified'] as const;
export type RateColumn = (typeof rateColumns)[number];

/** How the table of rates is narrowed and ordered. */
export interface RateView {
	/** Words that a market's name holds. */
	find: string;
	grade: 'A' | 'B' | 'C' | undefined;
	sort: RateColumn;
	isDown: boolean;
	/** Whether the address asks for any of it. */
	isAsked: boolean;
}

/** Reads what an address says of the table. */
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

/** The view after its change, as pairs of an address; what is as the table starts is left out. */
export function rateAddress(view: RateView): [name: string, value: string][] {
	return [
		...(view.find ? [['find', view.find] as [string, string]] : []),
		...(view.grade ? [['grade', view.grade] as [string, string]] : []),
		...(view.sort === 'market' ? [] : [['sort', view.sort] as [string, string]]),
		...(view.isDown ? [['down', '1'] as [string, string]] : []),
	];
}

/** It has rules and no duty of its own. */
const UNION = 'EU';

/** Letters without case and accents, as people type them. */
const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A rate with the name of its market. */
export interface NamedRate {
	rate: DutyRate;
	name: string;
}

/** Rates that a view shows, in its order. */
function ratesOf(edition: Edition, { markets, rates }: DutyTables, view: RateView): NamedRate[] {
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
		// Money of different currencies and shares of prices have no common order: each kind stands together.
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

/** A row of the table: a rate, or a market of which none is known. */
export interface RateRow {
	name: string;
	rate?: DutyRate;
}

/** Rates that a view shows, and markets of which no rate is known: in their place in the alphabet, else behind the others. */
export function rateRows(edition: Edition, tables: DutyTables, view: RateView): RateRow[] {
	const known: RateRow[] = ratesOf(edition, tables, view);
	if (view.grade) return known;
	const rated = new Set(tables.rates.map((rate) => rate.market));
	const wanted = bare(view.find);
	const names = new Intl.Collator(edition.locale);
	const unknown = tables.markets
		.filter((market) => market.code !== UNION && !rated.has(market.code))
		.map((market) => ({ name: marketName(edition, market) }))
		.filter(({ name }) => bare(name).includes(wanted))
		.sort((a, b) => names.compare(a.name, b.name));
	if (view.sort !== 'market') return [...known, ...unknown];
	// Sorting keeps the order of rows of one market.
	return [...known, ...unknown].sort((a, b) => (view.isDown ? -1 : 1) * names.compare(a.name, b.name));
}
