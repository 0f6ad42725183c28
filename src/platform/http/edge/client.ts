import { BlockList, isIP, isIPv6 } from 'node:net';
import { readNetwork } from '../../security/network';

/** Headers that proxies add, lower case; their values are never trusted. */
const PROXY_HEADERS = new Set([
	'ali-cdn-real-ip',
	'cdn-loop',
	'client-ip',
	'do-connecting-ip',
	'eo-client-ip',
	'eo-connecting-ip',
	'fastly-client-ip',
	'fastly-ff',
	'fastly-ssl',
	'fly-client-ip',
	'forwarded',
	'forwarded-for',
	'front-end-https',
	'incap-client-ip',
	'proxy-client-ip',
	'true-client-ip',
	'via',
	'wl-proxy-client-ip',
	'x-amz-cf-id',
	'x-amzn-trace-id',
	'x-appengine-remote-addr',
	'x-appengine-user-ip',
	'x-arr-log-id',
	'x-arr-ssl',
	'x-azure-clientip',
	'x-azure-fdid',
	'x-azure-ref',
	'x-azure-socketip',
	'x-client-ip',
	'x-cloud-trace-context',
	'x-cluster-client-ip',
	'x-forwarded',
	'x-host',
	'x-nf-client-connection-ip',
	'x-original-for',
	'x-original-forwarded-for',
	'x-original-host',
	'x-original-proto',
	'x-original-url',
	'x-originating-ip',
	'x-proxyuser-ip',
	'x-real-ip',
	'x-remote-addr',
	'x-remote-ip',
	'x-rewrite-url',
	'x-scheme',
	'x-sucuri-clientip',
	'x-varnish',
	'x-waws-unencoded-url',
]);
const PROXY_HEADER_PREFIXES = ['cf-connecting-ip', 'cf-pseudo-', 'cf-ray', 'cf-visitor', 'x-envoy-', 'x-forwarded-'];

/**
 * True for a header that proxies write. Browsers never send one, so the request came through a proxy or pretends to.
 * @param name lower case
 */
export const isProxyHeader = (name: string): boolean =>
	PROXY_HEADERS.has(name) || PROXY_HEADER_PREFIXES.some((prefix) => name.startsWith(prefix));

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Writes an IPv4 address that is mapped to IPv6 as IPv4, so that one client has one spelling. */
const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address.toLowerCase();

/** The proxies whose X-Forwarded-For is trusted. */
export class Proxies {
	readonly #list = new BlockList();

	/** @param addresses single addresses or networks (`10.0.0.0/8`) @throws Error that names any other entry */
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
	 * Address of the client: the peer itself, or, when the peer is a configured proxy, the right-most hop that is not one
	 * (everything left of it was written by the client and proves nothing).
	 * @returns '' when the connection has no address (a unix socket, or one that has closed)
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

/** The address as far as a log may hold it (security rule 25): the /24 of IPv4, the /48 of IPv6. */
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
