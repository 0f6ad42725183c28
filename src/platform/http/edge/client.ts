import { BlockList, isIP, isIPv6 } from 'node:net';
import { readNetwork } from '../../security/network';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv4 address that arrives in IPv6's clothes is written plainly, so that one client has one spelling. */
const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address.toLowerCase();

/** Who is believed about X-Forwarded-For. */
export class Proxies {
	readonly #list = new BlockList();

	/** @param addresses single addresses or networks (`10.0.0.0/8`); anything else throws an Error that names it. */
	constructor(addresses: readonly string[]) {
		for (const entry of addresses) {
			const network = readNetwork(entry);
			if (!network) throw new Error(`"${entry}" is not the address of a proxy.`);
			this.#list.addSubnet(network.address, network.prefix, network.family);
		}
	}

	believes(address: string): boolean {
		return isIP(address) !== 0 && this.#list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
	}

	/**
	 * Address of the client: the peer itself, or, when the peer is a configured proxy, the right-most hop
	 * that is not one (everything left of it was written by the client and proves nothing).
	 * @returns '' when the connection has no address (a unix socket, or one that is gone)
	 */
	clientOf(peer: string | undefined, forwardedFor: string | undefined): string {
		let client = plain(peer ?? '');
		if (!forwardedFor || !this.believes(client)) return client;
		const hops = forwardedFor.split(',').map((hop) => plain(hop.trim()));
		for (let i = hops.length - 1; i >= 0; i--) {
			const hop = hops[i] as string;
			if (isIP(hop) === 0) break;
			client = hop;
			if (!this.believes(hop)) break;
		}
		return client;
	}
}

/** The address as far as a log may know it (security rule 25): the /24 of IPv4, the /48 of IPv6. */
export function networkOf(address: string): string {
	const family = isIP(address);
	if (family === 4) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
	if (family !== 6) return '';
	const [head = '', tail] = (address.split('%')[0] as string).split('::');
	const left = head === '' ? [] : head.split(':');
	const right = tail ? tail.split(':') : [];
	// An IPv4 tail fills two groups.
	const width = left.length + right.length + (address.includes('.') ? 1 : 0);
	const groups = tail === undefined ? left : [...left, ...Array.from({ length: 8 - width }, () => '0'), ...right];
	return `${groups
		.slice(0, 3)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':')}::/48`;
}
