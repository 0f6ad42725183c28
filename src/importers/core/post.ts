import type { Edition } from '../../editions/edition';
import { foldLine } from '../../shared/input/fold';
import type { PublicationStatus } from '../../shared/statuses';
import { oldPath } from './addresses';
import { dateOf, hasWildDate } from './dates';
import type { Attachment } from './pictures/attachments';
import type { Change, Report } from './report';
import { type Filing, fileUnder } from './sections';
import type { Source, SourceItem } from './source';
import { type Survey, type SurveyedPost, titleWords } from './survey';
import { type ConvertContext, type Converted, convertContent } from './text/convert';
import { embedHtml } from './text/embeds';
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
