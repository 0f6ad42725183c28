import { z } from 'zod';
import type { Actor } from '../../../access/actor';
import { denialFor } from '../../../access/authorization';
import type { Right } from '../../../access/policy';
import { articlesInReach } from '../../../access/visible-articles';
import { staffCall } from '../../../call/newsroom-calls';
import { htmlOfEdition } from '../../../commands/article/core/translation/edition-html';
import { type Command, createContext } from '../../../commands/command';
import {
	askTranslation,
	confirmTranslation,
	declineTranslation,
	isBeforeReaders,
	takeTranslation,
	translators,
} from '../../../commands/translation/decide-translation';
import { editionCodes, localeOf } from '../../../editions/editions';
import {
	newestTranslations,
	peopleOf,
	translationBeside,
	translationCounts,
	translationsOf,
} from '../../../queries/desk/translations';
import { Refusal } from '../../../shared/refusal';
import { articleTypes, translationStates } from '../../../shared/statuses';

const NUMBER = ':key{[1-9][0-9]{0,8}}';
const written = z.object({ version: z.number(), state: z.enum(translationStates) });

const LIMIT = 50;
const MAX_ROWS = 200;
/** Translations in a state that the board shows before it links to all of them. */
const SHOWN = 5;
/** The columns of the board: the states in which somebody has something to do. */
const columns = ['missing', 'asked', 'in_work', 'review', 'stale'] as const;

const listed = z.object({
	id: z.number(),
	version: z.number(),
	/** Number of the group that it shares with its source. */
	group_id: z.number(),
	edition: z.string(),
	state: z.enum(translationStates),
	source_id: z.number(),
	source_edition: z.string(),
	/** Headline of the source. */
	title: z.string(),
	type: z.enum(articleTypes),
	source_version: z.number(),
	article_id: z.number().nullable(),
	followed_revision: z.number().nullable(),
	source_revision: z.number(),
	assignee_id: z.number().nullable(),
	/** Name of the person whose work it is. */
	assignee: z.string().nullable(),
	due_on: z.string().nullable(),
	changed_at: z.number(),
	/** Whether the caller may take it, and decide about it. */
	may: z.object({ take: z.boolean(), decide: z.boolean() }),
});
/** A translation in a list. */
export type ListedTranslation = z.output<typeof listed>;

const board = z.object({
	rows: z.array(listed),
	/** The number of translations in each state, by edition, counted to a thousand. */
	counts: z.array(z.object({ edition: z.string(), state: z.enum(translationStates), n: z.number() })),
});
export type TranslationBoard = z.output<typeof board>;

const texts = z.object({
	title: z.string(),
	standfirst: z.string(),
	key_points: z.array(z.string()),
	html: z.string(),
});
const beside = z.object({
	row: listed,
	/** The text of the source that readers have. */
	now: texts,
	/** The text of the source when the translation was last confirmed to match it; null where it was not kept. */
	followed: texts.nullable(),
	/**
	 * The text of the source for the other edition: its blocks in the same order, with the links and alt texts of that
	 * edition.
	 */
	copy: z.string(),
	/** The locales whose notation the numbers of each follow. */
	locales: z.object({ source: z.string(), translation: z.string() }),
});
export type TranslationBeside = z.output<typeof beside>;

/** The row after which a page begins, as addresses write it: `1790000000-42`. @throws Refusal `invalid` */
function markOf(text: string | undefined) {
	if (text === undefined) return undefined;
	const match = /^(\d{1,12})-(\d{1,9})$/.exec(text);
	if (!match) throw new Refusal('invalid', 'after', { rule: { name: 'mark' } });
	return { changed_at: Number(match[1]), id: Number(match[2]) };
}

/** @throws Refusal `invalid` where the site has no such edition */
function requireEdition(edition: string): void {
	if (!editionCodes.includes(edition)) throw new Refusal('invalid', 'edition', { rule: { name: 'edition' } });
}

/** Number of the caller's account; 0, which no account has, for an integration. */
const ownId = (actor: Actor) => (actor.kind === 'staff' ? actor.id : 0);

/** Adds what the caller may do to each row. The number of a draft is shown only to a caller who may read it. */
const withRights = (rows: readonly Omit<ListedTranslation, 'may'>[], actor: Actor, now: number): ListedTranslation[] =>
	rows.map((row) => {
		const may = (right: Right) => !denialFor(actor, right, { edition: row.edition, section: row.type }, now);
		const isShown = isBeforeReaders(row) || may('article.read_drafts');
		return {
			...row,
			article_id: isShown ? row.article_id : null,
			may: { take: may('translation.take'), decide: may('translation.decide') },
		};
	});

/** Declares a decision about a translation; the caller sends its number and the version they saw. */
function step<S extends z.ZodObject<{ id: z.ZodType; version: z.ZodType }>>(
	action: string,
	right: Right,
	summary: string,
	command: Command<S, z.output<typeof written>>,
) {
	const { id: _id, ...body } = command.input.shape;
	return staffCall({
		method: 'POST',
		path: `translation/${NUMBER}/${action}`,
		summary,
		right,
		input: { path: z.object({ key: z.string() }), body: z.object(body) },
		output: written,
		run: ({ db, actor, now, given: { key, ...given } }) =>
			command(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	});
}

/** Calls over translations of articles: who writes which until when, and whether they match their sources. */
export const translationCalls = [
	staffCall({
		method: 'GET',
		path: 'translation',
		summary: 'Translations into an edition that stand in one state, the last changed first, a page at a time',
		right: 'translation.take',
		input: {
			query: z.object({
				edition: z.string().max(20),
				state: z.enum(translationStates).default('missing'),
				/** Only translations that the caller has taken, or was asked for. */
				mine: z.literal('true').optional(),
				/** Only translations whose day has passed. */
				late: z.literal('true').optional(),
				after: z.string().max(40).optional(),
				limit: z
					.string()
					.regex(/^[1-9]\d{0,2}$/)
					.transform((text) => Math.min(Number(text), MAX_ROWS))
					.default(LIMIT),
			}),
		},
		output: z.object({ rows: z.array(listed), next: z.string().nullable() }),
		async run({ db, actor, now, input: { mine, late, after, limit, ...query } }) {
			requireEdition(query.edition);
			const rows = await translationsOf(db.staff, {
				...query,
				assignee_id: mine && ownId(actor),
				late: late && new Date(now * 1000).toISOString().slice(0, 10),
				after: markOf(after),
				limit,
			});
			const page = rows.slice(0, limit);
			const end = page.at(-1);
			return {
				rows: withRights(page, actor, now),
				next: rows.length > limit && end ? `${end.changed_at}-${end.id}` : null,
			};
		},
	}),
	staffCall({
		method: 'GET',
		path: 'translation/board',
		summary:
			'The newest translations into an edition of each state that asks for work, and how many stand in every state',
		right: 'translation.take',
		input: { query: z.object({ edition: z.string().max(20), mine: z.literal('true').optional() }) },
		output: board,
		async run({ db, actor, now, input: { edition, mine } }) {
			requireEdition(edition);
			const assignee_id = mine && ownId(actor);
			const [rows, counts] = await Promise.all([
				newestTranslations(db.staff, { edition, assignee_id, limit: SHOWN }, columns),
				translationCounts(db.staff, editionCodes, assignee_id),
			]);
			return { rows: withRights(rows, actor, now), counts };
		},
	}),
	staffCall({
		method: 'GET',
		path: 'translation/beside',
		summary: 'A translation beside its source, with what the source said when the two were last found to say the same',
		right: 'translation.take',
		input: { query: z.object({ group: z.string().regex(/^[1-9]\d{0,8}$/), edition: z.string().max(20) }) },
		output: beside,
		async run({ db, actor, now, input: { group, edition } }) {
			requireEdition(edition);
			const found = await translationBeside(db.staff, Number(group), edition);
			const [row] = withRights(found ? [found.row] : [], actor, now);
			if (!found || !row) throw new Refusal('not_found', 'group');
			const followed = texts.safeParse(found.followed);
			const between = { from: localeOf(row.source_edition), to: localeOf(edition) };
			return {
				row,
				now: texts.parse(found.now),
				followed: followed.success ? followed.data : null,
				copy: await htmlOfEdition(db.staff, found.now.html, between),
				locales: { source: between.from.locale, translation: between.to.locale },
			};
		},
	}),
	staffCall({
		method: 'GET',
		path: 'translation/people',
		summary: 'Who can be asked for a translation into an edition',
		right: 'translation.decide',
		input: { query: z.object({ edition: z.string().max(20) }) },
		output: z.object({ rows: z.array(z.object({ id: z.number(), name: z.string() })) }),
		async run({ db, actor, input: { edition } }) {
			requireEdition(edition);
			// The colleagues are shown only to a caller who may ask them.
			if (!articlesInReach(actor, 'translation.decide').some((one) => (one.edition ?? edition) === edition))
				throw new Refusal('forbidden');
			return { rows: await peopleOf(db.staff, edition, translators) };
		},
	}),
	step('ask', 'translation.decide', 'Asks for a translation, of somebody or of whoever takes it', askTranslation),
	step('take', 'translation.take', 'Takes a translation as one’s own work', takeTranslation),
	step('decline', 'translation.decide', 'Says that an edition goes without a piece', declineTranslation),
	step('confirm', 'translation.take', 'Says that it says the same as its source does now', confirmTranslation),
];
