import { shortDay, yearChanges } from '../../../editions/relative-time';
import type { RuleRow } from '../../../queries/site/rule-tracker';
import { useMoment, usePage } from '../../render/contexts';

/**
 * What is pending of a rule, or a dash where nothing is that we know of.
 * @param isNext it is the nearest of the list
 */
export function NextDate({ rule, isNext }: { rule: RuleRow; isNext: boolean }) {
	const { edition } = usePage();
	const now = useMoment(yearChanges);
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
