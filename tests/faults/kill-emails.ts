import { sql } from 'drizzle-orm';
import { sendIssue } from '../../src/commands/issue/send-issue';
import { issue, subscription } from '../../src/data/tables/subscription';
import type { Database } from '../../src/platform/db/db';
import { contextFor } from '../actors';
import { startMailServer } from '../mail';
import { type Check, mustBePositive, mustBeZero, report } from './check';
import type { FaultEnvironment } from './environment';
import { killRounds } from './kill';
import { passClaims, twice } from './kill-sign-up';
import { waitFor } from './wait-for';

/** An issue on its way to so many readers. */
export async function sendToMany(db: Database, readers: number): Promise<void> {
	const now = Math.floor(Date.now() / 1000);
	const id = await db.write(async (tx) => {
		await tx.execute(sql`insert into subscription (email, email_key, edition, status, proof, created_at, updated_at)
			select 'issue-' || n || '@press.example', 'issue-' || n || '@press.example', 'en', 'confirmed',
				'{"form":"page","text_version":"1","asked_at":1}', ${now}::bigint, ${now}::bigint
			from generate_series(1, ${readers}::int) as n`);
		const [row] = await tx
			.insert(issue)
			.values({ edition: 'en', slug: 'fault', number: 900, subject: 'For many', html: '<p>Text</p>' })
			.returning({ id: issue.id });
		return row?.id ?? 0;
	});
	await sendIssue(contextFor(db, now), { id, host: 'press.example' });
}

const states = (db: Database) =>
	db.write(async (tx) => {
		const { rows } = await tx.execute<{ state: string; count: number; readers: string[] }>(
			sql`select l.state, count(*) as count, array_agg(s.email) as readers from letter l
				join ${subscription} s on s.id = l.subscription_id where l.kind = 'issue' group by l.state`,
		);
		return new Map(rows.map((row) => [row.state, row.readers]));
	});

/** kill -9 while an issue of the newsletter goes out. */
export async function killEmails(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	const mail = await startMailServer();
	const env = { SMTP_URL: mail.url };
	const readers = 60 * rounds;
	await environment.inspect((db) => sendToMany(db, readers));
	await killRounds(environment, rounds, env);
	const during = mail.mails.length;
	const waiting = await environment.inspect(async (db) => {
		await passClaims(db);
		return (await states(db)).get('pending')?.length ?? 0;
	});
	const server = await environment.start(env);
	await waitFor('the emails that waited are sent', () => mail.mails.length >= during + waiting, 180);
	await server.stop();
	await mail.stop();
	const after = await environment.inspect(states);
	const reached = new Set(mail.mails.flatMap((one) => one.recipients));
	const double = twice(mail.mails);
	return [
		mustBePositive('emails of the issue sent while it was killed', during),
		report('emails that waited after the last kill', waiting),
		mustBeZero('readers who got the issue twice', double.other + double.same),
		mustBeZero(
			'emails marked sent that nobody got',
			(after.get('sent') ?? []).filter((one) => !reached.has(one)).length,
		),
		mustBeZero('emails still waiting', (after.get('pending')?.length ?? 0) + (after.get('sending')?.length ?? 0)),
		report('emails whose end is unknown, never sent again', after.get('unknown')?.length ?? 0),
		mustBeZero(
			'readers without an email and without a mark of it',
			readers - [...after.values()].reduce((sum, list) => sum + list.length, 0),
		),
	];
}
