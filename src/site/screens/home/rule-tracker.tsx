import { urls } from '../../../editions/urls';
import type { RuleRow } from '../../../queries/site/rule-tracker';
import { NextDate } from '../../blocks/dates/next-date';
import { Stage } from '../../blocks/dates/stage';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** The market of a rule, as the way to its page. */
function MarketName({ rule }: { rule: RuleRow }) {
	const { edition } = usePage();
	return (
		<b>
			{rule.market_slug === null ? (
				rule.market
			) : (
				<a href={urls.market.href(edition, { slug: rule.market_slug })}>{rule.market}</a>
			)}
		</b>
	);
}

/**
 * Rules by their next date, a line each: market and measure, stage, what is pending. The measure leads to its row with
 * our story and the law.
 */
export function RuleTracker({ rules, level: Heading }: { rules: RuleRow[]; level: 'h2' | 'h3' }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<div className="k-regulation">
			<Heading className="chart-h" id="rule-tracker">
				{words.rule_tracker}
			</Heading>
			<table className="tbl tracker" aria-labelledby="rule-tracker">
				<thead>
					<tr>
						<th scope="col">{words.measure}</th>
						<th scope="col">{words.stage}</th>
						<th scope="col">{words.next_date}</th>
					</tr>
				</thead>
				<tbody>
					{each(rules, 'rules', (rule, i) => (
						<tr key={rule.slug}>
							<th scope="row">
								<MarketName rule={rule} />{' '}
								<a className="measure" href={`${urls.rules.href(edition)}#rule-${rule.slug}`}>
									{rule.measure}
								</a>
							</th>
							<td className="c-st">
								<Stage stage={rule.stage} />
							</td>
							<td className="c-nx tn">
								<NextDate rule={rule} isNext={i === 0} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<a className="more" href={urls.rules.href(edition)}>
				{words.markets.tracker_more}
			</a>
		</div>
	);
}
