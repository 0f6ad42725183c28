import type { Finding } from '../../commands/import/core/note-import';

/** Changes that the importer makes, and things that it leaves out: a key for machines, a sentence for people. */
const CHANGES = {
	no_title: 'has no title and gets "Untitled" with its date',
	windows_signs: 'has signs of Windows-1252, as old programs write quotation marks and dashes, which are read as such',
	title_markup: 'has markup in the title, which becomes plain words',
	slug_made: 'has no usable slug and gets one made of its title or number',
	slug_changed: 'gets a slug in plain letters, or another one because its own is taken',
	date_missing: 'has no date in GMT; the local date is read as GMT',
	date_wild: 'has a date before 1970 or after 2200, or one of no calendar; it counts as none',
	date_unknown: 'has no date at all; the date of the export stands in',
	made_draft: 'is private and becomes a draft',
	no_content: 'is published without a word, picture, video or chart, and becomes a draft',
	future_publish: 'is published with a date to come and becomes scheduled',
	past_future: 'is scheduled for a time that has passed and becomes published',
	password: 'is protected: its text is shown after the password',
	page_password: 'is a protected page and becomes a draft: pages have no password',
	page_renamed: 'is a page whose name is taken, perhaps by a text that every site has, and gets another one',
	category_tag: 'has categories that are no section here; they become tags',
	default_section: 'has no category that is a section here and stands under Company',
	post_format: 'has a post format and becomes an ordinary post',
	pages_joined: 'is split into several pages, which become one',
	paragraphs: 'is written without paragraph tags; its blank lines become paragraphs',
	embed_video: 'has videos of YouTube or Vimeo, which load on click',
	embed_link: 'has other embeds, players or frames, which become links',
	shortcode: 'has shortcodes of extensions; their words stay, what they drew goes',
	wordpress_block: 'has blocks that WordPress draws by itself; they go',
	data_block: 'has blocks that hold their words as data, which become words of the text',
	builder: 'is made with a page builder; its words and pictures stay, its layout goes',
	encoded: 'has data in base64 in its text, which goes',
	notes: 'has footnotes, which become notes with links both ways',
	note_parted: 'has footnotes without a mark, or marks without a note; their words stay',
	noscript: 'has words for browsers without scripts, which become words of the text',
	formula: 'has formulas, which become code',
	reusable_block: 'has reusable blocks, which are written out',
	gallery: 'has galleries, which become ours',
	picture_data: 'has a picture written into the text itself, which goes',
	internal_link: 'has links to posts of the old site, which lead to the new ones',
	dead_anchor: 'has links to places within the page that are not there; their words stay',
	mended: 'is a place that is no sound XML and is mended',
	enclosure: 'has sound or film that belongs to it, which becomes a link at its end',
	summary_only: 'has a summary in place of its text',
	form: 'has a form, which goes; its words stay',
	code_dropped: 'has code of its own (script, style, object), which goes',
	picture_link: 'has pictures on other sites, which become links to them',
	direction: 'is written in another language or direction than the edition and is marked so',
} as const;
export type Change = keyof typeof CHANGES;

const LEFT_OUT = {
	trash: 'is in the trash',
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
	number_taken: 'has the number or the key of a post before it',
	edited_here: "was edited in the newsroom since the last import; --overwrite takes the export's text",
	redirect_taken: 'is an old address that leads elsewhere already',
	redirect_unreached: 'is an old address at which this site answers itself, so that it needs to lead nowhere',
	member: 'is a member: an address comes in with the proof of its consent alone, and the export has none',
	held_data: 'is data of a block or widget that may hold words, and could not be read as a text',
	custom_field: 'is a field of its own that posts carry, which has no place here',
	author_mail: 'is an e-mail address of an author: not needed here',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

/** Every reason of a finding, by kind. */
export const reasons: { readonly changed: readonly string[]; readonly left_out: readonly string[] } = {
	changed: Object.keys(CHANGES),
	left_out: Object.keys(LEFT_OUT),
};

export interface ReportLine {
	reason: string;
	sentence: string;
	/** How often it was found. */
	count: number;
	/** Posts, pages or files in which it was found. */
	posts: number;
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

/** The post that a finding is about. */
export interface About {
	/** Title in the export. */
	title: string;
	/** Address on the old site. */
	address?: string | undefined;
	/** Entity and key of its row here. */
	noun?: string;
	row_key?: string;
}

/** A line that is still being counted, with the items that it has named. */
type Counting = ReportLine & { named: Set<string> };
const shown = (lines: Iterable<Counting>) => [...lines].map(({ named: _named, ...line }) => line);

const MAX_EXAMPLES = 50;
/** Examples of a line that the terminal shows. */
const MAX_SHOWN = 3;
/** Characters of an example on the terminal, and of a title or an address in the database. */
const MAX_SHOWN_LENGTH = 110;
const MAX_KEPT_LENGTH = 500;
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
export const isLoss = (change: string): boolean => LOSSES.has(change);

/** Names and passwords before a host, and e-mail addresses. */
const SECRETS = [
	[/\/\/[^/@\s]*@/g, '//'],
	[/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '…@…'],
] as const;

/**
 * Makes a text of the export fit for a report: without e-mail addresses and passwords, which titles of some types and
 * addresses of files hold, in one line that the database takes.
 */
export const told = (text: string): string =>
	SECRETS.reduce((line, [pattern, to]) => line.replace(pattern, to), text)
		.replaceAll('\0', '')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, MAX_KEPT_LENGTH)
		.toWellFormed();

/** Headings of the report, of an import and of a trial. */
const HEADINGS = {
	done: { in: 'Came in', left_out: 'Left out', losses: 'Lost something', changes: 'Changed' },
	trial: {
		in: 'Would come in',
		left_out: 'Would be left out',
		losses: 'Would lose something',
		changes: 'Would be changed',
	},
} as const;

const inLine = (text: string) => (text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text);

/** A part of the report in lines: the reasons by weight, each with its first examples. */
function part(heading: string, lines: readonly ReportLine[]): string[] {
	const listed = lines
		.toSorted((a, b) => b.count - a.count)
		.flatMap((line) => {
			const { count, posts, sentence, examples } = line;
			const many = posts < count ? ` (${posts} ${posts === 1 ? 'piece' : 'pieces'})` : '';
			const more = posts - MAX_SHOWN;
			return [
				`  ${String(count).padStart(6)} × ${sentence}${many}`,
				...examples.slice(0, MAX_SHOWN).map((one) => `           ${inLine(one)}`),
				...(examples.length > MAX_SHOWN && more > 0 ? [`           and ${more} more`] : []),
			];
		});
	return listed.length > 0 ? [heading, ...listed] : [];
}

/** Collects what happens during an import; holds counts and a few examples, however long the export is. */
export class Report {
	readonly outcome: Record<'articles' | 'pages' | 'authors' | 'tags' | 'pictures' | 'redirects', Outcome>;
	private readonly changes = new Map<Change, Counting>();
	private readonly left_out = new Map<LeftOut, Counting>();
	private findings: Finding[] = [];
	readonly types_left_out = new Map<string, number>();
	/** Number of the import, by which it can be taken back. */
	run_id: number | undefined;
	/** Things that somebody who knows the export could file better. */
	questions: Questions | undefined;

	/** @param keepsFindings true where somebody takes the findings by post (`takeFindings`) */
	constructor(private readonly keepsFindings = false) {
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

	/** Counts a change. @param about the post it is about; nothing where it is about the export, or is kept with its post */
	change(reason: Change, example: string, count = 1, about?: About): void {
		add(this.changes, reason, CHANGES[reason], count, told(example));
		if (about) this.keep('changed', reason, count, about);
	}

	/** Counts what is left out. @param about the post it is about; the example where none is given */
	leaveOut(reason: LeftOut, example: string, count = 1, about: About = { title: example }): void {
		if (count <= 0) return;
		add(this.left_out, reason, LEFT_OUT[reason], count, told(example));
		this.keep('left_out', reason, count, about);
	}

	/** Counts what is left out and is kept with its post, or is named nowhere. @param example empty for what no report may name */
	countLeftOut(reason: LeftOut, example: string, count = 1): void {
		add(this.left_out, reason, LEFT_OUT[reason], count, told(example));
	}

	/** Counts the fields of its own that a post carries: by their names in the report, by post in the findings. */
	leaveOutFields(names: readonly string[], about: About): void {
		for (const name of names) add(this.left_out, 'custom_field', LEFT_OUT.custom_field, 1, told(name));
		if (names.length > 0) this.keep('left_out', 'custom_field', names.length, about);
	}

	/** The findings by post since the last call, for the database. */
	takeFindings(): Finding[] {
		const taken = this.findings;
		this.findings = [];
		return taken;
	}

	/** Number of the findings that nobody has taken yet. */
	get waiting(): number {
		return this.findings.length;
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

	/**
	 * The report in lines for a terminal: what is lost before what is only changed, each by weight.
	 * @param isTrial true where nothing was written
	 */
	lines(isTrial = false): string[] {
		const headings = HEADINGS[isTrial ? 'trial' : 'done'];
		const counts = ({ created, updated, unchanged }: Outcome) =>
			isTrial ? `${created} new` : `${created} new, ${updated} updated, ${unchanged} unchanged`;
		const rows = Object.entries(this.outcome).map(([entity, one]) => `  ${entity.padEnd(10)} ${counts(one)}`);
		const changes = [...this.changes.values()];
		const types = [...this.types_left_out].map(([type, count]) => `${type} ${count}`).join(', ');
		return [
			headings.in,
			...rows,
			...part(headings.left_out, [...this.left_out.values()]),
			...(types === '' ? [] : [`  types that have no place here: ${types}`]),
			...part(
				headings.losses,
				changes.filter(({ reason }) => isLoss(reason)),
			),
			...part(
				headings.changes,
				changes.filter(({ reason }) => !isLoss(reason)),
			),
		];
	}

	private keep(kind: Finding['kind'], reason: string, count: number, about: About): void {
		if (!this.keepsFindings) return;
		const { title, address = '', noun, row_key } = about;
		this.findings.push({ kind, reason, noun, row_key, title: told(title), address: told(address), count });
	}
}

function add<K extends string>(
	lines: Map<K, Counting>,
	reason: K,
	sentence: string,
	count: number,
	example: string,
): void {
	const line = lines.get(reason) ?? { reason, sentence, count: 0, posts: 0, examples: [], named: new Set<string>() };
	line.count += count;
	line.posts += 1;
	const max = LOSSES.has(reason) || reason in LEFT_OUT ? MAX_LOSSES : MAX_EXAMPLES;
	if (example !== '' && line.examples.length < max && !line.named.has(example)) {
		line.named.add(example);
		line.examples.push(example);
	}
	lines.set(reason, line);
}
