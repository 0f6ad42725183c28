import { pages } from '../../shared/address/addresses';
import { isDay } from '../../shared/time/event-day';
import { listingUrl } from '../address';
import type { Edition } from '../edition';

/** What a rule is about, and how far it has come; a test holds them beside the table's. */
export const ruleKinds = ['duty', 'limits', 'devices', 'sale', 'licence'] as const;
export const ruleStages = ['consulting', 'drafted', 'adopted', 'in_force', 'paused'] as const;

/** What a list of the rule tracker holds: every rule by market, unless it says otherwise. */
export interface RuleFilters {
	/** ISO 3166-1 alpha-2, 3166-2 for a part of a country, or "EU". */
	market?: string | undefined;
	kind?: (typeof ruleKinds)[number] | undefined;
	stage?: (typeof ruleStages)[number] | undefined;
	/** ISO day: only what has changed on it or later. */
	since?: string | undefined;
	/** By the next date or by the last change, and not by market. */
	order?: 'date' | 'change' | undefined;
}

/** Address of a list: `market-GB`, `measure-duty`, `stage-adopted`, `since-2026-07-01`, `by-date` or `by-change`, each where it is asked for. */
export const ruleListUrl = (edition: Edition, filters: RuleFilters = {}): string =>
	listingUrl(edition, pages.rules, [
		{ value: filters.market && `market-${filters.market}`, default: undefined },
		{ value: filters.kind && `measure-${filters.kind}`, default: undefined },
		{ value: filters.stage && `stage-${filters.stage}`, default: undefined },
		{ value: filters.since && `since-${filters.since}`, default: undefined },
		{ value: filters.order && `by-${filters.order}`, default: undefined },
	]);

/**
 * Reads the trailing path of the tracker back.
 * @param rest decoded segments behind /rule
 * @returns undefined for a path that no list has; `ruleListUrl` of the answer is its one address
 */
export function parseRulePath(rest: readonly string[]): RuleFilters | undefined {
	const filters: RuleFilters = {};
	const left = [...rest];
	const take = (prefix: string) => (left[0]?.startsWith(prefix) ? left.shift()?.slice(prefix.length) : undefined);
	const market = take('market-');
	if (market !== undefined) {
		if (!/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(market)) return undefined;
		filters.market = market;
	}
	const kind = take('measure-');
	if (kind !== undefined) {
		filters.kind = ruleKinds.find((one) => one === kind);
		if (!filters.kind) return undefined;
	}
	const stage = take('stage-');
	if (stage !== undefined) {
		filters.stage = ruleStages.find((one) => one === stage);
		if (!filters.stage) return undefined;
	}
	const since = take('since-');
	if (since !== undefined) {
		if (!isDay(since)) return undefined;
		filters.since = since;
	}
	const order = take('by-');
	if (order !== undefined) {
		if (order !== 'date' && order !== 'change') return undefined;
		filters.order = order;
	}
	return left.length === 0 ? filters : undefined;
}
