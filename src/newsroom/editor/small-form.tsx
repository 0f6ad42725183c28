import type { ReactNode } from 'react';

interface SmallFormProps {
	/** What Enter in one of its fields does. */
	onDone(): void;
	close(): void;
	children: ReactNode;
}

/** Fields over the text. The editor may stand in a form, and no form stands in another: Enter and Escape are its own. */
export function SmallForm({ onDone, close, children }: SmallFormProps) {
	return (
		<div
			role="group"
			className="editor__row"
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
