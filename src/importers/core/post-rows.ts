import { createHash } from 'node:crypto';
import type { ImportedArticle } from '../../commands/article/import-article';
import type { ImportedPage } from '../../commands/site/import-page';
import type { ImportedSeo } from '../../commands/site/import-seo';
import { plainText } from '../../platform/html/clean-html';
import { hashPassword } from '../../platform/security/password-hash';
import { decoded } from '../../shared/address/slugs';
import { foldLine } from '../../shared/input/fold';
import { revisedAt } from './dates';
import type { Attachment } from './pictures/attachments';
import { addNote, type Draft, type PostOptions } from './post';
import { isLoss } from './report';
import { DEFAULT_TYPE } from './sections';
import type { Survey, SurveyedPost } from './survey';
import { languageOf } from './text/language';

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
