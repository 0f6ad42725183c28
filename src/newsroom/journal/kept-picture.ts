import type { Place } from '../editor/pictures/unfinished/place';

/** A picture that is being uploaded into the text of an article, as this browser keeps it beside its file. */
export interface KeptPicture {
	id: string;
	article: number;
	/** Title of the article, for lists. */
	title: string;
	/** Id of the tab that uploads it. */
	tab: string;
	/** Name and size of its file. */
	name: string;
	bytes: number;
	/** Number of the schema of texts (`TEXT_SCHEMA`) of what follows. */
	schema: number;
	attrs: Readonly<Record<string, unknown>>;
	/** Words below the picture, as the document writes them. */
	caption: unknown;
	place: Place;
	/** Unix seconds at which it was brought. */
	at: number;
	/** Its number among those that were brought together. */
	order: number;
}

/** Most pictures of an account that are kept, and most bytes of their files. */
export const MOST = { pictures: 40, bytes: 200 * 1024 * 1024 };

/** Which of several more pictures are kept beside others: those that fit. */
export function fitting<T extends Pick<KeptPicture, 'bytes'>>(there: readonly T[], more: readonly T[]): T[] {
	let count = there.length;
	let bytes = there.reduce((sum, one) => sum + one.bytes, 0);
	return more.filter((one) => {
		if (count >= MOST.pictures || bytes + one.bytes > MOST.bytes) return false;
		count += 1;
		bytes += one.bytes;
		return true;
	});
}
