import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface BesideProps {
	view: EditorView;
	label: string;
	/** Set where the form is to take the focus; a form of its own takes it as it opens. */
	focus?: RefObject<boolean>;
	/** Least height in pixels of a form with a list, which is made shorter before it covers the selection. */
	shortest?: number;
	/** True where it lies at the selection of a narrow window too: the line that is typed there is a part of it. */
	isInLine?: boolean;
	children: ReactNode;
}

/** Pixels between the selection and the form. */
const GAP = 8;
/** Least height of a form in pixels, however low the window is. */
const LEAST_HEIGHT = 240;
/** Windows in which a form lies at the foot. */
const NARROW = '(max-width: 40rem)';

/** The rectangle of what is selected, within the window. */
function selectedBox(view: EditorView): { top: number; bottom: number; left: number } {
	const { selection } = view.state;
	const block = selection instanceof NodeSelection ? view.nodeDOM(selection.from) : null;
	if (block instanceof HTMLElement) return block.getBoundingClientRect();
	const [from, to] = [view.coordsAtPos(selection.from), view.coordsAtPos(selection.to, -1)];
	return { top: from.top, bottom: to.bottom, left: from.left };
}

/** Scrolls what is selected above a form at the foot of the window, at least its end. */
function showAbove(view: EditorView, form: HTMLElement): void {
	const hidden = selectedBox(view).bottom + GAP - form.getBoundingClientRect().top;
	if (hidden > 0) scrollBy({ top: hidden, behavior: 'instant' });
}

/**
 * Puts a form below what is selected, above it where the window ends there, and over the end of it where it fills the
 * window. The form lies over the text: opening it moves nothing.
 */
function place(view: EditorView, form: HTMLElement, shortest: number | undefined): void {
	const around = form.offsetParent?.getBoundingClientRect();
	if (!around || view.isDestroyed) return;
	const box = selectedBox(view);
	const top = view.dom.closest('.editor')?.querySelector('.editor__top')?.getBoundingClientRect().bottom ?? 0;
	const under = innerHeight - box.bottom - 2 * GAP;
	const most = shortest !== undefined && under >= shortest ? under : innerHeight - Math.max(0, top) - 2 * GAP;
	// A form that is higher than the window below the tools scrolls within itself.
	form.style.maxHeight = `${Math.max(shortest ?? LEAST_HEIGHT, most)}px`;
	const height = form.offsetHeight;
	const fits = (at: number) => at >= top && at + height <= innerHeight;
	const [below, above] = [box.bottom + GAP, box.top - GAP - height];
	const lowest = Math.max(top + GAP, innerHeight - height - GAP);
	const isInSight = box.bottom > top && box.top < innerHeight;
	const at = fits(below) ? below : fits(above) ? above : isInSight ? Math.min(below, lowest) : below;
	form.style.top = `${at - around.top}px`;
	form.style.left = `${Math.max(0, Math.min(box.left - around.left, around.width - form.offsetWidth))}px`;
}

/** A form that lies at the selection of a text, in a narrow window at its foot. */
export function Beside({ view, label, focus, shortest, isInLine = false, children }: BesideProps) {
	const form = useRef<HTMLDivElement>(null);
	const opened = useRef(true);
	const isAtFoot = !isInLine && matchMedia(NARROW).matches;
	// The selection may have moved with anything that is drawn.
	useLayoutEffect(() => {
		if (form.current && !isAtFoot) place(view, form.current, shortest);
		const wanted = focus ?? opened;
		if (!wanted.current) return;
		wanted.current = false;
		form.current?.querySelector<HTMLElement>('[data-first], [data-autofocus]')?.focus({ preventScroll: true });
	});
	useEffect(() => {
		const put = () => {
			if (!form.current || view.isDestroyed) return;
			if (isAtFoot) showAbove(view, form.current);
			else place(view, form.current, shortest);
		};
		const watch = new ResizeObserver(put);
		if (!isAtFoot) watch.observe(view.dom);
		if (form.current) watch.observe(form.current);
		return () => watch.disconnect();
	}, [view, isAtFoot, shortest]);
	const kinds = [...(isAtFoot ? ['foot'] : []), ...(shortest === undefined ? [] : ['list'])];
	const className = ['', ...kinds.map((kind) => `--${kind}`)].map((kind) => `editor__beside${kind}`).join(' ');
	return (
		<div ref={form} role="group" aria-label={label} className={className}>
			{children}
		</div>
	);
}
