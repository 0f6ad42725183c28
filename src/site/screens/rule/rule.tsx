import type { Edition } from '../../../editions/edition';
import { parseRulePath, type RuleFilters, ruleKinds, ruleStages } from '../../../editions/paths/rule-path';
import { isoDay, longDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { dutyTables, type Market, marketWithParents } from '../../../queries/site/duty-rate';
import { byLastChange, type RuleRow, rulesWith, ruleTracker } from '../../../queries/site/rule-tracker';
import { tag } from '../../../shared/cache-tags';
import { EmptyState } from '../../../ui/empty-state';
import { usePage } from '../../render/contexts';
import { Missing, Redirect, screen } from '../../render/screen';
import { calendarEntries, calendarTags, dateRow } from '../calendar/entries';
import { type CalendarEntry, isOver } from '../calendar/entry';
import { breadcrumbList } from '../json-ld';
import { searchOfList } from '../listing/filtered-list';
import { inEveryEdition } from '../listing/listing';
import { NextDates, RuleFilterForm, RuleList } from './rule-parts';

export interface RuleData {
	filters: RuleFilters;
	/** Those that the filters let through. */
	rules: RuleRow[];
	/** Every market in which a rule is law: its own, or one of what it is part of. */
	markets: [code: string, name: string][];
	/** The next dates of rules and of duty rates. */
	next: CalendarEntry[];
}

/** More rules than a newsroom follows. */
const ALL = 2_000;
const NEXT = 3;
const FORM = ['market', 'measure', 'stage', 'since', 'order'] as const;

/** What the form sends, as filters; what it does not know is left out. */
function filtersOf(query: URLSearchParams): RuleFilters | undefined {
	if (!FORM.some((name) => query.has(name))) return undefined;
	const path = [
		query.get('market') && `market-${query.get('market')}`,
		query.get('measure') && `measure-${query.get('measure')}`,
		query.get('stage') && `stage-${query.get('stage')}`,
		query.get('since') && `since-${query.get('since')}`,
		query.get('order') && `by-${query.get('order')}`,
	];
	return parseRulePath(path.filter((part) => typeof part === 'string' && part !== '') as string[]) ?? {};
}

function RuleView({ data }: { data: RuleData }) {
	const { edition } = usePage();
	const { markets, documents } = edition.words;
	const { rules, filters } = data;
	const hasFilters = Object.values(filters).some(Boolean);
	return (
		<div className="wrap list-page k-regulation">
			<NextDates rows={data.next.map(dateRow)} />
			<RuleFilterForm filters={filters} markets={data.markets} kinds={ruleKinds} stages={ruleStages} />
			<p className="meta register-found">
				<span>
					<b>{markets.count({ n: rules.length })}</b>
				</span>
				{hasFilters && (
					<a className="link" href={urls.rules.href(edition)}>
						{markets.clear}
					</a>
				)}
			</p>
			{rules.length === 0 ? (
				<EmptyState message={markets.none} line={markets.none_line}>
					<a className="btn btn--line" href={urls.rules.href(edition)}>
						{markets.all_rules}
					</a>
				</EmptyState>
			) : (
				<RuleList rules={rules} isByMarket={!filters.order} />
			)}
			<p className="sub">
				{markets.none_pending} {markets.each_row} {documents.not_read_note}
			</p>
		</div>
	);
}

/** Names of the markets in which a rule is law, by their codes. */
function marketsWithRules(
	edition: Edition,
	markets: readonly Market[],
	rules: readonly RuleRow[],
): Map<string, string> {
	const ruled = new Set(rules.map((rule) => rule.code));
	const names = new Map<string, string>();
	for (const { code, texts } of markets) {
		const name = texts[edition.code]?.name;
		if (name !== undefined && marketWithParents(markets, code).some((one) => ruled.has(one))) names.set(code, name);
	}
	return names;
}

/** `/rule/{filters}`: the rule tracker, by market, by next date or by last change. */
export const ruleScreen = screen<RuleData>({
	query: FORM,
	async load(request) {
		const { db, edition, now, rest, query } = request;
		const asked = filtersOf(query);
		if (asked) return new Redirect(urls.rules.href(edition, asked), 302);
		const filters = parseRulePath(rest);
		if (!filters) return new Missing();
		const day = isoDay(edition, now);
		const [all, entries, tables] = await Promise.all([
			ruleTracker(db, edition.code, day, ALL),
			calendarEntries(db, edition),
			dutyTables(db),
		]);
		const names = marketsWithRules(edition, tables.markets, all);
		if (filters.market !== undefined && !names.has(filters.market)) return new Missing();
		const { market, kind, stage, since } = filters;
		const codes = market === undefined ? undefined : marketWithParents(tables.markets, market);
		const found = rulesWith(all, { markets: codes, kind, stage, since });
		const rules = filters.order === 'change' ? byLastChange(found) : found;
		request.tag(...calendarTags(edition), ...all.flatMap(({ story }) => (story ? [tag.mention(story.id)] : [])));
		return {
			filters,
			rules,
			markets: [...names].sort((a, b) => a[1].localeCompare(b[1], edition.locale)),
			next: entries.filter((one) => (one.kind === 'rule' || one.kind === 'duty') && !isOver(one, day)).slice(0, NEXT),
		};
	},
	head({ filters, rules, markets }, { edition, site }) {
		const { words } = edition;
		const name = markets.find(([code]) => code === filters.market)?.[1];
		const labels = [
			name,
			filters.kind && words.markets.kinds[filters.kind],
			filters.stage && words.stages[filters.stage],
			filters.since && words.markets.changed_since_day({ date: longDay(edition, filters.since) }),
			filters.order && (filters.order === 'date' ? words.markets.by_date : words.markets.by_change),
		].filter(Boolean);
		// A market without rules of its own lists the same as its neighbours.
		const hasOwn = rules.some((rule) => !filters.market || rule.code === filters.market);
		const title = labels.length > 0 ? `${words.markets.tracker}: ${labels.join(', ')}` : words.markets.tracker;
		return {
			title,
			description: words.markets.tracker_description,
			search: searchOfList(edition, words.markets.tracker, words.markets.tracker_description, labels, 1),
			canonical: urls.rules.href(edition, filters),
			robots: !hasOwn || filters.order || filters.since ? 'noindex, follow' : undefined,
			alternates: inEveryEdition((one) => urls.rules.href(one, filters)),
			jsonLd: [
				breadcrumbList(site, [
					[words.home, urls.home.href(edition)],
					[words.markets.title, urls.markets.href(edition)],
					[words.markets.tracker, urls.rules.href(edition)],
				]),
			],
		};
	},
	layout: (_data, { edition: { words } }) => ({
		styles: ['markets'],
		menu: 'regulation',
		section: 'regulation',
		bar: {
			title: words.markets.tracker,
			line: words.markets.tracker_line,
			eventNews: false,
			background: 'regulation',
			art: 'tracker',
		},
	}),
	View: RuleView,
});
