import { BlockList, isIP } from 'node:net';

/**
 * Networks of IPv4 that are not the public internet (IANA's special-purpose registry), with multicast and the reserved
 * rest.
 */
const CLOSED_4: [string, number][] = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.31.196.0', 24],
	['192.52.193.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['192.175.48.0', 24],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
];
/** Blocks within 2000::/3, the only public part of IPv6, that carry or hide other addresses, or serve documentation. */
const CLOSED_6: [string, number][] = [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['2620:4f:8000::', 48],
	['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of CLOSED_4) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of CLOSED_6) closed.addSubnet(network, bits, 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/**
 * True for addresses of the public internet: no loopback, private, link-local, carrier, documentation or multicast
 * network, and no form of IPv6 that maps, translates or tunnels to IPv4 (`::ffff:10.0.0.1`, `64:ff9b::`, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
	// A zone (`fe80::1%eth0`) belongs to a link, never to the internet.
	if (address.includes('%')) return false;
	const family = isIP(address);
	if (family === 4) return !closed.check(address, 'ipv4');
	return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
