import type { EditorState, Transaction } from 'prosemirror-state';
import { videoKey } from '../../../shared/address/videos';
import { schema } from '../../../shared/text/schema';
import { webAddress } from '../links/web-address';

/**
 * The address that a pasted text is, and nothing else. Without a scheme it begins with `www.`: a name such as
 * `report.pdf` may be no address.
 */
export const addressIn = (text: string): string | undefined =>
	/^\s*(?:https?:\/\/|www\.)[^/\s.]+\./i.test(text) ? webAddress(text) : undefined;

/**
 * Pastes an address: over words it makes them a link, in an empty paragraph that of a video shows it, and anywhere else
 * it is a link to itself.
 * @returns undefined where it is pasted as any other text
 */
export function pasteAddress(state: EditorState, text: string): Transaction | undefined {
	const { selection, tr } = state;
	const { $from, $to, empty } = selection;
	const { a, video } = { a: schema.marks.a, video: schema.nodes.video };
	const href = addressIn(text);
	const isInLine = $from.sameParent($to) && $from.parent.inlineContent && $from.parent.type.allowsMarkType(a as never);
	if (href === undefined || !a || !video || !isInLine || $from.parent.type.spec.code) return undefined;
	const mark = a.create({ href, rel: 'noopener' });
	if (!empty) return tr.addMark($from.pos, $to.pos, mark);
	const key = videoKey(href);
	const isAlone = $from.parent.type.name === 'p' && $from.parent.content.size === 0;
	if (key !== undefined && isAlone && $from.depth === 1)
		return tr.insert($from.before(), video.create({ 'data-video': key })).scrollIntoView();
	return tr
		.insert($from.pos, schema.text(text.trim(), mark.addToSet($from.marks())))
		.removeStoredMark(a)
		.scrollIntoView();
}
