/** Lists about the people of the newsroom, which the database holds too (`oneOf`). */

/** Roles of the newsroom, the least first. */
export const roles = ['reporter', 'translator', 'editor', 'desk', 'advertising', 'data', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A role somebody has: everywhere, or in one edition, or in one section of it. */
export interface Grant {
	role: Role;
	/** Code of an edition; without it all of them. */
	edition?: string;
	/** Section of the articles; without it all of them. */
	section?: string;
}

/** Where an account stands. */
export const accountStates = ['invited', 'active', 'disabled'] as const;
export type AccountState = (typeof accountStates)[number];

/** What a session lacks: the second factor, or that one is set up; `in` lacks nothing. */
export const sessionStages = ['code', 'enrol', 'in'] as const;
export type SessionStage = (typeof sessionStages)[number];

/** What a link that somebody follows without a session is for. */
export const linkKinds = ['first', 'invitation', 'password', 'address'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** E-mails that bring a link: two of them confirm a new address, one at each address. */
export const staffLinkEmails = ['invitation', 'password', 'new_address', 'old_address'] as const;
export type StaffLinkEmail = (typeof staffLinkEmails)[number];
/** E-mails to the desk about a planned article: it went out late, or the checklist stopped it. */
export const staffNotices = ['late', 'unfit'] as const;
export type StaffNotice = (typeof staffNotices)[number];
/** What an e-mail to somebody of the newsroom is for. */
export const staffEmailKinds = [...staffLinkEmails, ...staffNotices] as const;
export type StaffEmailKind = (typeof staffEmailKinds)[number];

/** Languages the newsroom speaks. */
export const staffLanguages = ['en', 'es'] as const;
export type StaffLanguage = (typeof staffLanguages)[number];

/** A signed-in browser and whose it is. */
export interface StaffSession {
	id: number;
	account_id: number;
	email: string;
	/** The address as it is compared. */
	email_key: string;
	name: string;
	language: StaffLanguage;
	is_demonstration: boolean;
	stage: SessionStage;
	grants: Grant[];
	author_id: number | undefined;
	/** Unix seconds; null where nothing was shown yet. */
	proved_at: number | null;
	seen_at: number;
}
