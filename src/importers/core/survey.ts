import { editions } from '../../editions/editions';
import { plainText } from '../../platform/html/clean-html';
import { decodedSlug, slugOf } from '../../shared/address/slugs';
import { basePath } from './addresses';
import { ImportError } from './import-error';
import { type Attachments, addAttachment } from './pictures/attachments';
import type { Report } from './report';
import { fileUnder, type NameMap } from './sections';
import { soundEvents } from './sound-events';
import type { Source, SourceCategory, SourceItem, SourceSite } from './source';
import { httpUrl } from './text/embeds';

/** Row that a post becomes. */
export type PostKind = 'article' | 'page';

/** The data of a post that is known before its text is read again. */
export interface SurveyedPost {
	id: number;
	/** End of its import key. */
	key: string;
	kind: PostKind;
	/** Code of the edition that the post is for. */
	edition: string;
	/** Slug it should have; not yet checked against others. */
	wanted: string;
	isSlugItsOwn: boolean;
	/** True where readers of the old site had it. */
	isPublished: boolean;
}

/** The contents of the whole export, without the texts. */
export interface Survey extends Attachments {
	site: SourceSite;
	/** Path of the old site: empty, or a folder. */
	base: string;
	/** Start of every import key: the system's name and the old site's host and path. */
	key: string;
	authors: Map<string, string>;
	/** Descriptions of terms by slug. */
	descriptions: Map<string, string>;
	/** Tags of the posts, by edition and slug. */
	usedTags: Map<string, Map<string, string>>;
	/** Posts that are translations of each other, by their common group. */
	groups: Map<string, number[]>;
	usedAuthors: Set<string>;
	/** Numbers of categories, tags and authors in the old system: `category:laws`, `author:ana`. */
	numbers: Map<string, number>;
	posts: Map<number, SurveyedPost>;
	postByPath: Map<string, number>;
	/** Categories and tags of the posts, by domain and slug, with the number of posts of each. */
	filed: Map<string, SourceCategory & { posts: number; edition: string }>;
	/** Parents of categories, both by slug. */
	parents: Map<string, string>;
	/** Days on which something was published, as `2024-05-31`. */
	days: Set<string>;
	/** Names that a person has mapped. */
	map: NameMap;
	reusable: Map<number, string>;
	bytes: number;
}

/** Maximum characters of all reusable blocks; they are short, and together may not fill the memory of the import. */
const MAX_REUSABLE = 8 * 1024 ** 2;
/** Which kind of post an item becomes, or why it is left out. */
export function kindOf(item: SourceItem): PostKind | 'trash' | 'auto_draft' | 'unknown_type' | 'no_number' {
	if (item.type !== 'post' && item.type !== 'page') return 'unknown_type';
	if (item.id === 0) return 'no_number';
	if (item.status === 'trash') return 'trash';
	if (item.status === 'auto-draft' || item.status === 'inherit') return 'auto_draft';
	return item.type === 'post' ? 'article' : 'page';
}

/** Permanent name of an item in the original system. */
const keyOf = (item: SourceItem): string => item.key || String(item.id);

/** Words of a title, which in exports may hold markup and entities. */
export const titleWords = (title: string): string => plainText(title).replace(/\s+/g, ' ').trim();

/** A name for somebody without one: what they sign in with, but never an e-mail address. */
const nameOfLogin = (login: string) => login.split('@')[0] || login.replaceAll('@', '');

/** Authors of a piece: those that it names, else the account that made it. */
export function signedBy(item: SourceItem, survey: Survey): { login: string; name: string }[] {
	if (item.authors.length > 0) return item.authors;
	const { creator } = item;
	return creator === '' ? [] : [{ login: creator, name: survey.authors.get(creator) ?? nameOfLogin(creator) }];
}

/** Edition of a piece: the one in its language, where there is one, else the edition of the import. */
function editionFor(language: string, whole: string): string {
	const plain = language.split(/[-_]/)[0];
	const own = editions.find((one) => one.code === plain || one.language.split('-')[0] === plain);
	return (plain !== '' && own?.code) || whole;
}

/** Notes categories, tags and days of the old site's lists. */
function noteFiling(survey: Survey, item: SourceItem, edition: string): void {
	for (const category of item.categories) {
		if (category.domain !== 'category' && category.domain !== 'post_tag') continue;
		const key = `${category.domain}:${category.slug}`;
		const known = survey.filed.get(key);
		if (known) known.posts += 1;
		else survey.filed.set(key, { ...category, posts: 1, edition });
	}
	const day = /^(\d{4}-\d{2}-\d{2})/.exec(item.date || item.date_gmt)?.[1];
	if (item.status === 'publish' && day !== undefined && !day.startsWith('0000')) survey.days.add(day);
}

function addPost(survey: Survey, source: Source, item: SourceItem, kind: PostKind, whole: string): void {
	const edition = editionFor(item.language, whole);
	if (item.group !== '') survey.groups.set(item.group, [...(survey.groups.get(item.group) ?? []), item.id]);
	const own = slugOf(decodedSlug(item.slug));
	const mapped = kind === 'page' ? survey.map.get(`page:${own}`) : undefined;
	const wanted =
		mapped ?? (own || slugOf(titleWords(item.title)) || `${kind === 'article' ? 'news' : 'page'}-${item.id}`);
	survey.posts.set(item.id, {
		id: item.id,
		key: keyOf(item),
		kind,
		edition,
		wanted,
		isSlugItsOwn: mapped !== undefined || (own !== '' && own === item.slug),
		isPublished: item.status === 'publish' && item.password === '',
	});
	for (const path of source.addresses(item, survey.base))
		if (!survey.postByPath.has(path)) survey.postByPath.set(path, item.id);
	for (const { login, name } of signedBy(item, survey)) {
		survey.usedAuthors.add(login);
		if (!survey.authors.has(login)) survey.authors.set(login, name);
	}
	if (kind === 'article') {
		noteFiling(survey, item, edition);
		const used = survey.usedTags.get(edition) ?? new Map<string, string>();
		survey.usedTags.set(edition, used);
		for (const tag of fileUnder(item.categories, survey.map).tags)
			if (!used.has(tag.slug)) used.set(tag.slug, tag.name);
	}
}

/**
 * Reads the whole export once before anything is written: a file that is broken at its end is found out here, and
 * afterwards every link, picture and slug can be resolved wherever it is in the file.
 * @param options data that the export lacks: the address of the old site, and names that a person has mapped
 * @throws ImportError
 */
export async function surveyExport(
	source: Source,
	report: Report,
	options: {
		/** Edition of posts without a language. */
		edition: string;
		site: string | undefined;
		map: NameMap;
	},
	onBytes: (count: number) => void = () => {},
	onEvent: () => Promise<void> = async () => {},
): Promise<Survey> {
	const { site, map } = options;
	const survey: Survey = {
		site: { kind: 'site', url: '', title: '', language: '', exported: '' },
		base: '',
		key: '',
		ownHosts: new Set(),
		authors: new Map(),
		descriptions: new Map(),
		usedTags: new Map(),
		groups: new Map(),
		usedAuthors: new Set(),
		numbers: new Map(),
		attachments: new Map(),
		attachmentByFile: new Map(),
		attachmentsOf: new Map(),
		posts: new Map(),
		postByPath: new Map(),
		filed: new Map(),
		parents: new Map(),
		days: new Set(),
		map,
		reusable: new Map(),
		bytes: 0,
	};
	let reusableSize = 0;
	const keys = new Set<string>();
	const count = (bytes: number) => {
		survey.bytes += bytes;
		onBytes(bytes);
	};
	for await (const event of soundEvents(source, count)) {
		await onEvent();
		if (event.kind === 'site') {
			survey.site = { ...event, url: site ?? event.url };
			survey.base = httpUrl(survey.site.url) ? basePath(survey.site.url) : '';
		} else if (event.kind === 'author') {
			survey.authors.set(event.login, event.name || nameOfLogin(event.login));
			if (event.id > 0) survey.numbers.set(`author:${event.login}`, event.id);
			if (event.hasMail) report.countLeftOut('author_mail', '');
		} else if (event.kind === 'term') {
			if (event.id > 0) survey.numbers.set(`${event.domain}:${event.slug}`, event.id);
			if (event.domain === 'category' && event.parent !== '') survey.parents.set(event.slug, event.parent);
			const slug = slugOf(event.name) || slugOf(decodedSlug(event.slug));
			if (slug && event.description) survey.descriptions.set(slug, plainText(event.description));
		} else if (event.kind === 'left') {
			report.leaveOut(event.type === 'members' ? 'member' : 'unknown_type', event.type, event.count);
			report.types_left_out.set(event.type, event.count);
		} else if (event.type === 'attachment') addAttachment(survey, event);
		else if (event.type === 'wp_block') {
			reusableSize += event.content.length;
			if (reusableSize <= MAX_REUSABLE) survey.reusable.set(event.id, event.content);
		} else {
			const kind = kindOf(event);
			const name = titleWords(event.title) || event.link;
			const about = { title: name, address: event.link };
			if (kind === 'article' || kind === 'page') {
				const key = keyOf(event);
				if (survey.posts.has(event.id) || keys.has(key)) report.leaveOut('number_taken', name, 1, about);
				else addPost(survey, source, event, kind, options.edition);
				keys.add(key);
				report.leaveOut('comment', name, event.comments, about);
				report.leaveOutFields(event.fields, about);
			} else {
				report.leaveOut(kind, name, 1, about);
				if (kind === 'unknown_type')
					report.types_left_out.set(event.type, (report.types_left_out.get(event.type) ?? 0) + 1);
			}
		}
	}
	if ((source.mended?.() ?? 0) > 0) report.change('mended', survey.site.url, source.mended?.());
	const url = httpUrl(survey.site.url);
	if (!url)
		throw new ImportError(`The export does not say which site it is of: name its address with --site https://…`);
	survey.key = `${source.system}:${url.host}${url.pathname.replace(/\/+$/, '')}`.toLowerCase();
	survey.ownHosts.add(url.hostname);
	return survey;
}
