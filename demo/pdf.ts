/**
 * A tiny writer of PDF 1.4: text in Helvetica, lines and boxes. Enough for sample documents, and nothing active in
 * them.
 */

/** Measures are points (1/72 inch), from the lower left corner of the page. */
export type PdfItem =
	| { text: string; x: number; y: number; size: number; bold?: boolean }
	| { box: [x: number, y: number, width: number, height: number]; fill?: boolean };

export interface PdfDocument {
	title: string;
	/** BCP 47 tag. */
	language: string;
	/** A4 pages, each a list of items. */
	pages: PdfItem[][];
}

/** A4 in points. */
export const PAGE = { width: 595, height: 842 };

/** Characters of the Windows code page that Latin-1 does not have. */
const EXTRA: Record<string, number> = {
	'€': 0x80,
	'…': 0x85,
	'‘': 0x91,
	'’': 0x92,
	'“': 0x93,
	'”': 0x94,
	'•': 0x95,
	'–': 0x96,
	'—': 0x97,
};

/** A string object in the Windows code page; what it does not hold becomes a question mark. */
function literal(text: string): string {
	let out = '';
	for (const character of text.replace(/\s/g, ' ')) {
		const point = character.codePointAt(0) ?? 63;
		const code = EXTRA[character] ?? ((point >= 32 && point < 127) || (point >= 160 && point <= 255) ? point : 63);
		if (code > 126) out += `\\${code.toString(8)}`;
		else
			out += code === 40 || code === 41 || code === 92 ? `\\${String.fromCharCode(code)}` : String.fromCharCode(code);
	}
	return `(${out})`;
}

/** Text of the document's information, which knows all of Unicode. */
function unicode(text: string): string {
	const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'));
	return `<feff${units.join('')}>`;
}

function draw(item: PdfItem): string {
	if ('box' in item)
		return item.fill ? `0.87 0.91 0.90 rg ${item.box.join(' ')} re f 0 g` : `${item.box.join(' ')} re S`;
	return `BT /${item.bold ? 'B' : 'R'} ${item.size} Tf ${item.x} ${item.y} Td ${literal(item.text)} Tj ET`;
}

/** Writes the document. Every byte of the result is ASCII, so that lengths and offsets are those of the string. */
export function makePdf(document: PdfDocument): Uint8Array {
	const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
	const firstPage = 6;
	const kids = document.pages.map((_, index) => `${firstPage + index * 2} 0 R`);
	const objects = [
		`<< /Type /Catalog /Pages 2 0 R /Lang ${literal(document.language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
		`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${document.pages.length} >>`,
		font('Helvetica'),
		font('Helvetica-Bold'),
		`<< /Title ${unicode(document.title)} /Producer (Brume) >>`,
		...document.pages.flatMap((items, index) => {
			const content = items.map(draw).join('\n');
			return [
				`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
				`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
			];
		}),
	];
	let file = '%PDF-1.4\n';
	const offsets = objects.map((object, index) => {
		const offset = file.length;
		file += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const start = file.length;
	const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
	file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
	return new TextEncoder().encode(file);
}

/** Breaks a text into lines that fit a width; Helvetica's letters are half as wide as high, on average. */
export function wrap(text: string, size: number, width: number): string[] {
	const most = Math.floor(width / (size * 0.5));
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(/\s+/).filter(Boolean)) {
		if (line !== '' && line.length + 1 + word.length > most) {
			lines.push(line);
			line = word;
		} else line = line === '' ? word : `${line} ${word}`;
	}
	return line === '' ? lines : [...lines, line];
}
