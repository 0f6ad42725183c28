import type { TitledLink } from '../../../data/tables/columns';
import type { CalendarFilters, CalendarKind } from '../../../editions/calendar-path';
import type { Edition } from '../../../editions/edition';
import { countryName } from '../../../editions/formats';
import { shownNumber } from '../../../editions/numbers';
import { isoDay } from '../../../editions/relative-time';
import type { Db } from '../../../platform/db/tx';
import { type EventEdition, eventEditions } from '../../../queries/event/topic';
import { type DutyRate, type DutyTables, dutyTables, type MarketRule } from '../../../queries/site/duty-rate';
import { type DatedRule, datedRules } from '../../../queries/site/rule';
import { tag } from '../../../shared/cache-tags';
import { Decimal } from '../../../shared/calculate/number';
import { rateAmount, strengthBand } from '../tool/rate-words';

/** A day, or a few, of the calendar, in the words of an edition. */
export interface CalendarEntry {
	/** Never changes: `duty-ES-2025-04-01`. */
	id: string;
	kind: CalendarKind;
	/** Codes of its market and of what that is part of. */
	markets: string[];
	marketName: string;
	/** ISO days, both of them part of it. */
	firstDay: string;
	lastDay: string;
	title: string;
	/** What happens, in plain words. */
	detail: string;
	source: TitledLink | null;
	/** Of a rule. */
	stage: DatedRule['stage'] | null;
	/** Of an exhibition. */
	event: EventEdition | null;
	/** Unix seconds. */
	changed_at: number;
}

/** Rows that say one thing together: those of one market and day, or of one class. */
function together<Row>(rows: readonly Row[], key: (row: Row) => string): [string, [Row, ...Row[]]][] {
	const groups = new Map<string, [Row, ...Row[]]>();
	for (const row of rows) {
		const group = groups.get(key(row));
		if (group) group.push(row);
		else groups.set(key(row), [row]);
	}
	return [...groups];
}

/** Texts once each, as sentences would follow each other. */
const joined = (texts: readonly (string | undefined)[], sign: string) => [...new Set(texts.filter(Boolean))].join(sign);

function ruleEntry(rule: DatedRule, parents: Map<string, string | null>): CalendarEntry {
	return {
		id: `rule-${rule.slug}`,
		kind: 'rule',
		markets: rule.code ? [rule.code, parents.get(rule.code)].filter((code) => typeof code === 'string') : [],
		marketName: rule.market,
		firstDay: rule.next_on,
		lastDay: rule.next_on,
		title: `${rule.market}: ${rule.measure}`,
		detail: rule.next_text,
		source: rule.source,
		stage: rule.stage,
		event: null,
		changed_at: rule.updated_at,
	};
}

/** What the rows of a market have in common. */
function marketOf(edition: Edition, tables: DutyTables, code: string): { markets: string[]; marketName: string } {
	const market = tables.markets.find((one) => one.code === code);
	return {
		markets: [code, ...(market?.parent ? [market.parent] : [])],
		marketName: market?.texts[edition.code]?.name ?? code,
	};
}

function dutyEntry(edition: Edition, tables: DutyTables, id: string, rates: [DutyRate, ...DutyRate[]]): CalendarEntry {
	const { calculate, calendar } = edition.words;
	const [first] = rates;
	const place = marketOf(edition, tables, first.market);
	const amountsOf = (rows: readonly DutyRate[]) => {
		const hasBands = rows.some((rate) => rate.nicotine_above !== null || rate.nicotine_up_to !== null);
		return joined(
			rows.map((rate) =>
				hasBands ? `${rateAmount(edition, rate)} (${strengthBand(edition, rate)})` : rateAmount(edition, rate),
			),
			'; ',
		);
	};
	const classes = together(rates, (rate) => rate.product_class).map(([name, rows]): [string, string] => [
		calculate.classes[name] ?? name,
		amountsOf(rows),
	]);
	const isOne = new Set(classes.map(([, amounts]) => amounts)).size === 1;
	const said = isOne ? classes[0]?.[1] : classes.map(([name, amounts]) => `${name}: ${amounts}`).join('. ');
	return {
		id,
		kind: 'duty',
		...place,
		firstDay: first.valid_from,
		lastDay: first.valid_from,
		title: calendar.duty_on({
			market: place.marketName,
			what_lower: classes.map(([name]) => name.toLowerCase()).join(', '),
		}),
		detail: [
			`${said}.`,
			joined(
				rates.map((rate) => rate.texts[edition.code]?.note),
				' ',
			),
		]
			.filter(Boolean)
			.join(' '),
		source: first.source,
		stage: null,
		event: null,
		changed_at: Math.max(...rates.map((rate) => rate.verified_at)),
	};
}

function limitEntry(
	edition: Edition,
	tables: DutyTables,
	id: string,
	day: string,
	rules: [MarketRule, ...MarketRule[]],
): CalendarEntry {
	const { calculate, calendar } = edition.words;
	const [first] = rules;
	const place = marketOf(edition, tables, first.market);
	const said = rules.map((rule) => {
		const name = calculate.rules[rule.name] ?? rule.name;
		return rule.limit === null
			? name
			: `${name}: ${shownNumber(edition, new Decimal(rule.limit), 4)} ${calculate.rule_units[rule.name] ?? ''}`.trim();
	});
	return {
		id,
		kind: 'limit',
		...place,
		firstDay: day,
		lastDay: day,
		title: calendar.limits_of({ market: place.marketName }),
		detail: [
			`${said.join('; ')}.`,
			joined(
				rules.map((rule) => rule.texts[edition.code]?.note),
				' ',
			),
		]
			.filter(Boolean)
			.join(' '),
		source: first.source,
		stage: null,
		event: null,
		// The table keeps no time of change; its day is the last thing that is known of it.
		changed_at: Date.parse(`${day}T00:00:00Z`) / 1000,
	};
}

function eventEntry(edition: Edition, event: EventEdition): CalendarEntry[] {
	if (!event.starts_on) return [];
	return [
		{
			id: event.slug,
			kind: 'exhibition',
			markets: [event.country],
			marketName: countryName(edition, event.country),
			firstDay: event.starts_on,
			lastDay: event.ends_on ?? event.starts_on,
			title: event.name,
			detail: event.note ?? event.summary,
			source: event.source,
			stage: null,
			event,
			changed_at: event.updated_at,
		},
	];
}

/** Rules, rates, limits and shows as entries, by day. */
export function entriesOf(
	edition: Edition,
	rules: readonly DatedRule[],
	tables: DutyTables,
	events: readonly EventEdition[],
): CalendarEntry[] {
	const parents = new Map(tables.markets.map((market) => [market.code, market.parent]));
	// A step that the rule tracker follows is told there, with what it asks of whom; its rate need not be told again.
	const told = new Set(rules.map((rule) => `${rule.code} ${rule.next_on}`));
	const rates = tables.rates.filter((rate) => !told.has(`${rate.market} ${rate.valid_from}`));
	const dated = tables.rules.flatMap((rule) => (rule.valid_from ? [{ ...rule, valid_from: rule.valid_from }] : []));
	return [
		...rules.map((rule) => ruleEntry(rule, parents)),
		...together(rates, (rate) => `duty-${rate.market}-${rate.valid_from}`).map(([id, rows]) =>
			dutyEntry(edition, tables, id, rows),
		),
		...together(dated, (rule) => `limit-${rule.market}-${rule.valid_from}`).map(([id, rows]) =>
			limitEntry(edition, tables, id, rows[0].valid_from, rows),
		),
		...events.flatMap((event) => eventEntry(edition, event)),
	].sort((a, b) => a.firstDay.localeCompare(b.firstDay) || a.title.localeCompare(b.title, edition.locale));
}

/** Every dated rule, rate, limit and show of an edition, by day. */
export async function calendarEntries(db: Db, edition: Edition): Promise<CalendarEntry[]> {
	const [rules, tables, events] = await Promise.all([
		datedRules(db, edition.code),
		dutyTables(db),
		eventEditions(db, edition.code),
	]);
	return entriesOf(edition, rules, tables, events);
}

/** Entries that a list holds, coming ones by day, past ones the last first. @param now Unix seconds */
export function filterEntries(
	edition: Edition,
	entries: readonly CalendarEntry[],
	filters: CalendarFilters,
	now: number,
): CalendarEntry[] {
	const today = isoDay(edition, now);
	const { kind, market, isPast = false } = filters;
	const found = entries.filter(
		(one) =>
			(!kind || one.kind === kind) && (!market || one.markets.includes(market)) && one.lastDay < today === isPast,
	);
	return isPast ? found.reverse() : found;
}

/** Names of the cache tags of everything that a list is made of. */
export const calendarTags = [tag.rules, tag.duty_rates, tag.topics] as const;
