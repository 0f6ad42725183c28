import pg from 'pg';
import { ROLES } from '../../src/platform/db/role-names';
import { type RunningServer, startServer } from '../e2e/server';
import { startPostgres } from '../postgres';
import { type Check, mustBePositive, mustBeZero } from './check';

const NODES = 4;

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<Record<string, unknown>>(text)).rows;
	} finally {
		await client.end();
	}
}

const answersWell = async (node: RunningServer): Promise<boolean> => {
	const statuses = await Promise.all(
		['/readyz', '/', '/license'].map(async (path) => (await fetch(node.url + path)).status),
	);
	return statuses.every((status) => status === 200);
};

/**
 * Four nodes start at the same moment on a server that has none of our roles: in turns all on one empty database, and
 * two each on two of them, because a role belongs to the whole server.
 * @param rounds how often
 */
export async function fourStarts(rounds: number): Promise<Check[]> {
	const server = await startPostgres('nothing');
	const reasons: string[] = [];
	let ended = 0;
	let unwell = 0;
	let loaded = 0;
	let wanted = 0;
	try {
		for (let round = 0; round < rounds; round += 1) {
			const names = round % 2 === 0 ? ['one'] : ['one', 'two'];
			for (const name of names) await ask(`${server.url}/postgres`, `create database ${name}`);
			const starts = await Promise.allSettled(
				Array.from({ length: NODES }, (_, n) =>
					startServer({ DATABASE_URL: `${server.url}/${names[n % names.length]}` }),
				),
			);
			const nodes = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
			for (const start of starts) if (start.status === 'rejected') reasons.push(String(start.reason));
			unwell += (await Promise.all(nodes.map(answersWell))).filter((isWell) => !isWell).length;
			ended += (await Promise.all(nodes.map((node) => node.stop()))).filter((code) => code === 0).length;
			for (const name of names) {
				// If no node came up there may be no table.
				const rows = await ask(
					`${server.url}/${name}`,
					`select from audit where noun = 'demo' and action = 'load'`,
				).catch(() => []);
				loaded += rows.length;
				wanted += 1;
				await ask(`${server.url}/postgres`, `drop database ${name} with (force)`);
			}
			await ask(`${server.url}/postgres`, `drop role if exists ${ROLES.join(', ')}`);
		}
	} finally {
		await server.stop();
	}
	return [
		mustBePositive('nodes that started together, and ended well', ended),
		mustBeZero(['nodes that did not start', ...reasons].join('; '), reasons.length),
		mustBeZero('nodes that were ready and did not answer', unwell),
		mustBeZero('demonstrations missing, or loaded twice', Math.abs(loaded - wanted)),
	];
}
