import { InvalidValue } from '../../fields/controls';
import type { Draft } from '../../fields/paths';
import { isMarkupAt, labelAt, readable } from '../../fields/read-field';
import { escaped, type TypedText } from '../../journal/typed-text';

/** What is typed into the fields of a row and not saved, to be taken away; undefined where nothing is. */
export function typedTextOf(title: string, changes: Draft): TypedText | undefined {
	const parts = Object.entries(changes).map(([path, value]) => {
		const text = value instanceof InvalidValue ? value.typed : readable(value);
		const body = isMarkupAt(path) ? text : `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;
		return `<h2>${escaped(labelAt(path))}</h2>\n${body}`;
	});
	if (parts.length === 0) return undefined;
	return { title, standfirst: '', points: [], html: parts.join('\n'), isFields: true };
}
