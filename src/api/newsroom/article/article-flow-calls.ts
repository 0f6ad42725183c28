import { z } from 'zod';
import type { Right } from '../../../access/policy';
import type { Result } from '../../../call/call';
import { staffCall } from '../../../call/newsroom-calls';
import { discardArticle } from '../../../commands/article/discarded/discard-article';
import { restoreDiscarded } from '../../../commands/article/discarded/restore-discarded';
import { embargoArticle } from '../../../commands/article/embargo-article';
import { eraseArticle } from '../../../commands/article/erase-article';
import { restoreArticle } from '../../../commands/article/history/restore-article';
import { publishArticle } from '../../../commands/article/publish-article';
import { redateArticle } from '../../../commands/article/redate-article';
import { returnArticle } from '../../../commands/article/return-article';
import { scheduleArticle } from '../../../commands/article/schedule-article';
import { recallArticle, submitArticle } from '../../../commands/article/submit-article';
import { withdrawArticle } from '../../../commands/article/withdraw-article';
import { dropWorkingCopy } from '../../../commands/article/working-copy/drop-working-copy';
import { updateArticle } from '../../../commands/article/working-copy/update-article';
import { type Command, createContext } from '../../../commands/command';
import { links, linksTo } from './article-links';
import { getVisibleArticle } from './visible-article';

const NUMBER = ':key{[1-9][0-9]{0,8}}';
const named = z.object({ key: z.string() });

/** What a step answers if it has no more to say. */
const VERSION = z.object({ version: z.number() });

/** A step of an article on its way to readers: what it asks for beside the number and the version that was seen. */
function step<S extends z.ZodObject<{ id: z.ZodType; version: z.ZodType }>, R extends z.ZodType>(
	action: string,
	right: Right,
	summary: string,
	command: Command<S, Result<R>>,
	output: R,
) {
	const { id: _id, ...body } = command.input.shape;
	return staffCall({
		method: 'POST',
		path: `article/${NUMBER}/${action}`,
		summary,
		right,
		input: { path: named, body: z.object(body) },
		output,
		run: ({ db, actor, now, given: { key, ...given } }) =>
			command(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	});
}

/** An article's way to readers and away from them (newsroom.md, section 6). */
export const articleFlowCalls = [
	step('submit', 'article.submit', 'Gives a draft to those who decide about it', submitArticle, VERSION),
	step('recall', 'article.submit', 'Takes back one’s own submission', recallArticle, VERSION),
	step('return', 'article.return', 'Makes a draft of it again, with a note', returnArticle, VERSION),
	step('publish', 'article.publish', 'Puts exactly the version that was seen before readers', publishArticle, VERSION),
	step(
		'update',
		'article.write',
		'Gives readers its working copy, exactly in the version that was seen',
		updateArticle,
		VERSION.extend({ is_left: z.boolean() }),
	),
	step(
		'drop',
		'article.write',
		'Discards its working copy; the answer names the revision that has it',
		dropWorkingCopy,
		VERSION.extend({ dropped: z.number() }),
	),
	step('schedule', 'article.schedule', 'Plans it for an hour to come', scheduleArticle, VERSION),
	staffCall({
		method: 'POST',
		path: `article/${NUMBER}/withdraw`,
		summary: 'Takes it away from readers, with a reason; tells what still leads to it',
		right: 'article.withdraw',
		input: { path: named, body: withdrawArticle.input.omit({ id: true }) },
		output: VERSION.extend({ links }),
		async run({ given: { key, ...given }, ...context }) {
			const { db, actor, now } = context;
			const id = Number(key);
			const { version } = await withdrawArticle(createContext(db, actor, now), { ...given, id } as never);
			const { row } = await getVisibleArticle(db, actor, id, now);
			return { version, links: await linksTo(context, row) };
		},
	}),
	staffCall({
		method: 'GET',
		path: `article/${NUMBER}/links`,
		summary: 'What leads to it: articles, pages, redirects, advertisements',
		right: 'article.read_drafts',
		input: { path: named },
		output: z.object({ links }),
		async run({ input, ...context }) {
			const { row } = await getVisibleArticle(context.db, context.actor, Number(input.key), context.now);
			return { links: await linksTo(context, row) };
		},
	}),
	step('discard', 'article.discard', 'Throws a draft away that no reader ever saw', discardArticle, VERSION),
	step('bring_back', 'article.discard', 'Makes a draft again of one that was thrown away', restoreDiscarded, VERSION),
	step(
		'erase',
		'article.erase',
		'Removes it, or some words of it, from everywhere and for good',
		eraseArticle,
		z.object({ version: z.number().nullable() }),
	),
	step('redate', 'article.publish', 'Corrects the publication date of what readers have', redateArticle, VERSION),
	step('embargo', 'article.embargo', 'Sets or lifts an embargo', embargoArticle, VERSION),
	step('restore', 'article.write', 'Gives it the words of one of its revisions', restoreArticle, VERSION),
];
