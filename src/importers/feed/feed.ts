import { ownPaths } from '../core/addresses';
import { ImportError } from '../core/import-error';
import type { Source } from '../core/source';
import { parseMarkup } from '../core/text/markup';
import { LenientXml } from '../core/xml/lenient-xml';
import { readXml, type XmlLimits } from '../core/xml/xml';
import { FeedBuilder } from './feed-builder';

const LIMITS: XmlLimits = { file: 2 * 1024 ** 3, text: 16 * 1024 ** 2, depth: 120 };

/** A feed that was saved, RSS or Atom. @param file XML @param isLenient true to mend what is not sound XML */
export function feedSource(file: string, isLenient = false): Source {
	let lenient: LenientXml | undefined;
	let dropped = 0;
	return {
		system: 'feed',
		async *events(onBytes) {
			lenient = isLenient ? new LenientXml() : undefined;
			const builder = new FeedBuilder();
			dropped = 0;
			const onDropped = () => {
				dropped += 1;
			};
			yield* readXml({ file, what: 'feed', limits: LIMITS, lenient, mayNameType: true, onDropped }, builder, onBytes);
			if (!builder.isFeed) throw new ImportError(`The file ${file} is not a feed: it is neither RSS nor Atom.`);
		},
		mended: () => (lenient?.mended ?? 0) + dropped,
		readText: (item) => parseMarkup(item.content),
		addresses: (item) => ownPaths(item.link),
		numberIn: () => undefined,
	};
}
