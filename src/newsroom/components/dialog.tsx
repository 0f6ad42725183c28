import { type ReactNode, useEffect, useId, useRef } from 'react';
import { isBeside } from '../../ui/beside';

interface DialogProps {
	title: string;
	className?: string;
	/** True where neither Escape nor a click beside it may close it. */
	isFirm?: boolean;
	/** True where its title is for screen readers alone. */
	isBare?: boolean;
	onClose(): void;
	children: ReactNode;
}

/** A modal dialog of the browser's own, open as long as it is drawn. The focus goes back to where it came from. */
export function Dialog({ title, className = '', isFirm = false, isBare = false, onClose, children }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const heading = useId();
	useEffect(() => {
		const dialog = ref.current;
		const opener = document.activeElement;
		dialog?.showModal();
		return () => {
			dialog?.close();
			if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
		};
	}, []);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog by Escape itself.
		<dialog
			ref={ref}
			className={`dlg ${className}`}
			aria-labelledby={heading}
			onCancel={(event) => {
				event.preventDefault();
				if (!isFirm) onClose();
			}}
			onClick={(event) => !isFirm && isBeside(event.currentTarget, event) && onClose()}
		>
			<h2 id={heading} className={isBare ? 'vh' : 'dlg__h'}>
				{title}
			</h2>
			{children}
		</dialog>
	);
}
