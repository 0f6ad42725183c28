import type { ReactNode } from 'react';
import { Icon } from './icon';

interface DialogTemplateProps {
	/** Name by which the browser's script finds the template. */
	name: string;
	/** Id of the heading inside it. */
	labelledBy: string;
	className?: string;
	/** Label of the close button. */
	close: string;
	children: ReactNode;
}

/**
 * A dialog as a hidden template in the page: the browser's script opens a copy of it. Without a script nothing is
 * shown.
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
