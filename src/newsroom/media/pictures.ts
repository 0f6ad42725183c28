import { callPath } from '../../shared/address/folders';
import { ApiError, attended, exchange } from '../calls';

/** A picture as it was stored. */
export interface StoredPicture {
	id: number;
	/** Where it is on the site. */
	src: string;
}

/** What of a file a browser lets choose; the server looks at what is in it. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** What the site's upload tells of a file. */
interface StoredFile {
	id: number;
	url: string;
	kind: 'image' | 'file';
}

/**
 * Stores a picture; where the session has ended the person signs in over the page first.
 * @param notAPicture the message for a file that is no picture
 * @throws ApiError, Unavailable
 */
export async function uploadPicture(file: File, notAPicture: string): Promise<StoredPicture> {
	const body = new FormData();
	body.append('file', file);
	const { id, url, kind } = await attended(() =>
		exchange<StoredFile>(callPath('upload/index'), { method: 'POST', body }),
	);
	if (kind !== 'image') throw new ApiError(400, notAPicture, { field: 'file' });
	return { id, src: new URL(url).pathname };
}
