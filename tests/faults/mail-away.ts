import { sql } from 'drizzle-orm';
import { freePort } from '../free-port';
import { startMailServer, type TestMailServer } from '../mail';
import { type Check, mustBePositive, mustBeZero, within } from './check';
import type { FaultEnvironment } from './environment';
import { twice } from './kill-sign-up';
import { waitFor } from './wait-for';
import { callAs } from './writers';

/** Longest an email waits behind a mail server that is well again: the pause after its last try. */
const PAUSE = 60;

/** Statuses of the subscriptions, and states of their emails. */
async function outbox(environment: FaultEnvironment): Promise<Map<string, { status: string; state: string | null }>> {
	return environment.inspect((db) =>
		db.write(async (tx) => {
			const { rows } = await tx.execute<{ email: string; status: string; state: string | null }>(
				sql`select s.email, s.status, l.state from subscription s left join letter l on l.subscription_id = s.id
					where s.email like '%@press.example'`,
			);
			return new Map(rows.map((row) => [row.email, row]));
		}),
	);
}

/**
 * Mail server away, then refusing for a while, then slow; one mailbox that does not exist. Emails wait, and go by
 * themselves.
 */
export async function mailAway(environment: FaultEnvironment): Promise<Check[]> {
	const port = await freePort();
	const server = await environment.start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	let number = 0;
	const signUp = async (name: string) => {
		number += 1;
		const { status } = await callAs(server.url, 'email/create', { email: `${name}@press.example` }, number);
		if (status !== 200) throw new Error(`A sign-up was answered with ${status}.`);
	};
	const names = ['away-1', 'away-2', 'away-3'];
	for (const name of names) await signUp(name);
	await waitFor('the server has tried', () => server.output().includes('"outcome":"later"'), 20);

	// It is there, and not well yet: busy for the first recipient, full for the first text.
	const mail: TestMailServer = await startMailServer(port);
	let refused = 0;
	mail.behaviour.recipient = (address) => {
		if (address.startsWith('nobody')) return 550;
		refused += 1;
		return refused <= 1 ? 451 : undefined;
	};
	let full = 0;
	mail.behaviour.text = () => {
		full += 1;
		return full <= 1 ? 452 : undefined;
	};
	await signUp('nobody');
	const has = (name: string) => mail.mails.some(({ recipients }) => recipients.includes(`${name}@press.example`));
	const recovered = await waitFor('emails that waited are sent', () => names.every(has), 4 * PAUSE);

	// The server is slow, but not dead: its e-mails are not given up, and sign-ups do not wait for it.
	mail.behaviour.slowMs = 3_000;
	const begun = performance.now();
	await signUp('slow');
	const answered = (performance.now() - begun) / 1000;
	await waitFor('the slow email is sent', () => has('slow'), PAUSE);

	mail.behaviour.slowMs = 0;
	mail.behaviour.text = () => 554;
	await signUp('refused');
	await waitFor('the refused email is settled', () => server.output().includes('"outcome":"refused"'), PAUSE);
	await waitFor('the mailbox that is none is known', () => server.output().includes('"outcome":"bounced"'), PAUSE);
	const code = await server.stop();
	await mail.stop();

	const found = await outbox(environment);
	const stateOf = (name: string) => found.get(`${name}@press.example`);
	const double = twice(mail.mails);
	return [
		mustBePositive('emails sent', mail.mails.length),
		mustBeZero(
			'emails lost while the mail server was away or refused for a time',
			names.filter((name) => !has(name) || stateOf(name)?.state !== 'sent').length,
		),
		within('until they were sent, with refusals in between', recovered, 4 * PAUSE),
		mustBeZero('emails twice', double.other + double.same),
		within('a sign-up beside a slow mail server', answered, 2),
		mustBeZero(
			'mailboxes that do not exist and were not suppressed',
			stateOf('nobody')?.status === 'suppressed' ? 0 : 1,
		),
		mustBeZero('emails refused for good and tried again', stateOf('refused')?.state === 'failed' ? 0 : 1),
		mustBeZero('exit code of the server afterwards', code ?? 1),
	];
}
