import { shortDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { RuleRow } from '../../../queries/site/rule-tracker';
import { OurStory } from '../../blocks/dates/our-story';
import { SourceName } from '../../blocks/source-names';
import { usePage } from '../../render/contexts';

/** How many of the four bars a stage fills; a paused rule keeps its first. */
const BARS: Record<RuleRow['stage'], number> = { consulting: 1, drafted: 2, adopted: 3, in_force: 4, paused: 1 };

/** What is pending, or a dash where nothing is that we know of. */
function NextDate({ rule, isNext }: { rule: RuleRow; isNext: boolean }) {
	const { edition, now } = usePage();
	const { calendar } = edition.words;
	if (rule.next_on === null) {
		return (
			<>
				<span className="none" aria-hidden="true">
					–
				</span>
				<span className="vh">{calendar.nothing_pending}</span>
			</>
		);
	}
	return (
		<>
			<time className={isNext ? 'soon' : undefined} dateTime={rule.next_on}>
				{shortDay(edition, rule.next_on, now)}
			</time>
			{rule.next_on.length < 10 && <span className="sub">{calendar.day_not_verified}</span>}
		</>
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
								<b>{rule.market}</b> <span className="measure">{rule.measure}</span>
								{rule.story && <OurStory story={rule.story} />}
								{rule.source && (
									<span className="law">
										<SourceName className="link" source={rule.source} />
									</span>
								)}
							</th>
							<td className="c-st">
								<span className="stage">
									<i aria-hidden="true">
										{[1, 2, 3, 4].map((bar) => (
											<b key={bar} className={bar <= BARS[rule.stage] ? 'on' : undefined} />
										))}
									</i>
									{words.stages[rule.stage]}
								</span>
							</td>
							<td className="c-nx tn">
								<NextDate rule={rule} isNext={i === 0} />
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
