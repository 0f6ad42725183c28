import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Database, openDatabase } from '../src/platform/db/db';
import { limit } from './pace';
import { noteStatements } from './statements';
import { EMPTY } from './template';

/** An empty, migrated database for a test, and how to be rid of it. */
export interface TestDatabase {
	db: Database;
	close(): Promise<void>;
}

const prepared = (name: string): string => {
	const value = process.env[name];
	if (!value) throw new Error(`${name} is missing; tests are started with "npm test".`);
	return value;
};

if (process.env.TEST_FOLDER) noteStatements(process.env.TEST_FOLDER);

/** Folder of the run, for what a test writes. */
export const testFolder = (): string => prepared('TEST_FOLDER');
/** Data folder with the demonstration, to be copied. */
export const testTemplate = (): string => prepared('TEST_TEMPLATE');

/** Address of a database of the run's server. */
export function databaseUrl(name: string): string {
	const url = new URL(prepared('TEST_DATABASE_URL'));
	url.pathname = `/${name}`;
	return url.href;
}

async function administer(statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: prepared('TEST_DATABASE_URL') });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}

/** SQLSTATE of a database that somebody uses. */
const IN_USE = '55006';
/** Milliseconds for which a copy is tried again, and between two tries. */
const COPY_TIMEOUT_MS = limit(60_000);
const PAUSE = 100;

/** Copies a template. A server that is not ours may be tidying it up just then, so one in use is tried again. */
async function copyTemplate(name: string, template: string): Promise<void> {
	const end = Date.now() + COPY_TIMEOUT_MS;
	for (;;) {
		try {
			// Files are copied as they are: written through the log, a copy costs four times the work.
			return await administer(`create database ${name} template ${template} strategy file_copy`);
		} catch (error) {
			if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE || Date.now() > end) throw error;
			await pause(PAUSE);
		}
	}
}

/** A database of its own on the run's server, a copy of a template. @returns its name and address */
export async function createDatabase(template: string): Promise<{ name: string; url: string }> {
	const name = `test_${randomBytes(6).toString('hex')}`;
	await copyTemplate(name, template);
	return { name, url: databaseUrl(name) };
}

/** Removes a database of the run's server, even while connections to it are open. */
export const dropDatabase = (name: string): Promise<void> => administer(`drop database if exists ${name} with (force)`);

/** A fresh database with the tables and nothing in them. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
	const { name, url } = await createDatabase(EMPTY);
	const db = await openDatabase({ databaseUrl: url, dataDir: '', pool: 4 });
	return {
		db,
		async close() {
			await db.stop();
			await dropDatabase(name);
		},
	};
}
