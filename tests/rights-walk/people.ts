import { eq } from 'drizzle-orm';
import { type Actor, actors } from '../../src/access/actor';
import { denialFor, denialForAny } from '../../src/access/authorization';
import { policy, type Right } from '../../src/access/policy';
import { type Subject, scope, targetEdition } from '../../src/access/rules';
import type { Access } from '../../src/call/access';
import { createContext } from '../../src/commands/command';
import { makeAdminToken } from '../../src/commands/security/admin-token';
import { session } from '../../src/data/tables/security/account';
import { tokenHash } from '../../src/platform/security/signature';
import type { Grant, Role } from '../../src/shared/staff';
import { isFull } from '../full';
import type { TestFront } from '../site';
import { signedIn } from '../staff-session';

export const EDITIONS = ['en', 'es'] as const;
export type EditionCode = (typeof EDITIONS)[number];
export const other = (edition: EditionCode): EditionCode => (edition === 'en' ? 'es' : 'en');
/** Section in which each edition has one draft; all other articles are in another one. */
export const SECTION = 'regulation';
export const REST = 'company';

/** Somebody who makes calls; without an actor they are not signed in. */
export interface Person {
	name: string;
	actor: Actor | undefined;
	/** What proves who they are. */
	headers: Record<string, string>;
}

const ofEditions = (role: Role): Grant[] =>
	isFull ? [{ role }, { role, edition: 'en' }, { role, edition: 'es' }] : [{ role, edition: 'es' }];
/**
 * The people who make the calls: each role in an edition, over the rows of both, and, where articles are its work, in a
 * section; a full run adds each role everywhere and in the other edition.
 */
const grants: readonly Grant[] = [
	...(['reporter', 'translator', 'editor', 'desk', 'advertising', 'data'] as const).flatMap(ofEditions),
	...(['editor', 'desk'] as const).map((role) => ({ role, edition: 'en', section: SECTION })),
];
const nameOf = ({ role, edition = 'every edition', section }: Grant) =>
	`${role} of ${edition}${section === undefined ? '' : `, ${section}`}`;

const UNPROVED = 'admin without a fresh proof';
const KEY = 'key with the right content';
const NOBODY = 'nobody';
/** Names of everybody who walks. */
export const personNames: readonly string[] = [...grants.map(nameOf), 'admin', UNPROVED, KEY, NOBODY, 'no role'];

const now = () => Math.floor(Date.now() / 1000);

/** Makes the person of that name. @param author_id the author that reporters are */
export async function personOf(site: TestFront, name: string, author_id: number): Promise<Person> {
	if (name === NOBODY) return { name, actor: undefined, headers: { 'sec-fetch-site': 'same-origin' } };
	if (name === KEY) {
		const operator = createContext(site.db, actors.operator, now());
		const token = await makeAdminToken(operator, 'walk', ['content'], 3_600);
		return {
			name,
			actor: { kind: 'token', id: 0, name: 'walk', rights: ['content'] },
			headers: { authorization: `Bearer ${token}` },
		};
	}
	const own = grants.filter((grant) => nameOf(grant) === name);
	const isAdmin = name === 'admin' || name === UNPROVED;
	const given: Grant[] = isAdmin ? [{ role: 'admin' }] : own;
	const signs = given.some(({ role }) => role === 'reporter') ? author_id : undefined;
	const visitor = await signedIn(site, given, signs);
	if (name === UNPROVED)
		await site.db.write((tx) =>
			tx
				.update(session)
				.set({ proved_at: null })
				.where(eq(session.hash, tokenHash(visitor.cookie))),
		);
	return {
		name,
		actor: {
			kind: 'staff',
			id: -1,
			name,
			grants: given,
			...(signs === undefined ? {} : { author_id: signs }),
			...(name === UNPROVED ? {} : { provedAt: now() }),
		},
		headers: { 'sec-fetch-site': 'same-origin', cookie: `site_admin_token=${visitor.cookie}` },
	};
}

/** Whether the table of rights gives a person this right over a row. */
export const may = ({ actor }: Person, right: Right, subject: Subject = {}): boolean =>
	actor !== undefined && denialFor(actor, right, subject, now()) === undefined;

/** Whether a person may ask a call at all. */
export function mayAsk({ actor }: Person, access: Access): boolean {
	if (access.who === 'guest') return true;
	if (access.who === 'person') return actor?.kind === 'staff';
	return access.who === 'staff' && actor !== undefined && denialForAny(actor, access.right) === undefined;
}

/** Whether a person reads an article: what is published everybody does who reads articles, else it is a matter of scope. */
export const readsArticle = (person: Person, subject: Subject, isPublished: boolean): boolean =>
	may(person, 'article.read_drafts', subject) ||
	(isPublished && mayAsk(person, { who: 'staff', right: 'article.read_drafts' }));

/** Whether a person reads a row of a declared entity: one of their edition, or one that belongs to none. */
export function readsRow(person: Person, right: Right, edition?: string): boolean {
	const { actor } = person;
	if (actor?.kind !== 'staff') return may(person, right);
	return actor.grants.some((grant) => {
		const rule = policy[right][grant.role];
		if (rule === scope || rule === targetEdition)
			return grant.edition === undefined ? rule === scope : edition === undefined || grant.edition === edition;
		return (
			rule !== undefined && may({ ...person, actor: { ...actor, grants: [grant] } }, right, { stored_by: actor.id })
		);
	});
}
