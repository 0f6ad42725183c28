import { callPath } from '../../shared/address/folders';
import { ApiError, attended, exchange } from '../calls';

/** A picture as it was stored. */
export interface StoredPicture {
	id: number;
	/** Path of the picture on the site. */
	src: string;
}

/** File types that the browser's dialog offers; the server checks the content. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The answer of the site's upload. */
interface StoredFile {
	id: number;
	url: string;
	kind: 'image' | 'file';
}

/**
 * Stores a picture; if the session has ended, the person signs in over the page first.
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
