import type { Role } from '../staff';
import type { ArticleStatus } from '../statuses';

/** A moment that a rule depends on, in Unix seconds, and the zone in which it was chosen; null for the site's own. */
interface Hour {
	at: number;
	zone: string | null;
}

/** Rules about a value by itself, each with its bounds. */
interface ValueRules {
	needed: object;
	text: object;
	number: object;
	whole_number: object;
	flag: object;
	list: object;
	object: object;
	most_characters: { most: number };
	least_characters: { least: number };
	most_entries: { most: number };
	least_entries: { least: number };
	most: { most: number };
	least: { least: number };
	between: { least: number; most: number };
	/** The allowed values, joined by commas. */
	choice: { choices: string };
	day: object;
	part_of_day: object;
	/** A value in Unix seconds is expected, and milliseconds or no moment was given. */
	moment: object;
	link: object;
	/** An address of this site. */
	address: object;
	slug: object;
	/** An address that the site uses for something else. */
	reserved_slug: object;
	email: object;
	/** A code of a country, as `ES`. */
	country: object;
	currency: object;
	decimal: { places: number };
	language: object;
	zone: object;
	edition: object;
	/** Names that are not known, joined by commas. */
	unknown: { names: string };
	/** The value is in the list more than once. */
	twice: object;
	/** It holds characters that the database does not store. */
	unstorable: object;
	body: object;
	/** A request that is larger than its call takes. */
	body_size: { kilobytes: number };
	/** More long requests of one person than are taken at a time. */
	bodies_at_once: { most: number };
	/** The mark of a page of a list. */
	mark: object;
	invisible: object;
	one_line: object;
	accent: object;
	json: object;
	/** No row has this value. */
	not_there: object;
	one_file: object;
}

/** Rules of an article on its way to readers. */
interface ArticleRules {
	stop: { stop: string };
	embargo: Hour;
	before_embargo: Hour;
	/** The article is scheduled for an hour before the end of the requested embargo. */
	planned_earlier: Hour;
	embargo_late: object;
	passed: object;
	to_come: object;
	/** It was submitted by somebody else, or saved since. */
	not_submitted: object;
	unpublish_later: object;
	status: { status: ArticleStatus };
	readers_had: object;
	old_page: object;
	steps: object;
	brief_long: { most: number };
	brief_cover: object;
	brief_standfirst: object;
	other_edition: object;
	last_author: object;
	corrections_stay: object;
	changed_since: object;
	working_copy: object;
	nothing_to_publish: object;
	nothing_to_discard: object;
	change_waits: object;
	translated: object;
	edition_has_one: object;
	leads_back: object;
	software: object;
	not_translated: object;
	translation_begun: object;
	translation_current: object;
	not_image: object;
	/** Only a picture can be replaced, and only by a picture. */
	picture: object;
	same_picture: object;
	licence_ended: object;
	/** A picture has no description in an edition, by its code in capitals. */
	undescribed: { edition: string };
	ends_with_licence: object;
	answer_settled: object;
	settled: object;
	not_settled: object;
	sent: object;
	undone: object;
	import_running: object;
	import_old: object;
	undo_late: object;
}

/** Rules of rows that refer to each other, and of the rights to them. */
interface RowRules {
	/** Title of the row that has the value, where the caller may read it. */
	taken_by: { title: string };
	taken: object;
	/** Number of rows in each table that refer to it, of those that the caller may read. */
	used: { uses: Readonly<Record<string, number>> };
	used_elsewhere: object;
	by_upload: object;
	into_itself: object;
	goes_with: object;
	role: { roles: readonly Role[] };
	scope: { roles: readonly Role[] };
}

/** Rules of accounts and of the installation. */
interface AccountRules {
	no_password_yet: object;
	last_admin: object;
	/** An administrator has the role in all editions and sections. */
	everywhere: object;
	email_taken: object;
	passkey_taken: object;
	of_demonstration: object;
	no_passkeys: object;
	no_mail: object;
	other_step: object;
	most_editions: { most: number };
	prefix: object;
	password_length: { least: number; most: number };
	code_taken: object;
	prefix_taken: object;
	root_stays: object;
	root_on: object;
	view_taken: object;
	brand_first: object;
	not_empty: object;
	no_demonstration: object;
	/** Somebody of the demonstration does not remove it where people have accounts of their own. */
	own_account_first: object;
	/** The demonstration was loaded by a release that noted none of its rows. */
	demonstration_not_noted: object;
	/** PUBLIC_SITE says whether the site is open. */
	public_given: object;
	/** Something keeps the site from being open. */
	not_ready: object;
	unchanged: object;
}

/** Rules of redirects, each with the address that it is about. */
interface RedirectRules {
	/** The address has a query, and redirects do not look it up. */
	redirect_query: object;
	/** A page answers at the source. */
	redirect_stands: { address: string };
	/** Something else answers at the source: the newsroom, a call, an address that leads on by itself. */
	redirect_other: { address: string };
	redirect_itself: object;
	redirect_circle: { address: string };
	redirect_gone: { address: string };
	redirect_nowhere: { address: string };
	/** The target is a further page of a list. */
	redirect_further: { address: string };
}

/** Every rule by which something is refused, with the values that its sentence needs. */
interface Rules extends ValueRules, ArticleRules, RowRules, AccountRules, RedirectRules {}

export type RuleName = keyof Rules;

/** A rule that was broken: its name, and its values. */
export type Rule = { [Name in RuleName]: { name: Name } & Rules[Name] }[RuleName];

const MARK = 'rule:';

/** Names the rule of a check in a schema, for its sentence: `.regex(SLUG, ruleError({ name: 'slug' }))`. */
export const ruleError = (rule: Rule): { error: string } => ({ error: MARK + JSON.stringify(rule) });

/** The rule that a check of a schema names in its message; undefined where it names none. */
export const ruleIn = (message: string): Rule | undefined =>
	message.startsWith(MARK) ? (JSON.parse(message.slice(MARK.length)) as Rule) : undefined;
