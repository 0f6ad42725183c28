/** Hours of an article: an embargo that stops it and says until when, and the nights in which the clocks are set. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
const step = (page: Pick<Page, 'getByRole'>, name: string) => page.getByRole('button', { name, exact: true });

interface Standing {
	scheduled_at: number | null;
	embargo_until: number | null;
	zone: string | null;
}
async function standing(page: Page, id: number): Promise<Standing> {
	const answer = await page.request.get(`/admin/api/article/${id}`);
	return ((await answer.json()) as { data: { standing: Standing } }).data.standing;
}

/** Makes an article that nothing keeps from readers, and opens it. @returns its number */
async function opened(page: Page, title: string): Promise<number> {
	const data = {
		edition: 'en',
		type: 'regulation',
		title,
		standfirst: 'What it means.',
		html: '<p>Words.</p>',
		links: { authors: [1] },
	};
	const answer = await page.request.post('/admin/api/article', { data, headers: { origin: site.url } });
	const { id } = ((await answer.json()) as { data: { id: number } }).data;
	await page.goto(`/admin/article/${id}`);
	return id;
}

/** A desk in New York, whose newsroom is in Madrid. */
const desk = async () => site.signIn('desk', await site.keyboard({ timezoneId: 'America/New_York' }));

test('an embargo is on the checklist with its end in its own zone, and Publish is stopped by it', async () => {
	const page = await desk();
	const id = await opened(page, 'Held until the ministry speaks');
	await step(page, 'Embargo').click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Time zone').waitFor();
	const groups = await dialog
		.locator('select optgroup')
		.evaluateAll((all) => all.map((one) => (one as HTMLOptGroupElement).label));
	expect(groups).toEqual(['Newsroom', 'Your browser', 'All time zones']);
	expect(await dialog.locator('option').nth(1).textContent()).toContain('America/New York (UTC−0');
	await dialog.getByLabel('Time zone').selectOption('Europe/Brussels');
	await dialog.getByLabel('Embargo until').fill('2038-02-01T10:33');
	await step(dialog, 'Embargo').click();
	await expectToast(page, 'is embargoed until 1 Feb 2038, 10:33 Brussels');
	await page.locator('.chk').getByText('Embargoed until 1 Feb 2038, 10:33 Brussels').waitFor();
	expect(await page.locator('.hours').textContent()).toMatch(/1 Feb 2038, 10:33 Brussels.*1 Feb 2038, 04:33 New York/);

	await step(page, 'Publish').click();
	await dialog.getByText('Embargoed until 1 Feb 2038, 10:33 Brussels').waitFor();
	expect(await step(dialog, 'Publish').getAttribute('aria-disabled')).toBe('true');
	await step(dialog, 'Publish').click({ force: true });
	await step(dialog, 'Cancel').click();

	await step(page, 'Schedule').click();
	await dialog.getByLabel('Time zone').selectOption('Europe/Brussels');
	await dialog.getByLabel('Goes out').fill('2038-02-01T09:00');
	await dialog.getByText('Not before the embargo ends, 1 Feb 2038, 10:33 Brussels.').waitFor();
	await dialog.getByLabel('Goes out').fill('2020-02-01T09:00');
	await dialog.getByText('Not before the embargo ends').waitFor();
	await step(dialog, 'Cancel').click();
	expect(await standing(page, id)).toMatchObject({ scheduled_at: null });

	// The zone in which it was chosen is the one in which it is changed.
	await step(page, 'Embargo').click();
	await dialog.getByLabel('Time zone').waitFor();
	expect(await dialog.getByLabel('Time zone').inputValue()).toBe('Europe/Brussels');
	expect(await dialog.getByLabel('Embargo until').inputValue()).toBe('1 Feb 2038, 10:33');
});

test('an hour that comes twice is asked about, shown apart, and stays the same however often it is saved', async () => {
	const page = await desk();
	const id = await opened(page, 'Planned for a long night');
	await step(page, 'Schedule').click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Time zone').selectOption('Europe/Madrid');
	await dialog.getByLabel('Goes out').fill('2027-10-31T02:30');
	await dialog.getByText('02:30 happens twice on 31 October 2027').waitFor();
	await step(dialog, 'Schedule').click();
	await dialog.getByText('A day and an hour are needed.').waitFor();
	await dialog.getByLabel('02:30 CET', { exact: true }).check();
	await step(dialog, 'Schedule').click();
	await expectToast(page, 'is scheduled for 31 Oct 2027, 02:30 CET Madrid');
	const second = Date.parse('2027-10-31T01:30Z') / 1000;
	expect(await standing(page, id)).toMatchObject({ scheduled_at: second, zone: 'Europe/Madrid' });
	expect(await page.locator('.st--sch').first().textContent()).toContain('31 Oct 2027, 02:30 CET Madrid');

	await page.reload();
	await step(page, 'Schedule').click();
	await dialog.getByLabel('02:30 CET', { exact: true }).waitFor();
	expect(await dialog.getByLabel('02:30 CET', { exact: true }).isChecked()).toBe(true);
	await step(dialog, 'Schedule').click();
	await expectToast(page, 'is scheduled for 31 Oct 2027, 02:30 CET Madrid');
	expect(await standing(page, id)).toMatchObject({ scheduled_at: second });
});

test('an hour that the night of the change leaves out is said, and never moved to another one', async () => {
	const page = await desk();
	const id = await opened(page, 'Planned for a short night');
	await step(page, 'Schedule').click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Time zone').selectOption('Europe/Madrid');
	await dialog.getByLabel('Goes out').fill('2027-03-28T02:30');
	await dialog.getByText('02:30 does not exist on 28 March 2027; the clocks go forward.').waitFor();
	await step(dialog, 'Schedule').click();
	expect(await dialog.getByLabel('Goes out').getAttribute('aria-invalid')).toBe('true');
	await dialog.getByLabel('Goes out').fill('2027-03-28T03:30');
	await dialog.getByText(/28 Mar 2027, 03:30 Madrid · .*27 Mar 2027, 21:30 New York/).waitFor();
	await step(dialog, 'Schedule').click();
	await expectToast(page, 'is scheduled for 28 Mar 2027, 03:30 Madrid');
	expect(await standing(page, id)).toMatchObject({ scheduled_at: Date.parse('2027-03-28T01:30Z') / 1000 });
});
