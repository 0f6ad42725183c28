import { type Actor, doneBy } from './actor';
import { denialFor } from './authorization';
import { policy, type Right } from './policy';
import { always, own, type Subject, scope, targetEdition } from './rules';

/**
 * Articles that a member of the newsroom sees before readers do: those of an edition, of a section, or of an author.
 */
export interface VisibleScope {
	edition?: string;
	section?: string;
	author_id?: number;
}

/**
 * The articles over which an actor has a right, as conditions of which an article must meet one; an empty condition is
 * met by every article. They follow from the policy, so that a list needs one query and no check of each row.
 * @throws Error where the policy has a rule that no condition can express
 */
export function articlesInReach(actor: Actor, right: Right): VisibleScope[] {
	if (actor.kind !== 'staff') return [];
	const line = policy[right];
	return actor.grants.flatMap(({ role, edition, section }): VisibleScope[] => {
		const rule = line[role];
		const reach = { ...(edition === undefined ? {} : { edition }), ...(section === undefined ? {} : { section }) };
		if (rule === undefined) return [];
		if (rule === always) return [{}];
		if (rule === scope) return [reach];
		if (rule === targetEdition) return edition === undefined ? [] : [reach];
		if (rule === own) return actor.author_id === undefined ? [] : [{ ...reach, author_id: actor.author_id }];
		throw new Error(`No list can ask for what ${doneBy(actor).actor} may do as ${role}: ${right}.`);
	});
}

/** The drafts that an actor may read. */
export const visibleDrafts = (actor: Actor): VisibleScope[] => articlesInReach(actor, 'article.read_drafts');

/** Actors that work on articles for the site, and read the ones they write. */
const MACHINES: readonly Actor['kind'][] = ['operator', 'clock', 'import'];

/**
 * True when an actor may see an article. Everybody sees published ones, a person also the drafts that their roles name,
 * and a machine all that it works on.
 * @param subject what rights over the article depend on
 * @param now Unix seconds
 */
export const canSeeArticle = (actor: Actor, status: string, subject: Subject, now: number): boolean =>
	status === 'published' ||
	MACHINES.includes(actor.kind) ||
	denialFor(actor, 'article.read_drafts', subject, now) === undefined;
