import { longDay } from '../../../editions/relative-time';
import type { RuleRow } from '../../../queries/site/rule-tracker';
import { usePage } from '../../render/contexts';
import { SourceLine } from '../source-line';
import { NextDate } from './next-date';
import { OurStory } from './our-story';
import { Stage } from './stage';

/** Columns of a table of rules. */
export function RuleTableHead() {
	const { words } = usePage().edition;
	return (
		<thead>
			<tr>
				<th scope="col">{words.measure}</th>
				<th scope="col">{words.stage}</th>
				<th scope="col">{words.next_date}</th>
				<th scope="col">{words.markets.read}</th>
			</tr>
		</thead>
	);
}

interface RuleTableRowProps {
	rule: RuleRow;
	/** Its next date is the nearest of the list. */
	isNext: boolean;
	/** Name of its market, where the list does not say it already. */
	market?: string | undefined;
}

/** A rule: the measure with what happens, its stage, what is pending, our story and then the law. */
export function RuleTableRow({ rule, isNext, market }: RuleTableRowProps) {
	const { edition } = usePage();
	const { words } = edition;
	const kind = rule.kind && words.markets.kinds[rule.kind];
	const shown = (day: string) => (day.length === 10 ? longDay(edition, day) : day);
	return (
		<tr id={`rule-${rule.slug}`}>
			<th scope="row">
				{market && <span className="sub">{market}</span>}
				<b>{rule.measure}</b>
				<span className="sub">{[kind, rule.next_text].filter(Boolean).join(' · ')}</span>
			</th>
			<td className="c-st">
				<Stage stage={rule.stage} />
				{rule.stage === 'in_force' && rule.since && (
					<span className="sub">{words.markets.since({ date: shown(rule.since) })}</span>
				)}
			</td>
			<td className="c-nx tn" data-label={words.markets.next}>
				<NextDate rule={rule} isNext={isNext} />
				{rule.changed && (
					<span className="sub c-ch">
						{words.markets.changed_on} <time dateTime={rule.changed}>{shown(rule.changed)}</time>
					</span>
				)}
			</td>
			<td className="c-go">
				{rule.story && <OurStory story={rule.story} />}
				{rule.source && (
					<span className="law">
						<SourceLine source={rule.source} />
					</span>
				)}
			</td>
		</tr>
	);
}
