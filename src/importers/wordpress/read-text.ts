import type { ConvertContext } from '../core/text/convert';
import { element, type Markup, parseMarkup } from '../core/text/markup';
import { hasBlocks, readBlocks } from './blocks';
import { takeBlockFootnotes, takePluginFootnotes } from './footnotes';
import { makeParagraphs } from './paragraphs';
import { readFormulas } from './shortcodes/formulas';
import { expandShortcodes } from './shortcodes/shortcodes';

/**
 * Reads the text of a post, written with the block editor or in the classic way: blocks, notes and shortcodes written
 * out, blank lines as paragraphs. Never throws.
 * @param footnotes the notes of the block editor as it keeps them, in JSON; empty for none
 */
export function readPost(content: string, context: ConvertContext, footnotes = ''): Markup {
	const text = content.replace(/\r\n?/g, '\n');
	const parts = hasBlocks(text) ? readBlocks(text, context) : [{ isClassic: true, html: text }];
	const root = element('root');
	for (const [at, part] of parts.entries()) {
		const written = takePluginFootnotes(readFormulas(part.html, context.note), `part${at}`);
		const post = parseMarkup(expandShortcodes(written, context));
		if (part.isClassic && makeParagraphs(post)) context.note('paragraphs');
		root.children.push(...post.children);
	}
	takeBlockFootnotes(root, footnotes);
	return root;
}
