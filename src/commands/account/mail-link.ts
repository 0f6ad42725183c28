import { randomUUID } from 'node:crypto';
import { account_link } from '../../data/tables/security/account';
import { staff_email } from '../../data/tables/security/staff-email';
import { emailToken } from '../../platform/security/email-token';
import { type SigningKeys, tokenHash } from '../../platform/security/signature';
import { tag } from '../../shared/cache-tags';
import type { LinkKind, StaffLinkEmail } from '../../shared/staff';
import type { CommandContext } from '../command';

/** The settings by which staff e-mails are made; where there is no mail server, none are sent. */
export interface StaffMail {
	keys: SigningKeys;
	/** Host of the site, which ends the names of its e-mails. */
	host: string;
}

/** What an e-mail is for, whose it is, and what its link does. */
export interface MailedLink {
	email: StaffLinkEmail;
	kind: LinkKind;
	account_id: number;
	to: string;
	/** The new address that the link confirms. */
	address?: string;
	/** Seconds the link is good for. */
	goodFor: number;
}

/**
 * Writes an e-mail with a link into the outbox. The link's token follows from the name of the e-mail and a key of this
 * installation, so that neither row holds it.
 */
export async function mailLink(ctx: CommandContext, { keys, host }: StaffMail, given: MailedLink): Promise<void> {
	const { email, kind, account_id, to, address, goodFor } = given;
	const message_id = `${randomUUID()}@${host}`;
	await ctx.tx.insert(account_link).values({
		hash: tokenHash(emailToken(keys, message_id)),
		kind,
		account_id,
		address: address ?? null,
		created_at: ctx.now,
		expires_at: ctx.now + goodFor,
	});
	await ctx.tx
		.insert(staff_email)
		.values({ kind: email, account_id, to, message_id, next_try_at: ctx.now, created_at: ctx.now });
	ctx.audit({ entity: 'account', id: account_id, action: 'mail_link', detail: { link: kind } });
	ctx.invalidate(tag.emails);
}
