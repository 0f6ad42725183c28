import { type DialogHTMLAttributes, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import dialog_styles from './dialog.css?url';

type Handlers = Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onKeyDown' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'>;

interface DialogProps extends Handlers {
	/** Its name for screen readers. */
	label: string;
	className?: string;
	/** Address of the styles it comes with. */
	styles?: string;
	/** False where a click beside the dialog must not close it. */
	closes_by_mask?: boolean;
	/** Told once it is closed, however that happened; the parent then takes it away. */
	onClose(): void;
	/** Drawn with the function that closes it. */
	children: (close: () => void) => ReactNode;
}

/** True for a click on the dimmed page around the dialog, which reaches the dialog itself. */
function isBeside(event: MouseEvent<HTMLDialogElement>): boolean {
	const box = event.currentTarget.getBoundingClientRect();
	const { clientX: x, clientY: y } = event;
	return event.target === event.currentTarget && (x < box.left || x > box.right || y < box.top || y > box.bottom);
}

/**
 * A modal dialog, open as long as it is drawn: the browser's own, so the focus stays inside, Escape closes it and the page behind
 * neither moves nor answers. The focus goes back to where it came from. To be opened in a transition, which waits for its styles.
 */
export function Dialog({ label, className = 'dialog', styles = dialog_styles, closes_by_mask = true, onClose, onKeyDown, children, ...handlers }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const close = () => ref.current?.close();
	useEffect(() => {
		const dialog = ref.current;
		const opener = document.activeElement;
		dialog?.showModal();
		return () => {
			dialog?.close();
			if (opener instanceof HTMLElement) opener.focus();
		};
	}, []);
	return (
		<dialog
			ref={ref}
			className={className}
			aria-label={label}
			aria-modal="true"
			onClose={onClose}
			onClick={(event) => closes_by_mask && isBeside(event) && close()}
			onKeyDown={onKeyDown}
			{...handlers}
		>
			<link rel="stylesheet" href={styles} precedence="default" />
			{children(close)}
		</dialog>
	);
}
