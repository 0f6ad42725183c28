import { type CalculatorName, isCalculator } from '../../../shared/calculate/calculator/calculator-names';
import { VOID } from '../../../shared/text/html-rules';

/** A part of a text, which is split at what the site draws: charts and calculators. */
export type BodyPart =
	| { kind: 'html'; html: string }
	| { kind: 'series'; slug: string }
	| { kind: 'calculator'; calculator: CalculatorName };

/** What is drawn, or any other tag. */
const TAG = /<figure data-(series|calculator)="([a-z0-9-]+)"><\/figure>|<(\/?)([a-z0-9]+)\b[^>]*>/g;

const drawnPart = (kind: string, name: string): BodyPart[] => {
	if (kind === 'series') return [{ kind, slug: name }];
	return isCalculator(name) ? [{ kind: 'calculator', calculator: name }] : [];
};

/**
 * Splits a text at its charts and calculators. They are as wide as the column, so one within a box or a list comes below
 * it, and neither is torn apart.
 * @param html sanitised, so that every tag that opens is closed
 */
export function drawnParts(html: string): BodyPart[] {
	if (!html.includes('<figure data-')) return html.trim() ? [{ kind: 'html', html }] : [];
	const parts: BodyPart[] = [];
	let [text, from, depth] = ['', 0, 0];
	let below: BodyPart[] = [];
	const split = () => {
		if (text.trim()) parts.push({ kind: 'html', html: text });
		parts.push(...below);
		text = '';
		below = [];
	};
	for (const { 0: tag, 1: kind, 2: name = '', 3: slash, 4: element = '', index } of html.matchAll(TAG)) {
		if (kind !== undefined) {
			text += html.slice(from, index);
			from = index + tag.length;
			below.push(...drawnPart(kind, name));
		} else if (!VOID.has(element)) depth += slash ? -1 : 1;
		if (depth > 0 || below.length === 0) continue;
		const end = index + tag.length;
		text += html.slice(from, end);
		from = end;
		split();
	}
	text += html.slice(from);
	split();
	return parts;
}
