import { z } from 'zod';
import type { Right } from '../../../access/policy';
import { staffCall } from '../../../call/newsroom-calls';
import { discardArticle } from '../../../commands/article/discard-article';
import { embargoArticle } from '../../../commands/article/embargo-article';
import { eraseArticle } from '../../../commands/article/erase-article';
import { restoreArticle } from '../../../commands/article/history/restore-article';
import { publishArticle } from '../../../commands/article/publish-article';
import { restoreDiscarded } from '../../../commands/article/restore-discarded';
import { returnArticle } from '../../../commands/article/return-article';
import { scheduleArticle } from '../../../commands/article/schedule-article';
import { submitArticle } from '../../../commands/article/submit-article';
import { withdrawArticle } from '../../../commands/article/withdraw-article';
import { dropWorkingCopy } from '../../../commands/article/working-copy/drop-working-copy';
import { updateArticle } from '../../../commands/article/working-copy/update-article';
import { type Command, createContext } from '../../../commands/command';
import { links, linksTo } from './article-links';
import { getVisibleArticle } from './visible-article';

const NUMBER = ':key{[1-9][0-9]{0,8}}';
const named = z.object({ key: z.string() });

/** A step of an article on its way to readers: what it asks for beside the number and the version that was seen. */
function step<S extends z.ZodObject<{ id: z.ZodType; version: z.ZodType }>>(
	action: string,
	right: Right,
	summary: string,
	command: Command<S, { version: number }>,
) {
	const { id: _id, ...body } = command.input.shape;
	return staffCall({
		method: 'POST',
		path: `article/${NUMBER}/${action}`,
		summary,
		right,
		input: { path: named, body: z.object(body) },
		output: z.object({ version: z.number() }),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			command(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	});
}

/** An article's way to readers and away from them (newsroom.md, section 6). */
export const articleFlowCalls = [
	step('submit', 'article.submit', 'Gives a draft to those who decide about it', submitArticle),
	step('return', 'article.return', 'Makes a draft of it again, with a note', returnArticle),
	step('publish', 'article.publish', 'Puts exactly the version that was seen before readers', publishArticle),
	staffCall({
		method: 'POST',
		path: `article/${NUMBER}/update`,
		summary: 'Gives readers its working copy, exactly in the version that was seen',
		right: 'article.write',
		input: { path: named, body: updateArticle.input.omit({ id: true }) },
		output: z.object({ version: z.number(), is_left: z.boolean() }),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			updateArticle(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	}),
	staffCall({
		method: 'POST',
		path: `article/${NUMBER}/drop`,
		summary: 'Discards its working copy; the answer names the revision that has it',
		right: 'article.write',
		input: { path: named, body: dropWorkingCopy.input.omit({ id: true }) },
		output: z.object({ version: z.number(), dropped: z.number() }),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			dropWorkingCopy(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	}),
	step('schedule', 'article.schedule', 'Plans it for an hour to come', scheduleArticle),
	staffCall({
		method: 'POST',
		path: `article/${NUMBER}/withdraw`,
		summary: 'Takes it away from readers, with a reason; tells what still leads to it',
		right: 'article.withdraw',
		input: { path: named, body: withdrawArticle.input.omit({ id: true }) },
		output: z.object({ version: z.number(), links }),
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
	step('discard', 'article.discard', 'Throws a draft away that no reader ever saw', discardArticle),
	step('bring_back', 'article.discard', 'Makes a draft again of one that was thrown away', restoreDiscarded),
	staffCall({
		method: 'POST',
		path: `article/${NUMBER}/erase`,
		summary: 'Removes it, or some words of it, from everywhere and for good',
		right: 'article.erase',
		input: { path: named, body: eraseArticle.input.omit({ id: true }) },
		output: z.object({ version: z.number().nullable() }),
		run: ({ db, actor, now, given: { key, ...given } }) =>
			eraseArticle(createContext(db, actor, now), { ...given, id: Number(key) } as never),
	}),
	step('embargo', 'article.embargo', 'Sets or lifts an embargo', embargoArticle),
	step('restore', 'article.write', 'Gives it the words of one of its revisions', restoreArticle),
];
