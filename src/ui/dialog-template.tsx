import type { ReactNode } from 'react';
import { Icon } from './icon';

interface DialogTemplateProps {
	/** By which the browser's script finds it. */
	name: string;
	/** Id of the heading inside it. */
	labelledBy: string;
	className?: string;
	/** Words of the button in its corner. */
	close: string;
	children: ReactNode;
}

/**
 * A dialog as part of a page that nobody sees: the browser's script takes a copy when it is asked for. Without a script
 * it is nothing.
 */
export const DialogTemplate = ({ name, labelledBy, className = 'dialog', close, children }: DialogTemplateProps) => (
	<template data-dialog={name}>
		<dialog className={className} aria-labelledby={labelledBy}>
			{children}
			<button className="iconbtn x" type="button" aria-label={close} data-close="">
				<Icon name="close" />
			</button>
		</dialog>
	</template>
);
