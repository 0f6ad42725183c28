import type { RefusalCode } from '../shared/refusal';
import type { Grant } from '../shared/staff';
import type { Staff } from './actor';

/** The values of a row on which a right depends. */
export interface Subject {
	edition?: string;
	section?: string;
	/** Numbers of the authors of an article, and of who translated it (`writersOf`). */
	authors?: readonly number[];
	/** Number of the account that stored a file. */
	stored_by?: number;
}

/** The authors to whom an article is their own: those who sign it, and its translator. */
export const writersOf = (authors: readonly number[], translator_id: number | null | undefined): readonly number[] =>
	translator_id == null ? authors : [...authors, translator_id];

/**
 * A rule says whether a grant carries a right over a row: yes, no, or the code of the refusal that names what is
 * missing.
 * @param now Unix seconds
 */
export type Rule = (staff: Staff, grant: Grant, subject: Subject, now: number) => boolean | RefusalCode;

const inSection = (grant: Grant, subject: Subject) => grant.section === undefined || grant.section === subject.section;

/** Over any row. */
export const always: Rule = () => true;

/** Over rows of the edition and section for which the role was given. */
export const scope: Rule = (_staff, grant, subject) =>
	(grant.edition === undefined || grant.edition === subject.edition) && inSection(grant, subject);

/** Over rows of the editions into which the person translates. Such a grant always names its edition. */
export const targetEdition: Rule = (_staff, grant, subject) =>
	grant.edition !== undefined && grant.edition === subject.edition && inSection(grant, subject);

/** Over articles of which the person is an author or the translator, within the scope of the role. */
export const own: Rule = (staff, grant, subject, now) =>
	staff.author_id !== undefined &&
	subject.authors?.includes(staff.author_id) === true &&
	scope(staff, grant, subject, now);

/** Over files that the person stored. */
export const ownFile: Rule = (staff, _grant, subject) => subject.stored_by === staff.id;

/** Over any row, for so many minutes after the password or passkey was shown. */
export const proved =
	(minutes: number): Rule =>
	(staff, _grant, _subject, now) =>
		(staff.provedAt !== undefined && staff.provedAt > now - minutes * 60) || 'unproved';

const OF_ROWS: ReadonlySet<Rule> = new Set([scope, targetEdition, own, ownFile]);

/** True where the answer of a rule depends on the row, so that it cannot be given before the row is read. */
export const dependsOnRow = (rule: Rule): boolean => OF_ROWS.has(rule);
