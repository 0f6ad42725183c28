import type { ComponentType } from 'react';

/** A picture of the library, as a text takes it: its words are those of the text's edition. */
export interface LibraryPicture {
	id: number;
	/** Path of the picture on the site. */
	src: string;
	/** What the library calls it. */
	name: string;
	alt: string;
	caption: string;
	credit: string;
	licence: string;
	/** The last day of its licence, as `2026-12-31`; null where it has none. */
	expires_on: string | null;
	may_change: boolean;
}

/** The library, as the editor of a text asks it. */
export interface Library {
	/** Finds pictures by words, the newest first. @param after mark of the page before */
	find(
		words: string,
		after: string | undefined,
		signal: AbortSignal,
	): Promise<{ rows: LibraryPicture[]; next: string | null }>;
	/** Returns the picture at a path on the site; undefined where the library has none. */
	of(src: string, signal: AbortSignal): Promise<LibraryPicture | undefined>;
	/** Says when the licence of a picture ends, where that is near. */
	Ends: ComponentType<{ of: LibraryPicture }>;
	/** The terms and the focal point of a picture, which hold wherever it is used. */
	Terms: ComponentType<{ of: LibraryPicture; onChange(): void }>;
}
