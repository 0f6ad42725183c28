import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/icon';
import { useIsRoomy } from '../../components/use-is-wide';
import { REVEAL } from '../../fields/reveal';

interface SheetProps {
	label: string;
	/** What is said of the panel where it is closed. */
	line: ReactNode;
	children: ReactNode;
}

/** True where somebody has gone on in the text or in the bar above it; what lies over both is a part of the panel. */
const isElsewhere = (target: EventTarget | null, panel: Element | null): boolean =>
	target instanceof Element && target.closest('main, .top') !== null && panel?.contains(target) === false;

/** The panel of an article: beside its text, or in a narrow window a sheet at the foot whose line opens it. */
export function Sheet({ label, line, children }: SheetProps) {
	const panel = useRef<HTMLElement>(null);
	const bar = useRef<HTMLButtonElement>(null);
	const [isUnfolded, unfold] = useState(false);
	const isBeside = useIsRoomy();
	const id = useId();
	const isOpen = isUnfolded && !isBeside;
	useEffect(() => {
		const place = panel.current;
		const open = () => flushSync(() => unfold(true));
		place?.addEventListener(REVEAL, open);
		return () => place?.removeEventListener(REVEAL, open);
	}, []);
	useEffect(() => {
		if (!isOpen) return undefined;
		const leave = ({ target }: Event) => isElsewhere(target, panel.current) && unfold(false);
		document.addEventListener('pointerdown', leave);
		return () => document.removeEventListener('pointerdown', leave);
	}, [isOpen]);
	return (
		<aside
			ref={panel}
			className={isOpen ? 'side side--art is-open' : 'side side--art'}
			aria-label={label}
			onBlur={({ relatedTarget }) => isElsewhere(relatedTarget, panel.current) && unfold(false)}
			onKeyDown={(event) => {
				if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
				unfold(false);
				bar.current?.focus();
			}}
		>
			{!isBeside && (
				<button
					ref={bar}
					type="button"
					className="side__bar"
					aria-expanded={isOpen}
					aria-controls={id}
					onClick={() => unfold(!isOpen)}
				>
					<span className="side__line">{line}</span>
					<Icon name="unfold" />
					<span className="vh">{label}</span>
				</button>
			)}
			<div className="side__in" id={id} hidden={!isBeside && !isOpen}>
				{children}
			</div>
		</aside>
	);
}
