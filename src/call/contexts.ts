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
import type { StaffSession } from '../shared/staff';
import type { Access, RouterName } from './access';

/** What a call that reads is told beside its input. */
export interface QueryContext {
	db: Db;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Unix seconds. */
	now: number;
	/** Names what the answer shows, so that a change drops it from the cache. */
	tag(...tags: CacheTag[]): void;
	/**
	 * Country the reader is in, where a proxy has told it; an answer that has asked for it is the reader's own and
	 * never stored.
	 */
	country(): string | undefined;
	/** Metadata of an address of this site; undefined where no page stands there. */
	seoOf(path: string): Promise<Record<string, string> | undefined>;
}

/** What a call that writes is told of its caller. */
export interface MutationContext {
	db: Database;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Unix seconds. */
	now: number;
	/** Edition that refusals are written in. */
	edition: Edition;
	/** Identity in the User-Token header; undefined where none was sent. */
	visitor: string | undefined;
	/** Address of the client, '' where nobody knows it. */
	client: string;
	/** What the visitor has agreed to, by the cookie. */
	consent: Consent;
	headers: Headers;
	keys: SigningKeys;
	settings: CallSettings;
}

/** The bearer of an admin token, or somebody of the newsroom. */
export interface TokenHolder {
	/** Number of the admin token; undefined for a person. */
	id: number | undefined;
	/** As whoever acts. */
	actor: Actor;
}

/** What a call that takes files is told. */
export interface UploadContext {
	db: Database;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Unix seconds, when it is asked. */
	clock(): number;
	holder: TokenHolder;
	/** Its body has not been read. */
	request: Request;
	storage: FileStorage;
	uploadStore: UploadStore;
	uploadLimits: UploadLimits;
	/** Headers of the answer. */
	answerHeaders: Headers;
}

/** Bytes that one file may have. */
export interface UploadLimits {
	image: number;
	file: number;
}

/** What the environment has set up: told and tried in the newsroom, and never changed there. */
export interface Installation {
	/** As it counts. */
	brand: Brand;
	/** What variables say of it. */
	givenBrand: GivenBrand;
	cookie_prefix: string;
	page_view_days: number;
	is_public: boolean;
	/** Whether its address is more than this machine's own. */
	isReachable: boolean;
	mail: { is_set: boolean; from: string };
	/** Whether files are in a bucket; else in the data folder. */
	isBucket: boolean;
	/** Whether the database is the one that the site brings. */
	isOwnDatabase: boolean;
	/** Settles once the site stands as it was changed last. */
	settled(): Promise<void>;
	/** Sends a message. @returns why it did not leave; undefined where it did */
	tryMail(to: string, language: string): Promise<string | undefined>;
	/** Writes, reads and removes a file. @returns why that failed; undefined where it did not */
	tryStorage(): Promise<string | undefined>;
	/** Removes the files of rows that are gone; those that the storage does not let go of now follow by the clock. */
	sweepFiles(now: number): Promise<void>;
	/** Whether this node brings the demonstration in just now. */
	readonly isLoading: boolean;
	/** Begins to fill an empty database with the demonstration. */
	loadDemonstration(now: number): Promise<void>;
}

/** What a call of the newsroom is told. */
export interface StaffContext {
	db: Database;
	actor: Actor;
	/** Unix seconds. */
	now: number;
	/** What was sent, unchecked: for a command, which checks it itself. */
	given: Record<string, unknown>;
	/** How somebody comes in and goes; an integration has no session. */
	entrance: Entrance;
	/** What the environment has set up. */
	installation: Installation;
}

/** What an issue of the newsletter says. */
export interface IssueText {
	number: number;
	slug: string;
	subject: string;
	standfirst: string;
	html: string;
}

/** What a call of the newsroom is told that is about coming in and going. */
export interface Entrance {
	/** The session of the cookie, whatever it lacks; undefined where there is none. */
	session: StaffSession | undefined;
	/** Address of the client, '' where nobody knows it. */
	client: string;
	/**
	 * What a new session notes of the browser, the session that the browser has, which it takes the place of, and the
	 * value of its cookie of a known browser.
	 */
	browser: { agent: string; network: string; session: number | undefined; known: string | undefined };
	/** Name of the site. */
	brand: string;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Origin of the newsroom: the site's, unless it has a host of its own. */
	newsroom_url: string;
	/**
	 * Opens the people of the demonstration to who shows it; undefined where the settings, or where this request comes
	 * from, rule them out.
	 */
	demonstrationSecret: string | undefined;
	/** How people of the newsroom are written to; undefined without a mail server, and links are handed over. */
	mail(): Promise<StaffMail | undefined>;
	hasMail: boolean;
	backups: BackupPlan;
	/**
	 * A page of readers, whole, with what a connection shows.
	 * @param address path and query
	 * @param now Unix seconds
	 */
	drawPage(read: Db, address: string, now: number): Promise<string>;
	/** An issue of the newsletter as its subscribers get it. */
	drawNewsletter(edition: Edition, issue: IssueText, now: number): string;
	/**
	 * The picture with which an article is shared, from what a connection shows.
	 * @param at its number, the path at which it stands, and Unix seconds
	 * @returns makes its address, which may hold the picture itself; undefined where there is none now
	 */
	sharedPicture(read: Db, at: { id: number; path: string; now: number }): Promise<() => Promise<string | undefined>>;
	keys(): Promise<SigningKeys>;
	/** Gives the browser a session's token as its cookie; undefined takes it away. */
	setCookie(token: string | undefined): void;
	/** Gives the browser the value by which an account knows it. @param seconds for which it is good */
	knowBrowser(token: string, seconds: number): void;
}

/** What a call of somebody who is signed in is told. */
export interface PersonContext extends StaffContext {
	actor: Staff;
	entrance: Entrance & { session: StaffSession };
}

/** What a call of whoever is about to sign in is told. */
export type GuestContext = Omit<StaffContext, 'actor'>;

/** What a form of a page is told. */
export interface FormContext {
	db: Database;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Unix seconds. */
	now: number;
	/** Edition of the page it stands on. */
	edition: Edition;
	/** Address of the client, '' where nobody knows it. */
	client: string;
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
	is_public: boolean;
	/** Confirmation emails the whole site may be asked for in an hour. */
	mail_ceiling: number;
	/** Searches one client may make in a minute. */
	searchLimit: number;
	/** Header in which a proxy names the reader's country. */
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
