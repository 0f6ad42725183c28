/** Lists about the people of the newsroom, which the database enforces too (`oneOf`). */

/** Roles of the newsroom, the least first. */
export const roles = ['reporter', 'translator', 'editor', 'desk', 'advertising', 'data', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A role that somebody has: everywhere, in one edition, or in one section of it. */
export interface Grant {
	role: Role;
	/** Code of an edition; without it the role holds in all of them. */
	edition?: string;
	/** Section of the articles; without it the role holds in all of them. */
	section?: string;
}

/** States of an account. */
export const accountStates = ['invited', 'active', 'disabled'] as const;
export type AccountState = (typeof accountStates)[number];

/** What a session still lacks: the code of the second factor, or its set-up; `in` lacks nothing. */
export const sessionStages = ['code', 'enrol', 'in'] as const;
export type SessionStage = (typeof sessionStages)[number];

/** What a link that somebody follows without a session is for. */
export const linkKinds = ['first', 'invitation', 'password', 'address'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** E-mails that bring a link: two of them confirm a new address, one at each address. */
export const staffLinkEmails = ['invitation', 'password', 'new_address', 'old_address'] as const;
export type StaffLinkEmail = (typeof staffLinkEmails)[number];
/** E-mails to the desk about an article: it went out late, the checklist stopped it, or the licence of its picture ended. */
export const staffNotices = ['late', 'unfit', 'licence'] as const;
export type StaffNotice = (typeof staffNotices)[number];
/** What an e-mail to somebody of the newsroom is for; `backup` warns that there is no good one. */
export const staffEmailKinds = [...staffLinkEmails, ...staffNotices, 'backup'] as const;
export type StaffEmailKind = (typeof staffEmailKinds)[number];

/** Languages of the newsroom. */
export const staffLanguages = ['en', 'es'] as const;
export type StaffLanguage = (typeof staffLanguages)[number];

/** A signed-in browser, with its account. */
export interface StaffSession {
	id: number;
	account_id: number;
	email: string;
	/** The address in the form in which it is compared. */
	email_key: string;
	name: string;
	language: StaffLanguage;
	is_demonstration: boolean;
	stage: SessionStage;
	grants: Grant[];
	author_id: number | undefined;
	/** When somebody last proved who they are, in Unix seconds; null where they have not yet. */
	proved_at: number | null;
	seen_at: number;
}
