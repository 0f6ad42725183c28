import type { Right } from '../../src/access/policy';
import { bulkActs } from '../../src/shared/article/bulk-acts';
import { TEXT_SCHEMA } from '../../src/shared/text/schema-number';
import { articleReads, USUAL } from './article-reads';
import { type ArticleTarget, type State, typing } from './articles';
import { at, type Case, mayOver, WRONG } from './case';
import { EDITIONS, may, REST, SECTION } from './people';
import type { Target } from './target';
import type { World } from './world';

const inTime = () => Math.floor(Date.now() / 1000) + 86_400;

/** Readers are given something by who may publish. */
const mayGive: Case['may'] = (person, target) =>
	may(person, 'article.write', target.subject) &&
	((target as ArticleTarget).state !== 'published' || may(person, 'article.publish', target.subject));

/** Writes of an article by somebody who names another version, or who lacks the right. */
function writes({ articles }: World): Case[] {
	const of = (...states: State[]) => articles.filter(({ state }) => states.includes(state));
	const usual: State[] = [...USUAL, 'own'];
	const seen = (action: string, right: Right, body: object, states: State[], more: Partial<Case> = {}): Case => ({
		call: `POST article/:key/${action}`,
		variant: 'another version',
		targets: of(...usual, ...states),
		ask: ({ key }) => ({ path: `article/${key}/${action}`, body: { version: WRONG, ...body } }),
		may: mayOver(right),
		...more,
	});
	const done = (action: string, right: Right, body: object): Case => ({
		...seen(action, right, {}, []),
		variant: 'without the right',
		ask: ({ key }) => ({ path: `article/${key}/${action}`, body }),
		isDone: true,
	});
	const outside =
		(type: string): Case['may'] =>
		(person, { subject }) =>
			may(person, 'article.write', subject) && may(person, 'article.write', { ...subject, section: type });
	const rehearsed = { place: 'article', title: 'Another' };
	return [
		{
			...seen('', 'article.write', {}, []),
			call: 'PATCH article/:key',
			targets: of(...usual, 'section'),
			ask: ({ key }) => ({ path: `article/${key}`, body: { version: WRONG, title: 'Another' } }),
			isConflict: true,
		},
		{
			...seen('', 'article.write', {}, []),
			call: 'PATCH article/:key',
			variant: 'another version, for readers',
			ask: ({ key }) => ({ path: `article/${key}`, body: { version: WRONG, title: 'Another', extent: 'minor' } }),
			may: mayGive,
		},
		{
			...seen('', 'article.write', {}, []),
			call: 'PATCH article/:key',
			variant: 'another version, text whole',
			ask: ({ key }) => ({ path: `article/${key}`, body: { version: WRONG, html: '<p>Another.</p>' } }),
			// For somebody with the right it saves what others have typed, before it is refused.
			isDone: true,
		},
		{
			call: 'PATCH article/:key',
			variant: 'into another section',
			targets: of('section'),
			ask: ({ key, version }) => ({ path: `article/${key}`, body: { version, type: REST } }),
			may: outside(REST),
			isDone: true,
		},
		seen('submit', 'article.submit', {}, []),
		seen('recall', 'article.submit', {}, ['review']),
		seen('return', 'article.return', { note: 'Why.' }, ['review']),
		seen('publish', 'article.publish', {}, ['scheduled']),
		{ ...seen('update', 'article.write', { extent: 'minor' }, []), may: mayGive },
		seen('drop', 'article.write', {}, []),
		seen('schedule', 'article.schedule', { at: inTime(), zone: 'Europe/Madrid' }, ['review']),
		seen('withdraw', 'article.withdraw', { reason: 'Why.' }, ['withdrawn']),
		seen('redate', 'article.publish', { published_at: 1_700_000_000, reason: 'Why.' }, ['scheduled']),
		seen('discard', 'article.discard', {}, []),
		seen('bring_back', 'article.discard', {}, ['discarded']),
		seen('erase', 'article.erase', { reason: 'Why.' }, ['withdrawn']),
		seen('embargo', 'article.embargo', { until: null }, ['embargoed']),
		seen('restore', 'article.write', { number: 1 }, []),
		{
			...seen('propose', 'article.write', { extent: 'minor', title: 'Another' }, []),
			targets: of(...usual, 'section'),
			may: mayGive,
		},
		{ ...seen('accept', 'article.write', { pending: 1 }, []), may: mayGive },
		done('decline', 'article.publish', { pending: 1 }),
		done('restore-block', 'article.write', { revision: 1, block: 0, seen: null }),
		done('untaken', 'article.write', { title: 'Another' }),
		done('fold', 'article.write', {}),
		done('steps', 'article.write', { after: 0, schema: TEXT_SCHEMA, client: 'a-walker', steps: [typing('A')] }),
		done('note', 'note.write', { text: 'A word.', anchor: { quote: 'met', before: '', after: '', at: 0 } }),
		{
			...done('rehearse', 'article.read_drafts', rehearsed),
			targets: of('draft', 'published'),
			isOpen: true,
			isHarmless: true,
		},
		{ ...done('rehearse/card', 'article.read_drafts', { title: 'Another' }), targets: of('draft'), isHarmless: true },
		{
			call: 'POST preview_link',
			variant: 'without the right',
			targets: of(...usual),
			ask: ({ key }) => ({ path: 'preview_link', body: { article_id: key, name: 'A', is_pinned: true, days: 1 } }),
			may: mayOver('preview_link.make'),
			isDone: true,
		},
	];
}

const asked: Readonly<Record<string, object>> = {
	section: { type: SECTION },
	add_tags: { ids: [1] },
	remove_tags: { ids: [1] },
	add_authors: { ids: [1] },
	remove_authors: { ids: [1] },
	return: { note: 'Why.' },
	withdraw: { note: 'Why.' },
};

/** Acts on several articles, of which some are out of sight. */
function bulk({ articles, bulk: undone }: World): Case[] {
	const targets = articles.filter(({ state }) => USUAL.includes(state));
	const drafts = articles.filter(({ state }) => state === 'draft');
	const acting = (call: string, version: (target: Target) => unknown) =>
		bulkActs.map(
			(act): Case => ({
				call: `POST ${call}`,
				variant: act,
				targets: act === 'publish' || act === 'withdraw' ? targets : drafts,
				ask: (target) => ({
					path: call,
					body: { act, ...asked[act], articles: [{ id: target.key, version: version(target) }] },
				}),
				isHarmless: call.endsWith('preview'),
			}),
		);
	return [
		...acting('article/bulk/preview', ({ version }) => version),
		...acting('article/bulk/preview', () => WRONG).filter(({ variant }) => variant === 'publish'),
		...acting('article/bulk', () => WRONG).filter(({ variant }) =>
			['publish', 'section', 'withdraw'].includes(variant),
		),
		{
			call: 'POST article/bulk/:key/undo',
			variant: 'of somebody else',
			targets: [undone],
			ask: ({ key }) => ({ path: `article/bulk/${key}/undo`, body: {} }),
		},
	];
}

/** New articles: in an edition that is not somebody's, and beside one that they do not read. */
function created({ articles, author_id }: World): Case[] {
	const made = { type: REST, title: 'A new one', links: { authors: [author_id] } };
	const places = EDITIONS.map(
		(edition): Target => ({
			label: `edition ${edition}`,
			key: edition,
			subject: { edition, section: REST, authors: [author_id] },
			isSeenBy: () => true,
		}),
	);
	const beside = (edition: string, source: ArticleTarget): Case => ({
		call: 'POST article',
		variant: `translation into ${edition}`,
		targets: [source],
		ask: ({ key }) => ({ path: 'article', body: { ...made, edition, translation_of: key } }),
		// Anybody who reads the source may make a translation.
		may: (person) => source.isSeenBy(person),
		isDone: true,
	});
	return [
		{
			call: 'POST article',
			variant: 'in an edition',
			targets: places,
			ask: ({ key }) => ({ path: 'article', body: { ...made, edition: key } }),
			may: mayOver('article.write'),
			isDone: true,
		},
		...articles
			.filter(({ state }) => state === 'draft' || state === 'review')
			.map((source) => beside(source.edition === 'en' ? 'es' : 'en', source)),
	];
}

/** Notes, links to previews, and translations. */
function attached({ notes, links, translations }: World): Case[] {
	const over = (
		call: string,
		targets: readonly Target[],
		body: object | undefined,
		more: Partial<Case> = {},
	): Case => ({
		call,
		variant: 'another version',
		targets,
		ask: ({ key }) => ({ path: at(call.replace(/^\w+ /, ''), key), ...(body && { body }) }),
		...more,
	});
	const translating = (action: string, right: Right, body: object = {}) =>
		over(`POST translation/:key/${action}`, translations, { version: WRONG, ...body }, { may: mayOver(right) });
	return [
		over('PATCH note/:key', notes, { version: WRONG, text: 'Other words.' }),
		over('POST note/:key/settle', notes, { version: WRONG }),
		over('POST note/:key/reopen', notes, { version: WRONG }),
		over('DELETE note/:key', notes, { version: WRONG }),
		over('POST note/:key/answer', notes, { text: 'A word.' }, { isDone: true, variant: 'without the right' }),
		over('DELETE preview_link/:key', links, undefined, { isDone: true, variant: 'without the right' }),
		translating('ask', 'translation.decide'),
		translating('take', 'translation.take'),
		translating('decline', 'translation.decide'),
		translating('confirm', 'translation.take', { source_version: WRONG }),
	];
}

/** Every call over articles and what hangs on them. */
export const articleCases = (world: World): Case[] => [
	...articleReads(world),
	...writes(world),
	...bulk(world),
	...created(world),
	...attached(world),
];
