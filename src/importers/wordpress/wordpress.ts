import type { Source, SourceItem } from '../core/source';
import { LenientXml } from '../core/xml/lenient-xml';
import { numberIn, oldAddresses } from './addresses';
import { archives } from './archives';
import { builtHtml } from './data/builders';
import { readPost } from './read-text';
import { readWxr, WXR_LIMITS } from './wxr';

/** A post of the quote format whose text is not marked as one. */
const asQuote = (content: string) =>
	/<blockquote|wp:quote|wp:pullquote/.test(content) ? content : `<blockquote>${content}</blockquote>`;

const isQuote = ({ categories }: SourceItem) =>
	categories.some((one) => one.domain === 'post_format' && one.slug === 'post-format-quote');

/** A WordPress export. @param file WXR @param isLenient true to mend what is not sound XML */
export function wordpressSource(file: string, isLenient = false): Source {
	let lenient: LenientXml | undefined;
	let dropped = 0;
	return {
		system: 'wordpress',
		events(onBytes) {
			lenient = isLenient ? new LenientXml() : undefined;
			dropped = 0;
			return readWxr(file, onBytes, WXR_LIMITS, lenient, () => {
				dropped += 1;
			});
		},
		mended: () => (lenient?.mended ?? 0) + dropped,
		readText(item, context) {
			const shown = builtHtml(item, context) ?? item.content;
			return readPost(isQuote(item) ? asQuote(shown) : shown, context, item.meta.footnotes?.[0]);
		},
		addresses: oldAddresses,
		archives,
		numberIn,
	};
}
