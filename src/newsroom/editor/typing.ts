import {
	ellipsis,
	emDash,
	InputRule,
	inputRules,
	textblockTypeInputRule,
	wrappingInputRule,
} from 'prosemirror-inputrules';
import type { EditorState, Plugin } from 'prosemirror-state';
import { nodeType } from './type-of';

/** Quotation marks of an edition: outer and inner, opening and closing. */
const QUOTES = {
	en: ['“', '”', '‘', '’'],
	es: ['«', '»', '“', '”'],
} as const;

const APOSTROPHE = '’';
const isInCode = (state: EditorState, at: number) => {
	const $at = state.doc.resolve(at);
	return $at.parent.type.spec.code === true || $at.marks().some(({ type }) => type.name === 'code');
};

/** Quotation marks as the edition writes them, while one types them straight. Undo gives the straight ones back. */
export function smartQuotes(edition: string): Plugin {
	const [open, close, openInner, closeInner] = edition === 'es' ? QUOTES.es : QUOTES.en;
	const rule = (pattern: RegExp, mark: string) =>
		new InputRule(pattern, (state, match, start, end) => {
			if (isInCode(state, start)) return null;
			const before = match[0].slice(0, -1);
			return state.tr.insertText(before + mark, start, end);
		});
	return inputRules({
		rules: [
			rule(/(?:^|[\s([{«“‘—-])"$/, open),
			rule(/"$/, close),
			rule(/(?:^|[\s([{«“—-])'$/, openInner),
			rule(/[\p{L}\p{N}]'$/u, edition === 'en' ? APOSTROPHE : closeInner),
			rule(/'$/, closeInner),
		],
	});
}

/** What typing at the start of a paragraph makes of it: headings, a quote. */
export const blockRules = (): Plugin =>
	inputRules({
		rules: [
			textblockTypeInputRule(/^##\s$/, nodeType('h2')),
			textblockTypeInputRule(/^###\s$/, nodeType('h3')),
			wrappingInputRule(/^>\s$/, nodeType('blockquote')),
			ellipsis,
			emDash,
		],
	});
