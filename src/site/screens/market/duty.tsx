import { longDay } from '../../../editions/relative-time';
import { rateAmount, strengthBand } from '../../../editions/trade/rate-words';
import { urls } from '../../../editions/urls';
import type { DutyRate } from '../../../queries/site/duty-rate';
import { Chart } from '../../blocks/chart/chart';
import { wordOf } from '../../blocks/chart/chart-text';
import { SourceLine } from '../../blocks/source-line';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { isInForce, type MarketData, nameOf } from './market-data';

/** From when a rate is charged, and whether that is now. */
function Since({ rate, day }: { rate: DutyRate; day: string }) {
	const { edition } = usePage();
	const { markets } = edition.words;
	return (
		<>
			{longDay(edition, rate.valid_from)}
			{isInForce(rate, day) && <span className="nowtag">{markets.now}</span>}
			{rate.valid_from > day && <span className="nowtag nowtag--later">{markets.to_come}</span>}
			{rate.valid_to !== null && !isInForce(rate, day) && (
				<span className="sub">{markets.ended({ date: longDay(edition, rate.valid_to) })}</span>
			)}
		</>
	);
}

/** Every dated rate of the market, each with its document. */
function Rates({ data }: { data: MarketData }) {
	const { edition } = usePage();
	const { markets, calculate } = edition.words;
	return (
		<table className="tbl dutytab">
			<caption className="vh">{markets.duty_title}</caption>
			<thead>
				<tr>
					<th scope="col">{markets.from}</th>
					<th scope="col">{markets.rate}</th>
					<th scope="col">{markets.source}</th>
				</tr>
			</thead>
			<tbody>
				{each(data.rates, 'rates', (rate) => {
					const note = rate.texts[edition.code]?.note;
					return (
						<tr key={rate.id}>
							<td className="tn">
								<Since rate={rate} day={data.day} />
							</td>
							<td>
								<b>{rateAmount(edition, rate)}</b>
								<span className="sub">
									{calculate.classes[rate.product_class]}, {strengthBand(edition, rate)}
								</span>
								{note && <span className="sub">{note}</span>}
							</td>
							<td>
								<SourceLine source={rate.source} />
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

/** The duty with its history, or in words that no rate is known. */
export function Duty({ data }: { data: MarketData }) {
	const { edition } = usePage();
	const { markets } = edition.words;
	const note = data.market.texts[edition.code]?.note;
	const isKnown = data.rates.some((rate) => isInForce(rate, data.day));
	// A share of a price cannot be worked out before a price is entered: then the calculator opens without the market.
	const asksPrice = data.rates.some((rate) => isInForce(rate, data.day) && rate.basis.startsWith('percent_'));
	const calculator = urls.calculate.href(edition) + (asksPrice ? '' : `?market=${data.market.code}`);
	const steps = data.series.find((one) => one.chart === 'step' && one.markets.includes(data.market.code));
	return (
		<section id="duty" className="block k-regulation">
			<header className="sec">
				<h2>{markets.duty}</h2>
				{data.rates.length > 0 && <p>{markets.duty_title}</p>}
			</header>
			{!isKnown && (
				<div className="no-rate">
					<p className="hed hed--4">{markets.no_rate_title}</p>
					<p className="dek dek--s">{markets.no_rate_line}</p>
				</div>
			)}
			{note && <p className="dek dek--s mk-note">{note}</p>}
			<div className={steps ? 'grid' : undefined}>
				{steps && (
					<div className="c6">
						<Chart series={steps} />
					</div>
				)}
				<div className={steps ? 'c6 vr' : undefined}>{data.rates.length > 0 && <Rates data={data} />}</div>
			</div>
			{isKnown && (
				<p className="mk-go">
					<a className="btn btn--line" href={calculator} rel="nofollow">
						{markets.work_out}
					</a>
				</p>
			)}
		</section>
	);
}

/** Markets that are part of it, each with what is charged there today. */
export function Parts({ data }: { data: MarketData }) {
	const { edition } = usePage();
	const { markets } = edition.words;
	if (data.parts.length === 0) return null;
	const sorted = [...data.parts].sort((a, b) => nameOf(edition, a).localeCompare(nameOf(edition, b), edition.locale));
	return (
		<section id="parts" className="block k-regulation">
			<header className="sec">
				<h2>{wordOf(markets.parts_by_market, data.market.code) ?? markets.parts_of({ market: data.name })}</h2>
			</header>
			<ul className="mk-parts">
				{each(sorted, 'sorted', (part) => {
					const amounts = data.partRates
						.filter((rate) => rate.market === part.code)
						.map((rate) => rateAmount(edition, rate));
					return (
						<li key={part.code}>
							<a href={urls.market.href(edition, part)}>{nameOf(edition, part)}</a>
							<span className="meta">{amounts.length > 0 ? [...new Set(amounts)].join('; ') : markets.no_rate}</span>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
