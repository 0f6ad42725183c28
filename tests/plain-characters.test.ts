import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestSite } from './site';

/** What a page draws so that a line does not end there: no-break spaces, and elements around "e-" words. */
const NO_BREAK = /[\u00A0\u202F\u2011]/;

test('pages hold together what belongs together; stored text, API, feeds and files keep plain characters', async () => {
	const { app, db, stop } = await openTestSite();
	const text = async (path: string) => {
		const answer = await app.request(path);
		expect(answer.status, path).toBe(200);
		return answer.text();
	};
	for (const [prefix, edition] of [
		['', 'en'],
		['/es', 'es'],
	] as const) {
		for (const page of ['/news/data', '/market/germany', '/rule', '/calendar', '/china']) {
			const main = /<main[\s\S]*<\/main>/.exec(await text(prefix + page))?.[0] ?? '';
			expect(main, prefix + page).toMatch(NO_BREAK);
		}
		for (const file of [
			`/api/v2/article/all?edition=${edition}`,
			`/api/v2/article/page?edition=${edition}&limit=50`,
			`${prefix}/feed.xml`,
			`${prefix}/news/data/china-exports-monthly.csv`,
			`${prefix}/calendar/calendar.ics`,
		])
			expect(NO_BREAK.exec(await text(file))?.[0], file).toBeUndefined();
	}
	// The lines around every page.
	const home = await text('/');
	expect(home).toMatch(/by <span class="nb">e-mail<\/span> every Thursday/);
	expect(home).toMatch(/for the <span class="nb">e-cigarette<\/span> trade/);
	const { rows } = await db.read.execute(
		sql.raw(`select count(*)::int as found from article where (title || standfirst || html) ~ '[\u00A0\u202F\u2011]'`),
	);
	expect(rows).toEqual([{ found: 0 }]);
	await stop();
});
