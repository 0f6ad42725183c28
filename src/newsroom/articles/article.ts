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

/** Fields of an article's form that hold linked rows, each with its number and name. */
export const relationNames = ['authors', 'tags', 'topics', 'companies'] as const;
const isRelation = (name: string): name is (typeof relationNames)[number] =>
	(relationNames as readonly string[]).includes(name);

/**
 * Reads an article with everything that its screen shows.
 * @param seen a version; the answer then names who has changed each field since
 * @throws ApiError, Unavailable
 */
export const readArticle = (id: number | string, signal?: AbortSignal, seen?: string): Promise<ArticleDetail> =>
	ask<ArticleDetail>(`article/${id}`, { signal, query: { seen } });

/** Returns the row that an article's form edits: its own fields, and its links. */
export const rowOf = ({ id, version, edition, content, links }: ArticleDetail): Row => ({
	id,
	edition,
	...content,
	...links,
	version: String(version),
});

/**
 * Returns the public address of an article, whether it is published yet or not.
 * @param slug the last part of its address
 */
export const readersAddress = (edition: string, slug: string): string =>
	(siteConfig.editions.find(({ code }) => code === edition)?.prefix ?? '') + pages.article.replace(':seo_url', slug);

/** Returns the public address of a published article; undefined for any other. */
export function addressOf({ status, edition, seo_url }: ArticleDetail): string | undefined {
	if (status !== 'published') return undefined;
	return readersAddress(edition, String(seo_url));
}

/** Fields that are merged word by word, because several people may write them at once. */
const TOGETHER = new Set(['title', 'standfirst', 'key_points']);

/** Fields that nobody has typed on the server, so that what is typed here replaces them. */
const yieldsOf = ({ slug_follows }: ArticleDetail): readonly string[] => (slug_follows ? ['seo_url'] : []);

/**
 * Merges two people's changes of a field; undefined where they changed the same place.
 * @param now the article with the other person's changes
 */
export const mergeInto =
	(now: ArticleDetail): Merge =>
	(path, before, mine, theirs) =>
		yieldsOf(now).includes(path)
			? mine
			: ((TOGETHER.has(path) ? mergeField(before, mine, theirs) : undefined) ?? mergeListField(before, mine, theirs));

/** What a change of what readers have is to them. */
export interface ChangeOptions {
	extent: 'minor' | 'update' | 'correction';
	/** Text of the correction notice: what was wrong and what is right. */
	correction?: string;
}

/** Options of a save. */
export interface SaveOptions {
	/** Set by an autosave, which may replace the revision of the autosave before it. */
	continues?: true;
}

/** Makes the body of a save from a draft; links are sent as numbers. */
export function bodyOf(draft: Draft): Record<string, unknown> {
	const own = Object.entries(draft).filter(([name]) => !isRelation(name));
	const relations = Object.entries(draft).filter(([name]) => isRelation(name));
	const links = Object.fromEntries(relations.map(([name, rows]) => [name, (rows as Relation[]).map(({ id }) => id)]));
	return { ...Object.fromEntries(own), ...(relations.length > 0 ? { links } : {}) };
}

/** Submits the working copy of a published article for a second person's approval. @throws ApiError, Unavailable */
export const proposeChange = (id: number, { version }: Row, options: ChangeOptions): Promise<unknown> =>
	ask(`article/${id}/propose`, { method: 'POST', body: { version: Number(version), ...options } });

/**
 * Saves what was typed in an article. If somebody else has saved meanwhile, fields that they left alone are saved, and
 * the others are returned as conflicts.
 * @param opened the article as its screen shows it
 * @param base the row that the form edits
 * @param onRead called with the article each time it was read
 * @throws ApiError, Unavailable; ApiError also where the article was published since it was opened: a save then needs
 * the editor's confirmation
 */
export async function saveArticle(
	opened: ArticleDetail,
	base: Row,
	draft: Draft,
	options: SaveOptions,
	onRead: (detail: ArticleDetail) => void,
): Promise<Saved> {
	let now = opened;
	const read = async (refusal?: ApiError): Promise<Standing> => {
		const detail = await readArticle(String(base.id), undefined, String(base.version));
		now = detail;
		onRead(detail);
		if (refusal && isSelfSaving(opened) && !isSelfSaving(detail)) throw refusal;
		return { row: rowOf(detail), changed: detail.changed };
	};
	// A shared text has no field to save: the server makes a version of its steps, so no version is sent.
	if (Object.keys(draft).length === 0) {
		await ask(`article/${base.id}/fold`, { method: 'POST', body: options.continues ? { continues: true } : {} });
		return { ...(await read()), conflicts: {} };
	}
	const change = async (seen: Row, given: Draft) => {
		const body = { version: Number(seen.version), ...bodyOf(given), ...options };
		const { version } = await ask<{ version: number }>(`article/${base.id}`, { method: 'PATCH', body });
		const { row } = await read();
		// Somebody saved in between: the old version is kept, so the next save finds the conflict.
		return row.version === String(version) ? row : { ...seen, ...given, version: String(version) };
	};
	/** The text is merged by blocks. */
	const merge: LaterMerge = async (path, before, mine, theirs) =>
		path === 'html' ? mergeMarkup(before, mine, theirs) : mergeInto(now)(path, before, mine, theirs);
	const saved = await saveOver(base, draft, change, read, merge);
	return { ...saved, yields: yieldsOf(now) };
}

/**
 * Asks the server to make a version of a shared text when its writer leaves the screen. A failure is ignored: the
 * server makes one a minute later anyway.
 */
export function leaveText({ id }: Row): void {
	send(`article/${id}/fold`, { method: 'POST', body: {}, keepalive: true }).catch(() => undefined);
}

/** True where a save came back with another text than the editor showed and sent. */
export const isOtherText = (draft: Draft, before: Row, after: Row): boolean =>
	!('html' in draft) && !same(before.html, after.html);
