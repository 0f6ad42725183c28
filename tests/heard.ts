import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, vi } from 'vitest';
import { openSiteDatabase } from '../src/boot/open-database';
import { openFolder } from './template';

/** What a command has put out in the test under way. */
export interface Heard {
	/** On standard output: what other programs read. */
	stdout: string;
	/** On standard error: messages for people. */
	stderr: string;
	/** Both, in their order. */
	all: string;
	/** Forgets what was heard, before a second command of one test. */
	forget(): void;
}

/**
 * Hears commands instead of the terminal. To be called at the top of a file of tests; after each of them its spies and
 * variables of the environment are put back.
 */
export function hearCommands(): Heard {
	const silence = { stdout: '', stderr: '', all: '' };
	const heard: Heard = { ...silence, forget: () => Object.assign(heard, silence) };
	const hear = (stream: NodeJS.WriteStream, name: 'stdout' | 'stderr') =>
		vi.spyOn(stream, 'write').mockImplementation((text) => {
			heard[name] += String(text);
			heard.all += String(text);
			return true;
		});
	beforeEach(() => {
		heard.forget();
		hear(process.stdout, 'stdout');
		hear(process.stderr, 'stderr');
	});
	afterEach(() => {
		vi.restoreAllMocks();
		vi.unstubAllEnvs();
	});
	return heard;
}

/** Begins a site in a data folder, as the first start does, with nothing in it. */
export async function makeSite(dataDir: string): Promise<void> {
	const options = { databaseUrl: undefined, dataDir, pool: 2, isTemporary: true, mayMake: true };
	const db = await openSiteDatabase(options);
	await db.stop();
}

/**
 * Gives each test of a file an empty data folder of its own, and no database elsewhere. To be called at the top of the file,
 * after `hearCommands`, which puts the variables back.
 * @returns the folder of the test under way
 */
export function ownDataFolder(): () => string {
	let folder = '';
	beforeEach(() => {
		folder = openFolder('command');
		vi.stubEnv('DATA_DIR', folder);
		vi.stubEnv('DATABASE_URL', '');
	});
	afterEach(async () => {
		await rm(folder, { recursive: true, force: true });
	});
	return () => folder;
}
