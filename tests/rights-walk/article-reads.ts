import { articleStatuses } from '../../src/shared/statuses';
import type { State } from './articles';
import { at, type Case, mayOver } from './case';
import { EDITIONS, other } from './people';
import { nothing, type Target } from './target';
import type { World } from './world';

/** States in which articles are asked everything. */
export const USUAL: readonly State[] = ['published', 'draft'];

/** Reads of an article: the whole of it, and what belongs to it. */
export function articleReads({ articles, groups, typed }: World): Case[] {
	const usual = articles.filter(({ state }) => [...USUAL, 'own'].includes(state));
	const read = (path: string, more: Partial<Case> = {}): Case => ({
		call: `GET ${path.replace(/\?.*/, '')}`,
		variant: 'read',
		targets: usual,
		ask: ({ key }) => ({ path: at(path, key) }),
		...more,
	});
	const mustInclude = (words: string): Pick<Case, 'judge'> => ({
		judge: (text) => (text.includes(words) ? undefined : `does not include ${words}`),
	});
	const searched = articles
		.filter(({ state }) => state === 'draft' || state === 'own')
		.map((one) => ({ ...one, key: `zqtitle${one.edition}${one.state}` }));
	const list = (query: string, targets: readonly Target[] = [nothing]): Case => ({
		call: 'GET article',
		variant: `list by ${query}`,
		targets,
		ask: ({ key }) => ({ path: `article?${query}${targets[0] === nothing ? '' : key}` }),
		// Anybody who reads the article finds it.
		isDone: targets[0] !== nothing,
	});
	return [
		read('article/:key', { ...mustInclude('"content":'), targets: articles }),
		read('article/:key/links', { targets: articles.filter(({ state }) => state !== 'own' && state !== 'discarded') }),
		read('article/:key/history'),
		read('article/:key/compare?from=1&to=1'),
		read('article/:key/compare?from=now&to=readers', { variant: 'what is typed' }),
		read('article/:key/authorship?of=now', { variant: 'what is typed' }),
		read('article/:key/steps'),
		read(`article/:key/steps?after=${typed}`, { variant: 'what was typed' }),
		read('article/:key/note', { may: mayOver('note.write') }),
		read('preview_link?article=:key', { may: mayOver('preview_link.make') }),
		read('revision?noun=article&row=:key', { entryRight: 'article.read_drafts' }),
		list('limit=200'),
		...articleStatuses.map((status) => list(`limit=200&status=${status}`)),
		list('search=', searched),
		list('status=discarded&search=', searched),
		{
			call: 'GET article/choice',
			variant: 'names',
			targets: searched,
			ask: ({ key }) => ({ path: `article/choice?of=company&search=${key}` }),
		},
		...EDITIONS.flatMap((edition): Case[] => [
			{
				call: 'GET translation',
				variant: `in work, ${edition}`,
				targets: [nothing],
				ask: () => ({ path: `translation?edition=${edition}&state=in_work&limit=200` }),
			},
			{
				call: 'GET translation/board',
				variant: edition,
				targets: [nothing],
				ask: () => ({ path: `translation/board?edition=${edition}` }),
			},
			{
				call: 'GET translation/people',
				variant: edition,
				targets: [nothing],
				ask: () => ({ path: `translation/people?edition=${edition}` }),
			},
			{
				call: 'GET translation/beside',
				variant: edition,
				targets: [nothing],
				ask: () => ({
					path: `translation/beside?group=${groups.get(edition)}&edition=${other(edition)}`,
				}),
			},
		]),
	];
}
