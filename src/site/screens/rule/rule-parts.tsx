import type { RuleFilters } from '../../../editions/paths/rule-path';
import { urls } from '../../../editions/urls';
import type { RuleRow } from '../../../queries/site/rule-tracker';
import { Icon } from '../../../ui/icon';
import { SelectField } from '../../../ui/select-field';
import { ChangedSince } from '../../blocks/dates/changed-since';
import { type DateRow, dayWords, soonWords } from '../../blocks/dates/date-line';
import { RuleTableHead, RuleTableRow } from '../../blocks/dates/rule-table';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** The nearest dates of rules and of duties, and the way to all of them. */
export function NextDates({ rows }: { rows: readonly DateRow[] }) {
	const { edition, now } = usePage();
	const { markets, calendar } = edition.words;
	return (
		<section aria-labelledby="next-dates">
			<h2 className="vh" id="next-dates">
				{markets.next_dates}
			</h2>
			<ol className="nextd">
				{each(rows, 'rows', (row, i) => {
					const href = row.story && urls.article.href(edition, row.story);
					return (
						<li key={row.key} className={i === 0 ? 'first' : undefined}>
							<b>
								<time dateTime={row.firstDay}>{dayWords(edition, row, now)}</time>
							</b>
							<span className="in">{soonWords(edition, row, now)}</span>
							{href ? <a href={href}>{row.text}</a> : <span className="what">{row.text}</span>}
						</li>
					);
				})}
				<li className="go">
					<a className="btn btn--line btn--s" href={urls.calendar.href(edition)}>
						<Icon name="calendar" />
						{calendar.all_dates}
					</a>
				</li>
			</ol>
		</section>
	);
}

interface RuleFilterFormProps {
	filters: RuleFilters;
	markets: readonly (readonly [code: string, name: string])[];
	kinds: readonly NonNullable<RuleFilters['kind']>[];
	stages: readonly NonNullable<RuleFilters['stage']>[];
}

/** Filters as a plain form: it works without a script, and leads to the path of the list. */
export function RuleFilterForm({ filters, markets: names, kinds, stages }: RuleFilterFormProps) {
	const { edition } = usePage();
	const { markets, stages: stageWords } = edition.words;
	return (
		<form className="filters" action={urls.rules.href(edition)} method="get" aria-label={markets.filter}>
			<SelectField
				id="rule-market"
				name="market"
				label={markets.market}
				value={filters.market ?? ''}
				options={[['', markets.all_markets], ...names]}
			/>
			<SelectField
				id="rule-measure"
				name="measure"
				label={markets.measure}
				value={filters.kind ?? ''}
				options={[['', markets.all_measures], ...kinds.map((kind) => [kind, markets.kinds[kind]] as const)]}
			/>
			<SelectField
				id="rule-stage"
				name="stage"
				label={markets.stage}
				value={filters.stage ?? ''}
				options={[['', markets.all_stages], ...stages.map((stage) => [stage, stageWords[stage]] as const)]}
			/>
			<ChangedSince id="rule-since" value={filters.since} />
			<SelectField
				id="rule-order"
				name="order"
				label={markets.order}
				value={filters.order ?? ''}
				options={[
					['', markets.by_market],
					['date', markets.by_date],
					['change', markets.by_change],
				]}
			/>
			<button className="btn" type="submit">
				{markets.apply}
			</button>
		</form>
	);
}

/** Rules under their markets, or in one list by date. */
export function RuleList({ rules, isByMarket }: { rules: readonly RuleRow[]; isByMarket: boolean }) {
	const { edition } = usePage();
	const { markets } = edition.words;
	const nearest = rules.find((rule) => rule.next_on !== null);
	const row = (rule: RuleRow) => (
		<RuleTableRow key={rule.slug} rule={rule} isNext={rule === nearest} market={isByMarket ? undefined : rule.market} />
	);
	const groups = [...Map.groupBy(rules, (rule) => rule.market)].sort((a, b) =>
		a[0].localeCompare(b[0], edition.locale),
	);
	return (
		<table className="tbl ruletab trk">
			<caption className="vh">{markets.tracker}</caption>
			<RuleTableHead />
			{!isByMarket ? (
				<tbody>{rules.map(row)}</tbody>
			) : (
				groups.map(([market, list]) => {
					const slug = list[0]?.market_slug;
					return (
						<tbody key={market}>
							<tr className="mk-h">
								<th colSpan={4} scope="rowgroup">
									<span className="mkrow">
										{slug ? <a href={urls.market.href(edition, { slug })}>{market}</a> : market}
										<span className="n">{markets.count({ n: list.length })}</span>
									</span>
								</th>
							</tr>
							{list.map(row)}
						</tbody>
					);
				})
			)}
		</table>
	);
}
