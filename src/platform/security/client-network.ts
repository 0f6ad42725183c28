import { isIP } from 'node:net';

/**
 * What counts as one client where tries are counted: an IPv4 address, or the /64 of an IPv6 one, which is one
 * household's.
 * @returns '' where there is no address
 */
export function clientNetwork(address: string): string {
	const family = isIP(address);
	if (family === 4) return address;
	if (family !== 6) return '';
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	const [head = '', tail] = (address.split('%')[0] as string).split('::');
	const left = head === '' ? [] : head.split(':');
	const right = tail ? tail.split(':') : [];
	// An IPv4 tail fills two groups.
	const width = left.length + right.length + (address.includes('.') ? 1 : 0);
	const groups = tail === undefined ? left : [...left, ...Array.from({ length: 8 - width }, () => '0'), ...right];
	return `${groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':')}::/64`;
}
