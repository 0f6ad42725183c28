import { articlesAt } from '../demo/all-articles';

/** Every text with markup inside a value, with the way to it. */
function markupIn(value: unknown, way: string): [string, string][] {
	if (typeof value === 'string') return /<(?:p|h2|ul|table|figure|blockquote)\b/.test(value) ? [[way, value]] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => markupIn(inner, `${way}.${key}`));
}

const rest = import.meta.glob(['../demo/*.ts', '!../demo/*.test.ts'], { eager: true });

/** Every text of the demonstration, in both editions, with the way to it. */
export const demoTexts = [...markupIn(articlesAt(1_795_000_000), 'articles'), ...markupIn(rest, 'demo')];
