import { shortDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { RuleRow } from '../../../queries/home/home-facts';
import { usePage } from '../../render/contexts';

/** How many of the four bars a stage fills; a paused rule keeps its first. */
const BARS: Record<RuleRow['stage'], number> = { consulting: 1, drafted: 2, adopted: 3, in_force: 4, paused: 1 };

/** Rules on their way, by market: measure, stage in bars and in words, next date. On a phone each row takes two lines. */
export function RuleTracker({ rules }: { rules: RuleRow[] }) {
	const { edition, now } = usePage();
	const { words } = edition;
	return (
		<div className="k-regulation">
			<h3 className="chart-h" id="rule-tracker">
				{words.rule_tracker}
			</h3>
			<table className="tbl tbl--stack tracker" aria-labelledby="rule-tracker">
				<thead>
					<tr>
						<th scope="col">{words.market}</th>
						<th scope="col">{words.measure}</th>
						<th scope="col">{words.stage}</th>
						<th scope="col">{words.next_date}</th>
					</tr>
				</thead>
				<tbody>
					{rules.map((rule) => (
						<tr key={rule.slug}>
							<td>
								<b>{rule.market}</b>
							</td>
							<td>
								{rule.source?.url ? (
									<a href={rule.source.url} rel="noopener">
										{rule.measure}
									</a>
								) : (
									rule.measure
								)}
							</td>
							<td>
								<span className="stage">
									<i aria-hidden="true">
										{[1, 2, 3, 4].map((bar) => (
											<b key={bar} className={bar <= BARS[rule.stage] ? 'on' : undefined} />
										))}
									</i>
									{words.stages[rule.stage]}
								</span>
							</td>
							<td className="tn">
								{rule.next_on ? (
									<time dateTime={rule.next_on}>{shortDay(edition, rule.next_on, now)}</time>
								) : (
									words.to_be_set
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<a className="more" href={urls.calendar.href(edition)}>
				{words.calendar.all_dates}
			</a>
		</div>
	);
}
