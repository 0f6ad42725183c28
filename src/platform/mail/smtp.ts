import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Sent } from './sent';

/** Milliseconds: a mail server that says nothing for so long is away. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** What goes wrong in a conversation with a mail server, as far as it is told. */
interface SmtpFault {
	command?: string | undefined;
	responseCode?: number | undefined;
	message: string;
}

/**
 * What a fault means for the letter.
 * @param has_begun its text was on the way to the server: only then can nobody tell whether it was taken
 */
function judge({ command, responseCode = 0, message }: SmtpFault, has_begun: boolean): Sent {
	if (has_begun) {
		if (responseCode >= 500) return { outcome: 'refused', reason: message };
		if (responseCode >= 400) return { outcome: 'later', reason: message };
		return { outcome: 'unknown', reason: message, is_down: true };
	}
	const is_about_reader = command === 'RCPT TO' && responseCode >= 400;
	if (is_about_reader && responseCode >= 500) return { outcome: 'bounced', reason: message };
	return { outcome: 'later', reason: message, is_down: !is_about_reader };
}

/**
 * Gives one letter to a mail server, over a connection of its own. A pool of connections would try a letter again by itself where one
 * ends, and with that a reader could get it twice.
 * @param smtp_url `smtp://user:password@host:587`; STARTTLS where the server offers it and always where there is a password, `smtps` for
 *   TLS from the first byte, `?ignoreTLS=true` for a server whose offer cannot be taken
 * @param raw the whole letter
 */
export function giveToServer(smtp_url: string, envelope: { from: string; to: string[] }, raw: Buffer): Promise<Sent> {
	const url = new URL(smtp_url);
	const secure = url.protocol === 'smtps:';
	const ignoreTLS = url.searchParams.get('ignoreTLS') === 'true';
	// A password does not travel in the clear, except within one machine.
	const requireTLS = url.username !== '' && !secure && !ignoreTLS && !LOOPBACK.has(url.hostname);
	const connection = new SMTPConnection({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || (secure ? 465 : 587), secure, ignoreTLS, requireTLS, ...PATIENCE });
	let has_begun = false;
	// Nothing is read of it before the server has taken the envelope and asked for the text.
	const text = new Readable({
		read() {
			has_begun = true;
			this.push(raw);
			this.push(null);
		},
	});
	return new Promise((done) => {
		const fail = (fault: SmtpFault) => {
			done(judge(fault, has_begun));
			connection.close();
		};
		const send = () =>
			connection.send({ ...envelope, size: raw.length }, text, (fault) => {
				if (fault) return fail(fault);
				done({ outcome: 'sent' });
				connection.quit();
			});
		connection.on('error', fail);
		connection.on('end', () => done(judge({ message: 'The connection ended.' }, has_begun)));
		connection.connect((fault) => {
			if (fault) return fail(fault);
			if (!url.username) return send();
			const credentials = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
			connection.login({ credentials, ...credentials }, (refused) => (refused ? fail(refused) : send()));
		});
	});
}
