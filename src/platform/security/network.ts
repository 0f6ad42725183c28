import { isIP } from 'node:net';

/** A network, or a single address as a network of its own. */
export interface Network {
	address: string;
	family: 'ipv4' | 'ipv6';
	/** Bits that all addresses of the network share; all of them where it is one address. */
	prefix: number;
}

/**
 * Reads `192.0.2.7`, `2001:db8::7`, `10.0.0.0/8` or `2001:db8::/32`.
 * @returns undefined where the text is none of them
 */
export function readNetwork(text: string): Network | undefined {
	const [address = '', bits, ...rest] = text.split('/');
	const version = isIP(address);
	const maxPrefix = version === 6 ? 128 : 32;
	const isWrong = bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > maxPrefix);
	if (version === 0 || rest.length > 0 || isWrong) return undefined;
	return { address, family: version === 6 ? 'ipv6' : 'ipv4', prefix: bits === undefined ? maxPrefix : Number(bits) };
}
