import { marked } from 'marked';
import { escapeAttribute } from './markup';

/** Paragraphs of a text whose marks cannot be read. */
const asWritten = (text: string): string =>
	text
		.split(/\n\s*\n/)
		.map((part) => `<p>${escapeAttribute(part)}</p>`)
		.join('\n');

/**
 * HTML of Markdown as GitHub reads it: tables, struck words, bare addresses. Its HTML passes; the sanitiser comes later.
 * Never throws: a text with marks inside each other by the thousand stays as it was written.
 */
export function markdownHtml(text: string): string {
	try {
		return marked.parse(text, { async: false, gfm: true });
	} catch {
		return asWritten(text);
	}
}
