/**
 * Pictures of a text in RTF, which Word puts on the clipboard beside markup that only names files of its own
 * (Rich Text Format 1.9.1, "Pictures").
 */

/** Groups that hold no picture of the text: a second form for old programs, and the signs of lists. */
const OTHER_GROUPS = ['{\\nonshppict', '{\\*\\listpicture'];
const KINDS: readonly [control: RegExp, type: string][] = [
	[/\\pngblip(?![a-z])/, 'image/png'],
	[/\\jpegblip(?![a-z])/, 'image/jpeg'],
];

/** Position after the group that begins at `from`; an escaped brace belongs to the words. */
function endOfGroup(rtf: string, from: number): number {
	let depth = 0;
	for (let at = from; at < rtf.length; at += 1) {
		const sign = rtf[at];
		if (sign === '\\') at += 1;
		else if (sign === '{') depth += 1;
		else if (sign === '}' && --depth === 0) return at + 1;
	}
	return rtf.length;
}

/** What is written in a group itself, without the groups in it. */
function ownWords(group: string): string {
	const parts: string[] = [];
	let at = 1;
	for (let next = group.indexOf('{', at); next !== -1; next = group.indexOf('{', at)) {
		parts.push(group.slice(at, next));
		at = endOfGroup(group, next);
	}
	return [...parts, group.slice(at, -1)].join('');
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(digits.length >> 1);
	for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16);
	return bytes;
}

/** The pictures in their order; undefined for one in a form that no page shows. */
export function picturesOfRtf(rtf: string): (Blob | undefined)[] {
	const found: (Blob | undefined)[] = [];
	const opening = /\{\\(?:pict(?![a-z])|nonshppict|\*\\listpicture)/g;
	for (let match = opening.exec(rtf); match; match = opening.exec(rtf)) {
		const end = endOfGroup(rtf, match.index);
		opening.lastIndex = end;
		if (OTHER_GROUPS.includes(match[0])) continue;
		const words = ownWords(rtf.slice(match.index, end));
		const type = KINDS.find(([control]) => control.test(words))?.[1];
		const digits = words.replace(/\\[a-z]+-?\d* ?|\s+/g, '');
		const isWhole = /^(?:[\da-f]{2})+$/i.test(digits);
		found.push(type !== undefined && isWhole ? new Blob([bytesOf(digits)], { type }) : undefined);
	}
	return found;
}
