import { z } from 'zod';
import { staffCall } from '../../../call/newsroom-calls';
import { bulkArticles } from '../../../commands/article/bulk/bulk-articles';
import { type BulkOutcome, previewBulk } from '../../../commands/article/bulk/preview-bulk';
import { undoBulk } from '../../../commands/article/bulk/undo-bulk';
import { bulkInput } from '../../../commands/article/core/bulk';
import { createContext } from '../../../commands/command';
import { bulkNames } from '../../../queries/article/bulk-names';
import type { BulkAct } from '../../../shared/article/bulk-acts';
import { asksFor } from '../../../shared/article/bulk-acts';
import { articleStatuses, articleTypes } from '../../../shared/statuses';

/** What differs: the section, the state, or the names of what it is linked to. */
const state = z.object({
	status: z.enum(articleStatuses).optional(),
	type: z.enum(articleTypes).optional(),
	names: z.array(z.string()).optional(),
});

const outcome = z.object({
	id: z.number(),
	version: z.number(),
	/** Empty where the caller may not see it. */
	title: z.string(),
	edition: z.string(),
	becomes: z.enum(['changed', 'same', 'refused']),
	/** Why not, as a refusal says it. */
	reason: z.string().nullable(),
	field: z.string().nullable(),
	before: state.nullable(),
	after: state.nullable(),
});
/** What an act would make of an article. */
export type BulkRow = z.output<typeof outcome>;

type Names = Awaited<ReturnType<typeof bulkNames>>;

/** The part of an article that an act is about. */
function partOf(act: BulkAct, names: Names, article: BulkOutcome['before']): z.output<typeof state> | null {
	if (!article) return null;
	const asked = asksFor[act];
	if (asked === 'type') return { type: article.row.type };
	if (asked === 'tags' || asked === 'authors')
		return { names: article.links[asked].map((id) => names[asked].get(id) ?? String(id)) };
	return { status: article.row.status };
}

/** Acts on several articles at once: what they would do, done, and taken back. */
export const articleBulkCalls = [
	staffCall({
		method: 'POST',
		path: 'article/bulk/preview',
		summary: 'What an act would make of each of several articles; nothing is changed',
		right: 'article.write',
		input: { body: bulkInput },
		output: z.object({ rows: z.array(outcome) }),
		async run({ db, actor, now, given }) {
			const input = bulkInput.parse(given);
			const found = await previewBulk(createContext(db, actor, now), given as never);
			const names = await bulkNames(
				db.staff,
				found.flatMap(({ before, after }) => [before, after].flatMap((one) => one?.links ?? [])),
			);
			const versions = new Map(input.articles.map((one) => [one.id, one.version]));
			const rows = found.map(({ id, before, after, refused }) => ({
				id,
				version: versions.get(id) ?? 0,
				title: before?.row.title ?? '',
				edition: before?.row.edition ?? '',
				becomes: refused ? ('refused' as const) : after ? ('changed' as const) : ('same' as const),
				reason: refused?.reason ?? null,
				field: refused?.field ?? null,
				before: partOf(input.act, names, before),
				after: partOf(input.act, names, after),
			}));
			return { rows };
		},
	}),
	staffCall({
		method: 'POST',
		path: 'article/bulk',
		summary: 'Does one thing to several articles, to all of them or to none',
		right: 'article.write',
		input: { body: bulkInput },
		output: z.object({ id: z.number(), n: z.number() }),
		run: ({ db, actor, now, given }) => bulkArticles(createContext(db, actor, now), given as never),
	}),
	staffCall({
		method: 'POST',
		path: 'article/bulk/:key{[1-9][0-9]{0,8}}/undo',
		summary: 'Takes back what was done to several articles',
		right: 'article.write',
		input: { path: z.object({ key: z.string() }), body: z.object({}) },
		output: z.object({ n: z.number(), kept: z.array(z.number()) }),
		run: ({ db, actor, now, input }) => undoBulk(createContext(db, actor, now), { id: Number(input.key) }),
	}),
];
