import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../tests/site';
import { event_edition } from '../../data/tables/topic';

describe('calendar files', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await site.app.request(path);
		const text = await response.text();
		return { response, text, lines: text.replace(/\r\n /g, '').split('\r\n') };
	};
	const value = (lines: string[], name: string) =>
		lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))?.replace(/^[^:]*:/, '');

	test('one show, in the words of the edition', async () => {
		const { response, lines } = await get('/topic/inter-tabac-2023.ics');
		expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
		expect(value(lines, 'SUMMARY')).toBe('InterTabac 2023');
		expect([value(lines, 'DTSTART'), value(lines, 'DTEND'), value(lines, 'STATUS')]).toEqual([
			'20230914',
			'20230917',
			'CONFIRMED',
		]);
		expect(value(lines, 'UID')).toBe('inter-tabac-2023@127.0.0.1');
		expect(value(lines, 'LOCATION')).toBe('Westfalenhallen\\, Dortmund\\, Germany');
		expect(value((await get('/es/topic/inter-tabac-2023.ics')).lines, 'LOCATION')).toBe(
			'Westfalenhallen\\, Dortmund\\, Alemania',
		);
	});

	test('the page of an event leads to the event edition it is about', async () => {
		const { lines } = await get('/topic/tpe.ics');
		expect(value(lines, 'SUMMARY')).toMatch(/^TPE \d{4}$/);
		expect(value(lines, 'STATUS')).toBe('TENTATIVE');
		expect(value(lines, 'URL')).toBe('http://127.0.0.1:3000/topic/tpe');
	});

	test('the calendar to subscribe to holds every show to come, each once', async () => {
		const { lines, response } = await get('/topic/calendar.ics');
		const uids = lines.filter((line) => line.startsWith('UID:'));
		expect(new Set(uids).size).toBe(uids.length);
		const days = lines.filter((line) => line.startsWith('DTSTART')).map((line) => line.slice(-8));
		expect(days.length).toBeGreaterThan(8);
		expect(days).toEqual([...days].sort());
		expect(lines[0]).toBe('BEGIN:VCALENDAR');
		expect(lines.at(-2)).toBe('END:VCALENDAR');
		expect(response.headers.get('cache-tag')).toBe('topic');
	});

	test('strikes out what was called off', async () => {
		await site.db.write((tx) =>
			tx.update(event_edition).set({ status: 'cancelled' }).where(eq(event_edition.slug, 'gfn-2026')),
		);
		const { lines } = await get('/es/topic/gfn-2026.ics');
		expect(value(lines, 'SUMMARY')).toBe('Cancelada: GFN 2026');
		expect(value(lines, 'STATUS')).toBe('CANCELLED');
	});

	test.each(['/topic/iecie-2020.ics', '/topic/hnb-kungfu.ics', '/topic/nothing.ics', '/topic/.ics'])(
		'there is none without days: %s',
		async (path) => {
			expect((await get(path)).response.status).toBe(404);
		},
	);
});
