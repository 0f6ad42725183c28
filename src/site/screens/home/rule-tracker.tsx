import { urls } from '../../../editions/urls';
import type { RuleRow } from '../../../queries/site/rule-tracker';
import { NextDate } from '../../blocks/dates/next-date';
import { OurStory } from '../../blocks/dates/our-story';
import { Stage } from '../../blocks/dates/stage';
import { SourceLine } from '../../blocks/source-line';
import { usePage } from '../../render/contexts';

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

/** Rules by their next date: market and measure with our story and then the law, stage in bars and in words, what is pending. */
export function RuleTracker({ rules }: { rules: RuleRow[] }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<div className="k-regulation">
			<h3 className="chart-h" id="rule-tracker">
				{words.rule_tracker}
			</h3>
			<table className="tbl tracker" aria-labelledby="rule-tracker">
				<thead>
					<tr>
						<th scope="col">{words.measure}</th>
						<th scope="col">{words.stage}</th>
						<th scope="col">{words.next_date}</th>
					</tr>
				</thead>
				<tbody>
					{rules.map((rule, i) => (
						<tr key={rule.slug}>
							<th scope="row">
								<MarketName rule={rule} /> <span className="measure">{rule.measure}</span>
								{rule.story && <OurStory story={rule.story} />}
								{rule.source && (
									<span className="law">
										<SourceLine source={rule.source} />
									</span>
								)}
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
				{words.markets.all_rules}
			</a>
		</div>
	);
}
