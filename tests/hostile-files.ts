import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#336699' } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** A photograph with a place in its metadata. */
export const photoWithPlace = (width = 600, height = 400): Promise<Buffer> =>
	plain(width, height)
		.withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 55/1 0/1' } })
		.jpeg()
		.toBuffer();

/** A PNG of a few bytes whose header declares a size. */
function pngBomb(width: number, height: number): Buffer {
	const chunk = (name: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(name), data]);
		const length = Buffer.alloc(4);
		length.writeUInt32BE(data.length);
		const sum = Buffer.alloc(4);
		sum.writeUInt32BE(crc32(body));
		return Buffer.concat([length, body, sum]);
	};
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk('IHDR', header),
		chunk('IDAT', Buffer.alloc(60)),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

/** A small AVIF that declares a huge picture. */
async function avifBomb(): Promise<Buffer> {
	const bytes = await plain(64, 48).avif({ effort: 0 }).toBuffer();
	const at = bytes.indexOf('ispe');
	bytes.writeUInt32BE(30_000, at + 8);
	bytes.writeUInt32BE(30_000, at + 12);
	return bytes;
}

export const bombs: Record<string, () => Promise<Buffer>> = {
	'a PNG of 900 megapixels': async () => pngBomb(30_000, 30_000),
	'an AVIF of 900 megapixels': avifBomb,
};

/** Files that every upload must refuse, by what they are. */
export const hostile: Record<string, () => Promise<{ name: string; bytes: Buffer }>> = {
	'an SVG named .png': async () => ({ name: 'logo.png', bytes: Buffer.from(SVG) }),
	'a page named .jpg': async () => ({
		name: 'photo.jpg',
		bytes: Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>'),
	}),
	'XML named .webp': async () => ({ name: 'a.webp', bytes: Buffer.from('<?xml version="1.0"?><x/>'.padEnd(400)) }),
	'a GIF that is a script': async () => ({
		name: 'a.gif',
		bytes: Buffer.from(`${'GIF89a=1;alert(1);/*'.padEnd(200, 'x')}*/`),
	}),
	'a PDF behind a page': async () => ({
		name: 'a.pdf',
		bytes: Buffer.from(`<html><script>alert(1)</script>${pdf.toString('latin1')}`, 'latin1'),
	}),
	'a PDF that begins a page': async () => ({
		name: 'a.pdf',
		bytes: Buffer.from(`%PDF-1.4\n<html><script>alert(1)</script>${pdf.toString('latin1')}`, 'latin1'),
	}),
	'a PDF with an archive behind it': async () => ({
		name: 'a.pdf',
		bytes: Buffer.concat([pdf, zip({ 'a.js': 'alert(1)' })]),
	}),
	'half a photograph': async () => ({ name: 'a.jpg', bytes: (await photoWithPlace()).subarray(0, 1_400) }),
	'an archive': async () => ({ name: 'a.zip', bytes: zip({ 'a.txt': 'words' }) }),
	'a document with macros': async () => ({ name: 'a.docx', bytes: document({ 'word/vbaProject.bin': 'x' }) }),
	'a document with something behind it': async () => ({
		name: 'a.docx',
		bytes: Buffer.concat([document({}), Buffer.from('<script>')]),
	}),
	'a program': async () => ({ name: 'a.pdf', bytes: Buffer.from(`MZ${'\0'.repeat(400)}`) }),
	nothing: async () => ({ name: 'a.pdf', bytes: Buffer.alloc(0) }),
};

/** The smallest file that is a PDF. */
export const pdf = Buffer.from(
	'%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
	'latin1',
);

/** A film of no length. */
export const film = Buffer.concat([
	Buffer.from([0, 0, 0, 24]),
	Buffer.from('ftypmp42\0\0\0\0mp42isom', 'latin1'),
	Buffer.alloc(5_000, 7),
]);

/** An archive of texts, not compressed. */
function zip(files: Record<string, string>): Buffer {
	const bodies: Buffer[] = [];
	const directory: Buffer[] = [];
	let at = 0;
	for (const [name, text] of Object.entries(files)) {
		const data = Buffer.from(text);
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt32LE(crc32(data), 10);
		common.writeUInt32LE(data.length, 14);
		common.writeUInt32LE(data.length, 18);
		common.writeUInt16LE(name.length, 22);
		const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
		const tail = Buffer.alloc(14);
		tail.writeUInt32LE(at, 10);
		directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, Buffer.from(name)]));
		bodies.push(local);
		at += local.length;
	}
	const entries = Buffer.concat(directory);
	const end = Buffer.alloc(22);
	end.write('PK\x05\x06', 'latin1');
	end.writeUInt16LE(directory.length, 8);
	end.writeUInt16LE(directory.length, 10);
	end.writeUInt32LE(entries.length, 12);
	end.writeUInt32LE(at, 16);
	return Buffer.concat([...bodies, entries, end]);
}

const CONTENT_TYPES =
	'<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A document of an office program. */
export const document = (more: Record<string, string>): Buffer =>
	zip({ '[Content_Types].xml': CONTENT_TYPES, 'word/document.xml': '<w:document/>', ...more });
