import { createHash } from 'node:crypto';
import type { ImportedArticle } from '../../commands/article/import-article';
import type { ImportedPage } from '../../commands/site/import-page';
import type { ImportedSeo } from '../../commands/site/import-seo';
import type { Edition } from '../../editions/edition';
import { plainText } from '../../platform/html/clean-html';
import { hashPassword } from '../../platform/security/password-hash';
import { decoded } from '../../shared/address/slugs';
import { foldLine } from '../../shared/input/fold';
import type { PublicationStatus } from '../../shared/statuses';
import { oldPath } from './addresses';
import { dateOf, hasWildDate, revisedAt } from './dates';
import type { Attachment } from './pictures/attachments';
import { type Change, isLoss, type Report } from './report';
import { DEFAULT_TYPE, type Filing, fileUnder } from './sections';
import type { Source, SourceItem } from './source';
import { type Survey, type SurveyedPost, titleWords } from './survey';
import { type ConvertContext, type Converted, convertContent } from './text/convert';
import { embedHtml } from './text/embeds';
import { languageOf } from './text/language';
import { escapeAttribute, type Markup, parseMarkup } from './text/markup';

/** Options that all posts of one import share. */
export interface PostOptions {
	source: Source;
	survey: Survey;
	report: Report;
	edition: Edition;
	/** New addresses by the numbers of the posts. */
	addresses: ReadonlyMap<number, string>;
	/** Unix seconds. */
	now: number;
}

/** A post that has been read, but whose pictures are not stored yet. */
export interface Draft {
	item: SourceItem;
	post: SurveyedPost;
	status: PublicationStatus;
	title: string;
	/** Unix seconds. */
	published_at: number | null;
	content: Converted;
	filing: Filing;
	/** Changes that were made to it, and how often each. */
	notes: Map<Change, number>;
	/** Blocks and widgets whose data could not be read, by name, with how many there are. */
	lost: Map<string, number>;
}

/** Notes a change to a post. @param count how often it was made */
type Note = (change: Change, count?: number) => void;

/** Counts a change among the notes of a post. */
export function addNote(notes: Map<Change, number>, change: Change, count = 1): void {
	notes.set(change, (notes.get(change) ?? 0) + count);
}

const UNTITLED: Record<string, string> = { en: 'Untitled', es: 'Sin título' };

function untitled(edition: Edition, at: number | null): string {
	const words = UNTITLED[edition.code] ?? 'Untitled';
	if (at === null) return words;
	return `${words}, ${new Intl.DateTimeFormat(edition.locale, { dateStyle: 'long', timeZone: edition.time_zone }).format(at * 1000)}`;
}

/** The status of a post here, by its old status and its date. */
function statusOf(item: SourceItem, at: number | undefined, now: number, note: Note): PublicationStatus {
	const isToCome = at !== undefined && at > now;
	if (item.password !== '') note(item.type === 'page' ? 'page_password' : 'password');
	if (item.password !== '' && item.type === 'page') return 'draft';
	switch (item.status) {
		case 'publish':
			if (isToCome) note('future_publish');
			return isToCome ? 'scheduled' : 'published';
		case 'future':
			if (at === undefined) return 'draft';
			if (!isToCome) note('past_future');
			return isToCome ? 'scheduled' : 'published';
		case 'pending':
			return 'review';
		case 'draft':
			return 'draft';
		default:
			// Private posts, and states that extensions add.
			note('made_draft');
			return 'draft';
	}
}

function contextOf(
	item: SourceItem,
	{ source, survey, addresses }: PostOptions,
	note: Note,
	lost: Map<string, number>,
): ConvertContext {
	const image = (id: number): Attachment | undefined => {
		const one = survey.attachments.get(id);
		return one?.isImage ? one : undefined;
	};
	return {
		base: item.link.startsWith('http') ? item.link : survey.site.url,
		note,
		lost: (holder) => void lost.set(holder, (lost.get(holder) ?? 0) + 1),
		reusable: (id) => survey.reusable.get(id),
		address: (id) => survey.attachments.get(id)?.url,
		isOwn: (url) => survey.ownHosts.has(url.hostname),
		newAddress(url) {
			const number = source.numberIn(url);
			const id = number !== undefined && survey.posts.has(number) ? number : survey.postByPath.get(oldPath(url));
			return id === undefined ? undefined : addresses.get(id);
		},
		gallery(ids, left_out) {
			const all =
				ids ??
				(survey.attachmentsOf.get(item.id) ?? []).toSorted(
					(a, b) => (image(a)?.order ?? 0) - (image(b)?.order ?? 0) || a - b,
				);
			return all.flatMap((id) => {
				const one = left_out.includes(id) ? undefined : image(id);
				return one ? [{ id, caption: escapeAttribute(one.caption) }] : [];
			});
		},
	};
}

/** Adds links to sound and film that belong to a piece but are missing in its text, at the end of the text. */
function addEnclosures(root: Markup, item: SourceItem, note: Note): void {
	for (const address of item.enclosures) {
		if (item.content.includes(address)) continue;
		root.children.push(...parseMarkup(embedHtml(address)).children);
		note('enclosure');
	}
}

/** Reads an item: its text, title, date and status, as the site will have them. */
export function draftOf(item: SourceItem, post: SurveyedPost, options: PostOptions): Draft {
	const notes = new Map<Change, number>();
	const note = (change: Change, count = 1) => addNote(notes, change, count);
	const date = dateOf(item, options.survey.site.exported);
	const status = statusOf(item, date.at, options.now, note);
	const isDated = status === 'published' || status === 'scheduled';
	if (isDated && date.from !== 'gmt') note(date.from === 'export' ? 'date_unknown' : 'date_missing');
	// A published post without any date gets the moment of the import.
	const published_at = isDated ? (date.at ?? options.now) : null;
	if (hasWildDate(item)) note('date_wild');
	const words = foldLine(titleWords(item.title)).trim();
	if (words === '') note('no_title');
	else if (/<[a-z][^>]*>/i.test(item.title)) note('title_markup');
	if (item.windows_signs > 0) note('windows_signs', item.windows_signs);
	const filing = fileUnder(item.categories, options.survey.map);
	const { format } = filing;
	if (format !== undefined) note('post_format');
	const lost = new Map<string, number>();
	const context = contextOf(item, options, note, lost);
	const root = options.source.readText(item, context);
	addEnclosures(root, item, note);
	if (item.isSummary) note('summary_only');
	const content = convertContent(root, context);
	return {
		item,
		post,
		status,
		title: words || untitled(options.edition, date.at ?? null),
		published_at,
		content,
		filing,
		notes,
		lost,
	};
}

/** Old addresses of a post that readers can open. */
export function redirectsOf({ item, post, status }: Draft, options: PostOptions): { source: string; target: string }[] {
	const target = options.addresses.get(post.id);
	if (target === undefined || (status !== 'published' && status !== 'scheduled')) return [];
	return options.source.addresses(item, options.survey.base).map((source) => ({ source, target }));
}

/** Title and description for search engines and shared links, at the new address of a piece. */
export function seoOf({ item, post }: Draft, options: PostOptions): ImportedSeo[] {
	const url = options.addresses.get(post.id);
	const { title, description } = item.seo;
	return url === undefined || (title === '' && description === '')
		? []
		: [{ url: decoded(url), title: title || null, description: description || null }];
}

/** Rows that exist before an article and that it refers to. */
export interface ArticleLinks {
	seo_url: string;
	author_ids: number[];
	tagId(slug: string): number | undefined;
	cover: { id: number; attachment: Pick<Attachment, 'alt' | 'caption'> | undefined } | undefined;
}

const keyOf = (survey: Survey, post: SurveyedPost) => `${survey.key}:${post.key}`;

/** Import keys of a piece's translations. */
const translationsOf = ({ item, post }: Draft, survey: Survey): string[] =>
	(survey.groups.get(item.group) ?? []).flatMap((id) => {
		const other = survey.posts.get(id);
		return other && id !== post.id && other.edition !== post.edition ? [keyOf(survey, other)] : [];
	});

/**
 * Makes a draft of a published piece that has nothing for its readers: no word, picture, video or chart. A piece that
 * is its cover alone stays published, unless something of its text could not be brought over.
 */
function holdBackEmpty(draft: Draft, html: string, hasCover = false): void {
	const isReadable = draft.status === 'published' || draft.status === 'scheduled';
	if (!isReadable || plainText(html) !== '' || /<(?:img|figure)\b/.test(html)) return;
	if (hasCover && draft.lost.size === 0 && ![...draft.notes.keys()].some(isLoss)) return;
	draft.status = 'draft';
	draft.published_at = null;
	addNote(draft.notes, 'no_content');
}

/** The row of an article whose pictures are placed. */
export async function articleOf(
	draft: Draft,
	parts: ArticleLinks,
	{ survey, edition }: PostOptions,
): Promise<ImportedArticle> {
	const { item, notes, filing } = draft;
	if (filing.type === undefined) addNote(notes, 'default_section');
	if (filing.hadOtherCategories) addNote(notes, 'category_tag');
	const html = draft.content.finish();
	holdBackEmpty(draft, html, parts.cover !== undefined);
	const text = plainText(html);
	const declared = item.language.split(/[-_]/)[0] ?? '';
	const language = /^[a-z]{2,3}$/.test(declared) ? declared : languageOf(`${draft.title}\n${text}`);
	const isForeign = language !== undefined && language !== edition.language.split('-')[0];
	if (isForeign) addNote(notes, 'direction');
	const import_key = keyOf(survey, draft.post);
	// The salt of a post is the same at every repeat, so that an unchanged post is recognized as unchanged.
	const salt = createHash('sha256').update(`${import_key} password`).digest().subarray(0, 16);
	const tag_ids = filing.tags.map((tag) => parts.tagId(tag.slug)).filter((id) => id !== undefined);
	const attachment = parts.cover?.attachment;
	return {
		import_key,
		translations: translationsOf(draft, survey),
		edition: edition.code,
		status: draft.status,
		seo_url: parts.seo_url,
		type: filing.type ?? DEFAULT_TYPE,
		title: draft.title,
		standfirst: foldLine(plainText(item.excerpt)).replace(/\s+/g, ' ').trim(),
		html,
		is_headline: item.is_sticky,
		language: isForeign ? language : null,
		password_hash: item.password === '' ? null : await hashPassword(item.password, salt),
		cover_id: parts.cover?.id ?? null,
		cover_alt: (parts.cover && attachment?.alt) || null,
		cover_caption: (parts.cover && attachment?.caption) || null,
		published_at: draft.published_at,
		revised_at: draft.status === 'published' ? revisedAt(item, draft.published_at) : null,
		author_ids: parts.author_ids,
		tag_ids: [...new Set(tag_ids)],
	};
}

/** The row of a page whose pictures are placed. */
export function pageOf(draft: Draft, name: string, { survey, edition }: PostOptions): ImportedPage {
	const html = draft.content.finish();
	holdBackEmpty(draft, html);
	return {
		import_key: keyOf(survey, draft.post),
		translations: translationsOf(draft, survey),
		edition: edition.code,
		name,
		status: draft.status,
		title: draft.title,
		description: plainText(draft.item.excerpt).replace(/\s+/g, ' ').trim(),
		html,
		published_at: draft.published_at,
	};
}
