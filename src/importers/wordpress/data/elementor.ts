import type { ConvertContext } from '../../core/text/convert';
import { embedHtml } from '../../core/text/embeds';
import { escapeAttribute } from '../../core/text/markup';
import { addressIn } from './addresses';
import { type DataContext, htmlOfData } from './words-of-data';

type Settings = Record<string, unknown>;
const isRecord = (value: unknown): value is Settings => typeof value === 'object' && value !== null;
const text = (value: unknown): string =>
	typeof value === 'string'
		? value
		: typeof value === 'number'
			? String(value)
			: isRecord(value) && '$$type' in value
				? text(value.value)
				: '';
const list = (value: unknown): Settings[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const linked = (words: string, link: unknown) => {
	const address = addressIn(link);
	return words === '' || address === undefined || address === '#'
		? words
		: `<a href="${escapeAttribute(address)}">${words}</a>`;
};

const MAX_DEPTH = 60;
/** Widgets that list or show what is elsewhere on the site. */
const DRAWN =
	/^(?:posts|portfolio|archive|loop-|nav-menu|mega-menu|wp-menu|search|theme-(?!post-content)|post-(?!content)|sitemap|woocommerce|wc-|author-box|breadcrumbs|share-buttons|social-icons|login|facebook|global|template|sidebar|menu-anchor|table-of-contents)/;

/** Widgets that are read by what they are; each takes the settings that it has read away. */
const WIDGETS: Record<string, (settings: Settings) => string> = {
	heading({ title, header_size, link }) {
		const size = text(header_size);
		const tag = /^h[1-6]$/.test(size) ? size : size === '' ? 'h2' : 'p';
		return text(title) === '' ? '' : `<${tag}>${linked(text(title), link)}</${tag}>`;
	},
	'icon-list': ({ icon_list }) => {
		const items = list(icon_list).map((one) => `<li>${linked(text(one.text), one.link)}</li>`);
		return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
	},
	blockquote: ({ blockquote_content, author_name }) =>
		`<blockquote><p>${text(blockquote_content)}</p>${text(author_name) === '' ? '' : `<p>${text(author_name)}</p>`}</blockquote>`,
	testimonial: ({ testimonial_content, testimonial_name, testimonial_job }) =>
		`<blockquote><p>${text(testimonial_content)}</p></blockquote><p>${[testimonial_name, testimonial_job].map(text).filter(Boolean).join(', ')}</p>`,
	counter: ({ prefix, ending_number, suffix, title }) =>
		`<p>${[prefix, ending_number, suffix].map(text).join('')} ${text(title)}</p>`,
	progress: ({ title, percent, inner_text }) => {
		const share = isRecord(percent) ? text(percent.size) : text(percent);
		return `<p>${[text(title), text(inner_text), share === '' ? '' : `${share}%`].filter(Boolean).join(' ')}</p>`;
	},
	html: ({ html }) => text(html),
	'text-editor': ({ editor }) => text(editor),
	shortcode: ({ shortcode }) => text(shortcode),
	video({ youtube_url, vimeo_url, dailymotion_url, external_url, hosted_url, video_type }) {
		const kind = text(video_type) || 'youtube';
		const own = addressIn(external_url) ?? addressIn(hosted_url);
		const by: Record<string, string | undefined> = {
			youtube: text(youtube_url),
			vimeo: text(vimeo_url),
			dailymotion: text(dailymotion_url),
			hosted: own,
		};
		const address = by[kind] || own || text(youtube_url) || text(vimeo_url);
		return address ? embedHtml(address) : '';
	},
};
/** Settings that a widget of `WIDGETS` has read, or that its kind never shows. */
const READ: Record<string, readonly string[]> = {
	heading: ['title', 'header_size', 'link'],
	'icon-list': ['icon_list'],
	blockquote: ['blockquote_content', 'author_name', 'tweet_button_label'],
	testimonial: ['testimonial_content', 'testimonial_name', 'testimonial_job'],
	counter: ['prefix', 'ending_number', 'suffix', 'title', 'starting_number'],
	progress: ['title', 'percent', 'inner_text'],
	html: ['html'],
	'text-editor': ['editor'],
	shortcode: ['shortcode'],
	video: ['youtube_url', 'vimeo_url', 'dailymotion_url', 'external_url', 'hosted_url', 'video_type', 'insert_url'],
	image: ['link', 'link_to', 'caption_source', 'open_lightbox'],
};

function widgetHtml(type: string, settings: Settings, data: DataContext): string {
	const read = READ[type] ?? [];
	const rest = Object.fromEntries(Object.entries(settings).filter(([key]) => !read.includes(key)));
	return [WIDGETS[type]?.(settings) ?? '', htmlOfData(rest, data)].filter((html) => html.trim() !== '').join('\n');
}

/** HTML of a piece of Elementor: elements in each other, whose widgets hold their words in settings. */
export function elementorHtml(data: unknown, context: ConvertContext): string {
	const out: string[] = [];
	const walk = (value: unknown, depth: number): void => {
		for (const one of Array.isArray(value) ? value : [value]) {
			if (!isRecord(one)) continue;
			const type = text(one.widgetType);
			const name = `Elementor ${type || text(one.elType) || 'element'}`;
			if (depth > MAX_DEPTH) {
				context.lost?.(name);
				return;
			}
			const settings = isRecord(one.settings) ? one.settings : {};
			if (DRAWN.test(type)) context.lost?.(name);
			else {
				// A box has a look alone; sentences in it are named.
				const inside = { ...context, isStrict: false, unread: () => context.lost?.(name) };
				out.push(widgetHtml(type, settings, inside));
			}
			if (/^form$/.test(type)) context.note('form');
			walk(one.elements ?? one.content ?? [], depth + 1);
		}
	};
	walk(data, 0);
	return out.filter((html) => html.trim() !== '').join('\n');
}
