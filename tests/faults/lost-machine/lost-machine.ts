import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, dropDatabase, testFolder } from '../../databases';
import { type RunningServer, startServer } from '../../e2e/server';
import { openFolder } from '../../template';
import { atMost, type Check, mustBePositive, mustBeZero, report, within } from '../check';
import { type FaultEnvironment, inspectPlace, placeOf } from '../environment';
import { waitFor } from '../wait-for';
import { differing, draftsIn, filesOf, printedSums, tablesOf } from './contents-of-site';
import { growSite } from './grow-site';
import { type Operated, operate } from './operate';
import { readMeanwhile } from './read-pages';

const KEY = 'the faults encrypt with a key that is known to all';

/** What is added to the demonstration, and how often each process is killed. */
const SIZES = {
	small: { articles: 400, pictures: 20, kills: 1 },
	large: { articles: 20_000, pictures: 2_048, kills: 2 },
};

/** How many times longer than making it a trial takes at most, where nothing else keeps the machine busy. */
const LONGER = 3;

/** Most memory that one process may hold, in MB. */
const MEMORY = 300;
const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Removes a folder in which a database whose server was killed may still be writing, for a moment. */
const remove = (folder: string): Promise<void> =>
	rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 });

/** An empty place of the same engine, which a backup is restored into. */
async function emptyPlace({ engine }: FaultEnvironment) {
	const dataDir = openFolder('restored', testFolder());
	const database = engine === 'postgresql' ? await createDatabase('template0') : undefined;
	return {
		dataDir,
		place: placeOf(dataDir, database?.url),
		async clear() {
			await remove(dataDir);
			if (database) await dropDatabase(database.name);
		},
	};
}

/**
 * Makes a kill happen at a random moment, so many times. What has ended before its kill is tried again with half the
 * time.
 * @param seconds that it takes where it is not killed
 * @param run does it, with a kill after so many seconds; false where it had ended by then
 */
async function atRandom(kills: number, seconds: number, run: (after: number) => Promise<boolean>): Promise<void> {
	let longest = seconds;
	for (let done = 0; done < kills; ) {
		if (await run(Math.random() * longest)) done += 1;
		else longest /= 2;
	}
}

/** True where a command ended well, or said why not without a stack of calls. */
const isTold = ({ code, output }: Operated): boolean => code === 0 || (code === 1 && !/^\s+at /m.test(output));

/**
 * The machine of a site is lost, and what is left is a backup that was made while it served. Before that, whatever has
 * to do with a backup is killed at a random moment: what makes it, the site that it is made of, what tries it, and
 * then what restores it.
 */
export async function lostMachine(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	const { articles, pictures, kills } = rounds > 1 ? SIZES.large : SIZES.small;
	const [shelf, temporary] = [openFolder('shelf', testFolder()), openFolder('temporary', testFolder())];
	const failed: Operated[] = [];
	const run = (args: readonly string[], place: Record<string, string>, killAfter?: number): Promise<Operated> =>
		operate(args, { BACKUP_KEY: KEY, BACKUP_DIR: shelf, TMPDIR: temporary, ...place }, killAfter);
	/** Runs a command that has to end well. */
	const well = async (args: readonly string[], place: Record<string, string>): Promise<Operated> => {
		const operated = await run(args, place);
		if (operated.code !== 0) failed.push(operated);
		return operated;
	};
	/** Kills a command; false where it had ended by then. */
	const dies = async (args: readonly string[], place: Record<string, string>, killAfter: number): Promise<boolean> =>
		(await run(args, place, killAfter)).code === null;

	let target = await emptyPlace(environment);
	let server: RunningServer | undefined;
	const untold: Operated[] = [];
	try {
		const count = await growSite(environment, articles, pictures);
		server = await environment.start();
		const { seconds } = await well(['backup'], environment.place);
		await atRandom(kills, seconds, (after) => dies(['backup'], environment.place, after));
		await atRandom(kills, seconds, async (after) => {
			const making = run(['backup'], environment.place);
			const isEarly = await Promise.race([making.then(() => false), pause(after * 1000, true)]);
			await server?.kill();
			const broken = await making;
			if (!isTold(broken)) untold.push(broken);
			server = await environment.start();
			return isEarly;
		});
		const { url } = server;
		const before = await environment.inspect(tablesOf);
		const made = await readMeanwhile(url, () => well(['backup'], environment.place));
		const after = await environment.inspect(tablesOf);
		const written = differing(before, after);
		const files = await filesOf(environment.dataDir);
		const kept = await readdir(shelf);
		const sizes = await Promise.all(kept.map(async (name) => (await stat(join(shelf, name))).size));
		await atRandom(kills, LONGER * seconds, (killAfter) => dies(['backup', 'verify'], environment.place, killAfter));
		const tried = await readMeanwhile(url, () => well(['backup', 'verify'], environment.place));
		const leftBehind = (await readdir(temporary)).length;
		await server.kill();
		await remove(environment.dataDir);
		await atRandom(kills, 1.5 * seconds, async (killAfter) => {
			if (await dies(['restore', 'newest'], target.place, killAfter)) return true;
			await target.clear();
			target = await emptyPlace(environment);
			return false;
		});
		const restored = await well(['restore', 'newest'], target.place);
		const [tablesThere, filesThere] = [await inspectPlace(target.place, tablesOf), await filesOf(target.dataDir)];
		const tables = differing(after, tablesThere);
		const lost = tables.filter((name) => !written.includes(name));
		const changed = differing(files, filesThere);
		const printed = { tables: printedSums(restored.output, 'table'), files: printedSums(restored.output, 'file') };
		const misprinted = [
			...[...tablesThere].filter(([name, sum]) => printed.tables.get(name) !== sum.split(' ')[0]),
			...[...filesThere].filter(([path, sum]) => printed.files.get(basename(path)) !== sum),
		];
		server = await startServer({ DEMO: 'false', ...target.place }, target.dataDir);
		const pages = await Promise.all(['/', '/news', '/es', '/readyz'].map((path) => fetch(`${server?.url}${path}`)));
		const isSwept = async () => (await draftsIn(target.dataDir)) === 0;
		await waitFor('the drafts of killed restores are gone', isSwept, 30).catch(() => {});
		const drafts = await draftsIn(target.dataDir);
		for (const { output } of [...failed, ...untold]) process.stderr.write(output);
		for (const name of [...lost, ...changed]) process.stderr.write(`${name} is not as it was.\n`);
		return [
			report('articles', count),
			report('stored files', files.size),
			report('size of the backup, MB', megabytes(Math.max(...sizes))),
			report('kills of each: what makes it, the site, what tries it, what restores it', kills),
			mustBeZero('commands that failed', failed.length),
			mustBeZero('backups that broke off with their site and did not say why', untold.length),
			within('backup of the serving site', made.result.seconds, 600),
			within('trial, every row and file compared', tried.result.seconds, 900),
			within('restore after a kill, every row and file compared', restored.seconds, 900),
			atMost('most memory of what makes it', megabytes(made.result.memory), MEMORY, 'MB'),
			atMost('most memory of what tries it', megabytes(tried.result.memory), MEMORY, 'MB'),
			atMost('most memory of what restores it', megabytes(restored.memory), MEMORY, 'MB'),
			mustBePositive('pages that were read meanwhile', made.read.pages + tried.read.pages),
			report('slowest of them while it was made, seconds', rounded(made.read.slowest)),
			report('slowest of them while it was tried, seconds', rounded(tried.read.slowest)),
			mustBeZero('unfinished backups that lie about', kept.filter((name) => !name.endsWith('.tar.age')).length),
			mustBeZero('folders of killed trials that the next one does not remove', leftBehind),
			report(
				`tables that the site itself wrote to meanwhile${written.map((name) => `, ${name}`).join('')}`,
				written.length,
			),
			mustBePositive('tables that are as they were', after.size - tables.length),
			mustBeZero('tables that are not as they were', lost.length),
			mustBeZero('files that are not as they were', changed.length),
			mustBeZero('drafts of a killed restore that the restored site does not remove', drafts),
			mustBeZero('tables and files of which it printed another count or hash', misprinted.length),
			mustBeZero('pages that the restored site does not answer', pages.filter(({ status }) => status !== 200).length),
		];
	} finally {
		await server?.kill();
		await target.clear();
		await Promise.all([shelf, temporary].map(remove));
	}
}
