import { longDate } from '../../../editions/relative-time';
import type { DutyRate } from '../../../queries/site/duty-rate';
import { SourceName } from '../../blocks/source-names';
import { usePage } from '../../render/contexts';
import type { Calculation } from './calculation';
import { marketName } from './outcome';
import { rateAmount, strengthBand, validity } from './rate-words';

/** Every dated rate of the newsroom's table, market by market. */
export function RateTable({ data }: { data: Calculation }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	const { markets, rates } = data.tables;
	const noteOf = (rate: DutyRate) => rate.texts[edition.code]?.note ?? '';
	const notes = [...new Set(rates.map(noteOf).filter(Boolean))];
	return (
		<section className="block calc-rates">
			<header className="sec">
				<h2 id="rates">{words.rates_title}</h2>
				<p>{words.rates_line}</p>
			</header>
			<details className="fold">
				<summary>{words.rates_show({ n: rates.length })}</summary>
				<table className="tbl" aria-labelledby="rates">
					<thead>
						<tr>
							<th scope="col">{words.labels.market}</th>
							<th scope="col">{words.rate}</th>
							<th scope="col">{words.strength_band}</th>
							<th scope="col">{words.validity}</th>
							<th scope="col">{words.source}</th>
							<th scope="col">{words.verified}</th>
						</tr>
					</thead>
					<tbody>
						{markets.flatMap((market) =>
							rates
								.filter((rate) => rate.market === market.code)
								.map((rate) => (
									<tr key={rate.id}>
										<td>
											<b>{marketName(edition, market)}</b>
										</td>
										<td>
											{rateAmount(edition, rate)}
											{noteOf(rate) && (
												<sup>
													<a href={`#rate-note-${notes.indexOf(noteOf(rate)) + 1}`}>
														{notes.indexOf(noteOf(rate)) + 1}
													</a>
												</sup>
											)}{' '}
											<span className="meta">{words.classes[rate.product_class]}</span>
										</td>
										<td>{strengthBand(edition, rate)}</td>
										<td className="tn">{validity(edition, rate)}</td>
										<td>
											<SourceName className="link" source={rate.source} />{' '}
											<span className="meta">{words.grade({ grade: rate.source_grade })}</span>
										</td>
										<td className="tn">{longDate(edition, rate.verified_at)}</td>
									</tr>
								)),
						)}
					</tbody>
				</table>
				<ol className="help">
					{notes.map((note, i) => (
						<li key={note} id={`rate-note-${i + 1}`}>
							{note}
						</li>
					))}
				</ol>
				<p className="help">{words.grades}</p>
			</details>
		</section>
	);
}
