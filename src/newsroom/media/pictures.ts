import type { StoredPicture, storePicture } from './upload/store-picture';

/** File types that the browser's dialog offers; the server checks the content. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Stores a picture as `storePicture` does, which is loaded for the first one. */
export const uploadPicture = async (...given: Parameters<typeof storePicture>): Promise<StoredPicture> =>
	(await import('./upload/store-picture')).storePicture(...given);
