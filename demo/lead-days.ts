import { dayFrom } from './calendar';
import { FRIDAY, MONDAY, type NamedDay, namedDay, THURSDAY, weekdayAfter } from './named-day';

/**
 * Days that a lead story and the rule tracker both name, after a first start at `now` (Unix seconds): one day, said in
 * one place.
 */
export const leadDays = {
	/** The committee votes on the flavour register; then it goes to parliament. */
	vote: (now: number): NamedDay => weekdayAfter(now, 8, THURSDAY),
	parliament: (now: number): NamedDay => weekdayAfter(now, 52, MONDAY),
	/** Comments on the Spanish stamp close. */
	comments: (now: number): NamedDay => weekdayAfter(now, 54, FRIDAY),
	/** The Malaysian display rules apply. */
	display: (now: number): NamedDay => namedDay(dayFrom(now, 20)),
};
