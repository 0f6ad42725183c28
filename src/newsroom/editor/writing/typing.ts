import {
	ellipsis,
	emDash,
	InputRule,
	inputRules,
	textblockTypeInputRule,
	wrappingInputRule,
} from 'prosemirror-inputrules';
import type { EditorState, Plugin, Transaction } from 'prosemirror-state';
import { both, nodeAround, toggleList } from '../commands';
import { nodeType } from '../type-of';

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

/** Blocks in which a dash and a blank are no list: items have one, and cells and captions are one line. */
const WITHOUT_LISTS = ['li', 'td', 'th', 'caption', 'figcaption', 'picture', 'dt'];

/** Makes a list of a paragraph that begins with its sign. */
const listRule = (pattern: RegExp, name: 'ul' | 'ol') =>
	new InputRule(pattern, (state, _match, start, end) => {
		const isParagraph = state.doc.resolve(start).parent.type.name === 'p';
		if (!isParagraph || nodeAround(state, ...WITHOUT_LISTS)) return null;
		let made: Transaction | null = null;
		both((transaction) => void transaction.delete(start, end), toggleList(name))(state, (transaction) => {
			made = transaction;
		});
		return made;
	});

/** What typing at the start of a paragraph makes of it: headings, a quote, a list. */
export const blockRules = (): Plugin =>
	inputRules({
		rules: [
			listRule(/^[-*]\s$/, 'ul'),
			listRule(/^1[.)]\s$/, 'ol'),
			textblockTypeInputRule(/^##\s$/, nodeType('h2')),
			textblockTypeInputRule(/^###\s$/, nodeType('h3')),
			wrappingInputRule(/^>\s$/, nodeType('blockquote')),
			ellipsis,
			emDash,
		],
	});
