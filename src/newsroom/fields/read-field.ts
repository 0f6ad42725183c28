import { siteConfig } from '../site-config';
import { named, wordsNow } from '../words/words';
import { plainOf } from './markup';

/** Name of a field for people, by its path: `texts.es.bio` is the text with the name of its edition. */
export function labelAt(path: string): string {
	const fields = wordsNow()?.fields ?? {};
	const [name = '', code, inner] = path.split('.');
	const edition = siteConfig.editions.find((one) => one.code === code)?.name;
	return inner && edition ? `${named(fields, inner)}, ${edition}` : named(fields, name);
}

/** True where the field at a path holds markup. */
export const isMarkupAt = (path: string): boolean => /(?:^|_)html$/.test(path);

/** Returns a value of a field as text for people. */
export function readable(value: unknown): string {
	if (Array.isArray(value)) return value.map(readable).join('\n');
	if (value && typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
	return String(value ?? '');
}

/** Returns the value of the field at a path as text for people. */
export const readAt = (path: string, value: unknown): string => (isMarkupAt(path) ? plainOf(value) : readable(value));
