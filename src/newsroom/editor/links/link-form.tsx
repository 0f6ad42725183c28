import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { safeHref } from '../../../shared/text/html-rules';
import type { Choice } from '../../components/combobox';
import { linkAt, setLink } from '../commands';
import type { EditorWords } from '../editor-words';
import { ChooseForm } from '../forms/choose-form';
import type { FindPages, SitePage } from './site-pages';
import { webAddress } from './web-address';

interface LinkFormProps {
	view: EditorView;
	words: EditorWords;
	close(): void;
	findPages: FindPages;
}

interface Target extends Choice {
	href: string;
}

/** Selected words that are longer are no name to look for. */
const NAME_LENGTH = 80;

/** The address that was typed: on the web, a path of the site, a place of the page, or that of an e-mail. */
function addressOf(text: string): string | undefined {
	const typed = text.trim();
	if (/\s/.test(typed)) return undefined;
	return /^(?:mailto:|[/#])/i.test(typed) ? safeHref(typed) : webAddress(typed);
}

const targetOf = ({ kind, title, line, url }: SitePage, words: EditorWords): Target => ({
	key: url,
	label: title,
	meta: line,
	group: words.page_kinds[kind],
	href: url,
});

/**
 * The form of a link: a page of the site, found by words, or an address. The selected words are looked for first.
 * Without selected words the link comes with the name of the page.
 */
export function LinkForm({ view, words, close, findPages }: LinkFormProps) {
	const known = linkAt(view.state);
	const { from, to } = view.state.selection;
	const [selected] = useState(() => view.state.doc.textBetween(from, to, ' ', ' ').replace(/\s+/g, ' ').trim());
	const lead = (href: string | undefined, name: string) => {
		setLink(href, name)(view.state, view.dispatch);
		close();
	};
	return (
		<ChooseForm
			{...{ view, words, close }}
			label={words.link}
			field={words.address}
			none={words.address_wrong}
			initial={known?.href ?? (selected.length <= NAME_LENGTH ? selected : '')}
			find={async (text, signal): Promise<Target[]> => {
				if (addressOf(text) !== undefined) return [];
				return (await findPages(text.trim(), signal)).map((page) => targetOf(page, words));
			}}
			typed={(text) => {
				const href = addressOf(text);
				return href === undefined ? undefined : { key: href, label: href, meta: words.link_address, href };
			}}
			onChoose={({ href, label }) => lead(href, label)}
		>
			{known && (
				<button type="button" onClick={() => lead(undefined, '')}>
					{words.remove}
				</button>
			)}
		</ChooseForm>
	);
}
