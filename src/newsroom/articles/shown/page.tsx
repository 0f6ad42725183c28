import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showStaffFiles } from '../../media/staff-file';

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

interface PageProps {
	html: string;
	/** Width of the simulated screen, in px. */
	width: number;
	scheme: string;
	/** Name of the frame. */
	title: string;
}

/** Shows a readers' page in a frame. Nothing in it runs or navigates, and a redraw keeps the scroll position. */
export function Page({ html, width, scheme, title }: PageProps) {
	const place = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const [pageHtml, setPageHtml] = useState(() => printed(silent(html)));
	const [scale, setScale] = useState(1);
	useLayoutEffect(() => {
		const box = place.current;
		if (!box) return;
		const rescale = () => setScale(Math.min(1, box.clientWidth / width));
		const watch = new ResizeObserver(rescale);
		watch.observe(box);
		rescale();
		return () => watch.disconnect();
	}, [width]);
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
		} else setPageHtml(printed(next));
	}, [html]);
	const paint = useCallback(() => {
		// While the frame changes documents, its document may have no root element.
		frame.current?.contentDocument?.documentElement?.setAttribute('data-theme', scheme);
	}, [scheme]);
	useEffect(paint, [paint]);
	const hold = () => {
		paint();
		const page = frame.current?.contentDocument;
		if (page) dress(page);
		for (const event of ['click', 'submit']) page?.addEventListener(event, (one) => one.preventDefault());
	};
	return (
		<div ref={place} className="pvw__p">
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
