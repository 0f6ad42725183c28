/** What the newsroom's first screen says of the backups. */
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { job_run } from '../../../src/data/tables/operation/job-run';
import { openNewsroom } from './newsroom';

const site = openNewsroom();
const HOUR = 3_600;
const now = () => Math.floor(Date.now() / 1000);

/** Records a run that has ended. @param at Unix seconds */
const record = (job: string, at: number, result: object) =>
	site.front.db.write((tx) =>
		tx.insert(job_run).values({
			...{ job, state: 'done', most_attempts: 1, actor: 'clock', result },
			...{ due_at: at, started_at: at, finished_at: at },
		}),
	);
const whole = { missing: [], damaged: [] };

/** Opens the first screen anew. @returns the words of its section on health, and of the lines that are red */
async function health(page: Page) {
	await page.goto('/admin');
	const section = page.locator('section').filter({ has: page.getByRole('heading', { name: /^(?:Health|Estado)$/ }) });
	await section.waitFor();
	const red = section.locator('.lines--wrong li').filter({ hasText: /backup|copia/ });
	return { section, text: (await section.textContent()) ?? '', red: await red.allTextContents() };
}

test('the first screen says how long ago a backup was restored for a trial and what was compared, and is red where none is', async () => {
	const page = await site.enter('desk', '/admin');
	expect((await health(page)).red.join()).toContain('There is no backup: set BACKUP_KEY and BACKUP_AT');

	const made = now() - 6 * HOUR;
	await record('backup', made, { name: 'a', ...whole });
	await record('verify-backup', now() - 5 * HOUR - 60, { name: 'a', tables: 61, rows: 12_345, files: 678, ...whole });
	const good = await health(page);
	expect(good.red).toEqual([]);
	const words =
		'The last good backup was restored for a trial 5 hours ago: 61 tables, 12,345 rows and 678 files are as they were.';
	expect(good.text).toContain(words);

	await record('backup', now() - HOUR, { name: 'b', ...whole });
	await record('verify-backup', now() - 60, { name: 'b', fault: 'The backup b is damaged.' });
	const broken = await health(page);
	expect(broken.red.join()).toMatch(/The last backup does not restore: .*The backup b is damaged\.$/);
	expect(broken.text).toContain(words);

	await site.front.db.write((tx) => tx.execute(sql`delete from job_run where result ->> 'name' = 'b'`));
	await site.front.db.write((tx) =>
		tx.execute(sql`update job_run set started_at = started_at - ${43 * HOUR}::int, finished_at = finished_at - ${43 * HOUR}::int
			where result ->> 'name' = 'a'`),
	);
	const late = await health(page);
	expect(late.red.join()).toContain('No backup of the last two days has been restored for a trial');
	expect(late.text).toContain('restored for a trial 2 days ago');
	// A mark before the line is coloured: colour is never the only sign.
	const line = late.section.locator('.lines--wrong li').filter({ hasText: 'two days' });
	const [content, color, own] = await line.evaluate((element) => {
		const mark = getComputedStyle(element, '::before');
		return [mark.content, mark.color, getComputedStyle(element).color];
	});
	expect(content).toContain('▲');
	expect(color).not.toBe(own);
});
