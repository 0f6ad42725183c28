import { articleDescription } from '../../src/api/newsroom/article/article-description';
import { type Case, WRONG } from './case';
import { EDITIONS, may, other } from './people';
import { made, pathOf, queryOf, type RowTarget, rightToRead, writesRow } from './rows';
import { nothing, type Target } from './target';
import type { World } from './world';

const joined = (path: string, ...queries: string[]) => {
	const query = queries.filter((one) => one !== '').join('&');
	return query === '' ? path : `${path}?${query}`;
};

/**
 * The calls over the rows of one entity.
 * @param words of articles, which a search in the list of the entity must not reveal
 */
function overEntity(rows: readonly RowTarget[], words: readonly Target[]): Case[] {
	const entity = rows[0]?.entity;
	if (!entity) return [];
	const { name, rights } = entity;
	const one = entity.key === 'id' ? `${name}/:key` : `${name}/row`;
	const over = (
		call: string,
		variant: string,
		path: (key: Target['key']) => string,
		more: Partial<Case> = {},
	): Case => ({
		call,
		variant,
		targets: rows,
		ask: ({ key }) => ({ path: path(key) }),
		...more,
	});
	const own = (key: Target['key'], tail = '', query = '') =>
		joined(pathOf(entity, key) + tail, queryOf(entity, key), query);
	const mayWrite: Case['may'] = (person, target) => writesRow(target as RowTarget)(person);
	const mayRemove: Case['may'] = (person, target) => writesRow(target as RowTarget, 'remove')(person);
	const isInEditions = rows[0]?.edition !== undefined;
	const cases: Case[] = [
		over(`GET ${name}`, 'list', () => `${name}?limit=200`, { targets: [nothing] }),
		over(`GET ${name}`, 'search for words of an article', (key) => `${name}?limit=200&search=${key}`, {
			targets: words,
			isDone: true,
		}),
		over(`GET ${one}`, 'read', (key) => own(key), {
			judge: (text) => (text.includes('"version":') ? undefined : 'does not include the row'),
		}),
		over(`GET ${one}/uses`, 'uses', (key) => own(key, '/uses')),
		over(`PATCH ${one}`, 'another version', (key) => own(key), {
			ask: ({ key }) => ({ path: own(key), body: { version: 'x' } }),
			may: mayWrite,
			isConflict: true,
		}),
		over(`PATCH ${one}`, 'no version', (key) => own(key), {
			ask: ({ key }) => ({ path: own(key), body: {} }),
			judge: (text) =>
				/"field":"version"|"reason":"(?:forbidden|unproved)"/.test(text)
					? undefined
					: 'takes a change without a version',
		}),
		over(`POST ${one}/untaken`, 'no word', (key) => own(key, '/untaken'), {
			ask: ({ key }) => ({ path: own(key, '/untaken'), body: {} }),
			may: mayWrite,
			isDone: true,
		}),
		over(`DELETE ${one}`, 'another version', (key) => own(key, '', 'version=x'), { may: mayRemove, isConflict: true }),
		over('GET revision', name, (key) => `revision?noun=${name}&row=${encodeURIComponent(key)}`, {
			entryRight: rightToRead(entity),
		}),
		over('POST revision/restore', name, () => 'revision/restore', {
			ask: ({ key }) => ({ path: 'revision/restore', body: { noun: name, key, number: 1, version: 'x' } }),
			entryRight: rightToRead(entity),
			may: mayWrite,
			isConflict: true,
		}),
		over('GET name/:noun', name, () => `name/${name}?search=zq`, { targets: [nothing] }),
		over('GET name/:noun', `${name} by words of an article`, (key) => `name/${name}?search=${key}`, {
			targets: words,
			isDone: true,
		}),
		over('GET name/:noun', `${name} by key`, () => '', {
			targets: rows.map((row) => ({ ...row, isSeenBy: () => true })),
			ask: ({ key }) => ({ path: `name/${name}?keys=${encodeURIComponent(key)}` }),
		}),
		...Object.keys(entity.actions).map((action) =>
			over(`POST ${name}/:key/${action}`, 'another version', () => '', {
				ask: ({ key }) => ({ path: `${name}/${key}/${action}`, body: { into: Number(key) + 1, version: 'x' } }),
				may: mayWrite,
			}),
		),
	];
	if (!entity.isMade) return cases;
	const places = (isInEditions ? EDITIONS : [undefined]).map(
		(edition): Target => ({
			label: edition ? `edition ${edition}` : 'every edition',
			key: edition ?? 0,
			subject: edition ? { edition } : {},
			isSeenBy: () => true,
		}),
	);
	cases.push(
		over(`POST ${name}`, 'a new row', () => name, {
			targets: places,
			ask: ({ key }) => ({ path: name, body: made[name]?.(key as 'en', (kind) => kind, 'https://a.test') ?? {} }),
			may: (person, { subject }) => !isInEditions || may(person, rights.write, subject),
			isDone: isInEditions,
		}),
	);
	// A row whose edition can be changed must not be moved to an edition in which the caller may not write.
	if ('edition' in entity.changed.shape)
		cases.push(
			over(`PATCH ${one}`, 'into another edition', () => '', {
				ask: (target) => ({
					path: own(target.key),
					body: { version: target.version, edition: other((target as RowTarget).edition ?? 'en') },
				}),
				may: (person, { subject }) => EDITIONS.every((edition) => may(person, rights.write, { ...subject, edition })),
				isDone: true,
			}),
		);
	return cases;
}

/** Every call over declared entities, their past, and how often they are used. */
export function rowCases({ rows, articles, uses }: World): Case[] {
	const words = articles
		.filter(({ state }) => state === 'draft')
		.map((one) => ({ ...one, key: `zqtitle${one.edition}draft` }));
	const groups = [...Map.groupBy(rows, ({ entity }) => entity.name).values()];
	const audited = articles.filter(({ state }) => ['published', 'draft', 'own', 'withdrawn'].includes(state));
	return [
		...groups.flatMap((group) => overEntity(group, words)),
		...uses.map(
			({ path, row, hidden, before }): Case => ({
				call: `GET ${path.replace(/\/\d+\//, '/:key/')}`,
				variant: `counts ${hidden.label}`,
				targets: [row],
				ask: ({ key }) => ({ path: path.replace(/\/\d+\//, `/${key}/`) }),
				judge: (text, person) => {
					const isSame = JSON.stringify(JSON.parse(text).data) === before;
					if (isSame !== hidden.isSeenBy(person)) return undefined;
					return isSame ? 'leaves out an article that is read' : `counts or names ${hidden.label}: ${text}`;
				},
			}),
		),
		...[...new Set([articleDescription().noun, ...groups.map(([row]) => row?.entity.name ?? '')])].flatMap(
			(entity): Case[] => [
				{
					call: 'GET audit',
					variant: entity,
					targets: [nothing],
					ask: () => ({ path: `audit?noun=${entity}&limit=200` }),
				},
				{
					call: 'POST audit/export',
					variant: entity,
					targets: [nothing],
					ask: () => ({ path: 'audit/export', body: { noun: entity } }),
					isHarmless: true,
				},
			],
		),
		{
			call: 'GET audit',
			variant: 'of one article',
			targets: audited.map((one) => ({ ...one, isSeenBy: () => true })),
			ask: ({ key }) => ({ path: `audit?noun=article&row=${key}` }),
		},
		{ call: 'GET audit', variant: 'all', targets: [nothing], ask: () => ({ path: 'audit?limit=200' }) },
		{
			call: 'POST revision/restore',
			variant: 'of an article',
			targets: articles.slice(0, 2),
			isOpen: true,
			may: () => false,
			ask: ({ key }) => ({
				path: 'revision/restore',
				body: { noun: 'article', key, number: 1, version: String(WRONG) },
			}),
		},
	];
}
