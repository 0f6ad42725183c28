import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, Proxies } from './client';

describe('the client behind a proxy', () => {
	const proxies = new Proxies(['10.0.0.1', '192.168.0.0/16', '2001:db8::1']);

	test('is the peer, whatever it claims, when the peer is no proxy', () => {
		expect(proxies.clientOf('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
		expect(proxies.clientOf('203.0.113.9', undefined)).toBe('203.0.113.9');
		expect(proxies.clientOf(undefined, '198.51.100.1')).toBe('');
	});

	test('is the right-most hop that is no proxy itself', () => {
		expect(proxies.clientOf('10.0.0.1', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1');
		expect(proxies.clientOf('10.0.0.1', '1.1.1.1, 198.51.100.1, 192.168.4.4')).toBe('198.51.100.1');
		expect(proxies.clientOf('2001:db8::1', '2001:DB8:1::5')).toBe('2001:db8:1::5');
		expect(proxies.clientOf('::ffff:10.0.0.1', '::ffff:198.51.100.1')).toBe('198.51.100.1');
	});

	test('is the proxy when nothing left of it is an address', () => {
		expect(proxies.clientOf('10.0.0.1', 'unknown')).toBe('10.0.0.1');
		expect(proxies.clientOf('10.0.0.1', '198.51.100.1, _hidden, 192.168.4.4')).toBe('192.168.4.4');
		expect(proxies.clientOf('10.0.0.1', '')).toBe('10.0.0.1');
	});

	test.each(['10.0.0', 'proxy.test', '10.0.0.0/33', '10.0.0.0/x', '::/129', '10.0.0.0/8/8', ''])(
		'%j is refused as the address of a proxy',
		(entry) => {
			expect(() => new Proxies([entry])).toThrow(`"${entry}" is not the address of a proxy.`);
		},
	);
});

describe('the network a log may know', () => {
	test.each([
		['203.0.113.9', '203.0.113.0/24'],
		['2001:db8:aaaa:bbbb::1', '2001:db8:aaaa::/48'],
		['2001:db8::1', '2001:db8:0::/48'],
		['::1', '0:0:0::/48'],
		['64:ff9b::203.0.113.9', '64:ff9b:0::/48'],
		['fe80::1%eth0', 'fe80:0:0::/48'],
		['', ''],
		['somewhere', ''],
	])('%s is %s', (address, network) => {
		expect(networkOf(address)).toBe(network);
	});

	test('says nothing of the host', () => {
		fc.assert(
			fc.property(fc.ipV4(), fc.nat(255), (address, last) => {
				const other = `${address.slice(0, address.lastIndexOf('.'))}.${last}`;
				expect(networkOf(address)).toBe(networkOf(other));
			}),
		);
		fc.assert(
			fc.property(fc.ipV6(), (address) => {
				expect(networkOf(address)).toMatch(/^[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::\/48$/);
			}),
		);
	});
});
