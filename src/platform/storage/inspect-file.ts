import { type FileHandle, open } from 'node:fs/promises';
import { Refusal } from '../../shared/refusal';

/** The file has no type that may be offered for download, or is not what it claims to be. */
const refused = (message: string) => new Refusal('file', 'file', { fileError: 'file', message });

/** Types that may be offered for download, by what their content says: PDF, office files without macros, video. */
const TYPES: Record<string, string> = {
	'application/pdf': 'pdf',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
	'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
	'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
	'application/vnd.oasis.opendocument.text': 'odt',
	'application/vnd.oasis.opendocument.spreadsheet': 'ods',
	'application/vnd.oasis.opendocument.presentation': 'odp',
	'video/mp4': 'mp4',
	'video/webm': 'webm',
	'video/quicktime': 'mov',
};

/** Markup at the beginning, which an old browser would take for a page whatever the type says. */
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i;
const HEAD = 1024;
/** A ZIP's directory ends with 22 bytes and a comment that office programs leave empty. */
const ZIP_END = 22;
const SCANNED = 64 * 1024;

async function bytesAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
	return buffer.subarray(0, bytesRead);
}

/** False where bytes before or behind the archive belong to another file that hides in this one. */
async function isWholeZip(file: FileHandle, bytes: number): Promise<boolean> {
	const end = await bytesAt(file, bytes - ZIP_END, ZIP_END);
	return (
		end.length === ZIP_END &&
		end.readUInt32LE(0) === 0x06054b50 &&
		end.readUInt32LE(12) + end.readUInt32LE(16) + ZIP_END === bytes
	);
}

/** True for a file that ends as a PDF does, and not as an archive. */
async function isWholePdf(file: FileHandle, bytes: number): Promise<boolean> {
	const tail = (await bytesAt(file, Math.max(0, bytes - SCANNED), SCANNED)).toString('latin1');
	return tail.slice(-HEAD).includes('%%EOF') && !tail.includes('PK\x05\x06');
}

async function hasMacros(file: FileHandle, bytes: number): Promise<boolean> {
	// An archive contains the names of its files in the directory at its end, and before each of them.
	for (let at = 0; at < bytes; at += SCANNED)
		if ((await bytesAt(file, at, SCANNED + 32)).includes('vbaProject.bin')) return true;
	return false;
}

/**
 * Finds out what a file is by its content (security rule 14): its type must be on the allow-list, and nothing else may
 * hide in it.
 * @param bytes its length
 * @throws Refusal `file`
 */
export async function inspectFile(path: string, bytes: number): Promise<{ ending: string; content_type: string }> {
	const { fileTypeFromFile } = await import('file-type');
	const content_type = (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? '';
	const ending = Object.hasOwn(TYPES, content_type) ? TYPES[content_type] : undefined;
	if (!ending) throw refused('The file is no PDF, office file or video.');
	const file = await open(path);
	try {
		const head = await bytesAt(file, 0, HEAD);
		const isZip = head.length > 4 && head.readUInt32LE(0) === 0x04034b50;
		const isClean =
			// An archive may begin with a part of a document in plain XML.
			(isZip || !MARKUP.test(head.toString('latin1'))) &&
			(ending !== 'pdf' || (head.toString('latin1').startsWith('%PDF-') && (await isWholePdf(file, bytes)))) &&
			(!isZip || ((await isWholeZip(file, bytes)) && !(await hasMacros(file, bytes))));
		if (!isClean) throw refused('The file is damaged, or something else hides in it.');
		return { ending, content_type };
	} finally {
		await file.close();
	}
}
