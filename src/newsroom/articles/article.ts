import type { WholeArticle } from '../../api/newsroom/article/article-calls';
import { pages } from '../../shared/address/addresses';
import { mergeListField } from '../../shared/text/compare/merge-lists';
import { ask, type Refused, send } from '../calls';
import { mergeMarkup } from '../fields/merge-markup';
import { mergeField } from '../fields/merge-words';
import { type Draft, same } from '../fields/paths';
import type { Row } from '../nouns';
import { type LaterMerge, type Merge, type Saved, type Standing, saveOver } from '../screens/save';
import { siteConfig } from '../site-config';
import type { Tied } from './choices';
import { isSelfSaving } from './standing';

export type Whole = WholeArticle;

/** What an article is tied to, as a form holds it: numbers with their names. */
export const tiedNames = ['authors', 'tags', 'topics', 'companies'] as const;
const isTied = (name: string): name is (typeof tiedNames)[number] => (tiedNames as readonly string[]).includes(name);

/**
 * An article whole, as it stands now.
 * @param seen a version: the answer tells who has changed what since
 * @throws Refused, Unavailable
 */
export const readArticle = (id: number | string, signal?: AbortSignal, seen?: string): Promise<Whole> =>
	ask<Whole>(`article/${id}`, { signal, query: { seen } });

/** An article as a form holds it: what somebody may write of it, and what it is tied to. */
export const rowOf = ({ id, version, edition, content, links }: Whole): Row => ({
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
export function addressOf({ status, edition, content }: Whole): string | undefined {
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
	(opened: Whole): LaterMerge =>
	async (path, before, mine, theirs) => {
		if (path === 'html') return mergeMarkup(before, mine, theirs);
		return (isSelfSaving(opened) ? mergeTogether : mergeListOf)(path, before, mine, theirs);
	};

/** Both of two people's changes of a list. */
export const mergeListOf: Merge = (_path, before, mine, theirs) => mergeListField(before, mine, theirs);

/** What a saving is to readers, and to the history. */
export interface Told {
	extent?: 'minor' | 'update' | 'correction';
	/** What was wrong and what is right. */
	correction?: string;
	/** Saved by itself while somebody writes. */
	continues?: true;
}

/** What a call is given of a draft. */
export function bodyOf(draft: Draft): Record<string, unknown> {
	const own = Object.entries(draft).filter(([name]) => !isTied(name));
	const tied = Object.entries(draft).filter(([name]) => isTied(name));
	const links = Object.fromEntries(tied.map(([name, rows]) => [name, (rows as Tied[]).map(({ id }) => id)]));
	return { ...Object.fromEntries(own), ...(tied.length > 0 ? { links } : {}) };
}

/** Gives a change of a published article to a second person. @throws Refused, Unavailable */
export const proposeChange = (id: number, { version }: Row, draft: Draft, told: Told): Promise<unknown> =>
	ask(`article/${id}/propose`, { method: 'POST', body: { version: Number(version), ...bodyOf(draft), ...told } });

/**
 * Saves what was typed of an article. Where somebody else has saved meanwhile, what they did not touch goes through,
 * and the rest is asked about.
 * @param opened the article as its screen shows it
 * @param base what a form holds of it
 * @param onRead told of the article whole, each time it was read
 * @throws Refused, Unavailable; Refused also where it has come to readers since it was opened: what is typed is theirs
 * only once somebody says so
 */
export async function saveArticle(
	opened: Whole,
	base: Row,
	draft: Draft,
	told: Told,
	onRead: (whole: Whole) => void,
): Promise<Saved> {
	const read = async (refusal?: Refused): Promise<Standing> => {
		const whole = await readArticle(String(base.id), undefined, String(base.version));
		onRead(whole);
		if (refusal && isSelfSaving(opened) && !isSelfSaving(whole)) throw refusal;
		return { row: rowOf(whole), changed: whole.changed };
	};
	// Words that were typed with others need no version to stand on: nobody's are lost.
	if (Object.keys(draft).length === 0) {
		await ask(`article/${base.id}/fold`, { method: 'POST', body: told.continues ? { continues: true } : {} });
		return { ...(await read()), clashes: {} };
	}
	const change = async (now: Row, given: Draft) => {
		const body = { version: Number(now.version), ...bodyOf(given), ...told };
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
