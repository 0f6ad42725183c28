import type { RefusalCode } from '../shared/refusal';
import type { Grant } from '../shared/staff';
import type { Staff } from './actor';

/** What a right depends on, taken from the row that is acted on. */
export interface Subject {
	edition?: string;
	section?: string;
	/** Numbers of the authors of an article. */
	authors?: readonly number[];
	/** Number of the account that stored a file. */
	stored_by?: number;
}

/** Whether a grant carries a right over a row: yes, no, or the refusal that names what is missing. */
export type Rule = (staff: Staff, grant: Grant, subject: Subject, now: number) => boolean | RefusalCode;

const inSection = (grant: Grant, subject: Subject) => grant.section === undefined || grant.section === subject.section;

/** Whatever the row. */
export const always: Rule = () => true;

/** Within the edition and section for which the role was given. */
export const scope: Rule = (_staff, grant, subject) =>
	(grant.edition === undefined || grant.edition === subject.edition) && inSection(grant, subject);

/** Within the editions into which somebody translates, which are always named. */
export const targetEdition: Rule = (_staff, grant, subject) =>
	grant.edition !== undefined && grant.edition === subject.edition && inSection(grant, subject);

/** What the person wrote, within the scope of the role. */
export const own: Rule = (staff, grant, subject, now) =>
	staff.author_id !== undefined &&
	subject.authors?.includes(staff.author_id) === true &&
	scope(staff, grant, subject, now);

/** A file that the person stored. */
export const ownFile: Rule = (staff, _grant, subject) => subject.stored_by === staff.id;

/** Whatever the row, for as many minutes after the password or passkey was shown. */
export const proved =
	(minutes: number): Rule =>
	(staff, _grant, _subject, now) =>
		(staff.provedAt !== undefined && staff.provedAt > now - minutes * 60) || 'unproved';

const OF_ROWS: ReadonlySet<Rule> = new Set([scope, targetEdition, own, ownFile]);

/** True where the answer of a rule follows from the row, so that nobody can be told it before the row is read. */
export const dependsOnRow = (rule: Rule): boolean => OF_ROWS.has(rule);
