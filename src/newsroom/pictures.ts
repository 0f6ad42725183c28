import { callPath } from '../shared/address/folders';
import { Unavailable } from '../shared/errors';
import { attended, Refused } from './calls';

/** A picture as it was stored. */
export interface StoredPicture {
	id: number;
	/** Where it is on the site. */
	src: string;
}

/** What of a file a browser lets choose; the server looks at what is in it. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Sends a file to the site's own upload. @throws Refused with a sentence of the server, Unavailable */
async function sendPicture(file: File): Promise<StoredPicture> {
	const body = new FormData();
	body.append('file', file);
	const response = await fetch(callPath('upload/index'), {
		method: 'POST',
		headers: { 'accept-language': document.documentElement.lang },
		body,
	}).catch(() => {
		throw new Unavailable('no answer');
	});
	const answer = (await response.json().catch(() => undefined)) as
		| { code: number; msg?: string; data?: { id: number; url: string; kind: string } }
		| undefined;
	if (!answer || response.status >= 500) throw new Unavailable(`status ${response.status}`);
	if (!response.ok || !answer.data) throw new Refused(response.status, answer.msg ?? '', {});
	return { id: answer.data.id, src: new URL(answer.data.url).pathname };
}

/**
 * Stores a picture; where the session has ended the person signs in over the page first.
 * @throws Refused, Unavailable
 */
export const uploadPicture = (file: File): Promise<StoredPicture> => attended(() => sendPicture(file));
