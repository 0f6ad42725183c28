import { ImportError } from '../core/import-error';
import type { SourceEvent } from '../core/source';
import type { LenientXml } from '../core/xml/lenient-xml';
import { readXml, type XmlLimits } from '../core/xml/xml';
import { WxrBuilder } from './wxr-builder';

/** An export has six elements inside each other. */
export const WXR_LIMITS: XmlLimits = { file: 8 * 1024 ** 3, text: 16 * 1024 ** 2, depth: 24 };

/**
 * Reads a WordPress export as a stream: one event for the site, each author, each term and each item, in the file's
 * order.
 * @param onBytes called with the number of bytes of each part that was read
 * @param lenient repairs unsound XML while it is read
 * @param onDropped called for each reference to a character that XML forbids
 * @throws ImportError where the file is no sound WordPress export, with line and column
 */
export async function* readWxr(
	file: string,
	onBytes?: (count: number) => void,
	limits: XmlLimits = WXR_LIMITS,
	lenient?: LenientXml,
	onDropped?: () => void,
): AsyncGenerator<SourceEvent> {
	const builder = new WxrBuilder();
	yield* readXml({ file, what: 'WordPress export', limits, lenient, onDropped }, builder, onBytes);
	if (!builder.isExport)
		throw new ImportError(`The file ${file} is not a WordPress export: it is XML without the export's version.`);
}
