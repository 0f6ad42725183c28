import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showStaffFiles } from '../../media/staff-file';
import type { Place } from './use-shown';

const sheetsOf = (page: Document) => [...page.querySelectorAll('link[rel="stylesheet"]')].map((one) => one.outerHTML);

/**
 * Renames `style` attributes, which only emails have: the content security policy of the newsroom blocks them in
 * markup, and the browser logs each one. `dress` applies them afterwards by script.
 */
const withoutLooks = (html: string) =>
	html.replaceAll(/<[a-z][^>]*>/g, (tag) => tag.replaceAll(/ style="/g, ' data-style="'));
function dress(page: Document): void {
	for (const one of page.querySelectorAll<HTMLElement>('[data-style]')) one.style.cssText = one.dataset.style ?? '';
}

/**
 * Parses a page and removes its scripts: the frame would block them anyway, and the browser would log each one.
 * Pictures get the addresses at which the newsroom sees them.
 */
function silent(html: string): Document {
	const page = new DOMParser().parseFromString(withoutLooks(html), 'text/html');
	for (const one of page.querySelectorAll('script, link[rel="modulepreload"], link[as="image"]')) one.remove();
	showStaffFiles(page);
	return page;
}

const printed = (page: Document) => `<!doctype html>${page.documentElement.outerHTML}`;

/** Places in which an article is one of many: the frame begins where the article is. */
const CROWDED: readonly Place[] = ['list', 'front'];

/** Scrolls a page to the first link in its content that leads to an address. */
function scrollToLink(page: Document, path: string): void {
	const link = page.querySelector(`main a[href="${CSS.escape(path)}"]`);
	const story = link?.closest('article, li') ?? link;
	if (story) page.documentElement.scrollTop += story.getBoundingClientRect().top - 96;
}

interface PageProps {
	html: string;
	/** What the page is of the article. */
	place: Place;
	/** Where its links lead to the article. */
	path: string | undefined;
	/** Width of the simulated screen, in px. */
	width: number;
	scheme: string;
	/** Name of the frame. */
	title: string;
}

/** Shows a readers' page in a frame. Nothing in it runs or navigates, and a redraw keeps the scroll position. */
export function Page({ html, place, path, width, scheme, title }: PageProps) {
	const box = useRef<HTMLDivElement>(null);
	/** The place to which the page has been scrolled: once, for its reader may look elsewhere. */
	const sought = useRef<Place>(undefined);
	const frame = useRef<HTMLIFrameElement>(null);
	const [pageHtml, setPageHtml] = useState(() => printed(silent(html)));
	const [scale, setScale] = useState(1);
	useLayoutEffect(() => {
		const around = box.current;
		if (!around) return;
		// A tab that is not shown has no width.
		const rescale = () => around.clientWidth > 0 && setScale(Math.min(1, around.clientWidth / width));
		const watch = new ResizeObserver(rescale);
		watch.observe(around);
		rescale();
		return () => watch.disconnect();
	}, [width]);
	const seek = (page: Document) => {
		if (sought.current === place) return;
		sought.current = place;
		if (path !== undefined && CROWDED.includes(place)) scrollToLink(page, path);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: another place is other HTML.
	useEffect(() => {
		const page = frame.current?.contentDocument;
		if (!page?.body) return;
		const next = silent(html);
		// The style sheets are the same, so only the body is replaced, and the page keeps its scroll position.
		if (page.body.childElementCount > 0 && String(sheetsOf(page)) === String(sheetsOf(next))) {
			const { scrollTop } = page.documentElement;
			page.body.replaceWith(page.importNode(next.body, true));
			for (const name of ['lang', 'dir'])
				page.documentElement.setAttribute(name, next.documentElement.getAttribute(name) ?? '');
			dress(page);
			page.documentElement.scrollTop = scrollTop;
			seek(page);
		} else setPageHtml(printed(next));
	}, [html]);
	const paint = useCallback(() => {
		// While the frame changes documents, its document may have no root element.
		const root = frame.current?.contentDocument?.documentElement;
		root?.setAttribute('data-theme', scheme);
		// A page without styles of ours takes the colours of the browser.
		if (root) root.style.colorScheme = scheme;
	}, [scheme]);
	useEffect(paint, [paint]);
	const hold = () => {
		paint();
		const page = frame.current?.contentDocument;
		if (page) {
			dress(page);
			seek(page);
		}
		for (const event of ['click', 'submit']) page?.addEventListener(event, (one) => one.preventDefault());
	};
	return (
		<div ref={box} className="pvw__p">
			<iframe
				ref={frame}
				title={title}
				sandbox="allow-same-origin"
				srcDoc={pageHtml}
				onLoad={hold}
				style={{
					width,
					height: `${100 / scale}%`,
					transform: `scale(${scale})`,
				}}
			/>
		</div>
	);
}
