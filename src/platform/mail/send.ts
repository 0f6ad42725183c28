import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmailMessage } from '../../newsletter/email';
import type { Sent } from './sent';
import { mailServer } from './smtp';

export interface Mailer {
	/** The destination of emails in words, for the line that the server prints at its start. */
	place: string;
	/** Sends one email to one person; never rejects. */
	send(mail: EmailMessage): Promise<Sent>;
	/** Closes the connections that wait for the next email. */
	close(): void;
}

export interface MailerOptions {
	/** Address of the mail server; without it emails are written to a folder. */
	smtpUrl: string | undefined;
	/** Folder of `.eml` files. */
	outbox: string;
}

/** An email as it travels. The library is loaded for the first one. */
async function rawOf(mail: EmailMessage): Promise<Buffer> {
	const { createTransport } = await import('nodemailer');
	const builder = createTransport({
		streamTransport: true,
		buffer: true,
		newline: 'windows',
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const { message } = await builder.sendMail(mail);
	return message as Buffer;
}

/** Writes an email to a file that mail programs can open, where there is no mail server. */
async function intoFolder(folder: string, raw: Buffer): Promise<Sent> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
	const draft = join(folder, `.${name}`);
	try {
		// Writes a draft first: a file under its final name is always a whole email.
		await writeFile(draft, raw);
		await rename(draft, join(folder, `${name}.eml`));
	} catch (error) {
		// Half an email takes space that a full disk does not have.
		await rm(draft, { force: true });
		throw error;
	}
	return { outcome: 'sent' };
}

/** Sends emails by any SMTP server, or writes them to a folder. */
export function createMailer({ smtpUrl, outbox }: MailerOptions): Mailer {
	const server = smtpUrl ? mailServer(smtpUrl) : undefined;
	return {
		place: smtpUrl ? 'the mail server at SMTP_URL' : `the folder ${outbox}`,
		async send(mail) {
			try {
				const raw = await rawOf(mail);
				return await (server ? server.give(mail.envelope, raw) : intoFolder(outbox, raw));
			} catch (error) {
				return { outcome: 'later', reason: error instanceof Error ? error.message : String(error), isDown: true };
			}
		},
		close: () => server?.close(),
	};
}
