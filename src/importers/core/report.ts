/** Changes that the importer makes, and things that it leaves out: a key for machines, a sentence for people. */
const CHANGES = {
	no_title: 'had no title and got "Untitled" with its date',
	windows_signs: 'is a sign of Windows-1252, as old programs write quotation marks and dashes, and was read as it',
	title_markup: 'had markup in the title, which became plain words',
	slug_made: 'had no usable slug and got one made of its title or number',
	slug_changed: 'got a slug in plain letters, or another one because its own was taken',
	date_missing: 'had no date in GMT; the local date was read as GMT',
	date_wild: 'had a date before 1970 or after 2200, or one of no calendar; it counts as none',
	date_unknown: 'had no date at all; the date of the export stands in',
	made_draft: 'was private and came in as a draft',
	no_content: 'was published without a word, picture, video or chart, and came in as a draft',
	future_publish: 'was published with a date to come and came in as scheduled',
	past_future: 'was scheduled for a time that has passed and came in as published',
	password: 'is protected: its text is shown after the password',
	page_password: 'is a protected page and came in as a draft: pages have no password',
	page_renamed: 'is a page whose name is taken, perhaps by a text of the house, and got another one',
	category_tag: 'had categories that are no section here; they became tags',
	default_section: 'had no category that is a section here and stands under Company',
	post_format: 'had a post format and became an ordinary post',
	pages_joined: 'was split into several pages, which became one',
	paragraphs: 'was written without paragraph tags; its blank lines became paragraphs',
	embed_video: 'had videos of YouTube or Vimeo, which load on click',
	embed_link: 'had other embeds, players or frames, which became links',
	shortcode: 'had shortcodes of extensions; their words stay, what they drew is gone',
	wordpress_block: 'had blocks that WordPress draws by itself; they are gone',
	data_block: 'had blocks that hold their words as data; the words stand in the text',
	builder: 'was made with a page builder; its words and pictures stay, its layout is gone',
	encoded: 'had data in base64 in its text, which is gone',
	notes: 'had footnotes, which became notes with links both ways',
	note_parted: 'had footnotes without a mark, or marks without a note; their words stay',
	noscript: 'had words for browsers without scripts, which stand in the text',
	formula: 'had formulas, which stand in the text as code',
	reusable_block: 'had reusable blocks, which were written out',
	gallery: 'had galleries, which became ours',
	picture_data: 'had a picture written into the text itself, which is gone',
	internal_link: 'had links to posts of the old site, which lead to the new ones',
	dead_anchor: 'had links to places within the page that are gone; their words stay',
	mended: 'is a place that is no sound XML and was mended',
	enclosure: 'had sound or film that belongs to it, which became a link at its end',
	summary_only: 'had a summary in place of its text',
	form: 'had a form, which is gone; its words stay',
	code_dropped: 'had code of its own (script, style, object), which is gone',
	picture_link: 'had pictures on other sites, which became links to them',
	direction: 'is written in another language or direction than the edition and is marked so',
} as const;
export type Change = keyof typeof CHANGES;

const LEFT_OUT = {
	trash: 'was in the trash',
	auto_draft: 'is an empty draft WordPress made by itself',
	unknown_type: 'is of a type that has no place here',
	comment: 'is a comment: the site has none',
	picture_missing: 'is a picture that is not in the folder',
	picture_not_asked: 'is a picture, and neither --images nor --fetch-images was given',
	picture_foreign: "is a picture on another site than the export's own",
	picture_refused: 'is not a picture we take, or is broken',
	picture_failed: 'is a picture that could not be fetched',
	attachment_file: 'is a file other than a picture; links to it stay',
	attachment_unused: 'is a picture no post shows',
	no_number: 'has no number and cannot be told apart',
	number_taken: 'has the number or the key of a post that came before it',
	edited_here: "was edited in the newsroom since the last import; --overwrite takes the export's text",
	redirect_taken: 'is an old address that leads elsewhere already',
	redirect_unreached: 'is an old address at which this site answers itself, so that it needs to lead nowhere',
	member: 'is a member: an address comes in with the proof of its consent alone, and the export has none',
	held_data: 'is data of a block or widget that may hold words, and could not be read as a text',
	custom_field: 'is a field of its own that posts carry, which has no place here',
	author_mail: 'is an e-mail address of an author: not needed here',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

export interface ReportLine {
	reason: string;
	sentence: string;
	count: number;
	/** The first examples, by title, name or address. */
	examples: string[];
}

/** Questions that an import leaves open; a person answers them with `--map`. */
export interface Questions {
	/** Categories that are not sections here, the largest first. */
	categories: { name: string; title: string; posts: number }[];
	/** Pages that may be a text of the installation, and the name of that text here. */
	pages: { name: string; maybe: string }[];
}

/** Counts of imported items: created, changed, found unchanged, or not written because it is a trial. */
export interface Outcome {
	created: number;
	updated: number;
	unchanged: number;
}

/** A line that is still being counted, with the items that it has named. */
type Counting = ReportLine & { named: Set<string> };
const shown = (lines: Iterable<Counting>) => [...lines].map(({ named: _named, ...line }) => line);

const MAX_EXAMPLES = 50;
/**
 * Changes that lose something a person may want to check; the report names up to `MAX_LOSSES` examples of each, and as
 * many of what was left out.
 */
const LOSSES: ReadonlySet<string> = new Set<Change>([
	'shortcode',
	'wordpress_block',
	'picture_data',
	'form',
	'summary_only',
	'code_dropped',
	'picture_link',
	'no_content',
	'builder',
	'data_block',
	'encoded',
	'note_parted',
	'formula',
]);
const MAX_LOSSES = 10_000;

/** True for a change that loses something; the report then names the old address of the post too. */
export const isLoss = (change: Change): boolean => LOSSES.has(change);

/** Collects what happens during an import; holds counts and a few examples, however long the export is. */
export class Report {
	readonly outcome: Record<'articles' | 'pages' | 'authors' | 'tags' | 'pictures' | 'redirects', Outcome>;
	private readonly changes = new Map<Change, Counting>();
	private readonly left_out = new Map<LeftOut, Counting>();
	readonly types_left_out = new Map<string, number>();
	/** Number of the import, by which it can be taken back. */
	run_id: number | undefined;
	/** Things that somebody who knows the export could file better. */
	questions: Questions | undefined;

	constructor() {
		const zero = (): Outcome => ({ created: 0, updated: 0, unchanged: 0 });
		this.outcome = {
			articles: zero(),
			pages: zero(),
			authors: zero(),
			tags: zero(),
			pictures: zero(),
			redirects: zero(),
		};
	}

	/** True where anything was written. */
	get hasWritten(): boolean {
		return Object.values(this.outcome).some(({ created, updated }) => created + updated > 0);
	}

	change(reason: Change, example: string, count = 1): void {
		add(this.changes, reason, CHANGES[reason], count, example);
	}

	leaveOut(reason: LeftOut, example: string, count = 1): void {
		if (count > 0) add(this.left_out, reason, LEFT_OUT[reason], count, example);
	}

	/** The whole report, for a file. */
	toJSON() {
		return {
			...(this.run_id === undefined ? {} : { run_id: this.run_id }),
			came_in: this.outcome,
			changed: shown(this.changes.values()),
			left_out: shown(this.left_out.values()),
			...(this.questions ? { questions: this.questions } : {}),
			types_left_out: Object.fromEntries(this.types_left_out),
		};
	}

	/** The report in lines for a terminal. @param isTrial true where nothing was written */
	lines(isTrial = false): string[] {
		const rows = Object.entries(this.outcome).map(
			([entity, one]) =>
				`  ${entity.padEnd(10)} ${one.created} new, ${one.updated} updated, ${one.unchanged} unchanged`,
		);
		const list = (lines: Iterable<ReportLine>) =>
			[...lines].map((line) => `  ${String(line.count).padStart(6)} × ${line.sentence}`);
		const types = [...this.types_left_out].map(([type, count]) => `${type} ${count}`).join(', ');
		return [
			isTrial ? 'Would come in' : 'Came in',
			...rows,
			...(this.changes.size > 0 ? ['Changed', ...list(this.changes.values())] : []),
			...(this.left_out.size > 0 ? ['Left out', ...list(this.left_out.values())] : []),
			...(types === '' ? [] : [`          (types: ${types})`]),
		];
	}
}

function add<K extends string>(
	lines: Map<K, Counting>,
	reason: K,
	sentence: string,
	count: number,
	example: string,
): void {
	const line = lines.get(reason) ?? { reason, sentence, count: 0, examples: [], named: new Set<string>() };
	line.count += count;
	const max = LOSSES.has(reason) || reason in LEFT_OUT ? MAX_LOSSES : MAX_EXAMPLES;
	if (line.examples.length < max && !line.named.has(example)) {
		line.named.add(example);
		line.examples.push(example);
	}
	lines.set(reason, line);
}
