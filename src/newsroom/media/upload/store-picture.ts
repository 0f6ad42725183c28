import { ApiError } from '../../calls';
import { sendFile } from './send-file';

/** A picture as it was stored. */
export interface StoredPicture {
	id: number;
	/** Path of the picture on the site. */
	src: string;
}

const nobody = new AbortController().signal;

/**
 * Stores a picture in parts: after a break it goes on by itself. If the session has ended, the person signs in over the
 * page first.
 * @param notAPicture the message for a file that is no picture
 * @param onProgress called with the share that the site has, and with `paused` while there is no connection
 * @param signal stops it; the same file goes on from there
 * @throws ApiError, Unavailable
 */
export async function storePicture(
	file: File,
	notAPicture: string,
	onProgress: (sent: number | 'paused') => void = () => {},
	signal = nobody,
): Promise<StoredPicture> {
	const { id, url, kind } = await sendFile(file, {
		signal,
		onProgress: (offset) => onProgress(file.size === 0 ? 0 : offset / file.size),
		onPause: () => onProgress('paused'),
	});
	if (kind !== 'image') throw new ApiError(400, notAPicture, { field: 'file' });
	return { id, src: new URL(url).pathname };
}
