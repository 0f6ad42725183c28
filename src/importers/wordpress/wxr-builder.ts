import {
	newItem,
	type SourceAuthor,
	type SourceEvent,
	type SourceItem,
	type SourceSite,
	type SourceTerm,
} from '../core/source';
import { BUILDER_FIELDS } from './data/builders';
import { EXTENSION_FIELDS, readExtensions } from './extensions';

const META = new Set([
	'_wp_old_slug',
	'_thumbnail_id',
	'_wp_attachment_image_alt',
	'footnotes',
	...BUILDER_FIELDS,
	...EXTENSION_FIELDS,
]);
/** Domains of the terms that elements describe; `wp:term` names its own. */
const TERMS: Record<string, string> = { 'wp:category': 'category', 'wp:tag': 'post_tag' };
/** Maximum categories and tags of a post; the others are dropped, because more than this carry no meaning. */
const MAX_CATEGORIES = 500;

const whole = (text: string) => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : 0);

type TextField = Exclude<
	{ [K in keyof SourceItem]: SourceItem[K] extends string ? K : never }[keyof SourceItem],
	'kind' | 'format' | 'language' | 'group'
>;
const TEXT_FIELDS: Record<string, TextField> = {
	title: 'title',
	link: 'link',
	pubDate: 'pub_date',
	'dc:creator': 'creator',
	'content:encoded': 'content',
	'excerpt:encoded': 'excerpt',
	'wp:post_name': 'slug',
	'wp:post_date': 'date',
	'wp:post_date_gmt': 'date_gmt',
	'wp:post_password': 'password',
	'wp:post_modified_gmt': 'modified_gmt',
	'wp:post_type': 'type',
	'wp:status': 'status',
	'wp:attachment_url': 'attachment_url',
};

/**
 * Puts the events of an XML parser together into the parts of an export. Elements are recognized by the prefixes that
 * WordPress writes.
 */
export class WxrBuilder {
	isExport = false;
	/** Characters held for the item under way. */
	size = 0;
	private readonly path: string[] = [];
	private readonly ready: SourceEvent[] = [];
	private readonly site: SourceSite = { kind: 'site', url: '', title: '', language: '', exported: '' };
	private isSiteReported = false;
	private item: SourceItem | undefined;
	private author: SourceAuthor | undefined;
	private term: SourceTerm | undefined;
	private category: { domain: string; slug: string } | undefined;
	private meta_key = '';
	private buffer = '';

	/** The parts that are complete. */
	*take(): Generator<SourceEvent> {
		for (let next = this.ready.shift(); next; next = this.ready.shift()) yield next;
	}

	open(name: string, attributes: Record<string, string>): void {
		this.path.push(name);
		this.buffer = '';
		if (this.path.length === 3 && this.path[1] === 'channel') this.openPart(name);
		else if (this.item && name === 'category')
			this.category = { domain: attributes.domain ?? 'category', slug: attributes.nicename ?? '' };
	}

	text(part: string): void {
		this.buffer += part;
		this.size += part.length;
	}

	close(name: string): void {
		const text = this.buffer;
		this.buffer = '';
		this.path.pop();
		const parent = this.path.at(-1);
		if (parent === 'channel' && this.path.length === 2) this.closePart(name, text);
		else if (this.item && parent === 'item') this.itemField(this.item, name, text);
		else if (this.item && parent === 'wp:postmeta') this.metaField(this.item, name, text);
		else if (this.author && parent === 'wp:author') authorField(this.author, name, text);
		else if (this.term) termField(this.term, name, text);
	}

	private openPart(name: string): void {
		this.size = 0;
		if (name === 'item') this.item = newItem();
		else if (name === 'wp:author') this.author = { kind: 'author', id: 0, login: '', name: '', hasMail: false };
		else if (name === 'wp:category' || name === 'wp:tag' || name === 'wp:term')
			this.term = { kind: 'term', id: 0, domain: TERMS[name] ?? '', parent: '', slug: '', name: '', description: '' };
	}

	private closePart(name: string, text: string): void {
		const part = this.item ?? this.author ?? this.term;
		if (part) {
			// The site's own fields come before the first part.
			if (!this.isSiteReported) this.ready.push(this.site);
			this.isSiteReported = true;
			if (part.kind === 'item') readExtensions(part, this.site.title);
			this.ready.push(part);
			this.item = undefined;
			this.author = undefined;
			this.term = undefined;
		} else {
			this.siteField(name, text.trim());
		}
	}

	private siteField(name: string, text: string): void {
		if (name === 'wp:wxr_version') this.isExport = true;
		else if (name === 'title') this.site.title = text;
		else if (name === 'language') this.site.language = text;
		else if (name === 'pubDate') this.site.exported = text;
		else if (name === 'wp:base_blog_url' || (name === 'link' && this.site.url === ''))
			this.site.url = text.replace(/\/+$/, '');
	}

	private itemField(item: SourceItem, name: string, text: string): void {
		const field = TEXT_FIELDS[name];
		// Whitespace instead of a password comes from a file that was indented; whitespace within a password belongs to it.
		if (field === 'password') item.password = text.trim() === '' ? '' : text;
		else if (field) item[field] = field === 'content' || field === 'excerpt' || field === 'title' ? text : text.trim();
		else if (name === 'wp:post_id') item.id = whole(text);
		else if (name === 'wp:post_parent') item.parent = whole(text);
		else if (name === 'wp:menu_order') item.menu_order = whole(text);
		else if (name === 'wp:is_sticky') item.is_sticky = text.trim() === '1';
		else if (name === 'wp:comment') item.comments += 1;
		else if (name === 'category' && this.category && item.categories.length < MAX_CATEGORIES)
			item.categories.push({ ...this.category, name: text.trim() });
	}

	private metaField(item: SourceItem, name: string, text: string): void {
		if (name === 'wp:meta_key') this.meta_key = text.trim();
		// WordPress and extensions name their own fields with a leading underscore.
		else if (name === 'wp:meta_value' && !META.has(this.meta_key)) {
			if (!this.meta_key.startsWith('_') && text.trim() !== '' && item.fields.length < 50)
				item.fields.push(this.meta_key);
		} else if (name === 'wp:meta_value') {
			const values = item.meta[this.meta_key] ?? [];
			if (values.length < 50) item.meta[this.meta_key] = [...values, text.trim()];
		}
	}
}

function authorField(author: SourceAuthor, name: string, text: string): void {
	if (name === 'wp:author_id') author.id = whole(text);
	else if (name === 'wp:author_login') author.login = text.trim();
	else if (name === 'wp:author_display_name') author.name = text.trim();
	else if (name === 'wp:author_email') author.hasMail = text.trim() !== '';
}

function termField(term: SourceTerm, name: string, text: string): void {
	if (name === 'wp:category_nicename' || name === 'wp:tag_slug' || name === 'wp:term_slug') term.slug = text.trim();
	else if (name === 'wp:cat_name' || name === 'wp:tag_name' || name === 'wp:term_name') term.name = text.trim();
	else if (name === 'wp:category_parent' || name === 'wp:term_parent') term.parent = text.trim();
	else if (name === 'wp:term_id' || name === 'wp:cat_id') term.id = whole(text);
	else if (name === 'wp:term_taxonomy') term.domain = text.trim();
	else if (name === 'wp:category_description' || name === 'wp:tag_description' || name === 'wp:term_description')
		term.description = text.trim();
}
