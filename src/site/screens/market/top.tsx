import type { ReactNode } from 'react';
import { longDay } from '../../../editions/relative-time';
import { rateAmount, strengthBand } from '../../../editions/trade/rate-words';
import { urls } from '../../../editions/urls';
import { shownNumber } from '../../../shared/calculate/notation';
import { Decimal } from '../../../shared/calculate/number';
import { lastDayOf } from '../../../shared/time/event-day';
import { Icon } from '../../../ui/icon';
import { wordOf } from '../../blocks/chart/chart-text';
import { formatValue } from '../../blocks/chart/values';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { isInForce, type MarketData, nameOf } from './market-data';

/** What is charged today, and what comes next, in two sentences. */
export function useLead({ rates, dates, day }: MarketData): string {
	const { edition } = usePage();
	const { words } = edition;
	const amounts = [...new Set(rates.filter((rate) => isInForce(rate, day)).map((rate) => rateAmount(edition, rate)))];
	const next = dates.find((entry) => lastDayOf(entry.lastDay) >= day);
	return [
		amounts.length > 0 ? words.markets.lead_rate({ rate: amounts.join('; ') }) : words.markets.lead_none,
		next
			? words.markets.lead_next({
					date: next.firstDay.length === 10 ? longDay(edition, next.firstDay) : next.firstDay,
				})
			: words.markets.lead_nothing,
	].join(' ');
}

/** The way up, the name, the two sentences, and what can be done with the dates. */
export function MarketTop({ data }: { data: MarketData }) {
	const { edition } = usePage();
	const { words } = edition;
	const { market, name, parent } = data;
	return (
		<header className="wrap mk-head">
			<nav className="crumb" aria-label={words.breadcrumb}>
				<a href={urls.markets.href(edition)}>{words.markets.title}</a>
				{parent && <a href={urls.market.href(edition, parent)}>{nameOf(edition, parent)}</a>}
			</nav>
			<div className="mk-top">
				<div>
					<h1 className="hed hed--1">{name}</h1>
					<p className="dek">{useLead(data)}</p>
				</div>
				{data.dates.length > 0 && (
					<a className="btn btn--line" href={urls.calendarFile.href(edition, { market: market.code })} download="">
						<Icon name="calendar" />
						{words.markets.ics}
					</a>
				)}
			</div>
		</header>
	);
}

/** Limits that are shown as large figures, in this order. */
const SHOWN_LIMITS = ['nicotine_mg_ml', 'nicotine_mg_g', 'bottle_ml', 'tank_ml', 'nicotine_total_mg'] as const;
const MAX_FIGURES = 5;

/** Large figures of the page: today's rates, the limits, and the market's value in a series that compares markets. */
export function Figures({ data }: { data: MarketData }) {
	const { edition } = usePage();
	const { words } = edition;
	const { calculate } = words;
	const { rates, limits, series, market, day, name } = data;
	const figures: [key: string, value: ReactNode, line: string][] = [];
	for (const rate of rates.filter((one) => isInForce(one, day)).slice(0, 2)) {
		const what = `${calculate.classes[rate.product_class] ?? rate.product_class}, ${strengthBand(edition, rate)}`;
		figures.push([
			`rate-${rate.id}`,
			rateAmount(edition, rate),
			words.markets.figure_rate({ what_lower: what.toLowerCase(), date: longDay(edition, rate.valid_from) }),
		]);
	}
	for (const limit of SHOWN_LIMITS.flatMap((one) => limits.find((rule) => rule.name === one) ?? [])) {
		if (limit.limit === null) continue;
		figures.push([
			limit.name,
			<>
				{shownNumber(edition, new Decimal(limit.limit), 4)}
				<small>{calculate.rule_units[limit.name]}</small>
			</>,
			calculate.rules[limit.name] ?? limit.name,
		]);
	}
	const compared = series.find(
		(one) => one.frequency === 'category' && !one.markets.includes(market.code) && one.unit !== 'EUR/ml',
	);
	const point = compared?.points.find((one) => one.key.split('-')[0] === market.code.toLowerCase());
	if (compared && point) {
		figures.push([
			compared.slug,
			<>
				{formatValue(edition, point.value, compared.decimals)}
				<small>{compared.texts[edition.code]?.unit_label}</small>
			</>,
			`${compared.texts[edition.code]?.title ?? ''}: ${name}`,
		]);
	}
	if (figures.length === 0) return null;
	return (
		<div className="figs mk-figs">
			<div className="wrap">
				<dl>
					{each(figures.slice(0, MAX_FIGURES), 'figures', ([key, value, line]) => (
						<div key={key}>
							<dt>{line}</dt>
							<dd className="n">{value}</dd>
						</div>
					))}
				</dl>
			</div>
		</div>
	);
}

/** The sections of the page that have something to show. */
export function MarketTabs({ data }: { data: MarketData }) {
	const { markets } = usePage().edition.words;
	const sections = [
		['duty', true],
		['parts', data.parts.length > 0],
		['rules', true],
		['limits', true],
		['news', true],
		['data', data.series.length > 0],
		['events', data.events.length > 0],
		['authorities', data.market.authorities.length > 0],
	] as const;
	return (
		<nav className="tabs" aria-label={markets.tabs}>
			<div className="wrap">
				<ul>
					{sections.flatMap(([id, isShown]) =>
						isShown
							? [
									<li key={id}>
										<a href={`#${id}`}>
											{(id === 'parts' && wordOf(markets.parts_tab, data.market.code)) || markets[id]}
										</a>
									</li>,
								]
							: [],
					)}
				</ul>
			</div>
		</nav>
	);
}
