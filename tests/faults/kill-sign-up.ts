import { sql } from 'drizzle-orm';
import { CLAIM_SECONDS } from '../../src/commands/email/claim-emails';
import type { Database } from '../../src/platform/db/db';
import { startMailServer } from '../mail';
import { type Check, mustBePositive, mustBeZero, report, within } from './check';
import type { FaultEnvironment } from './environment';
import { killRounds } from './kill';
import { waitFor } from './wait-for';
import { callAs } from './writers';

/** Lets the time of a dead node's claims pass. */
export const passClaims = (db: Database) =>
	db.write((tx) =>
		tx.execute(sql`update letter set claimed_at = claimed_at - ${CLAIM_SECONDS + 1}::bigint where state = 'sending'`),
	);

/** Recipients who were given emails of more than one Message-ID, or of one they had already. */
export function twice(mails: readonly { recipients: string[]; messageId?: string | undefined }[]): {
	other: number;
	same: number;
} {
	const ids = new Map<string, string[]>();
	for (const { recipients, messageId = '' } of mails)
		for (const to of recipients) ids.set(to, [...(ids.get(to) ?? []), messageId]);
	const all = [...ids.values()];
	return {
		other: all.filter((list) => new Set(list).size > 1).length,
		same: all.reduce((sum, list) => sum + list.length - new Set(list).size, 0),
	};
}

/** kill -9 while readers sign up and their confirmations are sent. */
export async function killSignUp(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	const mail = await startMailServer();
	const env = { SMTP_URL: mail.url };
	const address = (n: number) => `reader-${n}@press.example`;
	const acknowledged = await killRounds(
		environment,
		rounds,
		env,
		async ({ url }, n) => (await callAs(url, 'email/create', { email: address(n) }, n)).status === 200,
	);
	const waiting = await environment.inspect(async (db) => {
		await passClaims(db);
		const { rows } = await db.write((tx) =>
			tx.execute<{ count: number }>(
				sql`select count(*)::int as count from letter where state in ('pending', 'sending')`,
			),
		);
		return rows[0]?.count ?? 0;
	});
	const server = await environment.start(env);
	const reached = () => new Set(mail.mails.flatMap((one) => one.recipients));
	const expected = [...acknowledged].map(address);
	const taken = await waitFor(
		'every acknowledged reader has an email',
		() => {
			const known = reached();
			return expected.every((one) => known.has(one));
		},
		120,
	);
	await server.stop();
	await mail.stop();
	const { kept, lasting } = await environment.inspect((db) =>
		db.write(async (tx) => ({
			kept: (
				await tx.execute<{ email: string }>(sql`select email from subscription where email like 'reader-%'`)
			).rows.map((row) => row.email),
			lasting:
				(
					await tx.execute<{ count: number }>(
						sql`select count(*)::int as count from letter where state = 'failed' or state = 'unknown'`,
					)
				).rows[0]?.count ?? 0,
		})),
	);
	const known = new Set(kept);
	const double = twice(mail.mails);
	return [
		mustBePositive('sign-ups acknowledged', acknowledged.size),
		mustBeZero('acknowledged and lost', expected.filter((one) => !known.has(one)).length),
		report('emails that waited after the last kill', waiting),
		within('until the queue had gone on by itself', taken, 120),
		mustBeZero('acknowledged readers without an email', expected.filter((one) => !reached().has(one)).length),
		mustBeZero('readers with emails of different Message-IDs', double.other),
		report('confirmations that came again under their Message-ID', double.same),
		mustBeZero('confirmations given up', lasting),
	];
}
