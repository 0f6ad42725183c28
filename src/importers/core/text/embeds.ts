import { escapeAttribute } from './markup';

const YOUTUBE_HOSTS = new Set([
	'youtube.com',
	'm.youtube.com',
	'music.youtube.com',
	'youtube-nocookie.com',
	'youtu.be',
]);
const VIMEO_HOSTS = new Set(['vimeo.com', 'player.vimeo.com']);

/** The address as a URL when it is a plain http(s) one. */
export function httpUrl(text: string, base?: string): URL | undefined {
	const address = text.trim();
	if (address === '' || !URL.canParse(address, base)) return undefined;
	const url = new URL(address, base);
	return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

/** Key of a video we can offer (`youtube:ID`, `vimeo:ID`), or undefined for any other address. */
export function videoKey(address: string): string | undefined {
	const url = httpUrl(address.startsWith('//') ? `https:${address}` : address);
	if (!url) return undefined;
	const host = url.hostname.replace(/^www\./, '');
	const parts = url.pathname.split('/').filter(Boolean);
	if (YOUTUBE_HOSTS.has(host)) {
		const named = ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '')
			? parts[1]
			: host === 'youtu.be'
				? parts[0]
				: undefined;
		const id = url.searchParams.get('v') ?? named;
		return id && /^[A-Za-z0-9_-]{6,20}$/.test(id) && id !== 'videoseries' ? `youtube:${id}` : undefined;
	}
	if (VIMEO_HOSTS.has(host)) {
		const id = parts.find((part) => /^\d{4,15}$/.test(part));
		return id ? `vimeo:${id}` : undefined;
	}
	return undefined;
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
