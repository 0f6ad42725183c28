/** Writes articles in WordPress's own export format (WXR 1.2), which WordPress and most other systems import. */
import type { ExportedArticle } from './article-files';

/** Characters that XML cannot express. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const plain = (text: string): string =>
	text.replace(FORBIDDEN, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const whole = (text: string): string =>
	`<![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** The status in WordPress. Articles that readers cannot open, or only with a password, become private there. */
function stateOf({ status, is_closed }: ExportedArticle): string {
	if (is_closed) return 'private';
	return { published: 'publish', scheduled: 'future', review: 'pending', withdrawn: 'private' }[status] ?? 'draft';
}

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** The start of the file, up to the articles. */
export function headOf(site_url: string, language: string): string {
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${plain(new URL(site_url).host)}</title>
<link>${plain(site_url)}</link>
<language>${plain(language)}</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${plain(site_url)}</wp:base_site_url>
<wp:base_blog_url>${plain(site_url)}</wp:base_blog_url>
`;
}

/** The end of the file, after the articles. */
export const FOOT = '</channel>\n</rss>\n';

/** An author of the articles. */
export const authorOf = ({ slug, name }: { slug: string; name: string }): string =>
	`<wp:author><wp:author_login>${plain(slug)}</wp:author_login><wp:author_display_name>${whole(name)}</wp:author_display_name></wp:author>\n`;

/** One article. Addresses in its text are absolute: they lead to this site until the files have been moved. */
export function itemOf(article: ExportedArticle, site_url: string): string {
	const { id, title, path, html, standfirst, type, seo_url } = article;
	const at = article.published_at ?? article.created_at;
	const text = html.replace(/(\s(?:src|href)=")\/(?!\/)/g, `$1${site_url}/`);
	const tags = article.tags.map(
		(name, n) =>
			`<category domain="post_tag" nicename="${plain(article.tag_slugs[n] ?? name)}">${whole(name)}</category>`,
	);
	return `<item>
<title>${plain(title)}</title>
<link>${plain(site_url + path)}</link>
<pubDate>${new Date(at * 1000).toUTCString()}</pubDate>
<dc:creator>${whole(article.author_slugs[0] ?? '')}</dc:creator>
<content:encoded>${whole(text)}</content:encoded>
<excerpt:encoded>${whole(standfirst)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${moment(at)}</wp:post_date>
<wp:post_date_gmt>${moment(at)}</wp:post_date_gmt>
<wp:post_modified_gmt>${moment(article.revised_at ?? at)}</wp:post_modified_gmt>
<wp:post_name>${plain(seo_url ?? '')}</wp:post_name>
<wp:status>${stateOf(article)}</wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type>post</wp:post_type>
<wp:post_password></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
<category domain="category" nicename="${plain(type)}">${whole(type)}</category>
${tags.join('\n')}
</item>
`;
}
