import { createHash } from 'node:crypto';
import { momentOf } from '../core/dates';
import { newItem, type SourceEvent, type SourceItem, type SourceSite } from '../core/source';
import { escapeAttribute } from '../core/text/markup';
import type { XmlBuilder } from '../core/xml/xml';

/** Name of a person whom RSS gives as a mail address: `ana@old.example (Ana Ruiz)`. */
const nameOf = (text: string): string => (/\(([^()]+)\)\s*$/.exec(text)?.[1] ?? text.replace(/\S+@\S+/g, '')).trim();

const lastSegment = (address: string): string => {
	const path = URL.canParse(address) ? new URL(address).pathname : '';
	return (path.split('/').filter(Boolean).at(-1) ?? '').replace(/\.(?:html?|php|aspx?)$/i, '');
};

/** Elements that hold one post. */
const PIECES = new Set(['item', 'entry']);
/** Elements whose child elements are markup, where Atom marks them as XHTML. */
const TEXTS = new Set(['content', 'summary', 'title']);

/** Name of an element without the prefixes that mean the same. */
const plainName = (name: string): string => name.replace(/^(?:atom|rss):/, '');

/** Turns RSS (0.9 to 2.0) and Atom into the events of an export. Elements are recognized by the usual prefixes. */
export class FeedBuilder implements XmlBuilder {
	isFeed = false;
	size = 0;
	private readonly ready: SourceEvent[] = [];
	private readonly site: SourceSite = { kind: 'site', url: '', title: '', language: '', exported: '' };
	private isSiteReported = false;
	private item: (SourceItem & { guid: string; summary: string }) | undefined;
	private count = 0;
	private readonly path: string[] = [];
	private buffer = '';
	/** Depth of the current text whose elements are markup; 0 outside of one. */
	private inMarkup = 0;
	private isPerson = false;
	/** Depth of an entry's `source` element, which describes the feed that it was copied from; 0 outside of one. */
	private inSource = 0;

	*take(): Generator<SourceEvent> {
		for (let next = this.ready.shift(); next; next = this.ready.shift()) yield next;
	}

	open(full: string, attributes: Record<string, string>): void {
		const name = plainName(full);
		if (this.inMarkup > 0) {
			this.path.push(name);
			// The one element around an XHTML text is Atom's own; whitespace between attributes is not kept.
			this.buffer += `<${name}${Object.entries(attributes)
				.map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
				.join('')}>`;
			return;
		}
		this.path.push(name);
		this.buffer = '';
		if (this.item && this.inSource === 0 && name === 'source') this.inSource = this.path.length;
		if (this.inSource > 0) return;
		if (this.path.length === 1) {
			this.isFeed = ['rss', 'feed', 'rdf:RDF'].includes(name);
			this.site.language = attributes['xml:lang'] ?? '';
		}
		if (PIECES.has(name) && !this.item) {
			this.size = 0;
			this.item = { ...newItem(), guid: '', summary: '', type: 'post', status: 'publish' };
			this.reportSite();
		} else if (name === 'link') this.link(attributes);
		else if (this.item) this.inPiece(this.item, name, attributes);
		if (name === 'author') this.isPerson = true;
		if (TEXTS.has(name) && attributes.type === 'xhtml') this.inMarkup = this.path.length;
	}

	text(part: string): void {
		this.buffer += this.inMarkup > 0 ? escapeAttribute(part) : part;
		this.size += part.length;
	}

	close(full: string): void {
		const name = plainName(full);
		if (this.inMarkup > 0 && this.path.length > this.inMarkup) {
			this.path.pop();
			this.buffer += `</${name}>`;
			return;
		}
		this.inMarkup = 0;
		this.path.pop();
		const text = this.buffer;
		this.buffer = '';
		if (this.inSource > 0) {
			if (this.path.length < this.inSource) this.inSource = 0;
			return;
		}
		if (this.item && PIECES.has(name)) this.finish(this.item);
		else if (this.item) this.field(this.item, name, text);
		else this.siteField(name, text.trim());
		if (name === 'author') this.isPerson = false;
	}

	/** Reports the site before the first post, or at the end of a feed without posts. */
	private reportSite(): void {
		if (!this.isSiteReported) this.ready.push(this.site);
		this.isSiteReported = true;
	}

	private link({ href, rel = 'alternate', type = '' }: Record<string, string>): void {
		if (href === undefined) return;
		if (!this.item) {
			if (rel === 'alternate' && this.site.url === '') this.site.url = href;
		} else if (rel === 'alternate' && this.item.link === '') this.item.link = href;
		else if (rel === 'enclosure') this.enclosure(this.item, href, type);
	}

	private enclosure(item: SourceItem, address: string | undefined, type: string): void {
		if (!address) return;
		if (!type.startsWith('image')) {
			if (item.enclosures.length < 100) item.enclosures.push(address);
		} else item.cover ??= { address, alt: '', caption: '' };
	}

	private inPiece(item: SourceItem, name: string, attributes: Record<string, string>): void {
		if (name === 'enclosure') this.enclosure(item, attributes.url, attributes.type ?? '');
		else if (name === 'media:thumbnail') this.enclosure(item, attributes.url, 'image');
		else if (name === 'media:content' && (attributes.medium === 'image' || attributes.type?.startsWith('image')))
			this.enclosure(item, attributes.url, 'image');
		else if (name === 'category' && attributes.term !== undefined)
			this.category(item, attributes.label ?? attributes.term);
	}

	private category(item: SourceItem, name: string): void {
		const words = name.trim();
		if (words !== '' && item.categories.length < 100)
			item.categories.push({ domain: 'category', slug: words.toLowerCase().replace(/\s+/g, '-'), name: words });
	}

	private signed(item: SourceItem, name: string): void {
		if (name !== '' && !item.authors.some((one) => one.login === name)) item.authors.push({ login: name, name });
	}

	private field(item: SourceItem & { guid: string; summary: string }, name: string, text: string): void {
		const words = text.trim();
		if (name === 'title' && this.path.at(-1) !== 'media:content') item.title ||= words;
		else if (name === 'link') item.link ||= words;
		else if (name === 'guid' || name === 'id') item.guid = words;
		else if (name === 'pubDate' || name === 'published' || name === 'dc:date') item.date_gmt ||= momentOf(text);
		else if (name === 'updated') item.modified_gmt = momentOf(text);
		else if (name === 'content:encoded' || name === 'content') item.content = text;
		else if (name === 'description' || name === 'summary') item.summary ||= text;
		else if (name === 'dc:creator' || name === 'itunes:author') this.signed(item, words);
		else if (name === 'author' && words !== '') this.signed(item, nameOf(words));
		else if (name === 'name' && this.isPerson) this.signed(item, words);
		else if (name === 'category') this.category(item, words);
	}

	private siteField(name: string, text: string): void {
		if (this.path.length > 2) return;
		if (name === 'title') this.site.title ||= text;
		else if (name === 'link') this.site.url ||= text;
		else if (name === 'language') this.site.language ||= text;
		else if (name === 'pubDate' || name === 'lastBuildDate' || name === 'updated') this.site.exported ||= text;
		if (this.path.length === 0) this.reportSite();
	}

	private finish({ guid, summary, ...item }: SourceItem & { guid: string; summary: string }): void {
		this.item = undefined;
		this.count += 1;
		const isWhole = item.content.trim() !== '';
		const name = guid || item.link || item.title;
		this.ready.push({
			...item,
			id: this.count,
			key: name.length <= 200 ? name : createHash('sha256').update(name).digest('base64url'),
			slug: lastSegment(item.link),
			// The summary is an excerpt where the text is there; otherwise it is the only text.
			content: isWhole ? item.content : summary,
			excerpt: isWhole && item.content !== summary ? summary : '',
			isSummary: !isWhole,
		});
	}
}
