import { videoKey } from '../../../shared/address/videos';
import { escapeAttribute } from './markup';

/** The address as a URL when it is a plain http(s) one. */
export function httpUrl(text: string, base?: string): URL | undefined {
	const address = text.trim();
	if (address === '' || !URL.canParse(address, base)) return undefined;
	const url = new URL(address, base);
	return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

/** Words of a link to an address: its host and path, without what only machines read. */
export function addressWords(url: URL): string {
	let path = url.pathname;
	try {
		path = decodeURIComponent(path);
	} catch {
		// Not UTF-8: the address is shown as it is written.
	}
	const words = `${url.hostname.replace(/^www\./, '')}${path.replace(/\/$/, '')}`;
	return words.length > 80 ? `${words.slice(0, 79)}…` : words;
}

/** HTML of something that lives elsewhere: a video as data, anything else as a link (security rule 10). */
export function embedHtml(address: string, caption = ''): string {
	const words = caption.trim() === '' ? '' : `<figcaption>${caption}</figcaption>`;
	const key = videoKey(address);
	if (key) return `<figure data-video="${key}">${words}</figure>`;
	const url = httpUrl(address);
	if (!url) return words === '' ? '' : `<p>${caption}</p>`;
	return `<p><a href="${escapeAttribute(url.href)}">${escapeAttribute(addressWords(url))}</a></p>${words === '' ? '' : `<p>${caption}</p>`}`;
}
