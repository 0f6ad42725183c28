import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Node } from 'prosemirror-model';
import { article_step } from '../../../data/tables/desk/article-text';
import { revision } from '../../../data/tables/revision';
import { account } from '../../../data/tables/security/account';
import { audit } from '../../../data/tables/site';
import type { StaffDb } from '../../../platform/db/tx';
import { type Authorship, toldAuthors } from '../../../shared/text/authorship/told-authors';
import { type KeptStep, type KeptText, trace } from '../../../shared/text/authorship/trace';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import { documentOfRecord } from '../../../shared/text/steps';
import { articleText } from '../article-text';

/** Saved states that are followed; what an older one said is whose the oldest of these was. */
const MOST_STATES = 300;
/** Steps that are followed; what was typed before is known by what was saved. */
const MOST_STEPS = 10_000;
/** The client of steps that no editor has made (`src/commands/article/core/article-text.ts`). */
const HOUSE = 'house';
/** Verbs whose note is the number of the revision they took words from. */
const TAKEN = ['restore', 'restore_block'];

const html = sql<string | null>`${revision.snapshot} ->> 'html'`;

async function keptTexts(db: StaffDb, id: number) {
	const rows = await db
		.select({
			number: revision.number,
			html,
			actor: revision.actor,
			verb: revision.verb,
			note: revision.note,
			at: revision.created_at,
		})
		.from(revision)
		.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id)))
		.orderBy(sql`${revision.number} desc`)
		.limit(MOST_STATES);
	return rows.reverse();
}

/** Steps of an article that lead, without a gap, to a number. */
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
				sql`${article_step.number} > ${last - MOST_STEPS}`,
			),
		)
		.orderBy(asc(article_step.number));
	const gap = rows.findLastIndex(({ number }, at) => number !== last - (rows.length - 1 - at));
	return rows.slice(gap + 1);
}

/** Actors that are no person. */
const PROGRAMS = new Set(['history', 'visitor', 'subscriber', 'operator', 'clock']);
const isProgram = (actor: string) => PROGRAMS.has(actor) || actor.includes(':');

/** What people are called now who had other names before, by those. */
async function renamedTo(db: StaffDb, actors: readonly string[]): Promise<Map<string, string>> {
	if (actors.length === 0) return new Map();
	const rows = await db
		.select({ before: audit.actor, name: account.name })
		.from(audit)
		.innerJoin(account, sql`${account.id}::text = ${audit.row_id}`)
		.where(and(eq(audit.noun, 'account'), eq(audit.action, 'change_own'), inArray(audit.actor, [...actors])));
	return new Map(rows.map(({ before, name }) => [before, name]));
}

/** People of the newsroom as steps and revisions name them. @returns what they are called; null of who is gone */
async function peopleOf(db: StaffDb, ids: readonly number[], actors: readonly string[]) {
	const rows = await db
		.select({ id: account.id, name: account.name })
		.from(account)
		.where(sql`${inArray(account.id, [...ids])} or ${inArray(account.name, [...actors])}`);
	const names = new Set(rows.map(({ name }) => name));
	const renamed = await renamedTo(
		db,
		actors.filter((actor) => !names.has(actor) && !isProgram(actor)),
	);
	const byId = new Map(rows.map(({ id, name }) => [id, name]));
	return {
		ofStep: (id: number | null): string | null => (id === null ? null : (byId.get(id) ?? null)),
		ofRevision: (actor: string): string | null =>
			isProgram(actor) || names.has(actor) ? actor : (renamed.get(actor) ?? null),
	};
}

/** Lets others be answered. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Milliseconds of work after which others are answered. */
const SHARE = 15;

/**
 * Who wrote which words of a text: by its steps where they are kept, else by who saved the state in which the words
 * first stood.
 * @param of number of a revision; without it the text that stands
 * @param read the document of a stored text
 * @returns undefined where there is no such state
 */
export async function authorshipOf(
	db: StaffDb,
	id: number,
	of: number | undefined,
	read: (html: string) => Node,
): Promise<Authorship | undefined> {
	const found = await articleText(db, id);
	if (!found) return undefined;
	const { kept: text, isInStep } = found;
	const isStepped = text !== null && isInStep && text.schema === TEXT_SCHEMA;
	const [rows, stepRows] = await Promise.all([
		keptTexts(db, id),
		isStepped ? keptSteps(db, id, text.number) : ([] as Awaited<ReturnType<typeof keptSteps>>),
	]);
	if (of !== undefined && !rows.some(({ number }) => number === of)) return undefined;
	const who = await peopleOf(
		db,
		[...new Set(stepRows.flatMap(({ account_id }) => account_id ?? []))],
		[...new Set(rows.map(({ actor }) => actor))],
	);
	const kept = rows.map(({ number, html: said, actor, verb, note, at }): KeptText => {
		const source = TAKEN.includes(verb) && /^\d{1,9}$/.test(note ?? '') ? Number(note) : undefined;
		return { number, html: said ?? '', who: who.ofRevision(actor), at, ...(source === undefined ? {} : { source }) };
	});
	const steps = stepRows.map(({ number, account_id, client, at, step }): KeptStep => {
		const isWhole = client === HOUSE;
		const saver = isWhole && account_id === null ? rows.find((one) => one.at === at)?.actor : undefined;
		return { number, who: saver === undefined ? who.ofStep(account_id) : who.ofRevision(saver), at, isWhole, step };
	});
	const standing = isStepped ? documentOfRecord(text.doc) : read(found.html);
	const work = trace({ kept, steps, standing }, of, read);
	let began = performance.now();
	for (;;) {
		const { done, value } = work.next();
		if (done) return toldAuthors(value);
		if (performance.now() - began > SHARE) {
			await breathe();
			began = performance.now();
		}
	}
}
