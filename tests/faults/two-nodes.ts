import { sql } from 'drizzle-orm';
import { signUpLimits } from '../../src/commands/subscription/subscribe';
import { startMailServer } from '../mail';
import { type Check, mustBePositive, mustBeZero, report } from './check';
import type { FaultEnvironment } from './environment';
import { sendToMany } from './kill-emails';
import { twice } from './kill-sign-up';
import { waitFor } from './wait-for';
import { callAs } from './writers';

const READERS = 120;
/** More sign-ups than one client may try, split between the nodes. */
const TRIES = 30;

/** Two nodes on one PostgreSQL: a limit counts for both, a job is done by one, an email goes out once. */
export async function twoNodes(environment: FaultEnvironment): Promise<Check[]> {
	const mail = await startMailServer();
	const env = { SMTP_URL: mail.url };
	const now = Math.floor(Date.now() / 1000);
	// An article whose hour comes while both nodes look for it.
	const scheduled = await environment.inspect((db) =>
		db.write(async (tx) => {
			const { rows } = await tx.execute<{ id: number }>(
				sql`update article set status = 'scheduled', published_at = null, scheduled_at = ${now - 1}::bigint
					where id in (select id from article where kind = 'news' and status = 'published' order by id limit 5)
					returning id`,
			);
			return rows.map(({ id }) => id);
		}),
	);
	const nodes = await Promise.all([environment.start(env), environment.start(env)]);
	const urls = nodes.map(({ url }) => url);
	const statuses: number[] = [];
	for (let n = 0; n < TRIES; n += 1) {
		const { status } = await callAs(urls[n % 2] ?? '', 'email/create', { email: `one-client-${n}@press.example` }, 7);
		statuses.push(status);
	}
	const taken = statuses.filter((status) => status === 200).length;
	// Windows begin on the clock: a run over the full hour has two of them.
	const max = signUpLimits.per_client * (Math.floor(Date.now() / 3_600_000) > Math.floor(now / 3_600) ? 2 : 1);
	await environment.inspect((db) => sendToMany(db, READERS));
	await waitFor('every email is sent', () => mail.mails.length >= READERS + taken, 60);
	const answers = await Promise.all(nodes.map((node) => node.stop()));
	await mail.stop();
	const jobs = await environment.inspect((db) =>
		db.write(async (tx) => {
			const ids = sql.join(
				scheduled.map((id) => sql`${id}::int`),
				sql`, `,
			);
			const published = await tx.execute<{ count: number }>(
				sql`select count(*)::int as count from article where id in (${ids}) and status = 'published'`,
			);
			const done = await tx.execute<{ count: number }>(
				sql`select count(*)::int as count from audit where noun = 'article' and action = 'publish'
					and created_at >= ${now}::bigint and row_id in (${sql.join(
						scheduled.map((id) => sql`${String(id)}`),
						sql`, `,
					)})`,
			);
			return { published: published.rows[0]?.count ?? 0, done: done.rows[0]?.count ?? 0 };
		}),
	);
	const double = twice(mail.mails);
	const [first = '', second = ''] = nodes.map((node) => node.output());
	const sentBy = (output: string) => output.split('"outcome":"sent"').length - 1;
	return [
		report('sign-ups one client was granted by both nodes together', taken),
		mustBeZero('granted beyond its limit', Math.max(0, taken - max)),
		mustBeZero('refused before its limit', Math.max(0, signUpLimits.per_client - taken)),
		mustBeZero('articles whose hour had come and that stayed scheduled', scheduled.length - jobs.published),
		mustBeZero('articles published twice', Math.max(0, jobs.done - scheduled.length)),
		report('emails sent by the first node', sentBy(first)),
		report('emails sent by the second node', sentBy(second)),
		mustBePositive('emails sent', mail.mails.length),
		mustBeZero('emails twice', double.other + double.same),
		mustBeZero('nodes that did not end well', answers.filter((code) => code !== 0).length),
	];
}
