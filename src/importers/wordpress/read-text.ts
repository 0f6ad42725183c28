import type { ConvertContext } from '../core/text/convert';
import { element, type Markup, parseMarkup } from '../core/text/markup';
import { hasBlocks, readBlocks } from './blocks';
import { makeParagraphs } from './paragraphs';
import { expandShortcodes } from './shortcodes';

/**
 * Reads the text of a post, written with the block editor or in the classic way: blocks and shortcodes written out,
 * blank lines as paragraphs. Never throws.
 */
export function readPost(content: string, context: ConvertContext): Markup {
	const text = content.replace(/\r\n?/g, '\n');
	const parts = hasBlocks(text) ? readBlocks(text, context) : [{ isClassic: true, html: text }];
	const root = element('root');
	for (const part of parts) {
		const post = parseMarkup(expandShortcodes(part.html, context));
		if (part.isClassic && makeParagraphs(post)) context.note('paragraphs');
		root.children.push(...post.children);
	}
	return root;
}
