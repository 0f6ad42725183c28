import type { Edition } from '../../../editions/edition';
import { countryName } from '../../../editions/formats';
import { rateAmount, strengthBand } from '../../../editions/trade/rate-words';
import type { EventEdition } from '../../../queries/event/topic';
import type { DutyRate, DutyTables, MarketRule } from '../../../queries/site/duty-rate';
import type { Rule } from '../../../queries/site/rule';
import { shownNumber } from '../../../shared/calculate/notation';
import { Decimal } from '../../../shared/calculate/number';
import type { CalendarEntry } from './entry';

/** Rows that say one thing together: those of one market and day, or of one class. */
export function together<Row>(rows: readonly Row[], key: (row: Row) => string): [string, [Row, ...Row[]]][] {
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

/** The next date of a rule, where it has one. */
export function ruleEntry(rule: Rule, parents: ReadonlyMap<string, string | null>): CalendarEntry[] {
	if (rule.next_on === null) return [];
	return [
		{
			id: `rule-${rule.slug}`,
			uid: `rule-${rule.calendar_slug}`,
			kind: 'rule',
			markets: rule.code ? [rule.code, parents.get(rule.code)].filter((code) => typeof code === 'string') : [],
			marketName: rule.market,
			firstDay: rule.next_on,
			lastDay: rule.next_on,
			title: `${rule.market}: ${rule.measure}`,
			detail: rule.next_text,
			line: `${rule.market}: ${rule.next_text || rule.measure}`,
			coverage: [],
			source: rule.source,
			rule: rule.slug,
			stage: rule.stage,
			event: null,
			changed_at: rule.updated_at,
		},
	];
}

/** What the rows of a market have in common. */
function marketOf(edition: Edition, tables: DutyTables, code: string): { markets: string[]; marketName: string } {
	const market = tables.markets.find((one) => one.code === code);
	return {
		markets: [code, ...(market?.parent ? [market.parent] : [])],
		marketName: market?.texts[edition.code]?.name ?? code,
	};
}

/** A step of a market's duty, all its rates together. */
export function dutyEntry(
	edition: Edition,
	tables: DutyTables,
	id: string,
	rates: [DutyRate, ...DutyRate[]],
): CalendarEntry {
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
	const dutyText = isOne ? classes[0]?.[1] : classes.map(([name, amounts]) => `${name}: ${amounts}`).join('. ');
	const title = calendar.duty_on({
		market: place.marketName,
		what_lower: classes.map(([name]) => name.toLowerCase()).join(', '),
	});
	return {
		id,
		uid: id,
		kind: 'duty',
		...place,
		firstDay: first.valid_from,
		lastDay: first.valid_from,
		title,
		detail: [
			`${dutyText}.`,
			joined(
				rates.map((rate) => rate.texts[edition.code]?.note),
				' ',
			),
		]
			.filter(Boolean)
			.join(' '),
		line: title,
		coverage: [],
		source: first.source,
		rule: null,
		stage: null,
		event: null,
		changed_at: Math.max(...rates.map((rate) => rate.verified_at)),
	};
}

/** What a market allows from a day on. */
export function limitEntry(
	edition: Edition,
	tables: DutyTables,
	id: string,
	day: string,
	rules: [MarketRule, ...MarketRule[]],
): CalendarEntry {
	const { calculate, calendar } = edition.words;
	const [first] = rules;
	const place = marketOf(edition, tables, first.market);
	const limitTexts = rules.map((rule) => {
		const name = calculate.rules[rule.name] ?? rule.name;
		return rule.limit === null
			? name
			: `${name}: ${shownNumber(edition, new Decimal(rule.limit), 4)} ${calculate.rule_units[rule.name] ?? ''}`.trim();
	});
	const title = calendar.limits_of({ market: place.marketName });
	return {
		id,
		uid: id,
		kind: 'limit',
		...place,
		firstDay: day,
		lastDay: day,
		title,
		detail: [
			`${limitTexts.join('; ')}.`,
			joined(
				rules.map((rule) => rule.texts[edition.code]?.note),
				' ',
			),
		]
			.filter(Boolean)
			.join(' '),
		line: title,
		coverage: [],
		source: first.source,
		rule: null,
		stage: null,
		event: null,
		// The table keeps no time of change; its day is the last thing that is known of it.
		changed_at: Date.parse(`${day}T00:00:00Z`) / 1000,
	};
}

/** An edition of a show whose days are announced. */
export function eventEntry(edition: Edition, event: EventEdition): CalendarEntry[] {
	if (!event.starts_on) return [];
	return [
		{
			id: event.slug,
			uid: event.slug,
			kind: 'exhibition',
			markets: event.country ? [event.country] : [],
			marketName: event.country ? countryName(edition, event.country) : '',
			firstDay: event.starts_on,
			lastDay: event.ends_on ?? event.starts_on,
			title: event.name,
			detail: event.note ?? event.summary,
			line: [event.name, event.city].filter(Boolean).join(', '),
			coverage: [],
			source: event.source,
			rule: null,
			stage: null,
			event,
			changed_at: event.updated_at,
		},
	];
}
