/** Formulas and readings in pasted markup, which a text holds as words: code with the source, and words in brackets. */

/** A formula as pages show it: drawn beside hidden MathML, or MathML alone. */
const FORMULA = '.mwe-math-element, .katex, math';

/** Source of a formula in TeX; undefined where the page does not have it. */
function sourceOf(formula: Element): string | undefined {
	const annotation = formula.querySelector('annotation[encoding*="tex" i]');
	const math = formula.matches('math') ? formula : formula.querySelector('math');
	const drawn = formula.querySelector('img[alt]');
	const given = annotation?.textContent ?? math?.getAttribute('alttext') ?? drawn?.getAttribute('alt') ?? '';
	// An encyclopedia writes the size of its formulas around each.
	const source = /^\{\\(?:displaystyle|textstyle)\s+(.*)\}$/s.exec(given.trim())?.[1] ?? given;
	return source.replace(/\s+/g, ' ').trim() || undefined;
}

/** Turns formulas into code with their source, or into their signs where they have none. */
export function readFormulas(root: Element): void {
	for (const formula of [...root.querySelectorAll(FORMULA)]) {
		if (!root.contains(formula)) continue;
		const source = sourceOf(formula);
		if (source === undefined) continue;
		const code = root.ownerDocument.createElement('code');
		code.append(source);
		formula.replaceWith(code);
	}
}

/** Puts the reading above a word in brackets behind it. */
export function readReadings(root: Element): void {
	for (const bracket of [...root.querySelectorAll('ruby rp')]) bracket.remove();
	for (const reading of [...root.querySelectorAll('ruby rt')])
		reading.replaceWith(reading.textContent.trim() === '' ? '' : ` (${reading.textContent.trim()})`);
}
