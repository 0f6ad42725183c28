import pg from 'pg';
import { loadDemo } from '../../src/commands/demo/load-demo';
import { openDatabase } from '../../src/platform/db/db';
import { migrate } from '../../src/platform/db/migrate';
import type { TestServer } from '../postgres';
import { measureLists, measureSearches } from './big';
import { measureClaims } from './emails';
import { measureHeld } from './held';
import { measureImport } from './import';
import { measureLibrary } from './library/library';
import { measureNewsroomLists } from './newsroom-lists';
import { measureNewsroomRows } from './newsroom-rows';
import { measurePlaces } from './places';
import { measurePublish } from './publish';
import { seedArticles } from './search-seed';
import { measureStatements } from './statements';
import type { Figure } from './table';
import { measureUncached } from './uncached';
import { ARTICLES } from './uncached-pages';

/** A database of its own on the bench's server. */
export async function makeDatabase(server: TestServer, name: string, hasDemo: boolean) {
	const client = new pg.Client({ connectionString: `${server.url}/postgres` });
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	const databaseUrl = `${server.url}/${name}`;
	const db = await openDatabase({ databaseUrl, dataDir: '', pool: 10 });
	await migrate(db);
	if (hasDemo) await loadDemo(db, { now: Math.floor(Date.now() / 1000) });
	return { db, databaseUrl };
}

/** What of the bench is asked for, and where it is measured. */
export interface Asked {
	wants(part: string): boolean;
	say(text: string): void;
	server: TestServer;
	/** Database with the demonstration. */
	databaseUrl: string;
	/** Folder for the data folders of servers. */
	folder: string;
}

/** Measures the parts that want a database with more than the demonstration. */
export async function measureLarge({ wants, say, server, databaseUrl, folder }: Asked): Promise<Figure[]> {
	const figures: Figure[] = [];
	if (wants('uncached') || wants('statements') || wants('memory')) {
		say('12,000 articles …');
		const large = await makeDatabase(server, 'bench_uncached', true);
		await seedArticles(large.db, ARTICLES);
		if (wants('uncached')) {
			say('Uncached pages over HTTP …');
			figures.push(...(await measureUncached({ ...large, pid: server.pid() }, '12,000 articles', true)));
		}
		if (wants('statements')) {
			say('Statements of pages …');
			figures.push(...(await measureStatements(large.db, ARTICLES)));
		}
		if (wants('memory')) {
			say('Memory after every fixed path, and after 20,000 and 100,000 uncached pages …');
			figures.push(...(await measureHeld(databaseUrl, large, folder)));
		}
		await large.db.stop();
	}
	if (wants('statements')) {
		say('120,000 articles …');
		const larger = await makeDatabase(server, 'bench_statements', true);
		await seedArticles(larger.db, 120_000);
		figures.push(...(await measureStatements(larger.db, 120_000)));
		await larger.db.stop();
	}
	if (wants('big') || wants('search')) {
		say('100,000 articles …');
		const big = await makeDatabase(server, 'bench_big', false);
		await seedArticles(big.db, 100_000);
		if (wants('big')) figures.push(...(await measureLists(big.db)));
		if (wants('search')) figures.push(...(await measureSearches(big.db)));
		await big.db.stop();
	}
	if (wants('desk')) {
		say('120,000 articles in the newsroom …');
		const desk = await makeDatabase(server, 'bench_newsroom', false);
		figures.push(...(await measureNewsroomLists(desk.db)));
		say('480,000 entries of the audit, 100,000 licences …');
		figures.push(...(await measureNewsroomRows(desk.db)));
		await desk.db.stop();
	}
	if (wants('publish')) {
		say('Publishing among 12,000 articles …');
		const live = await makeDatabase(server, 'bench_publish', true);
		await seedArticles(live.db, ARTICLES);
		figures.push(...(await measurePublish(live.databaseUrl)));
		await live.db.stop();
	}
	if (wants('media')) {
		say('50,000 files in the media library …');
		const library = await makeDatabase(server, 'bench_media', true);
		figures.push(...(await measureLibrary(library.db, library.databaseUrl)));
		await library.db.stop();
	}
	if (wants('places')) {
		say('100,000 licences, 5,000 exhibitors …');
		const places = await makeDatabase(server, 'bench_places', false);
		figures.push(...(await measurePlaces(places.db)));
		await places.db.stop();
	}
	if (wants('emails')) {
		say('1,000,000 emails that wait …');
		const waiting = await makeDatabase(server, 'bench_emails', false);
		figures.push(...(await measureClaims(waiting.db)));
		await waiting.db.stop();
	}
	if (wants('import')) {
		say('Import of 50,000 posts …');
		const target = await makeDatabase(server, 'bench_import', false);
		figures.push(...(await measureImport(target.db, folder)));
		await target.db.stop();
	}
	return figures;
}
