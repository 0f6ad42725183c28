import { article } from '../../src/data/tables/article';
import { openDatabase } from '../../src/platform/db/db';
import { listArticles } from '../../src/queries/article/listing';
import { type RunningServer, startServer } from '../e2e/server';
import { startPostgres, type TestServer } from '../postgres';
import { signedIn } from '../staff-session';
import { type Check, mustBePositive, mustBeZero, within } from './check';
import { waitFor } from './wait-for';
import { callAs } from './writers';

/** Ways a database may be away: nothing listens at its port, or something does and never answers. */
export type Away = 'stopped' | 'frozen';
/** How many pages readers go on asking for. */
const PAGES = 12;

/** What clients met while the database was away. */
interface Met {
	pages: number;
	wrongPages: number;
	/** Pages that were not read before, and writes, that should have been answered 503 and were not. */
	wrongUnread: number;
	wrongWrites: number;
	writes: number;
	slowestWrite: number;
	slowestUnread: number;
	newsroom: number;
	wrongNewsroom: number;
	slowestNewsroom: number;
}

const seconds = async <Value>(ask: () => Promise<Value>): Promise<[Value, number]> => {
	const begun = performance.now();
	return [await ask(), (performance.now() - begun) / 1000];
};

/** Reads known pages, unknown pages and writes, all at once, as long as `is_away` says. */
async function load(
	server: RunningServer,
	paths: readonly string[],
	unread: () => string,
	isAway: () => boolean,
	write: (n: number) => ReturnType<typeof callAs>,
	newsroom: readonly (() => Promise<Response>)[],
): Promise<Met> {
	const met: Met = {
		pages: 0,
		wrongPages: 0,
		wrongUnread: 0,
		wrongWrites: 0,
		writes: 0,
		slowestWrite: 0,
		slowestUnread: 0,
		newsroom: 0,
		wrongNewsroom: 0,
		slowestNewsroom: 0,
	};
	const reader = async (first: number) => {
		for (let n = first; isAway(); n += 1) {
			const response = await fetch(server.url + paths[n % paths.length]);
			await response.arrayBuffer();
			met.pages += 1;
			if (response.status !== 200) met.wrongPages += 1;
		}
	};
	const explorer = async () => {
		const [response, taken] = await seconds(() => fetch(server.url + unread(), { redirect: 'manual' }));
		await response.arrayBuffer();
		if (response.status !== 503 || !/^\d+$/.test(response.headers.get('retry-after') ?? '')) met.wrongUnread += 1;
		met.slowestUnread = Math.max(met.slowestUnread, taken);
	};
	const writer = async (first: number) => {
		for (let n = first; isAway(); n += 4) {
			const [answer, taken] = await seconds(() => write(n));
			met.writes += 1;
			if (answer.status !== 503 || answer.body.code !== 503 || !/^\d+$/.test(answer.headers.get('retry-after') ?? ''))
				met.wrongWrites += 1;
			met.slowestWrite = Math.max(met.slowestWrite, taken);
		}
	};
	const editor = async (ask: () => Promise<Response>) => {
		while (isAway()) {
			const [response, taken] = await seconds(ask);
			await response.arrayBuffer();
			met.newsroom += 1;
			if (response.status !== 503 || !/^\d+$/.test(response.headers.get('retry-after') ?? '')) met.wrongNewsroom += 1;
			met.slowestNewsroom = Math.max(met.slowestNewsroom, taken);
		}
	};
	await Promise.all([
		...newsroom.map(editor),
		...[0, 1, 2, 3].map(reader),
		...[0, 1].map(explorer),
		...[1, 2, 3, 4].map(writer),
	]);
	return met;
}

/** Stops all processes of the database, while its port stays open. */
async function freeze(database: TestServer, url: string): Promise<() => void> {
	const db = await openDatabase({ databaseUrl: url, dataDir: '', pool: 2 });
	// The reader's role does not see whose the others are.
	const { rows } = await db.write((tx) =>
		tx.execute<{ pid: number }>(
			"select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
		),
	);
	await db.stop();
	const pids = [database.pid(), ...rows.map(({ pid }) => pid)];
	const signalAll = (signal: NodeJS.Signals) => {
		for (const pid of pids) {
			try {
				process.kill(pid, signal);
			} catch {
				// It ended meanwhile.
			}
		}
	};
	signalAll('SIGSTOP');
	return () => signalAll('SIGCONT');
}

/** Returns pages of the demonstration edition: some to be read before the database goes away, and some not. */
async function pagesOf(url: string): Promise<{ read: string[]; unread: string[] }> {
	const db = await openDatabase({ databaseUrl: url, dataDir: '', pool: 4 });
	const paths = async (edition: string, prefix: string) =>
		(await listArticles(db.read, { edition, kind: 'news' }, 1, PAGES)).list.map(
			({ seo_url }) => `${prefix}/news/${seo_url}`,
		);
	const found = { read: await paths('en', ''), unread: await paths('es', '/es') };
	await db.stop();
	return found;
}

/** Somebody who is signed in to the newsroom of a server: what they ask, and whether they are still in. */
async function editorAt(database: string, url: string) {
	const db = await openDatabase({ databaseUrl: database, dataDir: '', pool: 4 });
	const { cookie } = await signedIn({ db, url }, [{ role: 'editor' }]);
	const [{ id } = { id: 0 }] = await db.write((tx) => tx.select({ id: article.id }).from(article).limit(1));
	await db.stop();
	const ask = (method: string, path: string, body?: object) =>
		fetch(`${url}/admin/api/${path}`, {
			method,
			headers: { origin: url, cookie: `site_admin_token=${cookie}`, 'content-type': 'application/json' },
			...(body ? { body: JSON.stringify(body) } : {}),
		});
	const credentials = { email: 'away@brume.example', password: 'what nobody has as a password' };
	return {
		asks: [
			() => ask('GET', 'session'),
			() => ask('GET', 'article'),
			() => ask('PATCH', `article/${id}`, { version: 1, title: 'Saved while the database is away' }),
			() => ask('POST', 'session', credentials),
		],
		async isIn() {
			const answer = await ask('GET', 'session');
			return answer.status === 200 && ((await answer.json()) as { data: { state: string } }).data.state === 'in';
		},
	};
}

/** The database goes away under load, for some seconds, and comes back; the server is left alone. */
export async function databaseAway(ways: readonly Away[], secondsAway: number): Promise<Check[]> {
	const database = await startPostgres();
	const url = `${database.url}/postgres`;
	const checks: Check[] = [];
	try {
		const pages = await pagesOf(url);
		const unread = () => pages.unread.pop() ?? '';
		const server = await startServer({ DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1', MAIL_CEILING: '1000000' });
		let number = 0;
		const write = () => {
			number += 1;
			return callAs(server.url, 'email/create', { email: `away-${number}@press.example` }, number);
		};
		const editor = await editorAt(url, server.url);
		if (!(await editor.isIn())) throw new Error('Nobody could sign in to the newsroom while all was well.');
		for (const path of pages.read) await (await fetch(server.url + path)).arrayBuffer();
		for (const way of ways) {
			if ((await write()).status !== 200) throw new Error('The server took no sign-up while all was well.');
			const comeBack = way === 'frozen' ? await freeze(database, url) : database.start;
			if (way === 'stopped') await database.kill();
			const end = performance.now() + secondsAway * 1_000;
			const met = await load(server, pages.read, unread, () => performance.now() < end, write, editor.asks);
			await comeBack();
			const fresh = unread();
			const read = await waitFor(
				'a page nobody has read is there',
				async () => (await fetch(server.url + fresh)).status === 200,
				30,
			);
			const written = await waitFor('a write is taken', async () => (await write()).status === 200, 30);
			const isIn = await waitFor('the newsroom answers', editor.isIn, 30);
			checks.push(
				mustBePositive(`${way}: calls of the newsroom refused`, met.newsroom),
				mustBeZero(`${way}: calls of the newsroom without 503 and Retry-After`, met.wrongNewsroom),
				within(`${way}: slowest refusal of a call of the newsroom`, met.slowestNewsroom, 6),
				mustBePositive(`${way}: pages read before that were served meanwhile`, met.pages - met.wrongPages),
				mustBeZero(`${way}: pages read before that were not`, met.wrongPages),
				mustBeZero(`${way}: pages nobody had read without 503 and Retry-After`, met.wrongUnread),
				mustBePositive(`${way}: writes refused`, met.writes),
				mustBeZero(`${way}: writes without 503 in the envelope and Retry-After`, met.wrongWrites),
				within(`${way}: slowest refusal of a write`, met.slowestWrite, 6),
				within(`${way}: slowest refusal of a page`, met.slowestUnread, 16),
				within(`${way}: until pages, writes and the newsroom are back by themselves`, read + written + isIn, 15),
			);
		}
		checks.push(mustBeZero('exit code of the server afterwards', (await server.stop()) ?? 1));
	} finally {
		await database.stop();
	}
	return checks;
}
