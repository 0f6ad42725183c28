import type { ReactNode } from 'react';

interface SmallFormProps {
	/** Called when Enter is pressed in one of the fields. */
	onDone(): void;
	close(): void;
	/** `editor__row` where it has none: its fields beside each other. */
	className?: string;
	children: ReactNode;
}

/**
 * Fields at the selection or below the tools. They are no form element, because the editor may be inside one and forms
 * cannot be nested; so Enter and Escape are handled here.
 */
export function SmallForm({ onDone, close, className = 'editor__row', children }: SmallFormProps) {
	return (
		<div
			role="group"
			className={className}
			onKeyDown={(event) => {
				if (event.key === 'Escape') close();
				const isField = event.target instanceof HTMLInputElement && event.target.type !== 'file';
				if (event.key !== 'Enter' || !isField || event.nativeEvent.isComposing) return;
				event.preventDefault();
				onDone();
			}}
		>
			{children}
		</div>
	);
}
