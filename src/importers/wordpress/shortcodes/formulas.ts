import { opaqueAt } from '../opaque';

const FORMULA =
	/\$latex[\s=]([^$<]{1,2000})\$|\[(latex|katex|tex|math|asciimath|equation)(?:\s[^[\]]{0,200})?\]([^[]{1,2000}(?:\[(?!\/)[^[]{0,500}){0,20})\[\/\2\]/gi;

/** Writes formulas that a plugin would have drawn as code, so that their source can be read. */
export function readFormulas(text: string, note: (change: 'formula') => void): string {
	if (!/\$latex|\[(?:latex|katex|tex|math|asciimath|equation)\b/i.test(text)) return text;
	const isOpaque = opaqueAt(text);
	return text
		.replace(FORMULA, (whole, inline: string | undefined, _name, between: string | undefined, at: number) => {
			if (isOpaque(at)) return whole;
			note('formula');
			return `<code>${(inline ?? between ?? '').trim().replace(/</g, '&lt;')}</code>`;
		})
		.replace(/\[latexpage\]/gi, '');
}
