import TurndownService from 'turndown';

/** An article as it is written to its files. */
export interface ExportedArticle {
	id: number;
	edition: string;
	seo_url: string | null;
	status: string;
	kind: string;
	type: string;
	title: string;
	standfirst: string;
	html: string;
	/** Path of its page on the site. */
	path: string;
	/** Unix seconds. */
	published_at: number | null;
	revised_at: number | null;
	created_at: number;
	authors: string[];
	author_slugs: string[];
	/** Name of who translated it. */
	translator: string | null;
	tags: string[];
	tag_slugs: string[];
	/** True where its text is behind a password. */
	is_closed: boolean;
	/** Number that its translations share. */
	group_id: number;
}

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
// Markdown cannot express these elements, so they stay in it as HTML.
turndown.keep(['table', 'figure', 'iframe', 'video', 'audio', 'sup', 'sub']);

const moment = (seconds: number | null): string | null =>
	seconds === null ? null : new Date(seconds * 1000).toISOString();

/** The front matter: YAML in which every value is JSON, which YAML allows. */
function frontMatter(article: ExportedArticle): string {
	const { title, standfirst, edition, path, status, kind, type, authors, translator, tags, group_id, id } = article;
	const fields = {
		...{ title, standfirst, edition, path, status, kind, section: type, authors, translator, tags },
		...{ id, translations: group_id },
		...{ published: moment(article.published_at), revised: moment(article.revised_at) },
		created: moment(article.created_at),
	};
	const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
	return `---\n${lines.join('\n')}\n---\n`;
}

/** Name of an article's files without the extension, different for every article. */
export const fileName = ({ edition, seo_url, id }: ExportedArticle): string =>
	`${edition}/${seo_url === null ? id : `${seo_url}-${id}`}`;

/** The article in Markdown. */
export const asMarkdown = (article: ExportedArticle): string =>
	`${frontMatter(article)}\n${turndown.turndown(article.html)}\n`;

/** The article in HTML: only the text of its page. */
export const asHtml = (article: ExportedArticle): string => `${frontMatter(article)}\n${article.html}\n`;
