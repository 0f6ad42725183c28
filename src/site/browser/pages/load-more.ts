import { onClick } from '../consent/clicks';
import { fetchPage } from './fetch-page';
import { showTimes } from './times';

/** Milliseconds the loading state is shown at least, so that it does not flicker (specification, section 9). */
const MIN_BUSY_MS = 200;

const headlines = (item: Element) => [...item.querySelectorAll<HTMLAnchorElement>('a.main')].map((link) => link.href);

/**
 * What the next page lists, without what this page shows already: an article published meanwhile has pushed some over.
 */
function unseen(list: Element, more: Element): Element[] {
	const seen = new Set(headlines(list.closest('main') ?? list));
	return [...more.children].filter((item) => {
		const links = headlines(item);
		return links.length === 0 || !links.every((link) => seen.has(link));
	});
}

/** The list a link belongs to: a page may have several, each by its name. */
const listOf = (link: HTMLElement) => `[data-list="${link.dataset.more}"]`;

async function loadMore(link: HTMLAnchorElement, list: Element): Promise<void> {
	const label = link.textContent;
	link.setAttribute('aria-busy', 'true');
	link.classList.add('is-loading');
	link.textContent = link.dataset.loading ?? document.documentElement.dataset.loading ?? label;
	try {
		const [page] = await Promise.all([fetchPage(link.href), new Promise((done) => setTimeout(done, MIN_BUSY_MS))]);
		const more = page.querySelector(listOf(link));
		if (!more) throw new Error('no list');
		const items = unseen(list, more);
		list.append(...items);
		showTimes();
		const next = page.querySelector<HTMLElement>(`[data-more="${link.dataset.more}"]`);
		if (next) link.replaceWith(next);
		else link.remove();
		const [first] = items;
		const goesOn =
			first?.querySelector<HTMLElement>('a.main') ??
			first?.querySelector('a') ??
			(first as HTMLElement | undefined) ??
			next;
		// What has nothing to press, such as a message, takes the focus itself: the reading goes on there.
		if (goesOn && goesOn === first) goesOn.tabIndex = -1;
		goesOn?.focus();
	} catch {
		// From now on it is the plain link to the next page that it was without this.
		delete link.dataset.more;
		link.removeAttribute('aria-busy');
		link.classList.remove('is-loading');
		link.textContent = label;
	}
}

/**
 * "Load more content" puts the next page's articles under this page's; the link leads to that page wherever this
 * cannot.
 */
export function startLoadMore(): void {
	onClick('[data-more]', (link, event) => {
		const list = document.querySelector(listOf(link));
		if (!list) return;
		event.preventDefault();
		if (!link.hasAttribute('aria-busy')) void loadMore(link, list);
	});
}
