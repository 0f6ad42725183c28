const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/i;

/**
 * Whether a host is the machine itself.
 * @param host name or address, perhaps with a port, as a Host header or a URL has it
 */
export function isLoopback(host: string): boolean {
	const bracketed = /^\[([^\]]*)\]/.exec(host)?.[1];
	return LOOPBACK.test(bracketed ?? (host.split(':').length === 2 ? (host.split(':')[0] ?? '') : host));
}
