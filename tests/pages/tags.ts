/** Kinds of names of what answers show: those that answers carry, and those that a change drops. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleTags } from '../../src/commands/article/core/article-tags';
import { authorTags, tag } from '../../src/shared/cache-tags';
import { root, sourceFiles } from '../sources';
import type { Page } from './crawl';

/** What a name speaks of, without the row: `list:en:data` and `list:es` are both lists. */
const kindOf = (name: string): string => (/:\d+$|:.+/.test(name) ? `${name.split(':')[0]}:…` : name);

/** One tag of each kind that is made, by the name under which it is made. */
const kinds: Record<string, string[]> = Object.fromEntries(
	Object.entries(tag).map(([name, made]) => [
		name,
		[kindOf(typeof made === 'string' ? made : (made as (...args: unknown[]) => string)('1', 'x'))],
	]),
);
kinds.articleTags = articleTags({ id: 1, edition: 'en', type: 'company', kind: 'news' }).map(kindOf);
kinds.authorTags = authorTags({ id: 1, slug: 'x' }).map(kindOf);

/** Kinds that the commands drop, found in their texts. */
export function droppedKinds(): Set<string> {
	const texts = sourceFiles()
		.filter((file) => /^src\/(commands|entities|importers|jobs)\//.test(file))
		.map((file) => readFileSync(join(root, file), 'utf8'));
	const names = texts.flatMap((text) =>
		[...text.matchAll(/\b(?:tag|cacheTag)\.(\w+)|\b(articleTags|authorTags)\(/g)].map(
			([, made, list]) => made ?? list ?? '',
		),
	);
	return new Set(names.flatMap((name) => kinds[name] ?? []));
}

/** Names that an answer carries. */
export const tagsOf = ({ headers }: Page): string[] => headers.get('cache-tag')?.split(',') ?? [];

/** Kinds that answers carry. */
export const carriedKinds = (pages: readonly Page[]): Set<string> => new Set(pages.flatMap(tagsOf).map(kindOf));
