import { z } from 'zod';
import { staffCall } from '../../../call/newsroom-calls';
import { keepUntaken } from '../../../commands/article/history/keep-untaken';
import { blockMark, restoreBlock } from '../../../commands/article/history/restore-block';
import { createContext } from '../../../commands/command';
import { documentOfHtml } from '../../../platform/html/html-document';
import { articleState, articleStates, type StateName } from '../../../queries/article/history/article-states';
import { authorshipOf } from '../../../queries/article/history/authorship';
import { namesOfRelations, relationNames } from '../../../queries/article/linked-names';
import { pendingChange } from '../../../queries/article/pending-change';
import { changeKinds } from '../../../shared/article/change-kinds';
import { Refusal } from '../../../shared/refusal';
import { actorKinds } from '../../../shared/site/actor-kinds';
import { blockPlaces } from '../../../shared/text/compare/block-place';
import { blocksOf, type TextBlock } from '../../../shared/text/compare/blocks';
import { compareTexts } from '../../../shared/text/compare/compare-texts';
import { doneByFields } from '../done-by-fields';
import { getVisibleArticleHistory } from './visible-article';

const KEY = 'article/:key{[1-9][0-9]{0,8}}';
const path = z.object({ key: z.string() });
const state = z
	.string()
	.regex(/^(now|readers|pending|[1-9]\d{0,8})$/)
	.transform((name): StateName => (/^\d/.test(name) ? Number(name) : (name as StateName)));

const kind = z.enum(['paragraph', 'heading', 'list', 'table', 'figure', 'quote', 'aside', 'rule']);
const side = z.object({ number: z.number(), kind, text: z.string(), src: z.string().optional() });
const run = z.object({ from: z.number(), to: z.number(), fromLater: z.number(), toLater: z.number() });
const block = z.object({
	is: z.enum(['same', 'changed', 'new', 'gone']),
	is_moved: z.boolean(),
	before: side.optional(),
	after: side.optional(),
	runs: z.array(run),
	details: z.object({ before: z.array(z.string()), after: z.array(z.string()) }).optional(),
	/**
	 * Only for a block of the first text that is missing from today's text, or differs there: its place in today's text.
	 */
	place: z
		.object({
			/** The mark that a request to restore the block sends as `seen`; null where the block is gone. */
			seen: z.string().nullable(),
			/** The text of that place today. */
			text: z.string().nullable(),
		})
		.optional(),
});
/** A block in the comparison of two states of a text. */
export type ComparedBlock = z.output<typeof block>;

const found = z.object({
	/** Number of its revision; null for a state that no revision holds yet. */
	number: z.number().nullable(),
	fields: z.record(z.string(), z.unknown()),
});
const names = z.record(z.string(), z.string());

const listed = z.object({
	rows: z.array(
		z.object({
			number: z.number(),
			verb: z.string(),
			...doneByFields,
			/** What it changed for readers; null where readers did not have it. */
			change_kind: z.enum(changeKinds).nullable(),
			note: z.string().nullable(),
			created_at: z.number(),
			/** Whether it is a state of the working copy, which readers never had. */
			is_working_copy: z.boolean(),
			status: z.string().nullable(),
		}),
	),
	/** Number of the revision that readers have, or had last; null where they never had one. */
	readers: z.number().nullable(),
	/** Whether there are typed words that no revision holds. */
	is_typed: z.boolean(),
	/** Whether a change waits for a second person. */
	is_pending: z.boolean(),
	/** False where the caller may see only the states that readers had. */
	has_drafts: z.boolean(),
});
/** States of an article. */
export type ArticleStates = z.output<typeof listed>;

const comparison = z.object({
	from: found,
	to: found,
	blocks: z.array(block),
	/** The present names of linked rows in the two states. */
	names: z.object(
		Object.fromEntries(relationNames.map((of) => [of, names])) as Record<(typeof relationNames)[number], typeof names>,
	),
});
/** Two states of an article, and the differences between their texts. */
export type Comparison = z.output<typeof comparison>;

const authorship = z.object({
	/** The authors, with those who wrote most of it first. */
	people: z.array(
		z.object({
			/** Their present name; null for somebody who is gone. */
			who: z.string().nullable(),
			actor_kind: z.enum(actorKinds).nullable(),
			/** Number of the account; null for every kind of actor except people. */
			account_id: z.number().nullable(),
			words: z.number(),
			last_at: z.number(),
		}),
	),
	blocks: z.array(
		z.object({
			kind,
			/** The whole block in pieces, each with the index of its writer and the moment. */
			runs: z.array(z.object({ text: z.string(), by: z.number(), at: z.number() })),
		}),
	),
	/** The moment since which every step is known; null where only saved states are. */
	exact_since: z.number().nullable(),
});
/** The authorship of one state of a text: which words are by whom. */
export type AuthorshipAnswer = z.output<typeof authorship>;

/** Calls over the history of an article: its states, the differences between two of them, and restoring a block. */
export const articleHistoryCalls = [
	staffCall({
		method: 'GET',
		path: `${KEY}/history`,
		summary: 'States of an article, the newest first, without what they say',
		right: 'article.read_drafts',
		input: { path },
		output: listed,
		async run({ db, actor, now, input: { key } }) {
			const article = await getVisibleArticleHistory(db, actor, Number(key), now);
			const [rows, readers, standing, waiting] = await Promise.all([
				articleStates(db.staff, article.row.id),
				articleState(db.staff, article, 'readers'),
				articleState(db.staff, article, 'now'),
				pendingChange(db.staff, article.row.id),
			]);
			return {
				rows: rows.filter(({ status, is_working_copy }) => article.isShown(status, is_working_copy)),
				readers: readers?.number ?? null,
				is_typed: standing?.number === null,
				is_pending: waiting !== undefined && article.mayReadDrafts,
				has_drafts: article.mayReadDrafts,
			};
		},
	}),
	staffCall({
		method: 'GET',
		path: `${KEY}/compare`,
		summary: 'Two states of an article, and what differs between their texts, block by block',
		right: 'article.read_drafts',
		input: { path, query: z.object({ from: state, to: state }) },
		output: comparison,
		async run({ db, actor, now, input: { key, from, to } }) {
			const article = await getVisibleArticleHistory(db, actor, Number(key), now);
			const isHidden = (name: StateName) => name === 'pending' && !article.mayReadDrafts;
			if (isHidden(from)) throw new Refusal('not_found', 'from');
			if (isHidden(to)) throw new Refusal('not_found', 'to');
			const [one, other, standing] = await Promise.all([
				articleState(db.staff, article, from),
				articleState(db.staff, article, to),
				articleState(db.staff, article, 'now'),
			]);
			if (!one || !standing || !article.isShown(one.fields.status, one.isWorkingCopy))
				throw new Refusal('not_found', 'from');
			if (!other || !article.isShown(other.fields.status, other.isWorkingCopy)) throw new Refusal('not_found', 'to');
			const known = new Map<string, TextBlock[]>();
			const blocks = ({ html }: { html: string }) => {
				const made = known.get(html) ?? blocksOf(documentOfHtml(html));
				known.set(html, made);
				return made;
			};
			const today = blocks(standing);
			const places = blockPlaces(blocks(one), today);
			const placeOf = (number: number | undefined) => {
				const place = number === undefined ? undefined : places[number];
				if (!place || place.is === 'same' || one.number === null) return {};
				const there = place.is === 'changed' ? today[place.at] : undefined;
				return { place: { seen: there ? blockMark(there) : null, text: there?.text ?? null } };
			};
			return {
				from: { number: one.number, fields: one.fields },
				to: { number: other.number, fields: other.fields },
				blocks: compareTexts(blocks(one), blocks(other)).map((each) => ({ ...each, ...placeOf(each.before?.number) })),
				names: await namesOfRelations(db.staff, article.row.edition, [one, other]),
			};
		},
	}),
	staffCall({
		method: 'GET',
		path: `${KEY}/authorship`,
		summary: 'Who wrote which words of a state of an article',
		right: 'article.read_drafts',
		input: { path, query: z.object({ of: state }) },
		output: authorship,
		async run({ db, actor, now, input: { key, of } }) {
			const article = await getVisibleArticleHistory(db, actor, Number(key), now);
			if (!article.mayReadDrafts) throw new Refusal('not_found', 'key');
			if (of === 'pending') throw new Refusal('not_found', 'of');
			const number = of === 'readers' ? (await articleState(db.staff, article, of))?.number : of;
			if (number === undefined || number === null) throw new Refusal('not_found', 'of');
			const found = await authorshipOf(db.staff, article.row.id, number === 'now' ? undefined : number, documentOfHtml);
			if (!found) throw new Refusal('not_found', 'of');
			return found;
		},
	}),
	staffCall({
		method: 'POST',
		path: `${KEY}/restore-block`,
		summary: 'Puts a block of an earlier text back into the one that stands, and leaves the rest to its writers',
		right: 'article.write',
		input: { path, body: restoreBlock.input.omit({ id: true }) },
		output: z.object({ version: z.number() }),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			restoreBlock(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	}),
	staffCall({
		method: 'POST',
		path: `${KEY}/untaken`,
		summary: 'Keeps words that were not taken in a conflict, as a revision; the article stays as it is',
		right: 'article.write',
		input: { path, body: keepUntaken.input.omit({ id: true }) },
		output: z.object({ before: z.number(), version: z.number() }),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			keepUntaken(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	}),
];
