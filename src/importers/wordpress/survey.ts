import { plainText } from '../../platform/html/clean-html';
import { decoded, slugOf } from '../../shared/address/slugs';
import { basePath, oldAddresses } from '../core/addresses';
import { ImportError } from '../core/import-error';
import type { Report } from '../core/report';
import { httpUrl } from './embeds';
import { fileUnder } from './sections';
import { readWxr } from './wxr';
import type { WxrItem, WxrSite } from './wxr-builder';

export interface Attachment {
	id: number;
	url: string;
	alt: string;
	caption: string;
	title: string;
	order: number;
	isImage: boolean;
}

export type PostKind = 'article' | 'page';

/** What is known of a post before its text is read again. */
export interface SurveyedPost {
	id: number;
	kind: PostKind;
	/** Slug it should have; not yet checked against others. */
	wanted: string;
	isSlugItsOwn: boolean;
}

/** What the whole export holds, without the texts. */
export interface Survey {
	site: WxrSite;
	/** Path of the old site: empty, or a folder. */
	base: string;
	/** Start of every import key: `wordpress:` and the old site's host and path. */
	key: string;
	ownHosts: Set<string>;
	authors: Map<string, string>;
	/** Descriptions of terms by slug. */
	descriptions: Map<string, string>;
	/** Tags and authors the posts use. */
	usedTags: Map<string, string>;
	usedAuthors: Set<string>;
	attachments: Map<number, Attachment>;
	attachmentByFile: Map<string, number>;
	attachmentsOf: Map<number, number[]>;
	posts: Map<number, SurveyedPost>;
	postByPath: Map<string, number>;
	reusable: Map<number, string>;
	bytes: number;
}

/** Reusable blocks are short; together they may not become the memory of the import. */
const MAX_REUSABLE = 8 * 1024 ** 2;
const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** A file without what WordPress adds to the names of its sizes: `a-300x200.jpg` is `a.jpg`. */
export const fileKey = (path: string): string =>
	decoded(path)
		.toLowerCase()
		.replace(/-(?:\d{1,5}x\d{1,5}|scaled|rotated|e\d{10,})(?=\.[a-z0-9]{2,5}$)/, '');

/** Which kind of post an item becomes, or why it is left out. */
export function kindOf(item: WxrItem): PostKind | 'trash' | 'auto_draft' | 'unknown_type' | 'no_number' {
	if (item.type !== 'post' && item.type !== 'page') return 'unknown_type';
	if (item.id === 0) return 'no_number';
	if (item.status === 'trash') return 'trash';
	if (item.status === 'auto-draft' || item.status === 'inherit') return 'auto_draft';
	return item.type === 'post' ? 'article' : 'page';
}

/** Words of a title: exports hold markup and entities in it. */
export const titleWords = (title: string): string => plainText(title).replace(/\s+/g, ' ').trim();

function addAttachment(survey: Survey, item: WxrItem): void {
	const url = httpUrl(item.attachment_url);
	if (!url || item.id === 0) return;
	survey.attachments.set(item.id, {
		id: item.id,
		url: url.href,
		alt: plainText(item.meta._wp_attachment_image_alt?.[0] ?? '').replace(/\s+/g, ' '),
		caption: plainText(item.excerpt).replace(/\s+/g, ' '),
		title: titleWords(item.title),
		order: item.menu_order,
		isImage: IMAGE_FILE.test(url.pathname),
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

function addPost(survey: Survey, item: WxrItem, kind: PostKind): void {
	const own = slugOf(decoded(item.slug));
	const wanted = own || slugOf(titleWords(item.title)) || `${kind === 'article' ? 'news' : 'page'}-${item.id}`;
	survey.posts.set(item.id, { id: item.id, kind, wanted, isSlugItsOwn: own !== '' && own === item.slug });
	for (const path of oldAddresses(item, survey.base))
		if (!survey.postByPath.has(path)) survey.postByPath.set(path, item.id);
	if (item.creator !== '') survey.usedAuthors.add(item.creator);
	if (kind === 'article')
		for (const tag of fileUnder(item.categories).tags)
			if (!survey.usedTags.has(tag.slug)) survey.usedTags.set(tag.slug, tag.name);
}

/**
 * Reads the whole export once before anything is written: a file that is broken at its end is found out here, and every
 * link, picture and slug can then be answered wherever it stands in the file.
 * @throws ImportError
 */
export async function surveyExport(
	file: string,
	report: Report,
	onBytes: (count: number) => void = () => {},
): Promise<Survey> {
	const survey: Survey = {
		site: { kind: 'site', url: '', title: '', language: '', exported: '' },
		base: '',
		key: '',
		ownHosts: new Set(),
		authors: new Map(),
		descriptions: new Map(),
		usedTags: new Map(),
		usedAuthors: new Set(),
		attachments: new Map(),
		attachmentByFile: new Map(),
		attachmentsOf: new Map(),
		posts: new Map(),
		postByPath: new Map(),
		reusable: new Map(),
		bytes: 0,
	};
	let reusableSize = 0;
	const count = (bytes: number) => {
		survey.bytes += bytes;
		onBytes(bytes);
	};
	for await (const event of readWxr(file, count)) {
		if (event.kind === 'site') {
			survey.site = { ...event };
			survey.base = URL.canParse(event.url) ? basePath(event.url) : '';
		} else if (event.kind === 'author') {
			survey.authors.set(event.login, event.name || event.login);
			if (event.hasMail) report.leaveOut('author_mail', event.login);
		} else if (event.kind === 'term') {
			const slug = slugOf(event.name) || slugOf(event.slug);
			if (slug && event.description) survey.descriptions.set(slug, plainText(event.description));
		} else if (event.type === 'attachment') addAttachment(survey, event);
		else if (event.type === 'wp_block') {
			reusableSize += event.content.length;
			if (reusableSize <= MAX_REUSABLE) survey.reusable.set(event.id, event.content);
		} else {
			const kind = kindOf(event);
			const name = titleWords(event.title) || event.link;
			if (kind === 'article' || kind === 'page') {
				if (survey.posts.has(event.id)) report.leaveOut('number_taken', name);
				else addPost(survey, event, kind);
				report.leaveOut('comment', name, event.comments);
			} else {
				report.leaveOut(kind, name);
				if (kind === 'unknown_type')
					report.types_left_out.set(event.type, (report.types_left_out.get(event.type) ?? 0) + 1);
			}
		}
	}
	const url = httpUrl(survey.site.url);
	if (!url)
		throw new ImportError(
			`The export does not say which site it is of: its channel has no link that is an http(s) address.`,
		);
	survey.key = `wordpress:${url.host}${url.pathname.replace(/\/+$/, '')}`.toLowerCase();
	survey.ownHosts.add(url.hostname);
	return survey;
}
