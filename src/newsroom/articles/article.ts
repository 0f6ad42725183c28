import type { ArticleDetail } from '../../api/newsroom/article/article-calls';
import { pages } from '../../shared/address/addresses';
import { mergeListField } from '../../shared/text/compare/merge-lists';
import { type ApiError, ask, send } from '../calls';
import type { Row } from '../entities';
import { mergeMarkup } from '../fields/merge-markup';
import { mergeField } from '../fields/merge-words';
import { type Draft, same } from '../fields/paths';
import { type LaterMerge, type Merge, type Saved, type Standing, saveOver } from '../screens/save';
import { siteConfig } from '../site-config';
import type { Relation } from './choices';
import { isSelfSaving } from './editability';

export type { ArticleDetail };

/** What an article is linked to, as a form holds it: numbers with their names. */
export const relationNames = ['authors', 'tags', 'topics', 'companies'] as const;
const isRelation = (name: string): name is (typeof relationNames)[number] =>
	(relationNames as readonly string[]).includes(name);

/**
 * Reads an article with everything that its screen shows.
 * @param seen a version: the answer names who has changed which field since
 * @throws ApiError, Unavailable
 */
export const readArticle = (id: number | string, signal?: AbortSignal, seen?: string): Promise<ArticleDetail> =>
	ask<ArticleDetail>(`article/${id}`, { signal, query: { seen } });

/** An article as a form holds it: what somebody may write of it, and what it is linked to. */
export const rowOf = ({ id, version, edition, content, links }: ArticleDetail): Row => ({
	id,
	edition,
	...content,
	...links,
	version: String(version),
});

/** Where readers have an article of an edition, or will. @param slug the last part of its address */
export const readersAddress = (edition: string, slug: string): string =>
	(siteConfig.editions.find(({ code }) => code === edition)?.prefix ?? '') + pages.article.replace(':seo_url', slug);

/** Where readers have it; undefined where they do not. */
export function addressOf({ status, edition, content }: ArticleDetail): string | undefined {
	if (status !== 'published') return undefined;
	return readersAddress(edition, String(content.seo_url));
}

/** Fields of a draft that are written together, as its text is. */
const TOGETHER = new Set(['title', 'standfirst', 'key_points']);

/** Both of two people's changes of a draft, where it is written together and they changed different places. */
export const mergeTogether: Merge = (path, before, mine, theirs) =>
	(TOGETHER.has(path) ? mergeField(before, mine, theirs) : undefined) ?? mergeListField(before, mine, theirs);

/** Both of two people's changes of an article; of its text by blocks, of a list by its members. */
const mergeOver =
	(opened: ArticleDetail): LaterMerge =>
	async (path, before, mine, theirs) => {
		if (path === 'html') return mergeMarkup(before, mine, theirs);
		return (isSelfSaving(opened) ? mergeTogether : mergeListOf)(path, before, mine, theirs);
	};

/** Both of two people's changes of a list. */
export const mergeListOf: Merge = (_path, before, mine, theirs) => mergeListField(before, mine, theirs);

/** How a save counts for readers and for the history. */
export interface SaveOptions {
	extent?: 'minor' | 'update' | 'correction';
	/** What was wrong and what is right. */
	correction?: string;
	/** Saved by itself while somebody writes. */
	continues?: true;
}

/** What a call is given of a draft. */
export function bodyOf(draft: Draft): Record<string, unknown> {
	const own = Object.entries(draft).filter(([name]) => !isRelation(name));
	const relations = Object.entries(draft).filter(([name]) => isRelation(name));
	const links = Object.fromEntries(relations.map(([name, rows]) => [name, (rows as Relation[]).map(({ id }) => id)]));
	return { ...Object.fromEntries(own), ...(relations.length > 0 ? { links } : {}) };
}

/** Gives a change of a published article to a second person. @throws ApiError, Unavailable */
export const proposeChange = (id: number, { version }: Row, draft: Draft, options: SaveOptions): Promise<unknown> =>
	ask(`article/${id}/propose`, { method: 'POST', body: { version: Number(version), ...bodyOf(draft), ...options } });

/**
 * Saves what was typed of an article. Where somebody else has saved meanwhile, what they did not touch goes through,
 * and the rest is asked about.
 * @param opened the article as its screen shows it
 * @param base what a form holds of it
 * @param onRead called with the article each time it was read
 * @throws ApiError, Unavailable; ApiError also where it was published since it was opened: readers get what is typed
 * only once somebody confirms it
 */
export async function saveArticle(
	opened: ArticleDetail,
	base: Row,
	draft: Draft,
	options: SaveOptions,
	onRead: (detail: ArticleDetail) => void,
): Promise<Saved> {
	const read = async (refusal?: ApiError): Promise<Standing> => {
		const detail = await readArticle(String(base.id), undefined, String(base.version));
		onRead(detail);
		if (refusal && isSelfSaving(opened) && !isSelfSaving(detail)) throw refusal;
		return { row: rowOf(detail), changed: detail.changed };
	};
	// Words that were typed with others need no version to stand on: nobody's are lost.
	if (Object.keys(draft).length === 0) {
		await ask(`article/${base.id}/fold`, { method: 'POST', body: options.continues ? { continues: true } : {} });
		return { ...(await read()), conflicts: {} };
	}
	const change = async (now: Row, given: Draft) => {
		const body = { version: Number(now.version), ...bodyOf(given), ...options };
		const { version } = await ask<{ version: number }>(`article/${base.id}`, { method: 'PATCH', body });
		const { row } = await read();
		// Somebody saved in between: the next saving finds that out, and asks.
		return row.version === String(version) ? row : { ...now, ...given, version: String(version) };
	};
	return saveOver(base, draft, change, read, mergeOver(opened));
}

/**
 * Asks for a version of what was typed with others, as whoever typed it leaves. Where nobody hears it, the server makes
 * one a minute later.
 */
export function leaveText({ id }: Row): void {
	send(`article/${id}/fold`, { method: 'POST', body: {}, keepalive: true }).catch(() => undefined);
}

/** Whether the stored text is another than the one that the editor was given or gave. */
export const isOtherText = (draft: Draft, before: Row, after: Row): boolean =>
	!('html' in draft) && !same(before.html, after.html);
