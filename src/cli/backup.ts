import { parseArgs } from 'node:util';
import { findBackup, openBackupStore } from '../backup/open-store';
import { type SentBackup, sendBackups } from '../backup/send-backups';
import { openSiteDatabase } from '../boot/open-database';
import type { Settings } from '../boot/settings';
import { type Backups, backup, type Trial, verifyBackup } from '../jobs/backup';
import { createJobContext, type JobContext } from '../jobs/job';
import type { Database } from '../platform/db/db';
import { openNodeName } from '../platform/db/nodes/node-name';
import type { Job, Run } from '../platform/jobs/job';
import { runHere } from '../platform/jobs/run-here';
import { openStorage } from '../platform/storage/open-storage';
import { StartError, Unavailable } from '../shared/errors';
import { reportFileErrors, say, withSettings } from './command-line';
import { progressBar } from './progress-bar';

const USAGE = `Usage: npm run backup [-- COMMAND]

  Makes a backup: one encrypted file of every row and every file, of a site that goes on working. Where there is a
  bucket for backups, the finished file is sent there.

  send            goes on with a finished backup whose sending broke off; a running site does so by itself
  verify [NAME]   restores a backup for a trial, the newest where none is named, and compares everything
  list            the backups there are

  NAME is the name of a backup, or the path of its file. BACKUP_KEY encrypts and decrypts backups.`;

const clock = () => Math.floor(Date.now() / 1000);

/** The key of the settings. @throws StartError where there is none */
export function keyOf({ backup: { key } }: Settings): string {
	if (key) return key;
	throw new StartError(
		'The setting BACKUP_KEY must be set: it encrypts backups. Make one with "openssl rand -base64 32", and keep it elsewhere too.',
	);
}

/** The place for backups that the settings name. */
export const storeOf = ({ backup: { folder, bucket } }: Settings) => openBackupStore({ folder, bucket });

/** Runs a job for the operator, who sees its progress and may end it. */
async function performed<Result>(
	job: Job<JobContext & { backups: Backups; trial?: { store: Backups['store']; name: string } }, Result>,
	db: Database,
	settings: Settings,
	label: string,
	trial?: { store: Backups['store']; name: string },
): Promise<Result> {
	const backups: Backups = {
		db,
		storage: openStorage(settings),
		store: storeOf(settings),
		secret: keyOf(settings),
		site_url: settings.site_url,
		at: settings.backup.at,
		keep: settings.backup.keep,
	};
	const node = openNodeName(db, undefined);
	const bar = progressBar(label);
	const interrupted = new AbortController();
	const interrupt = () => interrupted.abort('cancelled');
	process.once('SIGINT', interrupt);
	try {
		return await runHere(job, {
			db,
			node,
			actor: 'operator',
			input: trial ? { name: trial.name } : {},
			createContext: (run: Run) => ({
				...run,
				...createJobContext(db, run, clock, () => {}),
				backups,
				...(trial ? { trial } : {}),
				progress(reached) {
					run.progress(reached);
					bar.show(reached);
				},
			}),
			clock,
			cancel: interrupted.signal,
			record: (result) => result,
		});
	} catch (error) {
		throw interrupted.signal.aborted ? new StartError('Ended; nothing is left of it.') : error;
	} finally {
		bar.stop();
		process.off('SIGINT', interrupt);
		await node.stop();
	}
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Sends what is finished, where backups lie in a bucket. @throws StartError where the sending breaks off */
async function send(db: Database, settings: Settings): Promise<SentBackup | undefined> {
	const store = storeOf(settings);
	const bar = progressBar('Sent');
	const interrupted = new AbortController();
	const interrupt = () => interrupted.abort();
	process.once('SIGINT', interrupt);
	try {
		return await sendBackups({ db, store, signal: interrupted.signal, progress: bar.show });
	} catch (error) {
		bar.stop();
		const reason = interrupted.signal.aborted ? 'Ended.' : error instanceof Unavailable ? error.message : undefined;
		if (reason === undefined) throw error;
		throw new StartError(
			`${reason} The backup is finished and lies in ${store.unsent?.place}; "npm run backup -- send" goes on where it broke off, and so does a running site.`,
		);
	} finally {
		bar.stop();
		process.off('SIGINT', interrupt);
	}
}

async function make(db: Database, settings: Settings): Promise<number> {
	const made = await performed(backup, db, settings, 'Packed');
	const { name, place, bytes, tables, rows, files, seconds } = made;
	say(`${tables} tables with ${rows} rows and ${files} files in ${seconds} s: ${megabytes(bytes)} for ${place}`);
	process.stdout.write(`${name}\n`);
	const hasErrors = reportFileErrors(made);
	await send(db, settings);
	return hasErrors ? 1 : 0;
}

async function sendFinished(db: Database, settings: Settings): Promise<number> {
	const sent = await send(db, settings);
	if (sent) say(`${sent.name} is in ${sent.place}: ${megabytes(sent.bytes)} in ${sent.seconds} s.`);
	else say('There is nothing to send.');
	return 0;
}

function sayTrial(trial: Trial): number {
	if (trial.fault !== undefined) throw new StartError(trial.fault);
	const { name, tables, rows, files, seconds } = trial;
	say(`${name} restores: ${tables} tables with ${rows} rows and ${files} files are as they were, in ${seconds} s.`);
	return reportFileErrors(trial) ? 1 : 0;
}

/** Reads the arguments; undefined where they are wrong. */
function readArguments(args: string[]): { action: string | undefined; named: string | undefined } | undefined {
	try {
		const { positionals } = parseArgs({ args, allowPositionals: true });
		const [action, named, ...more] = positionals;
		const isKnown =
			action === undefined || action === 'list' || action === 'send'
				? named === undefined
				: action === 'verify' && more.length === 0;
		return isKnown ? { action, named } : undefined;
	} catch {
		return undefined;
	}
}

/**
 * `npm run backup`.
 * @returns exit code: 0; 1 after one sentence about what is wrong; 2 where it was called wrongly
 */
export async function main(args: string[]): Promise<number> {
	const asked = readArguments(args);
	if (!asked) {
		say(USAGE);
		return 2;
	}
	return withSettings(async (settings) => {
		if (asked.action === 'list') {
			const store = storeOf(settings);
			const names = await store.list();
			for (const name of names) process.stdout.write(`${name}\n`);
			// A list for programs stays empty; a person learns where it was looked for.
			if (names.length === 0) say(`There is no backup in ${store.place}.`);
			return 0;
		}
		keyOf(settings);
		const { databaseUrl, dataDir } = settings;
		const trial = asked.action === 'verify' ? await findBackup(storeOf(settings), asked.named) : undefined;
		const db = await openSiteDatabase({ databaseUrl, dataDir, pool: 4, mayJoin: true });
		try {
			if (asked.action === 'send') return await sendFinished(db, settings);
			if (!trial) return await make(db, settings);
			const found = await performed(verifyBackup, db, settings, 'Restored', trial);
			return found ? sayTrial(found) : 1;
		} finally {
			await db.stop();
		}
	});
}
