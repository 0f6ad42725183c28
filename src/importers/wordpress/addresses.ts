import { decoded } from '../../shared/address/slugs';
import { oldPath, pathSource } from '../core/addresses';
import type { SourceItem } from '../core/source';
import { httpUrl } from '../core/text/embeds';

/** The number in `?p=12`, `?page_id=12` or `?attachment_id=12`. */
export function numberIn(url: URL): number | undefined {
	const text =
		url.searchParams.get('p') ?? url.searchParams.get('page_id') ?? url.searchParams.get('attachment_id') ?? '';
	return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** `/2013/01/05` of a date as WordPress writes it. */
function datePath(date: string): string | undefined {
	const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
	return match && match[1] !== '0000' ? `/${match[1]}/${match[2]}/${match[3]}` : undefined;
}

/**
 * Every address a post had on the old site, as sources of redirects: its permalink, WordPress's default permalink of
 * day and name, its number (`/?p=12`), and the same with each slug it had before.
 * @param base path of the old site.
 */
export function oldAddresses(item: SourceItem, base: string): string[] {
	const sources = new Set<string>();
	const link = httpUrl(item.link);
	const path = link && numberIn(link) === undefined ? oldPath(link) : undefined;
	if (path !== undefined && path !== '/' && path !== base) sources.add(path);
	const day = item.type === 'post' ? datePath(item.date) : undefined;
	const slug = decoded(item.slug);
	if (day !== undefined && slug !== '') sources.add(pathSource(`${base}${day}/${slug}`));
	for (const old of item.meta._wp_old_slug ?? []) {
		const oldSlug = decoded(old);
		if (oldSlug === '' || oldSlug.includes('/')) continue;
		const folder = path?.slice(0, path.lastIndexOf('/')) ?? (day && base + day);
		if (folder !== undefined) sources.add(pathSource(`${folder}/${oldSlug}`));
	}
	sources.add(`${base === '' ? '/' : base}?${item.type === 'page' ? 'page_id' : 'p'}=${item.id}`);
	return [...sources];
}
