import { wholeMoment } from '../time';
import { named, type Words } from '../words/words';

/** Whether a number is a moment, by the name of its field. */
const isMoment = (name: string) => name === 'at' || name === 'embargo_until' || name.endsWith('_at');

/** A value of a row as people read it, a line for each of several. @param name of the field that holds it */
export function readValue(name: string, value: unknown, words: Words): string {
	if (value === null || value === undefined) return '';
	if (typeof value === 'boolean') return value ? words.yes : words.no;
	if (typeof value === 'number' && isMoment(name)) return wholeMoment(value, document.documentElement.lang);
	if (Array.isArray(value)) return value.map((one) => readValue(name, one, words)).join('\n');
	if (typeof value !== 'object') return String(value);
	return Object.entries(value)
		.map(([key, one]) => [named(words.fields, key), readValue(key, one, words)] as const)
		.flatMap(([label, text]) => (text === '' ? [] : `${label}: ${text}`))
		.join('\n');
}
