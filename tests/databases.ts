import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../src/data/db';
import { migrate } from '../src/data/migrate';

/** An empty, migrated database for a test, and how to be rid of it. */
export interface TestDatabase {
	db: Database;
	close(): Promise<void>;
}

export interface Engine {
	name: string;
	open(): Promise<TestDatabase>;
}

const embedded: Engine = {
	name: 'embedded',
	async open() {
		const data_dir = mkdtempSync(join(tmpdir(), 'brume-test-'));
		const db = await openDatabase({ database_url: undefined, data_dir, pool: 2 });
		await migrate(db);
		return {
			db,
			async close() {
				await db.stop();
				rmSync(data_dir, { recursive: true, force: true });
			},
		};
	},
};

/** A fresh database of its own on the server of `TEST_DATABASE_URL`, whose role may create databases. */
function server(url: string): Engine {
	return {
		name: 'postgresql',
		async open() {
			const name = `brume_test_${process.pid}_${Date.now()}`;
			const admin = async (statement: string) => {
				const client = new pg.Client({ connectionString: url });
				await client.connect();
				await client.query(statement);
				await client.end();
			};
			await admin(`create database ${name}`);
			const own = new URL(url);
			own.pathname = `/${name}`;
			const db = await openDatabase({ database_url: own.href, data_dir: '', pool: 4 });
			await migrate(db);
			return {
				db,
				async close() {
					await db.stop();
					await admin(`drop database ${name} with (force)`);
				},
			};
		},
	};
}

/** The engines a test of the data runs on: the embedded one always, PostgreSQL where `TEST_DATABASE_URL` names one. */
export const engines: Engine[] = process.env.TEST_DATABASE_URL ? [embedded, server(process.env.TEST_DATABASE_URL)] : [embedded];
