/**
 * `npm run browsers [-- engine …]`: the journeys of readers and of the newsroom in Chromium, Firefox and WebKit, on a site
 * of their own with the demonstration. Ends with 1 where one of them fails, or an engine is missing.
 */
import prepare from '../database.global';
import { demoFragment } from '../demonstration';
import { type RunningServer, startServer } from '../e2e/server';
import { byPuppeteer } from './by-puppeteer';
import { byWebDriver } from './by-webdriver';
import { reading } from './reading';
import type { OpenVisitor } from './visitor';
import { writing } from './writing';

const engines: Record<string, OpenVisitor> = {
	chromium: byPuppeteer('chrome'),
	firefox: byPuppeteer('firefox'),
	webkit: byWebDriver,
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @returns how many journeys failed */
async function visit(engine: string, open: OpenVisitor, server: RunningServer): Promise<number> {
	say(engine);
	let failed = 0;
	const visitor = await open(server.url);
	const demonstration = demoFragment(server);
	try {
		for (const journey of [...reading, ...writing]) {
			if (journey.needsDisplay && visitor.display === undefined) continue;
			const failure = await journey.run(visitor, { engine, demonstration }).then(() => undefined, reasonOf);
			say(
				`  ${failure === undefined ? 'ok  ' : 'FAIL'}  ${journey.name}${failure === undefined ? '' : `\n        ${failure}`}`,
			);
			if (failure !== undefined) failed += 1;
		}
	} finally {
		await visitor.close();
	}
	return failed;
}

export async function main(asked: string[]): Promise<number> {
	const unknown = asked.find((name) => !(name in engines));
	if (unknown) {
		process.stderr.write(`There is no engine "${unknown}"; there are ${Object.keys(engines).join(', ')}.\n`);
		return 2;
	}
	const clear = await prepare();
	const server = await startServer({ DEMO: 'true', HOST: '127.0.0.1' });
	let failed = 0;
	try {
		for (const [engine, open] of Object.entries(engines)) {
			if (asked.length > 0 && !asked.includes(engine)) continue;
			failed += await visit(engine, open, server).catch((error: unknown) => {
				say(`  FAIL  ${reasonOf(error)}`);
				return 1;
			});
		}
	} finally {
		await server.stop();
		await clear();
	}
	return failed > 0 ? 1 : 0;
}
