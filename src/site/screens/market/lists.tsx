import { dayRange } from '../../../editions/formats';
import { longDay, monthOfYear } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { EventEdition } from '../../../queries/event/topic';
import { shownNumber } from '../../../shared/calculate/notation';
import { Decimal } from '../../../shared/calculate/number';
import { inOrder } from '../../../shared/source-document';
import { Icon } from '../../../ui/icon';
import { Chart } from '../../blocks/chart/chart';
import { wordOf } from '../../blocks/chart/chart-text';
import { ChangedSince } from '../../blocks/dates/changed-since';
import { DateLine } from '../../blocks/dates/date-line';
import { RuleTableHead, RuleTableRow } from '../../blocks/dates/rule-table';
import { SourceLine } from '../../blocks/source-line';
import { Story } from '../../blocks/story/story';
import { WireItem } from '../../blocks/story/wire-item';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { dateRow } from '../calendar/entries';
import { statusWord } from '../topic/event-parts';
import { type MarketData, nameOf } from './market-data';

/** Rules of the market, and of the market that it is part of. */
export function Rules({ data }: { data: MarketData }) {
	const { edition } = usePage();
	const { markets } = edition.words;
	const { rules, market } = data;
	return (
		<section id="rules" className="block k-regulation">
			<header className="sec">
				<h2>{markets.rules}</h2>
				<p>{markets.rules_line}</p>
				<a className="more" href={urls.rules.href(edition)}>
					{markets.all_rules}
				</a>
			</header>
			{rules.length === 0 ? (
				<p className="dek dek--s">{markets.no_rules}</p>
			) : (
				<>
					<table className="tbl ruletab">
						<caption className="vh">{markets.rules}</caption>
						<RuleTableHead />
						<tbody>
							{each(rules, 'rules', (rule) => (
								<RuleTableRow
									key={rule.slug}
									rule={rule}
									isNext={rule === rules.find((one) => one.next_on !== null)}
									market={rule.code === market.code ? undefined : rule.market}
								/>
							))}
						</tbody>
					</table>
					<p className="sub">{markets.none_pending}</p>
					<form className="filters" action={urls.rules.href(edition)} method="get" aria-label={markets.changed_since}>
						<input type="hidden" name="market" value={market.code} />
						<ChangedSince id="market-since" />
						<button className="btn btn--line" type="submit">
							{markets.apply}
						</button>
					</form>
				</>
			)}
		</section>
	);
}

/** The limits of the market today, with its dates beside them. */
export function LimitsAndDates({ data }: { data: MarketData }) {
	const { edition } = usePage();
	const { markets, calculate, calendar } = edition.words;
	const { limits, market, parent, dates } = data;
	const inherited = limits.some((rule) => rule.market !== market.code);
	const sources = inOrder([...new Map(limits.map((rule) => [JSON.stringify(rule.source), rule.source])).values()]);
	return (
		<section id="limits" className="block k-regulation grid">
			<div className="c8">
				<header className="sec">
					<h2>{markets.limits}</h2>
					{inherited && parent && (
						<p>
							{wordOf(markets.limits_by_market, parent.code) ??
								markets.limits_from({ market: nameOf(edition, parent) })}
						</p>
					)}
				</header>
				{limits.length === 0 && <p className="dek dek--s">{markets.no_limits}</p>}
				<dl className="limits">
					{limits.flatMap((rule) =>
						rule.limit === null
							? []
							: [
									<div key={rule.name}>
										<dt>{calculate.rules[rule.name] ?? rule.name}</dt>
										<dd>
											<b>{shownNumber(edition, new Decimal(rule.limit), 4)}</b> {calculate.rule_units[rule.name]}
										</dd>
									</div>,
								],
					)}
				</dl>
				<ul className="plainlist">
					{limits.flatMap((rule) => {
						const texts = [
							rule.limit === null ? (calculate.rules[rule.name] ?? rule.name) : undefined,
							rule.texts[edition.code]?.note,
						].filter(Boolean);
						if (texts.length === 0) return [];
						const since = rule.valid_from && markets.in_force_from({ date: longDay(edition, rule.valid_from) });
						return [<li key={rule.name}>{[...texts, since].filter(Boolean).join('; ')}</li>];
					})}
				</ul>
				{each(sources, 'sources', (source) => (
					<p className="sub" key={`${source.title} ${source.publisher ?? ''}`}>
						{edition.words.source}: <SourceLine source={source} />
					</p>
				))}
				{limits.length > 0 && (
					<p className="mk-go">
						<a
							className="btn btn--line"
							href={`${urls.calculate.href(edition)}?tool=rules&market=${market.code}`}
							rel="nofollow"
						>
							{markets.check_product}
						</a>
					</p>
				)}
			</div>
			<div className="c4 vr" id="dates">
				<h3 className="sec-h">{markets.dates}</h3>
				{dates.length > 0 ? <DateLine rows={dates.map(dateRow)} hasToday /> : <p>{calendar.none_coming}</p>}
				<a className="more" href={urls.calendar.href(edition)}>
					{calendar.all_dates}
				</a>
			</div>
		</section>
	);
}

/** Articles filed under the market: the newest with its picture, the others as lines. */
export function News({ data }: { data: MarketData }) {
	const { edition } = usePage();
	const { markets } = edition.words;
	const [lead, ...others] = data.articles;
	return (
		<section id="news" className="block">
			<header className="sec">
				<h2>{markets.news}</h2>
				<p>{markets.news_line}</p>
				{data.total > data.articles.length && (
					<a className="more" href={urls.search.href(edition, data.name, { kind: 'article' })}>
						{markets.all_news({ n: data.total })}
					</a>
				)}
			</header>
			{!lead && <p className="dek dek--s">{markets.no_news}</p>}
			{lead && (
				<div className="grid">
					<div className="c6">
						<Story article={lead} size={2} picture="half" hasStandfirst hasAuthor />
					</div>
					<ul className="wire c6 vr">
						{each(others, 'others', (article) => (
							<WireItem key={article.id} article={article} />
						))}
					</ul>
				</div>
			)}
		</section>
	);
}

/** Series about the market, and those that compare it with others, where it is marked. */
export function Data({ data }: { data: MarketData }) {
	const { markets } = usePage().edition.words;
	const { code } = data.market;
	const rest = data.series.filter((one) => !(one.chart === 'step' && one.markets.includes(code)));
	if (data.series.length === 0) return null;
	return (
		<section id="data" className="block k-data">
			<header className="sec">
				<h2>{markets.data}</h2>
			</header>
			<div className="mk-charts">
				{each(rest, 'rest', (series) => (
					<Chart
						key={series.slug}
						series={{
							...series,
							highlight:
								series.points.find((point) => point.key.split('-')[0] === code.toLowerCase())?.key ?? series.highlight,
						}}
					/>
				))}
			</div>
		</section>
	);
}

function EventRow({ event }: { event: EventEdition }) {
	const { edition, now } = usePage();
	const { markets } = edition.words;
	const [year, month] = (event.starts_on ?? '').split('-').map(Number);
	return (
		<li>
			<b className="no">{event.starts_on ? dayRange(edition, event.starts_on, event.ends_on) : '–'}</b>
			<div>
				<h3 className="hed hed--4">
					<a href={urls.topic.href(edition, { slug: event.page_slug })}>{event.name}</a>
				</h3>
				<p className="meta">
					<span>{year && month ? monthOfYear(edition, month, year) : markets.no_day}</span>
					<span>{event.city}</span>
				</p>
			</div>
			<span className="sub">{statusWord(edition, event, now)}</span>
		</li>
	);
}

/** Shows held in the market, and its authorities with their tasks. */
export function EventsAndAuthorities({ data }: { data: MarketData }) {
	const { edition } = usePage();
	const { markets } = edition.words;
	const { events, market } = data;
	if (events.length + market.authorities.length === 0) return null;
	return (
		<div className="grid block mk-last">
			{events.length > 0 && (
				<section id="events" className="c6 k-exhibition">
					<header className="sec">
						<h2>{markets.events}</h2>
						<p>{markets.events_line}</p>
					</header>
					<ol className="evs">
						{each(events, 'events', (event) => (
							<EventRow key={event.slug} event={event} />
						))}
					</ol>
				</section>
			)}
			{market.authorities.length > 0 && (
				<section id="authorities" className="c6 k-regulation">
					<header className="sec">
						<h2>{markets.authorities}</h2>
					</header>
					<ul className="auths">
						{each(market.authorities, 'authorities', (authority) => (
							<li key={authority.name}>
								<Icon name="document" />
								<b>{authority.names?.[edition.code] ?? authority.name}</b>
								<span className="meta">{markets.tasks[authority.task]}</span>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}
