import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Node } from 'prosemirror-model';
import { UNTAKEN } from '../../../data/changers';
import { article_step } from '../../../data/tables/desk/article-text';
import { revision } from '../../../data/tables/revision';
import type { StaffDb } from '../../../platform/db/tx';
import type { ActorKind } from '../../../shared/site/actor-kinds';
import { type Authorship, attributeAuthors } from '../../../shared/text/authorship/attribute-authors';
import { type KeptStep, type KeptText, trace } from '../../../shared/text/authorship/trace';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import { documentOfRecord } from '../../../shared/text/steps';
import { accountNames } from '../../site/history';
import { articleText } from '../article-text';

/** The largest number of saved states that are followed; words of older states count as those of the oldest one. */
const MAX_STATES = 300;
/** The largest number of steps that are followed; words typed before are known from saved states alone. */
const MAX_STEPS = 10_000;
/** The client of steps that the server made, and no editor (`src/commands/article/core/article-text.ts`). */
const HOUSE = 'house';
/** Actions whose note holds the number of the revision that they took words from. */
const TAKEN = ['restore', 'restore_block'];

/** The actor who saved a state, as its row keeps them. */
type SavedBy = Pick<typeof revision.$inferSelect, 'actor' | 'actor_kind' | 'account_id' | 'token_id'>;

const html = sql<string | null>`${revision.snapshot} ->> 'html'`;

/**
 * Saved texts in order. Words that were given up in a conflict are left out, unless they are the state that is asked
 * for.
 */
async function keptTexts(db: StaffDb, id: number, of: number | undefined) {
	const isFollowed = or(ne(revision.verb, UNTAKEN), of === undefined ? undefined : eq(revision.number, of));
	const rows = await db
		.select({
			number: revision.number,
			html,
			actor: revision.actor,
			actor_kind: revision.actor_kind,
			account_id: revision.account_id,
			token_id: revision.token_id,
			verb: revision.verb,
			note: revision.note,
			at: revision.created_at,
		})
		.from(revision)
		.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id), isFollowed))
		.orderBy(sql`${revision.number} desc`)
		.limit(MAX_STATES);
	return rows.reverse();
}

/** The steps of an article that lead, without a gap, to a number. */
async function keptSteps(db: StaffDb, id: number, last: number) {
	const rows = await db
		.select({
			number: article_step.number,
			account_id: article_step.account_id,
			client: article_step.client,
			at: article_step.created_at,
			step: article_step.step,
		})
		.from(article_step)
		.where(
			and(
				eq(article_step.article_id, id),
				eq(article_step.schema, TEXT_SCHEMA),
				sql`${article_step.number} > ${last - MAX_STEPS}`,
			),
		)
		.orderBy(asc(article_step.number));
	const gap = rows.findLastIndex(({ number }, at) => number !== last - (rows.length - 1 - at));
	return rows.slice(gap + 1);
}

/** A writer of words in a text. */
export interface Author {
	/** Their present name; null for somebody who is gone. */
	who: string | null;
	/** Null in rows that are older than the kinds. */
	actor_kind: ActorKind | null;
	account_id: number | null;
}

/** The identity of an actor who saved states: an account, a key or a kind; in older rows the name. */
const keyOf = ({ actor, actor_kind, account_id, token_id }: SavedBy): string =>
	account_id === null ? `${actor_kind ?? ''}:${token_id ?? actor}` : `account:${account_id}`;

/** The writers behind the keys of steps and of states. A person is shown with the present name of their account. */
async function authorsOf(db: StaffDb, steps: readonly (number | null)[], saved: readonly SavedBy[]) {
	const ids = [...steps, ...saved.map(({ account_id }) => account_id)].filter((one) => one !== null);
	const names = await accountNames(db, [...new Set(ids)]);
	const found = new Map<string, Author>();
	for (const id of steps)
		if (id !== null && names.has(String(id)))
			found.set(`account:${id}`, { who: names.get(String(id)) ?? null, actor_kind: 'staff', account_id: id });
	for (const by of saved) {
		const { actor, actor_kind, account_id } = by;
		found.set(keyOf(by), { who: names.get(String(account_id)) ?? actor, actor_kind, account_id });
	}
	return found;
}

/** The authorship of a text, with the name of each writer. */
export interface NamedAuthorship extends Omit<Authorship, 'people'> {
	people: (Author & Omit<Authorship['people'][number], 'who'>)[];
}

const GONE: Author = { who: null, actor_kind: 'staff', account_id: null };

const named = ({ people, ...authorship }: Authorship, authors: ReadonlyMap<string, Author>): NamedAuthorship => ({
	...authorship,
	people: people.map(({ who, ...rest }) => ({ ...rest, ...((who !== null && authors.get(who)) || GONE) })),
});

/** Lets other requests run. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Milliseconds of work after which other requests may run. */
const SHARE = 15;

/**
 * The writer of each word of a text: from its steps where they are kept, else from the saved state in which the word
 * first occurred.
 * @param of number of a revision; the current text where it is missing
 * @param read the document of a stored text
 * @returns undefined where there is no such state
 */
export async function authorshipOf(
	db: StaffDb,
	id: number,
	of: number | undefined,
	read: (html: string) => Node,
): Promise<NamedAuthorship | undefined> {
	const found = await articleText(db, id);
	if (!found) return undefined;
	const { kept: text, isInStep } = found;
	const isStepped = text !== null && isInStep && text.schema === TEXT_SCHEMA;
	const [rows, stepRows] = await Promise.all([
		keptTexts(db, id, of),
		isStepped ? keptSteps(db, id, text.number) : ([] as Awaited<ReturnType<typeof keptSteps>>),
	]);
	if (of !== undefined && !rows.some(({ number }) => number === of)) return undefined;
	const authors = await authorsOf(
		db,
		stepRows.map(({ account_id }) => account_id),
		rows,
	);
	const kept = rows.map((row): KeptText => {
		const { number, html, verb, note, at } = row;
		const source = TAKEN.includes(verb) && /^\d{1,9}$/.test(note ?? '') ? Number(note) : undefined;
		return { number, html: html ?? '', who: keyOf(row), at, ...(source === undefined ? {} : { source }) };
	});
	const steps = stepRows.map(({ number, account_id, client, at, step }): KeptStep => {
		const isWhole = client === HOUSE;
		const saver = isWhole && account_id === null ? rows.find((one) => one.at === at) : undefined;
		const own = account_id === null ? null : `account:${account_id}`;
		return { number, who: saver ? keyOf(saver) : own, at, isWhole, step };
	});
	const standing = isStepped ? documentOfRecord(text.doc) : read(found.html);
	const work = trace({ kept, steps, standing }, of, read);
	let began = performance.now();
	for (;;) {
		const { done, value } = work.next();
		if (done) return named(attributeAuthors(value), authors);
		if (performance.now() - began > SHARE) {
			await breathe();
			began = performance.now();
		}
	}
}
