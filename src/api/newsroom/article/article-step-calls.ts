import { z } from 'zod';
import { staffCall } from '../../../call/newsroom-calls';
import { foldText } from '../../../commands/article/fold-text';
import { missingSteps, takeSteps } from '../../../commands/article/take-steps';
import { createContext } from '../../../commands/command';
import { articleText } from '../../../queries/article/article-text';
import { Refusal } from '../../../shared/refusal';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import { getVisibleArticle } from './visible-article';

const PATH = 'article/:key{[1-9][0-9]{0,8}}/steps';
const path = z.object({ key: z.string() });
const record = z.record(z.string(), z.unknown());
const stepsShape = {
	/** Number of the last step. */
	number: z.number(),
	/** What the caller lacks, in order; where they end before that number there are more. */
	steps: z.array(z.object({ client: z.string(), step: record })),
	/** The text whole, where no steps lead there from what the caller has. */
	doc: record.optional(),
};

/** The text of a draft as several people write it: steps of its editors, in one order for all. */
export const articleStepCalls = [
	staffCall({
		method: 'GET',
		path: PATH,
		summary: 'The text of an article as its writers have it, or what was changed of it behind a step',
		right: 'article.read_drafts',
		input: {
			path,
			query: z.object({
				after: z
					.string()
					.regex(/^\d{1,9}$/)
					.transform(Number)
					.optional(),
			}),
		},
		output: z.object({ ...stepsShape, schema: z.number() }),
		async run({ db, actor, now, input: { key, after } }) {
			const { row, mayReadDrafts } = await getVisibleArticle(db, actor, Number(key), now);
			// What is typed is a draft, of a published article too.
			if (!mayReadDrafts) throw new Refusal('not_found', 'key');
			const found = await articleText(db.staff, row.id);
			if (!found) throw new Refusal('not_found', 'key');
			return { ...(await missingSteps(db.staff, row.id, after, found)), schema: TEXT_SCHEMA };
		},
	}),
	staffCall({
		method: 'POST',
		path: PATH,
		summary:
			'Changes the text of a draft or a working copy by steps; where others were faster, answers theirs, and takes none',
		right: 'article.write',
		input: { path, body: takeSteps.input.omit({ id: true }) },
		output: z.object({ ...stepsShape, is_taken: z.boolean() }),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			takeSteps(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	}),
	staffCall({
		method: 'POST',
		path: 'article/:key{[1-9][0-9]{0,8}}/fold',
		summary: 'Makes a version of an article out of what its writers have typed by now',
		right: 'article.write',
		input: { path, body: foldText.input.omit({ id: true }) },
		output: z.object({ version: z.number() }),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			foldText(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	}),
];
