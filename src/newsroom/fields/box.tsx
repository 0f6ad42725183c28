import type { HTMLAttributes } from 'react';

interface BoxProps extends HTMLAttributes<HTMLDivElement> {
	/** Name of the group, or the id of the element that names it; without either the box is no group. */
	groupLabel?: string | undefined;
	groupLabelledBy?: string | undefined;
	'data-l'?: string;
}

/** The box around a control: a named group where it holds several controls, else a plain `div`. */
export const Box = ({ groupLabel, groupLabelledBy, ...rest }: BoxProps) =>
	groupLabel || groupLabelledBy ? (
		<div role="group" aria-label={groupLabel} aria-labelledby={groupLabelledBy} {...rest} />
	) : (
		<div {...rest} />
	);
