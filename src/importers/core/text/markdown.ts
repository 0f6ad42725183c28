import { createHash } from 'node:crypto';
import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { footnoteMark, footnoteText } from './footnotes';
import { escapeAttribute } from './markup';

/** Paragraphs of a text whose marks cannot be read. */
const asWritten = (text: string): string =>
	text
		.split(/\n\s*\n/)
		.map((part) => `<p>${escapeAttribute(part)}</p>`)
		.join('\n');

const DEFINITION =
	/^ {0,3}\[\^([^\]\s]{1,60})\]:[ \t]*([^\n]*(?:\n(?!\s*\n| {0,3}\[\^[^\]\s]{1,60}\]:)[^\n]+)*(?:\n(?:[ \t]*\n)+(?: {4}|\t)[^\n]+(?:\n(?!\s*\n)[^\n]+)*)*)(?:\n|$)/;
const MARK = /^\[\^([^\]\s]{1,60})\]/;

/** Notes as GitHub writes them: `[^1]` in the text, `[^1]: Words` anywhere. @param prefix of their keys */
function footnotesOf(prefix: string, defined: ReadonlySet<string>): TokenizerAndRendererExtension[] {
	return [
		{
			name: 'footnoteText',
			level: 'block',
			start: (text) => /(?:^|\n) {0,3}\[\^/.exec(text)?.index,
			tokenizer(text) {
				const match = DEFINITION.exec(text);
				if (!match) return undefined;
				const [raw, label = '', words = ''] = match;
				return {
					type: 'footnoteText',
					raw,
					label,
					tokens: this.lexer.blockTokens(words.replace(/\n(?: {1,4}|\t)/g, '\n').trim()),
				};
			},
			renderer(token: Tokens.Generic) {
				return footnoteText(`${prefix}-${token.label}`, this.parser.parse(token.tokens ?? []));
			},
		},
		{
			name: 'footnoteMark',
			level: 'inline',
			start: (text) => text.indexOf('[^'),
			tokenizer(text) {
				const match = MARK.exec(text);
				return match && defined.has(match[1] ?? '')
					? { type: 'footnoteMark', raw: match[0], label: match[1] }
					: undefined;
			},
			renderer: (token: Tokens.Generic) => footnoteMark(`${prefix}-${token.label}`, escapeAttribute(token.raw)),
		},
	];
}

/** A reader of one text: the keys of its notes differ from those of every other text of the piece. */
function readerOf(text: string): Marked {
	const defined = new Set([...text.matchAll(/^ {0,3}\[\^([^\]\s]{1,60})\]:/gm)].map((match) => match[1] ?? ''));
	const reader = new Marked();
	if (defined.size === 0) return reader;
	const prefix = createHash('sha256').update(text).digest('hex').slice(0, 12);
	return reader.use({ extensions: footnotesOf(prefix, defined) });
}

/**
 * HTML of Markdown as GitHub reads it: tables, struck words, bare addresses, notes (as `settleFootnotes`
 * reads them). Its HTML passes; the sanitiser comes later.
 * Never throws: a text with marks inside each other by the thousand stays as it was written.
 */
export function markdownHtml(text: string): string {
	try {
		return readerOf(text).parse(text, { async: false, gfm: true });
	} catch {
		return asWritten(text);
	}
}
