import type { EditorView } from 'prosemirror-view';
import { useId, useState } from 'react';
import { safeHref } from '../../../shared/text/html-rules';
import { type Choice, Combobox } from '../../components/combobox';
import { linkAt, setLink } from '../commands';
import type { EditorWords } from '../editor-words';
import { Beside } from '../forms/beside';
import type { FindPages, SitePage } from './site-pages';

interface LinkFormProps {
	view: EditorView;
	words: EditorWords;
	close(): void;
	/** Without it a link is given by its address alone. */
	findPages: FindPages | undefined;
}

interface Target extends Choice {
	href: string;
}

/** Selected words that are longer are no name to look for. */
const NAME_LENGTH = 80;

/** A host name with what may follow it. */
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|:\d|$)/i;

/** The address that was typed, as a link may have it; a host name alone is taken as its https address. */
function addressOf(text: string): string | undefined {
	const typed = text.trim();
	if (/\s/.test(typed)) return undefined;
	if (HOST.test(typed)) return safeHref(`https://${typed}`);
	return /^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(typed) ? safeHref(typed) : undefined;
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
	const id = useId();
	const [error, setError] = useState<string>();
	const known = linkAt(view.state);
	const { from, to } = view.state.selection;
	const [selected] = useState(() => view.state.doc.textBetween(from, to, ' ', ' ').replace(/\s+/g, ' ').trim());
	const lead = (href: string | undefined, name: string) => {
		setLink(href, name)(view.state, view.dispatch);
		close();
	};
	const find = async (text: string, signal: AbortSignal): Promise<Target[]> => {
		setError(undefined);
		if (!findPages || addressOf(text) !== undefined) return [];
		try {
			return (await findPages(text.trim(), signal)).map((page) => targetOf(page, words));
		} catch (failure) {
			if (!signal.aborted) setError(words.pages_failed);
			throw failure;
		}
	};
	const typed = (text: string): Target | undefined => {
		const href = addressOf(text);
		return href === undefined ? undefined : { key: href, label: href, meta: words.link_address, href };
	};
	return (
		<Beside view={view} label={words.link}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leads out of each of its fields. */}
			<div
				className="editor__of"
				onKeyDown={({ key }) => {
					if (key === 'Escape') close();
				}}
			>
				<Combobox
					label={words.address}
					placeholder={words.address}
					isOpen
					initial={known?.href ?? (selected.length <= NAME_LENGTH ? selected : '')}
					find={find}
					typed={typed}
					onChoose={({ href, label }) => lead(href, label)}
					onNone={() => setError(words.address_wrong)}
					isInvalid={error !== undefined}
					describedBy={error === undefined ? undefined : `${id}-error`}
				/>
				{error !== undefined && (
					<p id={`${id}-error`} className="editor__fault" role="alert">
						{error}
					</p>
				)}
				<div className="editor__acts">
					{known && (
						<button type="button" onClick={() => lead(undefined, '')}>
							{words.remove}
						</button>
					)}
					<button type="button" onClick={close}>
						{words.close}
					</button>
				</div>
			</div>
		</Beside>
	);
}
