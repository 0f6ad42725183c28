import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { ImportError } from '../import-error';
import type { SourceEvent } from '../source';
import type { LenientXml } from './lenient-xml';

/** Limits on a file (security rule 17); generous for real ones, far below what would exhaust a machine. */
export interface XmlLimits {
	/** Bytes of the whole file. */
	file: number;
	/** Characters of one text or tag. */
	text: number;
	/** Elements inside elements. */
	depth: number;
}

/**
 * Entities that exports of old versions use outside CDATA though XML does not define them. No document can add to them.
 */
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
const FORBIDDEN = /[[\p{Cc}--[\u0080-\u009f]]--[\t\n\r]]|[\ufffe\uffff]/gv;

/** References to such characters by number, and what may be the beginning of one at the end of a portion. */
const REFERENCE = /&#(?:x([0-9a-f]{1,8})|(\d{1,10}));/gi;
const PARTED = /&(?:#(?:x[0-9a-f]{0,8}|\d{0,10})?)?$/i;

/** True for a number that XML allows as a character. */
const isAllowed = (code: number) =>
	code === 9 ||
	code === 10 ||
	code === 13 ||
	(code >= 0x20 && code <= 0xd7ff) ||
	(code >= 0xe000 && code <= 0xfffd) ||
	(code >= 0x10000 && code <= 0x10ffff);

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

/** Assembles the items of an export from the events of an XML parser. */
export interface XmlBuilder {
	/** Characters of the items that are not complete yet. */
	size: number;
	open(name: string, attributes: Record<string, string>): void;
	text(part: string): void;
	close(name: string): void;
	/** Returns the complete items. */
	take(): Iterable<SourceEvent>;
}

export interface XmlFile {
	file: string;
	/** Name of the format in error messages: `WordPress export`. */
	what: string;
	limits: XmlLimits;
	/** True where it may name a document type, as RSS 0.91 does; a document type with declarations is always refused. */
	mayNameType?: boolean;
	/** Repairs unsound XML while it is read. */
	lenient?: LenientXml | undefined;
	/** Called for each reference to a character that XML forbids, which is dropped. */
	onDropped?: (() => void) | undefined;
}

/**
 * Reads an XML file as a stream, with one item in memory at a time. No document type is read, so a file can neither
 * define entities nor refer to anything external.
 * @param onBytes called with the number of bytes of each part that was read
 * @throws ImportError where it is not sound, with line and column
 */
export async function* readXml(
	{ file, what, limits, mayNameType = false, lenient, onDropped }: XmlFile,
	builder: XmlBuilder,
	onBytes: (count: number) => void = () => {},
): AsyncGenerator<SourceEvent> {
	const decoder = decoderFor(await encodingOf(file));
	const parser = new SaxesParser({ xmlns: false, position: true });
	Object.assign(parser.ENTITIES, HTML_ENTITIES);
	let depth = 0;
	let silent = 0;
	const fail = (why: string): never => {
		throw new ImportError(
			`The file ${file} is not a sound ${what}: ${why} (line ${parser.line}, column ${parser.column}).`,
		);
	};

	parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
	parser.on('doctype', (type) => {
		if (!mayNameType || type.includes('[')) fail('it declares a document type, which no export does');
	});
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
	let held = '';
	const withoutForbidden = (part: string, isLast: boolean) => {
		const whole = held + part;
		held = isLast ? '' : (PARTED.exec(whole)?.[0] ?? '');
		return whole
			.slice(0, whole.length - held.length)
			.replace(REFERENCE, (reference, hex?: string, decimal?: string) => {
				if (isAllowed(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))) return reference;
				onDropped?.();
				return '';
			});
	};
	const feed = (part: string, isLast = false) => {
		const chunk = withoutForbidden(part, isLast);
		silent += chunk.length;
		if (silent > limits.text) fail('one of its texts is too long');
		const sound = chunk.replace(FORBIDDEN, '');
		parser.write(lenient ? lenient.feed(sound) : sound);
	};
	for await (const bytes of createReadStream(file, { highWaterMark: 64 * 1024 }) as AsyncIterable<Buffer>) {
		total += bytes.length;
		if (total > limits.file) fail('it is too large');
		feed(decoder.decode(bytes, { stream: true }));
		onBytes(bytes.length);
		yield* builder.take();
	}
	feed(decoder.decode(), true);
	if (lenient) parser.write(lenient.end());
	parser.close();
	yield* builder.take();
}
