import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { Visitor } from '../../../../tests/staff-visitor';
import { MAX_TEXT_CHARACTERS } from '../../../shared/input/limits';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';

/** A text of so many characters, its markup included: short paragraphs of one word. */
const textOf = (length: number, word = 'duty ') => {
	const paragraph = `<p>${word.repeat(Math.floor(1_993 / word.length)).trim()}</p>`;
	const whole = paragraph.repeat(Math.floor(length / paragraph.length));
	return `${whole}<p>${'a'.repeat(Math.max(1, length - whole.length - 7))}</p>`;
};

describe('a long text', () => {
	let site: TestFront;
	let desk: Visitor;
	beforeAll(async () => {
		site = await openTestFront();
		desk = await signedIn(site, [{ role: 'desk' }]);
	});
	afterAll(() => site.stop());

	const draft = async (more: object = {}) => {
		const title = `A long one ${randomBytes(4).toString('hex')}`;
		const made = await desk.ask('POST', 'article', { edition: 'en', type: 'regulation', title, ...more });
		return { status: made.status, id: made.data.id, version: made.data.version, data: made.data };
	};
	/** The text as it is kept; blocks are kept on a line each. */
	const htmlOf = async (id: unknown) =>
		((await desk.ask('GET', `article/${id}`)).data.content as { html: string }).html.replaceAll('\n', '');

	test('of 1.9 million characters is saved, and made new', async () => {
		const { id, version } = await draft();
		const html = textOf(1_900_000);
		expect(await desk.ask('PATCH', `article/${id}`, { version, html })).toMatchObject({ status: 200 });
		expect((await htmlOf(id)) === html).toBe(true);
		expect(await draft({ html })).toMatchObject({ status: 201 });
	});

	test('in a script of three bytes a sign is saved up to the same length', async () => {
		const { id, version } = await draft();
		const html = textOf(1_900_000, '税率上调');
		expect(Buffer.byteLength(html)).toBeGreaterThan(5_000_000);
		expect(await desk.ask('PATCH', `article/${id}`, { version, html })).toMatchObject({ status: 200 });
		expect((await htmlOf(id)) === html).toBe(true);
	});

	test('of more characters than an article has is refused, with how many there may be', async () => {
		const { id, version } = await draft();
		const html = textOf(MAX_TEXT_CHARACTERS + 10);
		expect(await desk.ask('PATCH', `article/${id}`, { version, html })).toMatchObject({
			status: 400,
			data: { reason: 'invalid', field: 'html', rule: { name: 'most_characters', most: MAX_TEXT_CHARACTERS } },
		});
		expect(await draft({ html })).toMatchObject({ status: 400, data: { field: 'html' } });
	});

	test('comes as a step, too', async () => {
		const { id } = await draft({ html: '<p>Short.</p>' });
		const { number } = (await desk.ask('GET', `article/${id}/steps`)).data;
		const typing = (text: string) => ({
			stepType: 'replace',
			from: 1,
			to: 1,
			slice: { content: [{ type: 'text', text }] },
		});
		const send = (after: unknown, text: string) =>
			desk.ask('POST', `article/${id}/steps`, {
				after,
				schema: TEXT_SCHEMA,
				client: 'a-long-writer',
				steps: [typing(text)],
			});
		const taken = await send(number, 'a'.repeat(1_000_000));
		expect(taken).toMatchObject({ status: 200, data: { is_taken: true } });
		const after = taken.data.number;
		expect(await send(after, 'a'.repeat(1_000_001))).toMatchObject({ status: 413, data: { field: 'steps' } });
	});

	test('a request that is larger than its call takes is refused with how much that is', async () => {
		const { id, version } = await draft();
		const answer = await desk.ask('PATCH', `article/${id}`, { version, html: 'a'.repeat(15_500_000) });
		expect(answer).toMatchObject({ status: 413, data: { reason: 'too_large', rule: { name: 'body_size' } } });
		expect(answer.msg).toMatch(/\d KB/);
		const small = await desk.ask('POST', `article/${id}/publish`, { version, more: 'a'.repeat(70_000) });
		expect(small).toMatchObject({ status: 413, data: { rule: { name: 'body_size', kilobytes: 64 } } });
	});

	test('whoever is not signed in, or has no right to write, is refused before it is read', async () => {
		const { id, version } = await draft();
		const body = { version, html: textOf(1_000_000) };
		expect(await new Visitor(site.url).ask('PATCH', `article/${id}`, body)).toMatchObject({ status: 401 });
		const advertising = await signedIn(site, [{ role: 'advertising' }]);
		expect(await advertising.ask('PATCH', `article/${id}`, body)).toMatchObject({ status: 403 });
		const guest = { email: 'a@brume.example', password: 'a'.repeat(70_000) };
		expect(await new Visitor(site.url).ask('POST', 'session', guest)).toMatchObject({
			status: 413,
			data: { rule: { kilobytes: 64 } },
		});
	});

	/** A request of somebody whose long body is being read and does not end: the server has asked for it. */
	const begun = async (visitor: Visitor, path: string) => {
		const { hostname, port, host } = new URL(site.url);
		const socket = connect(Number(port), hostname);
		let answer = '';
		socket.on('data', (chunk) => {
			answer += chunk;
		});
		const head = [
			`PATCH /admin/api/${path} HTTP/1.1`,
			`Host: ${host}`,
			'Sec-Fetch-Site: same-origin',
			`Cookie: site_admin_token=${visitor.cookie}`,
			'Content-Type: application/json',
			'Content-Length: 1000000',
			'Expect: 100-continue',
		];
		socket.write(`${head.join('\r\n')}\r\n\r\n`);
		await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 100 /);
		socket.write('{"version":1,');
		return socket;
	};

	test('two at a time are taken of one person, the third waits, and others do not', async () => {
		const writer = await signedIn(site, [{ role: 'desk' }]);
		const { id, version } = await draft();
		const body = { version, html: textOf(100_000) };
		const open = [await begun(writer, `article/${id}`), await begun(writer, `article/${id}`)];
		const third = () => writer.ask('PATCH', `article/${id}`, { ...body, version: 999 });
		expect(await third()).toMatchObject({
			status: 429,
			retryAfter: expect.any(Number),
			data: { reason: 'limited', rule: { name: 'bodies_at_once', most: 2 } },
		});
		// What is short is no long body, and what others write is theirs.
		expect(await writer.ask('PATCH', `article/${id}`, { version, standfirst: 'Short.' })).toMatchObject({
			status: 200,
		});
		expect((await desk.ask('PATCH', `article/${id}`, { ...body, version: Number(version) + 1 })).status).toBe(200);
		for (const socket of open) socket.destroy();
		await expect.poll(async () => (await third()).status).toBe(409);
	});
});
