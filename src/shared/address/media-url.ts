import { STORED_FILES } from './folders';

/** The query that an image processor before the site expects in a picture's address, with `{style}` for the preset. */
let processor: string | undefined;

/**
 * Makes the addresses of pictures fit an image processor, or our own presets where it is undefined. Called once, at the
 * start.
 */
export function setImageProcessor(query: string | undefined): void {
	processor = query;
}

/** The address of a stored picture in a preset: our own, or the parameter of the image processor before the site. */
export const styledUrl = (name: string, style: string): string =>
	`${STORED_FILES}/${name}?${processor ? processor.replaceAll('{style}', style) : `style=${style}`}`;
