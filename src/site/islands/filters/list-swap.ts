/** Milliseconds after which a request is aborted (specification, section 9). */
const TIME_OUT = 30_000;

/** The part of a page that a form of filters narrows. */
const listOf = (page: Document): HTMLElement | null => page.querySelector('[data-narrowed]');
const formOf = (page: Document): HTMLFormElement | null => page.querySelector('[data-island=filters] form');

/** A page of the list that was read and not shown yet. */
export interface ListPage {
	/** Its final address, to which the form's own address redirects. */
	address: string;
	page: Document;
}

/**
 * Reads the page at an address, following redirects.
 * @throws Error where the answer is no list
 */
export async function readList(address: string, left: AbortSignal): Promise<ListPage> {
	const signal = AbortSignal.any([left, AbortSignal.timeout(TIME_OUT)]);
	const response = await fetch(address, { signal });
	if (!response.ok) throw new Error(String(response.status));
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	if (!listOf(page)) throw new Error('no list');
	return { address: response.url, page };
}

/** Replaces the visible list by that of a page, and what names the page: its title and its other languages. */
export function showList({ page }: ListPage): void {
	const [now, next] = [listOf(document), listOf(page)];
	if (!now || !next) return;
	const focused = now.contains(document.activeElement) ? document.activeElement : null;
	now.replaceChildren(...next.childNodes);
	document.title = page.title;
	const languages = page.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
	for (const [n, link] of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]').entries()) {
		const other = languages[n];
		if (other && other.hreflang === link.hreflang && !now.contains(link)) link.href = other.href;
	}
	// The focused element is gone: the focus goes to the same link in the new list, or to the number of results.
	const same = [...now.querySelectorAll<HTMLElement>('a[data-narrows]')].find(
		(link) => link.textContent === focused?.textContent,
	);
	if (focused) (same ?? countIn(document))?.focus();
}

/** The element with the number of results. */
const countIn = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>('[data-narrowed] [data-count]');

/** The number of results in words, for screen readers. */
export const countText = ({ page }: ListPage): string => countIn(page)?.textContent?.trim() ?? '';

/** Sets the fields of the form to the values that they have on a page. */
export function setFields(form: HTMLFormElement, { page }: ListPage): void {
	const other = formOf(page);
	for (const field of form.elements) {
		if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
		const same = other?.elements.namedItem(field.name);
		if (same instanceof HTMLInputElement || same instanceof HTMLSelectElement) field.value = same.value;
	}
}

/** The address that the form requests with its current values. */
export function addressOf(form: HTMLFormElement): string {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value.trim()) query.set(name, value);
	return form.action + (query.size > 0 ? `?${query}` : '');
}

/** Whether something was entered before the script started. */
export const isChanged = (form: HTMLFormElement): boolean =>
	[...form.elements].some((field) => {
		if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
		if (!(field instanceof HTMLSelectElement)) return false;
		const drawn = [...field.options].findIndex((option) => option.defaultSelected);
		return field.selectedIndex !== Math.max(drawn, 0);
	});
