/**
 * Videos that a text shows by their key, because nothing is fetched from elsewhere before a reader follows them:
 * `youtube:ID`, `vimeo:ID`, and behind it what the address says besides: `;list=…` the list that it is played in,
 * `;h=…` the key of an unlisted video, `;t=90` the second at which it begins.
 */
export const VIDEO_KEY =
	/^(?:youtube:[A-Za-z0-9_-]{6,20}(?:;list=[A-Za-z0-9_-]{2,64})?|vimeo:[0-9]{4,15}(?:;h=[0-9A-Za-z]{4,40})?)(?:;t=[0-9]{1,6})?$/;

const YOUTUBE_HOSTS = new Set([
	'youtube.com',
	'm.youtube.com',
	'music.youtube.com',
	'youtube-nocookie.com',
	'youtu.be',
]);
const VIMEO_HOSTS = new Set(['vimeo.com', 'player.vimeo.com']);

/** Seconds of a time as addresses write it: `90`, `90s`, `1m30s`, `1h2m3s`. */
function seconds(text: string | null | undefined): number {
	const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text?.trim() ?? '');
	const [hours = 0, minutes = 0, rest = 0] = (parts ?? []).slice(1).map((part) => Number(part ?? 0));
	return hours * 3_600 + minutes * 60 + rest;
}

const withParts = (id: string, parts: Record<string, string | number | undefined>) =>
	id +
	Object.entries(parts)
		.map(([name, value]) => (value ? `;${name}=${value}` : ''))
		.join('');

function youTubeKey({ hostname, pathname, searchParams, hash }: URL): string | undefined {
	const parts = pathname.split('/').filter(Boolean);
	const named = ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '') ? parts[1] : undefined;
	const id = searchParams.get('v') ?? (hostname === 'youtu.be' ? parts[0] : named);
	if (!id || id === 'videoseries' || id === 'playlist') return undefined;
	const t = seconds(searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.*)/.exec(hash)?.[1]);
	return withParts(`youtube:${id}`, { list: searchParams.get('list') ?? undefined, t });
}

function vimeoKey({ pathname, searchParams, hash }: URL): string | undefined {
	const parts = pathname.split('/').filter(Boolean);
	const at = parts.findIndex((part) => /^\d{4,15}$/.test(part));
	if (at < 0) return undefined;
	const next = parts[at + 1];
	const h = searchParams.get('h') ?? (next && /^[0-9a-z]{4,40}$/i.test(next) ? next : undefined);
	return withParts(`vimeo:${parts[at]}`, { h, t: seconds(/^#t=(.*)/.exec(hash)?.[1] ?? searchParams.get('t')) });
}

/** Key of a video by its address, with all that the address says of it; undefined for any other address. */
export function videoKey(address: string): string | undefined {
	const whole = address.trim().startsWith('//') ? `https:${address.trim()}` : address.trim();
	if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
	const url = new URL(whole);
	url.hostname = url.hostname.replace(/^www\./, '');
	const key = YOUTUBE_HOSTS.has(url.hostname)
		? youTubeKey(url)
		: VIMEO_HOSTS.has(url.hostname)
			? vimeoKey(url)
			: undefined;
	// What a key cannot hold is left out rather than the video.
	return [key, key?.replace(/;(?:list|h)=[^;]*/, ''), key?.split(';')[0]].find((one) => one && VIDEO_KEY.test(one));
}

/** The address at which a video is played, and the name of its host. @param key in the form of `VIDEO_KEY` */
export function videoAddress(key: string): { url: string; host: string } {
	const [named = '', ...rest] = key.split(';');
	const [host, id = ''] = named.split(':');
	const { list, h, t } = Object.fromEntries(rest.map((part) => part.split('='))) as Record<string, string | undefined>;
	if (host === 'vimeo')
		return { url: `https://vimeo.com/${id}${h ? `/${h}` : ''}${t ? `#t=${t}s` : ''}`, host: 'Vimeo' };
	const query = new URLSearchParams({ v: id, ...(list ? { list } : {}), ...(t ? { t: `${t}s` } : {}) });
	return { url: `https://www.youtube.com/watch?${query}`, host: 'YouTube' };
}
