import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { signingKeys } from '../src/commands/security/signing-keys';
import { createJobContext } from '../src/jobs/job';
import { type EmailJob, sendEmails } from '../src/jobs/send-emails';
import { sendStaffEmails } from '../src/jobs/send-staff-emails';
import { openNodeName } from '../src/platform/db/nodes/node-name';
import { startJobs } from '../src/platform/jobs/runner';
import { createMailer, type Mailer } from '../src/platform/mail/send';
import type { TestSite } from './site';

export interface ReceivedMail extends Email {
	/** Recipients of the envelope. */
	recipients: string[];
	raw: string;
}

export interface TestMailServer {
	url: string;
	mails: ReceivedMail[];
	/** How many connections it has taken so far. */
	connections(): number;
	/**
	 * Answers to recipients and to texts; a number is the status of a refusal, 'drop' ends the connection; how late a
	 * text is answered.
	 */
	behaviour: {
		recipient?: (address: string) => number | undefined;
		text?: () => number | 'drop' | undefined;
		slowMs?: number;
	};
	/** How many connections are open. */
	open(): number;
	/** Ends every connection, as a server does that has waited long enough. */
	hangUp(): void;
	stop(): Promise<void>;
}

const refusal = (status: number) => Object.assign(new Error('refused for the test'), { responseCode: status });

/** A mail server of its own that keeps what it is given. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
	const mails: ReceivedMail[] = [];
	let connections = 0;
	const behaviour: TestMailServer['behaviour'] = {};
	const hangUp = () => {
		for (const connection of server.connections) connection.close();
	};
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		logger: false,
		onConnect(_session, done) {
			connections += 1;
			done();
		},
		onRcptTo({ address }, _session, done) {
			const status = behaviour.recipient?.(address);
			done(status === undefined ? null : refusal(status));
		},
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', () => {
				const status = behaviour.text?.();
				if (status === 'drop') {
					hangUp();
					return;
				}
				if (status !== undefined) return done(refusal(status));
				const raw = Buffer.concat(chunks);
				void PostalMime.parse(raw).then((mail) => {
					mails.push({
						...mail,
						raw: raw.toString(),
						recipients: session.envelope.rcptTo.map(({ address }) => address),
					});
					// A slow answer must not keep the process alive at the end of a run.
					if (behaviour.slowMs) setTimeout(done, behaviour.slowMs).unref();
					else done();
				});
			});
		},
	});
	server.on('error', () => {});
	await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
	return {
		url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
		mails,
		connections: () => connections,
		open: () => server.connections.size,
		hangUp,
		behaviour,
		stop: () =>
			new Promise((done) => {
				server.close(done);
				// Connections are kept from email to email, and would be waited for.
				hangUp();
			}),
	};
}

/** What sends the emails of a test site. */
export function emailJob(site: TestSite, smtpUrl: string, clock: () => number): EmailJob & { mailer: Mailer } {
	return {
		db: site.db,
		mailer: createMailer({ smtpUrl, outbox: '' }),
		sender: site.settings,
		keys: signingKeys(site.db, site.settings.secretKeys),
		clock,
		log: (line) => site.lines.push(line),
	};
}

/** Sends emails as a server does. @returns ends it */
export function startEmails(emails: EmailJob): () => Promise<void> {
	const { db, clock, log } = emails;
	const node = emails.node ?? openNodeName(db, undefined);
	return startJobs({
		db,
		node,
		jobs: [sendEmails, sendStaffEmails],
		createContext: (run) => ({ ...run, ...createJobContext(db, run, clock, log), emails }),
		clock,
		log,
	});
}
