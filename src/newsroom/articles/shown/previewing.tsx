import { type ComponentType, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useHasRoomForPreview } from '../../components/use-is-wide';
import { useWords } from '../../words/words';
import { type Previewing, type PreviewProps, TABS, type Tab } from './preview-place';

/** Milliseconds after which the preview is loaded ahead: the screen itself comes first. */
const AHEAD_MS = 1_000;
const load = () => import('./preview');

/** Pixels from the top of the window to the text. */
const topOfText = () => document.getElementById('html')?.getBoundingClientRect().top ?? 0;

/** The same as long as the page is scrolled; undefined at its top, where the tabs are to be seen again. */
const lineNow = () => (scrollY === 0 ? undefined : topOfText());

/** Says whether an article's preview is open, and whether the text makes room for it. */
export function usePreviewing(): Previewing {
	const isBeside = useHasRoomForPreview();
	const [isOpen, open] = useState(false);
	const [chosen, choose] = useState<Tab>('preview');
	const id = useId();
	const tab = isOpen && !isBeside ? chosen : undefined;
	const isTextAway = tab === 'preview';
	// The text comes back at the line at which it was left. While it is away the page is shorter, the tabs come above it,
	// and a font that arrives changes the height of the fields: only its own place in the window says which line that is.
	const left = useRef<number>(undefined);
	const noteLine = () => {
		if (!isTextAway) left.current = lineNow();
	};
	const wasAway = useRef(false);
	useLayoutEffect(() => {
		if (wasAway.current === isTextAway) return;
		wasAway.current = isTextAway;
		const top = isTextAway || left.current === undefined ? 0 : scrollY + topOfText() - left.current;
		void scrollTo({ top, behavior: 'instant' });
	}, [isTextAway]);
	useLayoutEffect(() => {
		if (isTextAway) return undefined;
		const note = () => {
			left.current = lineNow();
		};
		addEventListener('scroll', note, { passive: true });
		return () => removeEventListener('scroll', note);
	}, [isTextAway]);
	// Loaded ahead, it opens at once, and without a network too: a browser does not load again what has failed.
	useEffect(() => {
		const timer = setTimeout(() => void load().catch(() => {}), AHEAD_MS);
		return () => clearTimeout(timer);
	}, []);
	return {
		isOpen,
		tab,
		isShown: isOpen && tab !== 'text',
		className: tab === undefined ? '' : 'ed2--tabs',
		panel: (one) => ({
			id: `${id}-${one}`,
			hidden: tab !== undefined && tab !== one,
			...(tab === undefined ? {} : { role: 'tabpanel' as const, 'aria-labelledby': `${id}-${one}-tab` }),
		}),
		choose: (one) => {
			noteLine();
			choose(one);
		},
		toggle: () => {
			noteLine();
			choose('preview');
			open(!isOpen);
		},
	};
}

/** The tabs of text and preview, where there is no room for both. */
export function PreviewTabs({ of: { tab, panel, choose } }: { of: Previewing }) {
	const words = useWords().article.previewing;
	const list = useRef<HTMLDivElement>(null);
	if (tab === undefined) return null;
	const move = (event: KeyboardEvent) => {
		const at = TABS.indexOf(tab);
		const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: TABS.length - 1 }[event.key];
		if (to === undefined) return;
		event.preventDefault();
		const next = TABS[(to + TABS.length) % TABS.length] as Tab;
		choose(next);
		list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${panel(next).id}-tab`)}`)?.focus();
	};
	return (
		<div role="tablist" aria-label={words.views} className="pvw__tabs" ref={list} onKeyDown={move}>
			{TABS.map((one) => (
				<button
					key={one}
					type="button"
					role="tab"
					id={`${panel(one).id}-tab`}
					aria-selected={one === tab}
					aria-controls={panel(one).id}
					tabIndex={one === tab ? 0 : -1}
					onClick={() => choose(one)}
				>
					{one === 'text' ? words.text : words.title}
				</button>
			))}
		</div>
	);
}

/** The preview once it is loaded. Where that fails it says so, and the text beside it is as it was. */
export function LoadedPreview(props: PreviewProps) {
	const { states, article } = useWords();
	const { title } = article.previewing;
	const [Part, setPart] = useState<ComponentType<PreviewProps>>();
	const [isAway, miss] = useState(false);
	useEffect(() => {
		let isWanted = true;
		load().then(
			({ Preview }) => isWanted && setPart(() => Preview),
			() => isWanted && miss(true),
		);
		return () => {
			isWanted = false;
		};
	}, []);
	if (Part) return <Part {...props} />;
	return (
		<div className="side pvw" role="complementary" aria-label={title} {...props.in.panel('preview')}>
			<div role="status">
				{isAway && <p className="msg msg--neg msg--block">{`${states.away}. ${states.away_line}`}</p>}
			</div>
		</div>
	);
}
