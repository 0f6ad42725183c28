import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { ImportError } from '../core/import-error';
import { WxrBuilder, type WxrEvent } from './wxr-builder';

/** Limits on the file (security rule 17); generous for real exports, far below what would exhaust a machine. */
export interface WxrLimits {
	/** Bytes of the whole file. */
	file: number;
	/** Characters of one text or tag. */
	text: number;
	/** Elements inside elements; an export has six. */
	depth: number;
}
export const WXR_LIMITS: WxrLimits = { file: 8 * 1024 ** 3, text: 16 * 1024 ** 2, depth: 24 };

/** Names that exports of old versions use outside CDATA though XML does not know them. No document can add to them. */
const HTML_ENTITIES: Record<string, string> = {
	nbsp: '\u00a0',
	copy: '©',
	reg: '®',
	trade: '™',
	hellip: '…',
	mdash: '—',
	ndash: '–',
	lsquo: '‘',
	rsquo: '’',
	ldquo: '“',
	rdquo: '”',
	laquo: '«',
	raquo: '»',
	bull: '•',
	middot: '·',
	euro: '€',
	pound: '£',
	eacute: 'é',
	aacute: 'á',
	iacute: 'í',
	oacute: 'ó',
	uacute: 'ú',
	ntilde: 'ñ',
	uuml: 'ü',
	auml: 'ä',
	ouml: 'ö',
	szlig: 'ß',
};

/** Characters XML forbids; WordPress writes them when a text holds them. */
const FORBIDDEN = /[\p{Cc}--[\t\n\r]]|[\ufffe\uffff]/gv;

/** The encoding the XML declaration names; UTF-8 where it names none. */
async function encodingOf(file: string): Promise<string> {
	const handle = await open(file, 'r').catch(() => {
		throw new ImportError(`The file ${file} cannot be read.`);
	});
	try {
		const start = Buffer.alloc(256);
		const { bytesRead } = await handle.read(start, 0, start.length, 0);
		return (
			/<\?xml[^>]*\bencoding=["']([A-Za-z0-9._-]+)["']/.exec(start.subarray(0, bytesRead).toString('latin1'))?.[1] ??
			'utf-8'
		);
	} finally {
		await handle.close();
	}
}

function decoderFor(encoding: string): TextDecoder {
	try {
		return new TextDecoder(encoding);
	} catch {
		throw new ImportError(`The file is written in ${encoding}, which is not known here; save it as UTF-8.`);
	}
}

/**
 * Reads a WordPress export as a stream: one event for the site, each author, each term and each item, in the file's
 * order. Memory holds one item at a time. No document type is accepted, so there are no entities of its own and nothing
 * external.
 * @param onBytes told of each post that was read, in bytes.
 * @throws ImportError when the file is no sound WordPress export, with line and column.
 */
export async function* readWxr(
	file: string,
	onBytes: (count: number) => void = () => {},
	limits: WxrLimits = WXR_LIMITS,
): AsyncGenerator<WxrEvent> {
	const decoder = decoderFor(await encodingOf(file));
	const parser = new SaxesParser({ xmlns: false, position: true });
	Object.assign(parser.ENTITIES, HTML_ENTITIES);
	const builder = new WxrBuilder();
	let depth = 0;
	let silent = 0;
	const fail = (why: string): never => {
		throw new ImportError(
			`The file ${file} is not a sound WordPress export: ${why} (line ${parser.line}, column ${parser.column}).`,
		);
	};

	parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
	parser.on('doctype', () => fail('it declares a document type, which no export does'));
	parser.on('opentag', (tag) => {
		silent = 0;
		depth += 1;
		if (depth > limits.depth) fail('its elements are nested too deeply');
		builder.open(tag.name, tag.attributes);
	});
	parser.on('closetag', (tag) => {
		silent = 0;
		depth -= 1;
		builder.close(tag.name);
	});
	const text = (part: string) => {
		silent = 0;
		builder.text(part);
		if (builder.size > limits.text * 2) fail('one of its items is too large');
	};
	parser.on('text', text);
	parser.on('cdata', text);

	let total = 0;
	const feed = (chunk: string) => {
		silent += chunk.length;
		if (silent > limits.text) fail('one of its texts is too long');
		parser.write(chunk.replace(FORBIDDEN, ''));
	};
	for await (const bytes of createReadStream(file, { highWaterMark: 64 * 1024 }) as AsyncIterable<Buffer>) {
		total += bytes.length;
		if (total > limits.file) fail('it is too large');
		feed(decoder.decode(bytes, { stream: true }));
		onBytes(bytes.length);
		yield* builder.take();
	}
	feed(decoder.decode());
	parser.close();
	yield* builder.take();
	if (!builder.isExport)
		throw new ImportError(`The file ${file} is not a WordPress export: it is XML without the export's version.`);
}
