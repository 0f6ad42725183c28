import { type DialogHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { isBeside } from './beside';
import dialogStyles from './dialog.css?url';

type Handlers = Pick<
	DialogHTMLAttributes<HTMLDialogElement>,
	'onKeyDown' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'
>;

interface DialogProps extends Handlers {
	/** Its name for screen readers. */
	label: string;
	className?: string;
	/** Address of the style sheet that it needs. */
	styles?: string;
	/** False where a click beside the dialog must not close it. */
	closesByMask?: boolean;
	/** Called once it is closed, in whatever way; the parent then removes it. */
	onClose(): void;
	/** Drawn with the function that closes it. */
	children: (close: () => void) => ReactNode;
}

/**
 * A modal dialog, open as long as it is drawn: the browser's own, so the focus stays inside, Escape closes it and the
 * page behind neither moves nor answers. The focus goes back to where it came from. To be opened in a transition, which
 * waits for its styles.
 */
export function Dialog({
	label,
	className = 'dialog',
	styles = dialogStyles,
	closesByMask = true,
	onClose,
	onKeyDown,
	children,
	...handlers
}: DialogProps) {
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
			onClick={(event) => closesByMask && isBeside(event.currentTarget, event) && close()}
			onKeyDown={onKeyDown}
			{...handlers}
		>
			<link rel="stylesheet" href={styles} precedence="default" />
			{children(close)}
		</dialog>
	);
}
