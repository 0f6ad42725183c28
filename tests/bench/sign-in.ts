import { randomUUID } from 'node:crypto';
import { account } from '../../src/data/tables/security/account';
import type { Database } from '../../src/platform/db/db';
import { slowHash } from '../../src/platform/security/account-password';
import { startServer } from '../e2e/server';
import { startMailServer } from '../mail';
import { type Figure, median, percentile } from './table';

/** Pairs that are measured, after some that are not. */
const PAIRS = 300;
const FIRST = 10;
/** How far the times of a known and an unknown address may lie apart. */
const APART = 0.05;

/** Number of the last client: each request has its own, so that limits and waits count it alone. */
let client = 0;
const nextClient = () => {
	client += 1;
	return `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
};

/** @returns milliseconds until the whole answer was there */
async function timed(url: string, path: string, body: unknown, status: number): Promise<number> {
	const begun = performance.now();
	const answer = await fetch(`${url}/admin/api/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': nextClient() },
		body: JSON.stringify(body),
	});
	await answer.text();
	const spent = performance.now() - begun;
	if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}.`);
	return spent;
}

/** Times of one call for addresses of accounts and for others, by turns, each as often the first of its pair. */
async function compare(what: string, call: (email: string) => Promise<number>, known: readonly string[]) {
	const times = { known: [] as number[], unknown: [] as number[] };
	for (const [n, email] of known.entries()) {
		// As long as the known one, so that their bytes are as many.
		const other = `u${email.slice(1)}`;
		const pair = n % 2 === 0 ? ([email, other] as const) : ([other, email] as const);
		for (const one of pair) {
			const ms = await call(one);
			if (n >= FIRST) times[one === email ? 'known' : 'unknown'].push(ms);
		}
	}
	// The two of a pair follow each other, so that what else the machine does falls on both.
	const ratio = median(times.known.map((ms, n) => ms / (times.unknown[n] ?? ms)));
	const p95 = (values: readonly number[]) => percentile(values, 0.95).toFixed(1);
	return {
		what: `${what}, an address of an account ÷ one without (p50 ${median(times.known).toFixed(1)} and ${median(times.unknown).toFixed(1)} ms, p95 ${p95(times.known)} and ${p95(times.unknown)} ms, ${PAIRS} pairs by turns)`,
		value: `${ratio.toFixed(3)} ×`,
		target: `${1 - APART} to ${1 + APART} ×`,
		holds: Math.abs(ratio - 1) <= APART,
	};
}

/** Measures whether the time of an answer reveals that an address has an account: signing in, and asking for a link. */
export async function measureSignIn(db: Database, databaseUrl: string): Promise<Figure[]> {
	const mail = await startMailServer();
	const password_hash = await slowHash('niebla azul sobre el puerto');
	const emails = Array.from({ length: PAIRS + FIRST }, () => `k${randomUUID()}@bench.example`);
	await db.write((tx) =>
		tx
			.insert(account)
			.values(
				emails.map((email) => ({ email, email_key: email, name: 'Bench', state: 'active' as const, password_hash })),
			),
	);
	const server = await startServer({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: mail.url });
	try {
		const wrong = (email: string) => timed(server.url, 'session', { email, password: 'not their password' }, 401);
		const forgotten = (email: string) => timed(server.url, 'session/forgotten', { email }, 200);
		return [
			await compare('wrong password', wrong, emails),
			await compare('request for a new password', forgotten, emails),
		];
	} finally {
		await server.stop();
		await mail.stop();
	}
}
