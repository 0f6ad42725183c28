import { plainText } from '../../../platform/html/clean-html';
import { decoded } from '../../../shared/address/slugs';
import type { SourceItem } from '../source';
import { httpUrl } from '../text/embeds';

/** A file of the old site that has a number there. */
export interface Attachment {
	id: number;
	url: string;
	alt: string;
	caption: string;
	order: number;
	isImage: boolean;
	/** Address of its own page on the old site. */
	page: string;
	/** Number of the post that it belongs to; 0 for none. */
	parent: number;
}

/** Files of the old site, by what names them in texts. */
export interface Attachments {
	ownHosts: Set<string>;
	attachments: Map<number, Attachment>;
	attachmentByFile: Map<string, number>;
	attachmentsOf: Map<number, number[]>;
}

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** A file without what WordPress adds to the names of its sizes: `a-300x200.jpg` is `a.jpg`. */
export const fileKey = (path: string): string =>
	decoded(path)
		.toLowerCase()
		.replace(/-(?:\d{1,5}x\d{1,5}|scaled|rotated|e\d{10,})(?=\.[a-z0-9]{2,5}$)/, '');

/** Notes a file of the old site, under its number, its address, and the piece that it belongs to. */
export function addAttachment(survey: Attachments, item: SourceItem): void {
	const url = httpUrl(item.attachment_url);
	if (!url || item.id === 0) return;
	survey.attachments.set(item.id, {
		id: item.id,
		url: url.href,
		alt: plainText(item.meta._wp_attachment_image_alt?.[0] ?? '').replace(/\s+/g, ' '),
		caption: plainText(item.excerpt).replace(/\s+/g, ' '),
		order: item.menu_order,
		isImage: IMAGE_FILE.test(url.pathname),
		page: item.link,
		parent: item.parent,
	});
	survey.ownHosts.add(url.hostname);
	survey.attachmentByFile.set(decoded(url.pathname).toLowerCase(), item.id);
	const key = fileKey(url.pathname);
	if (!survey.attachmentByFile.has(key)) survey.attachmentByFile.set(key, item.id);
	if (item.parent > 0) {
		const siblings = survey.attachmentsOf.get(item.parent);
		if (siblings) siblings.push(item.id);
		else survey.attachmentsOf.set(item.parent, [item.id]);
	}
}
