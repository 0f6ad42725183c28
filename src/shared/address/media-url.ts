import { STORED_FILES } from './folders';

/** What an image processor before the site wants in a picture's address, with `{style}` for the preset. */
let processor: string | undefined;

/**
 * From now on pictures are addressed for an image processor of that kind; undefined for our own presets. Set once, at
 * start.
 */
export function setImageProcessor(query: string | undefined): void {
	processor = query;
}

/**
 * Address of a stored picture in a preset: ours, or the parameter of the image processor that stands before the site.
 */
export const styledUrl = (name: string, style: string): string =>
	`${STORED_FILES}/${name}?${processor ? processor.replaceAll('{style}', style) : `style=${style}`}`;
