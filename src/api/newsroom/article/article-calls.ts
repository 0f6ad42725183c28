import { z } from 'zod';
import type { Actor } from '../../../access/actor';
import { denialFor, denialForAny } from '../../../access/authorization';
import { articleMoves, policy, type Right } from '../../../access/policy';
import { visibleDrafts } from '../../../access/visible-articles';
import { staffCall } from '../../../call/newsroom-calls';
import { changeArticle } from '../../../commands/article/change-article';
import { followsHeadline } from '../../../commands/article/core/address/headline-slug';
import { articleContent, articleLinks } from '../../../commands/article/core/article-input';
import { stops, stopsFor, stopsOf } from '../../../commands/article/core/checklist';
import { lapsedInText } from '../../../commands/article/core/lapsed-pictures';
import { asksSecondPerson } from '../../../commands/article/core/readers/second-person';
import { createArticle } from '../../../commands/article/create-article';
import { foldText } from '../../../commands/article/fold-text';
import { createContext } from '../../../commands/command';
import { articleChoices, choiceEntities } from '../../../queries/article/article-choices';
import { changedSince, savedBy } from '../../../queries/article/last-save';
import { authorNamed } from '../../../queries/article/linked-names';
import { pendingChange } from '../../../queries/article/pending-change';
import { lastStepOf, staffArticles } from '../../../queries/article/staff-articles';
import { translatedEditions } from '../../../queries/desk/translations';
import { extents } from '../../../shared/article/change-kinds';
import { Refusal } from '../../../shared/refusal';
import { type Role, roles } from '../../../shared/staff';
import { articleKinds, articleLabels, articleStatuses, articleTypes } from '../../../shared/statuses';
import { changedByFields, changersFields, doneByFields } from '../done-by-fields';
import { untranslatedIn, wordFields } from '../translation/untranslated-in';
import { getVisibleArticle } from './visible-article';

const NUMBER = ':key{[1-9][0-9]{0,8}}';
const digits = (max: number) =>
	z
		.string()
		.regex(new RegExp(`^[1-9]\\d{0,${max - 1}}$`))
		.transform(Number)
		.optional();
const word = z.string().max(200).optional();
const moment = z.number().nullable();
const sibling = z.object({ edition: z.string(), id: z.number(), status: z.enum(articleStatuses) });
const named = z.array(z.object({ id: z.number(), name: z.string() }));
const written = z.object({ version: z.number() });

/**
 * The moment and number of an article, as addresses write the beginning of a page: `1790000000-42`.
 * @throws Refusal `invalid`
 */
function markOf(text: string | undefined) {
	if (text === undefined) return undefined;
	const match = /^(\d{1,12})-(\d{1,9})$/.exec(text);
	if (!match) throw new Refusal('invalid', 'after', { rule: { name: 'mark' } });
	return { updated_at: Number(match[1]), id: Number(match[2]) };
}

const LIMIT = 50;
const MAX_ROWS = 200;

/** Rights over one article that its screen asks about. */
const asked = {
	write: 'article.write',
	submit: 'article.submit',
	recall: 'article.submit',
	return: 'article.return',
	publish: 'article.publish',
	redate: 'article.publish',
	schedule: 'article.schedule',
	withdraw: 'article.withdraw',
	move: 'article.move',
	embargo: 'article.embargo',
	discard: 'article.discard',
	bring_back: 'article.discard',
	erase: 'article.erase',
	note: 'note.write',
	show_outside: 'preview_link.make',
} as const satisfies Record<string, Right>;
type Action = keyof typeof asked;
const actions = Object.keys(asked) as Action[];
const action = z.enum(actions as [Action, ...Action[]]);
const who = Object.fromEntries(
	actions.map((one) => [one, roles.filter((role) => role in policy[asked[one]])]),
) as Record<Action, Role[]>;

const listed = z.object({
	id: z.number(),
	version: z.number(),
	edition: z.string(),
	status: z.enum(articleStatuses),
	title: z.string(),
	seo_url: z.string().nullable(),
	type: z.enum(articleTypes),
	kind: z.enum(articleKinds),
	label: z.enum(articleLabels).nullable(),
	authors: z.array(z.string()),
	updated_at: z.number(),
	...changedByFields,
	/** The last action on it. */
	last_verb: z.string().nullable(),
	scheduled_at: moment,
	zone: z.string().nullable(),
	embargo_until: moment,
	embargo_zone: z.string().nullable(),
	published_at: moment,
	/** Whether its working copy has something that readers do not have. */
	is_changed: z.boolean(),
	editions: z.array(sibling),
});
/** An article in the list. */
export type ListedArticle = z.output<typeof listed>;

const standing = z.object({
	scheduled_at: moment,
	zone: z.string().nullable(),
	unpublish_at: moment,
	embargo_until: moment,
	embargo_zone: z.string().nullable(),
	first_published_at: moment,
	published_at: moment,
	revised_at: moment,
	updated_at: z.number(),
});

const articleDetail = z.object({
	id: z.number(),
	version: z.number(),
	edition: z.string(),
	status: z.enum(articleStatuses),
	/** The slug at which readers have it, which a working copy may change. */
	seo_url: z.string().nullable(),
	/** Whether the slug changes with the headline: nobody has typed one, and no reader had the article. */
	slug_follows: z.boolean(),
	/** The fields that can be written, by name. */
	content: z.record(z.string(), z.unknown()),
	links: z.object({ authors: named, tags: named, topics: named, companies: named }),
	standing,
	editions: z.array(sibling),
	/** Number of the group that it shares with its translations in other editions. */
	group_id: z.number(),
	/** Editions whose translation is shown side by side with its source. */
	translated: z.array(z.string()),
	/** Whether the caller may take each action on it: true, or the code of the refusal. */
	may: z.record(action, z.union([z.literal(true), z.string()])),
	/** Roles that have each of those rights, for the screen to name. */
	who: z.record(action, z.array(z.enum(roles))),
	/** States to which it may go from its present one. */
	moves: z.array(z.enum(articleStatuses)),
	/**
	 * The stops that keep it from readers, from the checks of the commands: at the moment that the caller names, else at
	 * its planned hour, else now.
	 */
	checks: z.array(z.enum(stops)),
	/** Whether it translates an article of another edition. */
	is_translation: z.boolean(),
	/** Its blocks that still are in the words of the article it translates: the field each is in, and how it begins. */
	untranslated: z.array(z.object({ field: z.enum(wordFields), words: z.string() })),
	/** Who translated it. */
	translator: z.object({ id: z.number(), name: z.string() }).nullable(),
	/** Names of the files in its text whose licence ends before that moment. */
	lapsed_files: z.array(z.string()),
	/** The last decision about it. */
	last_step: z
		.object({ verb: z.string(), ...doneByFields, note: z.string().nullable(), created_at: z.number() })
		.nullable(),
	/**
	 * A change of it that waits for a second person; null where there is none, and for a caller who may not publish it.
	 */
	pending: z
		.object({
			id: z.number(),
			extent: z.enum(extents),
			correction: z.string().nullable(),
			/** Names of the fields that it changes. */
			fields: z.array(z.string()),
			by: z.string(),
			is_own: z.boolean(),
			created_at: z.number(),
		})
		.nullable(),
	/** Whether changed words need a second person before readers see them. */
	asks_second: z.boolean(),
	/**
	 * What differs from what readers have, or will have at the planned hour: `content` and `links` have it. Null where
	 * nothing does, and for a caller who may not read drafts of it.
	 */
	working_copy: z
		.object({
			/** Names of the fields and links. */
			fields: z.array(z.string()),
			/** Number of the revision that readers have. */
			readers_version: z.number(),
			/** Unix seconds. */
			changed_at: z.number(),
		})
		.nullable(),
	...changedByFields,
	/** By field, who changed it since the version that the caller names; missing where the caller names none. */
	changed: changersFields.optional(),
});
/** An article with everything that its screen shows. */
export type ArticleDetail = z.output<typeof articleDetail>;

/** The schema of a change that waits, as the screen of its article shows it. */
const pendingSchema = (
	{ fields, account_id, version: _seen, ...row }: NonNullable<Awaited<ReturnType<typeof pendingChange>>>,
	actor: Actor,
) => {
	const { links, ...set } = fields;
	const is_own = actor.kind === 'staff' && actor.id === account_id;
	return { ...row, fields: [...Object.keys(set), ...Object.keys((links as object | undefined) ?? {})], is_own };
};

const contentNames = Object.keys(articleContent.shape);

/** Calls over articles for the newsroom: the list, a single article, a new one, and its content. */
export const articleCalls = [
	staffCall({
		method: 'GET',
		path: 'article',
		summary: 'Articles in every state, the last changed first, a page at a time',
		right: 'article.read_drafts',
		input: {
			query: z.object({
				edition: word,
				status: z.enum(articleStatuses).optional(),
				type: z.enum(articleTypes).optional(),
				kind: z.enum(articleKinds).optional(),
				label: z.enum(articleLabels).optional(),
				author: digits(9),
				tag: digits(9),
				company: digits(9),
				reviewer_id: digits(9),
				translator_id: digits(9),
				partner_company_id: digits(9),
				/** Only articles with a change by somebody else that waits for a second person. */
				pending: z.literal('true').optional(),
				/** Only articles that the caller signs or translates. */
				mine: z.literal('true').optional(),
				search: word,
				after: word,
				limit: digits(3),
			}),
		},
		output: z.object({ rows: z.array(listed), next: z.string().nullable() }),
		async run({ db, actor, input }) {
			const limit = Math.min(input.limit ?? LIMIT, MAX_ROWS);
			const own = actor.kind === 'staff' ? (actor.author_id ?? null) : null;
			const mine = input.mine === undefined ? undefined : own;
			const account_id = actor.kind === 'staff' ? actor.id : null;
			const pending = input.pending === undefined ? undefined : account_id;
			const query = { ...input, mine, pending, after: markOf(input.after), limit };
			const rows = await staffArticles(db.staff, query, visibleDrafts(actor));
			const page = rows.slice(0, limit);
			const end = page.at(-1);
			return { rows: page, next: rows.length > limit && end ? `${end.updated_at}-${end.id}` : null };
		},
	}),
	staffCall({
		method: 'GET',
		path: `article/${NUMBER}`,
		summary: 'An article whole, with its links, its other editions, and what the caller may do to it',
		right: 'article.read_drafts',
		/**
		 * `seen` is a version: the answer says who has changed which field since. `at` is the moment (Unix seconds) for
		 * `checks`.
		 */
		input: { path: z.object({ key: z.string() }), query: z.object({ seen: digits(9), at: digits(11) }) },
		output: articleDetail,
		async run({ db, actor, now, input }) {
			const found = await getVisibleArticle(db, actor, Number(input.key), now);
			const { editions, subject, working } = found;
			const { row, links } = working ?? found;
			const may = actions.map((one) => [one, denialFor(actor, asked[one], subject, now) ?? true]);
			const planned = row.status === 'scheduled' ? row.scheduled_at : null;
			const at = input.at ?? Math.max(planned ?? now, now);
			const [step, saved, checks, translated, changed, waiting, asksSecond, untranslated, translator] =
				await Promise.all([
					lastStepOf(db.staff, row.id),
					savedBy(db.staff, row.id, row.version),
					row.status === 'published' && !working
						? stopsOf(db.staff, [{ row, links }], at).then(([found = []]) => found)
						: stopsFor(db.staff, actor, { row, links }, at),
					denialForAny(actor, 'translation.take') ? [] : translatedEditions(db.staff, row.group_id),
					input.seen === undefined ? undefined : changedSince(db.staff, row.id, input.seen),
					denialFor(actor, 'article.publish', subject, now) ? undefined : pendingChange(db.staff, row.id),
					row.status === 'published' && asksSecondPerson(db.staff),
					untranslatedIn(db.staff, row, editions),
					authorNamed(db.staff, row.translator_id),
				]);
			return {
				id: row.id,
				version: row.version,
				edition: row.edition,
				status: row.status,
				seo_url: found.row.seo_url,
				slug_follows: followsHeadline(found.row),
				content: Object.fromEntries(contentNames.map((name) => [name, row[name as keyof typeof row]])),
				links,
				standing: standing.parse(row),
				editions,
				group_id: row.group_id,
				translated,
				may: Object.fromEntries(may) as Record<Action, true | string>,
				who,
				moves: articleMoves[row.status].filter((to) => to !== 'discarded' || row.first_published_at === null),
				checks,
				lapsed_files: checks.includes('licence') ? await lapsedInText(db.staff, row, at) : [],
				last_step: step ?? null,
				pending: waiting ? pendingSchema(waiting, actor) : null,
				asks_second: asksSecond,
				is_translation: untranslated !== undefined,
				untranslated: untranslated ?? [],
				translator: translator ?? null,
				working_copy: working
					? { fields: working.fields, readers_version: working.readers_version, changed_at: working.changed_at }
					: null,
				...saved,
				...(changed === undefined ? {} : { changed }),
			};
		},
	}),
	staffCall({
		method: 'GET',
		path: 'article/choice',
		summary: 'Rows that an article can be tied to, found by name',
		right: 'article.read_drafts',
		input: { query: z.object({ of: z.enum(choiceEntities), edition: word, search: word, id: digits(9) }) },
		output: z.object({ rows: z.array(z.object({ id: z.number(), name: z.string(), meta: z.string() })) }),
		run: async ({ db, input }) => ({ rows: await articleChoices(db.staff, input) }),
	}),
	staffCall({
		method: 'POST',
		path: 'article',
		summary: 'Begins an article, as a draft; a translation with what its source has',
		right: 'article.write',
		input: { body: createArticle.input },
		output: z.object({
			id: z.number(),
			version: z.number(),
			/** Names of tags of the source of a translation that its edition has not. */
			left_out: z.array(z.string()),
		}),
		status: 201,
		run: ({ db, actor, now, given }) => createArticle(createContext(db, actor, now), given as never),
	}),
	staffCall({
		method: 'PATCH',
		path: `article/${NUMBER}`,
		summary: 'Changes what an article says; what is left out stays',
		right: 'article.write',
		input: {
			path: z.object({ key: z.string() }),
			body: changeArticle.input.omit({ id: true }).extend({ links: articleLinks.optional() }),
		},
		output: written,
		async run({ db, actor, now, given: { key, ...given } }) {
			const id = Number(key);
			const ctx = createContext(db, actor, now);
			// A text that is sent whole replaces the row's: words that others typed meanwhile become a version of their own.
			if (given.html !== undefined) await foldText(ctx, { id });
			return changeArticle(ctx, { ...given, id } as never);
		},
	}),
];
