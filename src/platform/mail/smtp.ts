import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Sent } from './sent';

/** Milliseconds after which a silent mail server counts as away. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
/** Milliseconds for which a connection is kept for the next email: longer than the outbox pauses between its looks. */
const IDLE = 15_000;
/** Number of emails after which a server is likely to want a new connection. */
const MAX_EMAILS = 100;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

export interface Envelope {
	from: string;
	to: string[];
}

/** An error in a conversation with a mail server, with the fields that Nodemailer sets. */
interface SmtpError extends Error {
	command?: string | undefined;
	responseCode?: number | undefined;
}

/**
 * Decides what an error means for the email.
 * @param hasBegun true where its text was on the way to the server: without an answer it is then unknown whether the
 *   server accepted it
 */
function judge({ command, responseCode = 0, message }: SmtpError, hasBegun: boolean): Sent {
	if (hasBegun) {
		if (responseCode >= 500) return { outcome: 'refused', reason: message };
		if (responseCode >= 400) return { outcome: 'later', reason: message };
		return { outcome: 'unknown', reason: message, isDown: true };
	}
	const isAboutReader = command === 'RCPT TO' && responseCode >= 400;
	if (isAboutReader && responseCode >= 500) return { outcome: 'bounced', reason: message };
	return { outcome: 'later', reason: message, isDown: !isAboutReader };
}

type Step = (done: (error?: SmtpError | null) => void) => void;

/** A conversation with a mail server, one step after the other. */
class Conversation {
	/** Number of emails that it has carried. */
	emails = 0;
	private broken: SmtpError | undefined;
	private fail: (error: SmtpError) => void = () => {};

	constructor(private readonly connection: SMTPConnection) {
		connection.on('error', (error) => this.end(error));
		connection.on('end', () => this.end(new Error('The connection ended.')));
	}

	get is_open(): boolean {
		return this.broken === undefined;
	}

	/** Closes the connection; a step that is under way rejects with the error. */
	end(error: SmtpError): void {
		this.broken ??= error;
		this.fail(this.broken);
		this.connection.close();
	}

	/** @throws SmtpError that ended the conversation: no step follows one that failed */
	private step(begin: Step): Promise<void> {
		return new Promise((done, fail) => {
			if (this.broken) return fail(this.broken);
			this.fail = fail;
			begin((error) => (error ? this.end(error) : done()));
		});
	}

	async open({ username, password }: URL): Promise<void> {
		await this.step((done) => this.connection.connect(done));
		if (!username) return;
		const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
		await this.step((done) => this.connection.login({ credentials, ...credentials }, done));
	}

	async send(envelope: Envelope, size: number, text: Readable): Promise<void> {
		this.emails += 1;
		await this.step((done) => this.connection.send({ ...envelope, size }, text, done));
	}

	/** Ends the conversation with QUIT. */
	quit(): void {
		if (!this.is_open) return;
		this.connection.quit();
		this.broken = new Error('The connection was no longer needed.');
	}
}

/** Opens a connection. @throws SmtpError */
async function converse(url: URL): Promise<Conversation> {
	const secure = url.protocol === 'smtps:';
	const ignoreTLS = url.searchParams.get('ignoreTLS') === 'true';
	// A password does not travel in the clear, except within one machine.
	const requireTLS = url.username !== '' && !secure && !ignoreTLS && !LOOPBACK.has(url.hostname);
	const { default: Connection } = await import('nodemailer/lib/smtp-connection');
	const host = url.hostname.replace(/^\[|\]$/g, '');
	const port = Number(url.port) || (secure ? 465 : 587);
	const conversation = new Conversation(new Connection({ host, port, secure, ignoreTLS, requireTLS, ...TIMEOUTS_MS }));
	await conversation.open(url);
	return conversation;
}

/**
 * Connects to a mail server and, where the address has a password, signs in; then quits.
 * @returns why that failed, if it did
 */
export async function greet(url: URL): Promise<string | undefined> {
	try {
		const conversation = await converse(url);
		conversation.quit();
		return undefined;
	} catch (error) {
		return (error as SmtpError).message;
	}
}

/** How an attempt over one connection ended. */
interface Attempt {
	error?: SmtpError;
	hasBegun: boolean;
}

async function attempt(conversation: Conversation, envelope: Envelope, raw: Buffer): Promise<Attempt> {
	let hasBegun = false;
	// The text is read only after the server has accepted the envelope and asks for it.
	const text = new Readable({
		read() {
			hasBegun = true;
			this.push(raw);
			this.push(null);
		},
	});
	try {
		await conversation.send(envelope, raw.length, text);
		return { hasBegun };
	} catch (error) {
		return { error: error as SmtpError, hasBegun };
	}
}

/** A mail server with the connections that are open to it. */
export interface MailServer {
	/** Hands one email to it. */
	give(envelope: Envelope, raw: Buffer): Promise<Sent>;
	/** Closes the idle connections. */
	close(): void;
}

/**
 * Connections to a mail server, kept for a while from email to email
 * (docs/decisions/022-connections-to-the-mail-server-are-kept.md).
 * @param smtpUrl `smtp://user:password@host:587`; STARTTLS where the server offers it and always where there is a
 * password, `smtps` for TLS from the first byte, `?ignoreTLS=true` for a server whose offer cannot be taken
 */
export function mailServer(smtpUrl: string): MailServer {
	const url = new URL(smtpUrl);
	const idle = new Map<Conversation, NodeJS.Timeout>();
	const leave = (conversation: Conversation) => {
		clearTimeout(idle.get(conversation));
		idle.delete(conversation);
	};
	const keep = (conversation: Conversation) => {
		if (conversation.emails >= MAX_EMAILS) return conversation.quit();
		idle.set(
			conversation,
			setTimeout(() => {
				leave(conversation);
				conversation.quit();
			}, IDLE),
		);
	};
	const take = (): Conversation | undefined => {
		for (const conversation of idle.keys()) {
			leave(conversation);
			if (conversation.is_open) return conversation;
		}
		return undefined;
	};
	const over = async (conversation: Conversation, envelope: Envelope, raw: Buffer): Promise<Attempt> => {
		const ended = await attempt(conversation, envelope, raw);
		if (!ended.error) keep(conversation);
		return ended;
	};
	return {
		async give(envelope, raw) {
			const kept = take();
			if (kept) {
				const { error, hasBegun } = await over(kept, envelope, raw);
				if (!error) return { outcome: 'sent' };
				// A server may have closed a connection that was kept; an email whose text it has not seen is sent over
				// another.
				if (hasBegun || error.command === 'RCPT TO') return judge(error, hasBegun);
			}
			try {
				const { error, hasBegun } = await over(await converse(url), envelope, raw);
				return error ? judge(error, hasBegun) : { outcome: 'sent' };
			} catch (error) {
				return judge(error as SmtpError, false);
			}
		},
		close() {
			for (const conversation of [...idle.keys()]) {
				leave(conversation);
				conversation.quit();
			}
		},
	};
}
