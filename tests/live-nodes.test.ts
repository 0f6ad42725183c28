/** What changes on one node of two, and who has it open there, reaches the browsers of the other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from './e2e/server';
import { listen } from './live-stream';
import { openTestFront, type TestFront } from './site';
import { signedIn } from './staff-session';
import { Visitor } from './staff-visitor';

type Listening = Awaited<ReturnType<typeof listen>>;

let site: TestFront;
let nodes: RunningServer[] = [];
beforeAll(async () => {
	site = await openTestFront();
	const env = { DATABASE_URL: site.databaseUrl };
	nodes = await Promise.all([startServer(env), startServer(env)]);
});
afterAll(async () => {
	for (const node of nodes) await node.stop();
	await site?.stop();
});

test('browsers of two nodes hear of each other, both ways', async () => {
	const { cookie } = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	const [here, there] = nodes.map(({ url }) => Object.assign(new Visitor(url), { cookie })) as [Visitor, Visitor];
	const [first, second] = (await Promise.all(nodes.map(({ url }) => listen(url, here)))) as [Listening, Listening];
	const made = await here.ask('POST', 'article', { edition: 'en', type: 'company', title: 'Heard on two nodes' });
	const row = `article:${made.data.id}`;
	await Promise.all([first.waitFor(new RegExp(`${row}"`)), second.waitFor(new RegExp(`${row}"`))]);
	const say = (who: Visitor, browser: string, open: unknown[]) => who.ask('POST', 'presence', { browser, at: 1, open });
	await say(here, 'a-browser-of-one', [{ row, is_writing: true }]);
	await second.waitFor(new RegExp(`a-browser-of-one[^\\n]*"row":"${row}","is_writing":true`));
	await say(there, 'a-browser-of-two', [{ row, is_writing: false }]);
	const heard = (await first.waitFor(/a-browser-of-two/)).length;
	const { version } = (await there.ask('GET', `article/${made.data.id}`)).data;
	expect(await there.ask('PATCH', `article/${made.data.id}`, { version, place: 'Oslo' })).toMatchObject({
		status: 200,
	});
	await first.waitFor(new RegExp(`touched\\ndata: [^\\n]*${row}"`), heard);
	first.close();
	second.close();
});
