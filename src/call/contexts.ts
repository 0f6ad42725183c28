import type { Actor, Staff } from '../access/actor';
import type { StaffMail } from '../commands/account/mail-link';
import type { Edition } from '../editions/edition';
import type { Database } from '../platform/db/db';
import type { Db } from '../platform/db/tx';
import type { SigningKeys } from '../platform/security/signature';
import type { FileStorage } from '../platform/storage/storage';
import type { UploadStore } from '../platform/storage/upload-store';
import type { BackupPlan } from '../queries/site/backups';
import type { CacheTag } from '../shared/cache-tags';
import type { Consent } from '../shared/consent';
import type { Brand, GivenBrand } from '../shared/site/brand';
import type { Outward } from '../shared/site/opening-blockers';
import type { Hideable } from '../shared/site/site-config';
import type { StaffSession } from '../shared/staff';
import type { Access, RouterName } from './access';

/** The context of a call that reads. */
export interface QueryContext {
	db: Db;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Unix seconds. */
	now: number;
	/** Adds tags to the answer: a change of any of them drops the answer from the cache. */
	tag(...tags: CacheTag[]): void;
	/**
	 * Country of the reader, where a proxy sends it. A call that asks for it answers one reader alone, so the answer is
	 * not cached.
	 */
	country(): string | undefined;
	/** Parts of the site that are switched off: no answer leads there. */
	hidden: readonly Hideable[];
	/** Metadata of a page of this site; undefined where there is no such page. */
	seoOf(path: string): Promise<Record<string, string> | undefined>;
}

/** The context of a call that writes. */
export interface MutationContext {
	db: Database;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Unix seconds. */
	now: number;
	/** Edition in whose language refusals are written. */
	edition: Edition;
	/** Identity in the User-Token header; undefined where none was sent. */
	visitor: string | undefined;
	/** Address of the client; '' where it is unknown. */
	client: string;
	/** The consent of the visitor, from the cookie. */
	consent: Consent;
	headers: Headers;
	keys: SigningKeys;
	settings: CallSettings;
}

/** The sender of an upload: the bearer of an admin token, or a member of the newsroom. */
export interface TokenHolder {
	/** Number of the admin token; undefined for a person. */
	id: number | undefined;
	/** The actor on whose behalf commands run. */
	actor: Actor;
}

/** The context of a call that takes files. */
export interface UploadContext {
	db: Database;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** The current Unix seconds; an upload lasts too long for one moment. */
	clock(): number;
	holder: TokenHolder;
	/** The request, whose body has not been read. */
	request: Request;
	storage: FileStorage;
	uploadStore: UploadStore;
	uploadLimits: UploadLimits;
	/** Headers of the answer. */
	answerHeaders: Headers;
}

/** The largest size of a file, in bytes. */
export interface UploadLimits {
	image: number;
	file: number;
}

/** The settings of the environment. The newsroom shows and tests them, and never changes them. */
export interface Installation {
	/** The name and look of the site that are in effect. */
	brand: Brand;
	/** The values of `brand` that environment variables set. */
	givenBrand: GivenBrand;
	cookie_prefix: string;
	page_view_days: number;
	/** Whether search engines may keep the site now. */
	readonly is_public: boolean;
	/** What PUBLIC_SITE says; undefined where it is not set, and the newsroom decides. */
	givenPublic: boolean | undefined;
	/** The settings that an open site depends on. */
	outward: Outward;
	/** Whether the site can be reached from other machines. */
	isReachable: boolean;
	mail: { is_set: boolean; from: string };
	/** Whether files are stored in a bucket; else in the data folder. */
	isBucket: boolean;
	/** Whether the site runs its own embedded database. */
	isOwnDatabase: boolean;
	/** Settles once this node has applied the last change of the settings. */
	settled(): Promise<void>;
	/** Sends a test message. @returns the reason for which it could not be sent; undefined where it was */
	tryMail(to: string, language: string): Promise<string | undefined>;
	/** Writes, reads and removes a test file. @returns the reason for which that failed; undefined where it did not */
	tryStorage(): Promise<string | undefined>;
	/** Removes the files of deleted rows; files that the storage does not delete now are tried again by a job. */
	sweepFiles(now: number): Promise<void>;
	/** Whether this node is loading the demonstration. */
	readonly isLoading: boolean;
	/** Starts to load the demonstration into an empty database. */
	loadDemonstration(now: number): Promise<void>;
}

/** The context of a call of the newsroom. */
export interface StaffContext {
	db: Database;
	actor: Actor;
	/** Unix seconds. */
	now: number;
	/** The input before validation, for a command, which validates it itself. */
	given: Record<string, unknown>;
	/** Signing in and out; an integration has no session. */
	entrance: Entrance;
	/** The settings of the environment. */
	installation: Installation;
}

/** The content of an issue of the newsletter. */
export interface IssueText {
	number: number;
	slug: string;
	subject: string;
	standfirst: string;
	html: string;
}

/** What calls need for signing in and out, and for showing what readers will get. */
export interface Entrance {
	/** The session of the cookie, at whatever stage; undefined where there is none. */
	session: StaffSession | undefined;
	/** Address of the client; '' where it is unknown. */
	client: string;
	/**
	 * The browser: what a new session records of it, its present session, which the new one replaces, and the value of
	 * its cookie of a known browser.
	 */
	browser: { agent: string; network: string; session: number | undefined; known: string | undefined };
	/** Name of the site. */
	brand: string;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Origin of the newsroom: the site's, unless it has a host of its own. */
	newsroom_url: string;
	/**
	 * The secret that signs in as people of the demonstration; undefined where the settings, or the origin of this
	 * request, forbid it.
	 */
	demonstrationSecret: string | undefined;
	/** The means to send e-mail to the newsroom; undefined without a mail server, where links are handed over instead. */
	mail(): Promise<StaffMail | undefined>;
	hasMail: boolean;
	backups: BackupPlan;
	/**
	 * A whole page as readers get it, from what a connection sees.
	 * @param address path and query
	 * @param now Unix seconds
	 */
	drawPage(read: Db, address: string, now: number): Promise<string>;
	/** The chart of a series as SVG, in an edition's words; undefined where that edition has no such chart. */
	drawChart(read: Db, edition: Edition, slug: string, now: number): Promise<string | undefined>;
	/** An issue of the newsletter as its subscribers get it. */
	drawNewsletter(edition: Edition, issue: IssueText, now: number): string;
	/** An article as a program that reads feeds shows it, as a whole page, from what a connection sees. */
	drawFeedEntry(read: Db, edition: Edition, id: number): Promise<string>;
	/**
	 * The picture that is shown where an article is shared, from what a connection sees.
	 * @param at number and path of the article, and Unix seconds
	 * @returns a function for the picture's address, which may hold the picture itself; undefined where there is none now
	 */
	sharedPicture(read: Db, at: { id: number; path: string; now: number }): Promise<() => Promise<string | undefined>>;
	keys(): Promise<SigningKeys>;
	/** Sets the session cookie of the browser; undefined deletes it. */
	setCookie(token: string | undefined): void;
	/** Sets the cookie by which an account knows the browser. @param seconds for which it is valid */
	knowBrowser(token: string, seconds: number): void;
}

/** The context of a call for people who are signed in. */
export interface PersonContext extends StaffContext {
	actor: Staff;
	entrance: Entrance & { session: StaffSession };
}

/** The context of a call for people who have not signed in yet. */
export type GuestContext = Omit<StaffContext, 'actor'>;

/** The context of a form of a page. */
export interface FormContext {
	db: Database;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Unix seconds. */
	now: number;
	/** Edition of the page that holds the form. */
	edition: Edition;
	/** Address of the client; '' where it is unknown. */
	client: string;
	/** True where the caller wants the headers of the page alone, as programs do that look whether a link opens. */
	isHead: boolean;
	keys(): Promise<SigningKeys>;
	/**
	 * Counts one try against the limits of the form.
	 * @throws Refusal `limited`, which is answered with a page that says so
	 */
	count(): Promise<void>;
}

/** Settings that calls know. */
export interface CallSettings {
	cookie_prefix: string;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Confirmation emails that the whole site may send in an hour. */
	mail_ceiling: number;
	/** Searches that one client may make in a minute. */
	searchLimit: number;
	/** Header in which a proxy sends the reader's country. */
	countryHeader: string | undefined;
}

interface PublicContexts {
	reader: QueryContext;
	visitor: MutationContext;
	token: UploadContext;
	staff: never;
	person: never;
	guest: never;
}

interface NewsroomContexts {
	reader: never;
	visitor: never;
	token: never;
	staff: StaffContext;
	person: PersonContext;
	guest: GuestContext;
}

/** The context of a call, by its router and its access. */
export type ContextOf<D extends RouterName, A extends Access> = {
	public: PublicContexts[A['who']];
	newsroom: NewsroomContexts[A['who']];
	form: FormContext;
}[D];
