import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { type FetchOptions, fetchOptions, fetchPicture } from './fetch-picture';
import { LeaveOut } from './leave-out';
import { isPublicAddress } from './public-address';

describe('isPublicAddress', () => {
	test.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4001:80b::200e'])(
		'lets %s be spoken to',
		(address) => {
			expect(isPublicAddress(address)).toBe(true);
		},
	);

	test.each([
		'127.0.0.1',
		'127.255.255.254',
		'0.0.0.0',
		'10.1.2.3',
		'172.16.0.1',
		'172.31.255.255',
		'192.168.1.1',
		'169.254.169.254',
		'100.64.0.1',
		'192.0.2.1',
		'198.18.0.1',
		'203.0.113.9',
		'224.0.0.1',
		'255.255.255.255',
		'::',
		'::1',
		'fe80::1',
		'fe80::1%eth0',
		'fc00::1',
		'fd12::1',
		'ff02::1',
		'::ffff:127.0.0.1',
		'::ffff:8.8.8.8',
		'::ffff:7f00:1',
		'::127.0.0.1',
		'64:ff9b::7f00:1',
		'64:ff9b::8.8.8.8',
		'2002:7f00:1::',
		'2001:0:4136:e378:8000:63bf:3fff:fdd2',
		'2001:db8::1',
		'3fff::1',
		'',
		'localhost',
		'127.1',
		'0x7f.0.0.1',
		'2130706433',
	])('keeps away from %s', (address) => {
		expect(isPublicAddress(address)).toBe(false);
	});

	test('no address of a private network in any spelling of IPv6 is public', () => {
		const part = fc.integer({ min: 0, max: 255 });
		fc.assert(
			fc.property(
				fc.constantFrom('10', '127', '192.168', '169.254'),
				part,
				part,
				part,
				fc.constantFrom('', '::ffff:', '::', '64:ff9b::'),
				(network, a, b, c, prefix) => {
					const address = [...network.split('.'), a, b, c].slice(0, 4).join('.');
					expect(isPublicAddress(prefix + address)).toBe(false);
				},
			),
		);
	});
});

describe('fetchPicture', () => {
	let server: Server | undefined;
	afterEach(() => {
		server?.closeAllConnections();
		server?.close();
		server = undefined;
	});

	/** A server on this machine that pretends to be the internet; every other address stays closed. */
	async function internet(answer: RequestListener): Promise<{ port: number; options: FetchOptions; asked: string[] }> {
		const made = createServer(answer);
		server = made;
		await new Promise<void>((done) => {
			made.listen(0, '127.0.0.1', done);
		});
		const asked: string[] = [];
		const options: FetchOptions = {
			...fetchOptions('https://vapor.test'),
			async resolve(host) {
				asked.push(host);
				return host === 'inside.example'
					? ['10.0.0.1']
					: host === 'both.example'
						? ['127.0.0.1', '10.0.0.1']
						: ['127.0.0.1'];
			},
			isAllowed: (address) => address === '127.0.0.1',
		};
		return { port: (made.address() as AddressInfo).port, options, asked };
	}

	test('brings the bytes, having asked for the name once', async () => {
		const { port, options, asked } = await internet((request, response) => {
			expect(request.headers.host).toMatch(/^pictures\.example:/);
			expect(request.headers['user-agent']).toBe('picture-import (+https://vapor.test)');
			response.end('picture');
		});
		expect(Buffer.from(await fetchPicture(`http://pictures.example:${port}/a.jpg`, options)).toString()).toBe(
			'picture',
		);
		expect(asked).toEqual(['pictures.example']);
	});

	test('follows a redirect to a public place', async () => {
		const { port, options } = await internet((request, response) => {
			if (request.url === '/old.jpg') response.writeHead(301, { location: '/new.jpg' }).end();
			else response.end('moved');
		});
		expect(Buffer.from(await fetchPicture(`http://pictures.example:${port}/old.jpg`, options)).toString()).toBe(
			'moved',
		);
	});

	test.each([
		[
			'a redirect inside',
			(port: number) => ({ location: `http://inside.example:${port}/` }),
			'not on the public internet',
		],
		['a redirect to a number inside', () => ({ location: 'http://[::ffff:10.0.0.1]/' }), 'not on the public internet'],
		['a redirect to a file', () => ({ location: 'file:///etc/passwd' }), 'http or https'],
		['a redirect to itself', () => ({ location: '/again' }), 'redirected too often'],
		['a redirect nowhere', () => ({}), 'http or https'],
	])('refuses %s', async (_, headers, why) => {
		const { port, options } = await internet((_request, response) => void response.writeHead(302, headers(port)).end());
		await expect(fetchPicture(`http://pictures.example:${port}/a.jpg`, options)).rejects.toThrow(why);
	});

	test.each([
		['http://inside.example/a.jpg', 'not on the public internet'],
		['http://both.example/a.jpg', 'not on the public internet'],
		['http://10.0.0.1/a.jpg', 'not on the public internet'],
		['http://[::1]/a.jpg', 'not on the public internet'],
		['http://2130706434/a.jpg', 'not on the public internet'],
		['ftp://pictures.example/a.jpg', 'http or https'],
		['file:///etc/passwd', 'http or https'],
		['http://name:word@pictures.example/a.jpg', 'a name or a password'],
	])('refuses %s without a connection', async (address, why) => {
		const { options } = await internet(() => {
			throw new Error('connected');
		});
		await expect(fetchPicture(address, options)).rejects.toThrow(why);
	});

	test('refuses this machine by its real rules', async () => {
		const { port } = await internet((_request, response) => void response.end('secret'));
		await expect(fetchPicture(`http://127.0.0.1:${port}/`, fetchOptions('https://vapor.test'))).rejects.toThrow(
			'not on the public internet',
		);
		await expect(fetchPicture(`http://localhost:${port}/`, fetchOptions('https://vapor.test'))).rejects.toThrow(
			'not on the public internet',
		);
	});

	test.each([
		['declares too much', { 'content-length': '1000' }],
		['sends too much', { 'transfer-encoding': 'chunked' }],
	])('stops what %s', async (_, headers) => {
		const { port, options } = await internet(
			(_request, response) => void response.writeHead(200, headers as Record<string, string>).end(Buffer.alloc(1_000)),
		);
		await expect(fetchPicture(`http://pictures.example:${port}/a.jpg`, { ...options, maxBytes: 999 })).rejects.toThrow(
			'larger than 999 bytes',
		);
	});

	test('gives up on silence, on failure and on half an answer', async () => {
		const { port, options } = await internet((request, response) => {
			if (request.url === '/missing') response.writeHead(404).end();
			else if (request.url === '/half')
				response.writeHead(200, { 'content-length': '100' }).write('half', () => void response.destroy());
		});
		const get = (path: string) =>
			fetchPicture(`http://pictures.example:${port}${path}`, { ...options, timeoutMs: 300 }).catch(
				(error: unknown) => error,
			);
		for (const [path, why] of [
			['/silent', 'took too long'],
			['/missing', '404'],
			['/half', ''],
		] as const) {
			const refusal = await get(path);
			expect(refusal).toBeInstanceOf(LeaveOut);
			expect(String(refusal)).toContain(why);
		}
	});
});
