import { pathSource } from '../core/addresses';
import { archivesOf } from '../core/archives';
import { momentOf } from '../core/dates';
import { newItem, type Source, type SourceEvent, type SourceItem } from '../core/source';
import { parseMarkup } from '../core/text/markup';
import { type GhostExport, type GhostPost, readGhost } from './export';
import { lexicalHtml } from './lexical';
import { mobiledocHtml } from './mobiledoc';

/** Publishes posts that readers could open without signing in; the newsroom decides about those for paying members. */
function statusOf(post: GhostPost, isEmail: boolean): string {
	const isOpen = post.visibility === '' || post.visibility === 'public';
	if (post.status === 'sent' || isEmail || (post.status === 'published' && !isOpen)) return 'private';
	if (post.status === 'published') return 'publish';
	return post.status === 'scheduled' ? 'future' : 'draft';
}

/** Rows that belong to a post, in their order. */
function linked<Row extends { post_id: string; sort_order: number }>(rows: readonly Row[]): Map<string, Row[]> {
	const byPost = new Map<string, Row[]>();
	for (const row of [...rows].sort((a, b) => a.sort_order - b.sort_order)) {
		const known = byPost.get(row.post_id);
		if (known) known.push(row);
		else byPost.set(row.post_id, [row]);
	}
	return byPost;
}

/** Text as it was written, whichever editor it was written in. */
function contentOf(post: GhostPost, fields: string[]): string {
	const lost = (card: string) => void fields.push(`card ${card}`);
	const written =
		(post.lexical && lexicalHtml(post.lexical, lost)) || (post.mobiledoc && mobiledocHtml(post.mobiledoc, lost));
	return written || post.html;
}

function* itemsOf(found: GhostExport, site: string): Generator<SourceItem> {
	const users = new Map(found.users.map((one) => [one.id, one]));
	const tags = new Map(found.tags.map((one) => [one.id, one]));
	const authorsOf = linked(found.posts_authors);
	const tagsOf = linked(found.posts_tags);
	const metaOf = new Map(found.posts_meta.map((one) => [one.post_id, one]));
	for (const [at, post] of found.posts.entries()) {
		const meta = metaOf.get(post.id);
		const signed = authorsOf.get(post.id)?.map((one) => one.author_id) ?? (post.author_id ? [post.author_id] : []);
		const item: SourceItem = {
			...newItem(),
			id: at + 1,
			key: post.id,
			type: post.type === 'page' || post.page ? 'page' : 'post',
			status: statusOf(post, meta?.email_only === true),
			title: post.title,
			link: `${site}/${post.slug}/`,
			slug: post.slug,
			excerpt: post.custom_excerpt,
			date_gmt: momentOf(post.published_at || post.created_at),
			modified_gmt: momentOf(post.updated_at),
			is_sticky: post.featured,
			authors: signed.flatMap((id) => {
				const user = users.get(id);
				return user ? [{ login: user.slug || user.id, name: user.name || user.slug }] : [];
			}),
			// Ghost has tags alone, and files a post under its first.
			categories: (tagsOf.get(post.id) ?? []).flatMap(({ tag_id }, place) => {
				const tag = tags.get(tag_id);
				const isOurs = tag && tag.visibility !== 'internal' && !tag.name.startsWith('#');
				return isOurs ? [{ domain: place === 0 ? 'category' : 'post_tag', slug: tag.slug, name: tag.name }] : [];
			}),
			seo: {
				title: (meta?.meta_title || post.meta_title).slice(0, 300),
				description: (meta?.meta_description || post.meta_description).slice(0, 600),
			},
			fields: post.codeinjection_head || post.codeinjection_foot ? ['codeinjection'] : [],
		};
		if (post.feature_image !== '')
			item.cover = {
				address: post.feature_image,
				alt: meta?.feature_image_alt ?? '',
				caption: meta?.feature_image_caption ?? '',
			};
		item.content = contentOf(post, item.fields);
		yield item;
	}
}

function* eventsOf(found: GhostExport, site: string): Generator<SourceEvent> {
	const setting = (key: string) => {
		const value = found.settings.find((one) => one.key === key)?.value;
		return typeof value === 'string' ? value : '';
	};
	yield {
		kind: 'site',
		url: site,
		title: setting('title'),
		language: setting('locale') || setting('lang'),
		exported: '',
	};
	for (const user of found.users)
		yield { kind: 'author', id: 0, login: user.slug || user.id, name: user.name, hasMail: user.email !== '' };
	for (const tag of found.tags)
		yield {
			kind: 'term',
			id: 0,
			domain: 'post_tag',
			parent: '',
			slug: tag.slug,
			name: tag.name,
			description: tag.description,
		};
	yield* itemsOf(found, site);
	const { members, newsletters, comments, snippets, offers } = found;
	for (const [type, all] of Object.entries({ members, newsletters, comments, snippets, offers }))
		if (all.length > 0) yield { kind: 'left', type, count: all.length };
}

const FEEDS = ['rss', 'feed'];

/**
 * A Ghost export.
 * @param file JSON
 * @param site address of the old site, which the export does not say
 */
export function ghostSource(file: string, site: string): Source {
	const root = site.replace(/\/+$/, '');
	return {
		system: 'ghost',
		async *events(onBytes) {
			const found = await readGhost(file, root);
			onBytes?.(1);
			yield* eventsOf(found, root);
		},
		readText: (item) => parseMarkup(item.content),
		addresses: (item, base) => (item.slug === '' ? [] : [pathSource(`${base}/${item.slug}`)]),
		numberIn: () => undefined,
		archives: (lists, places) =>
			archivesOf(lists, places, {
				category: 'tag',
				tag: 'tag',
				author: 'author',
				feeds: FEEDS,
				hasDays: false,
				hasQueries: false,
			}),
	};
}
