import type { HTMLAttributes } from 'react';

interface BoxProps extends HTMLAttributes<HTMLDivElement> {
	/** Name of the group, or the id of what names it; without either it is only a box. */
	groupLabel?: string | undefined;
	groupLabelledBy?: string | undefined;
	'data-l'?: string;
}

/** What stands around a control: a group with a name where it holds several. */
export const Box = ({ groupLabel, groupLabelledBy, ...rest }: BoxProps) =>
	groupLabel || groupLabelledBy ? (
		<div role="group" aria-label={groupLabel} aria-labelledby={groupLabelledBy} {...rest} />
	) : (
		<div {...rest} />
	);
