import { expect, test } from 'vitest';
import { BytesResponse, bytesOf } from './bytes-response';

const words = 'Café, 電子烟';
const response = () =>
	new BytesResponse(new TextEncoder().encode(words), { status: 404, headers: { 'content-type': 'text/html' } });

test('is read like any other answer, as often as one likes', async () => {
	const one = response();
	expect(await one.text()).toBe(words);
	expect(await one.text()).toBe(words);
	expect(Buffer.from(await one.arrayBuffer()).toString()).toBe(words);
	expect(Buffer.from(await one.bytes()).toString()).toBe(words);
	expect(await new Response(one.body).text()).toBe(words);
	expect(await (await one.blob()).text()).toBe(words);
	const copy = one.clone();
	expect([copy.status, copy.headers.get('content-type'), await copy.text()]).toEqual([404, 'text/html', words]);
	expect(await new BytesResponse(new TextEncoder().encode('[1]')).json()).toEqual([1]);
});

test('gives away nothing of the memory around its bytes', async () => {
	// Short buffers are parts of one that Node shares between all of them.
	const one = new BytesResponse(Buffer.from(words));
	const length = Buffer.byteLength(words);
	expect((await one.arrayBuffer()).byteLength).toBe(length);
	expect((await one.bytes()).buffer.byteLength).toBe(length);
	expect(await new Response(one.body).text()).toBe(words);
});

test('gives its bytes without a copy; any other answer has to be read', () => {
	const bytes = new TextEncoder().encode(words);
	expect(bytesOf(new BytesResponse(bytes))).toBe(bytes);
	expect(bytesOf(new Response(words))).toBeUndefined();
});

test('what is made of its body by whoever changes an answer on its way is the same', async () => {
	const one = response();
	expect(await new Response(one.body, one).text()).toBe(words);
});
