import type { Markup } from './markup';

/** Signs of base64 without a blank that are no word any more. */
const LONG = 60;
const RUN = new RegExp(`(?:data:[\\w/+.;=-]{0,80},)?[A-Za-z0-9+/]{${LONG},}={0,2}`, 'g');
const ADDRESS = /:\/\/|^\/[^/]|^www\./i;

/**
 * True for a run that has what base64 has, capitals and small letters in turn, and neither an address nor a hash in
 * hexadecimal nor a long word has.
 */
function isEncoded(run: string): boolean {
	if (!/[a-z]/.test(run) || !/[A-Z]/.test(run)) return false;
	const turns = run.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0;
	return /[0-9+/=]/.test(run.slice(0, -1)) || turns > run.length * 0.35;
}

/** A text without what is data in base64; words that it is glued to stay. */
export function withoutEncoded(text: string): string {
	if (!/[A-Za-z0-9+/]{60}/.test(text)) return text;
	return text.replace(/\S{60,}/g, (token) =>
		// An address may be as long as it likes.
		ADDRESS.test(token) && !token.startsWith('data:') ? token : token.replace(RUN, cut),
	);
}

/** What stays of a run: nothing, or the words before the data, which begins at a capital or a digit after them. */
function cut(run: string): string {
	if (!isEncoded(run)) return run;
	return /^[a-z]{2,30}(?=[A-Z][A-Za-z0-9+/]*[0-9])/.exec(run)?.[0] ?? '';
}

/** The text in base64, where it is text; percent signs around it are read too. */
export function decodedBase64(text: string): string | undefined {
	const run = text.replace(/\s+/g, '');
	if (run === '' || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(run)) return undefined;
	const words = Buffer.from(run, 'base64').toString('utf8');
	if (words === '' || /[\p{Cc}--[\t\n\r]]|\ufffd/v.test(words)) return undefined;
	if (!/%[0-9a-f]{2}/i.test(words)) return words;
	try {
		return decodeURIComponent(words);
	} catch {
		return words;
	}
}

/** Takes data in base64 out of all that readers would see of a text, but not out of code that it shows. */
export function dropEncoded(root: Markup, note: () => void): void {
	const walk = (node: Markup): void => {
		if (node.tag === 'pre' || node.tag === 'code') return;
		if (node.attributes.alt) node.attributes.alt = withoutEncoded(node.attributes.alt);
		node.children = node.children.map((child) => {
			if (typeof child !== 'string') return child;
			const rest = withoutEncoded(child);
			if (rest !== child) note();
			return rest;
		});
		for (const child of node.children) if (typeof child !== 'string') walk(child);
	};
	walk(root);
}
