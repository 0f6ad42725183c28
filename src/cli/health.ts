import { request } from 'node:http';
import { rootPaths } from '../shared/address/addresses';
import { say, withSettings } from './command-line';

const USAGE = `Usage: npm run health

  Asks the site on this machine, by HOST and PORT, whether it is ready for readers; a container's health check.
  Ends with 0 where it is, with 1 where it is not or does not answer within five seconds.`;

const TIMEOUT_MS = 5_000;

/** Loopback addresses for a server that listens on every address. */
const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** @returns status of the site's own answer; undefined where there is none */
const askWhetherReady = (host: string, port: number, site_url: string): Promise<number | undefined> =>
	new Promise((resolve) => {
		const asked = request({
			host: EVERYWHERE[host] ?? host,
			port,
			path: rootPaths.ready,
			headers: { host: new URL(site_url).host },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		asked.on('response', (answer) => resolve(answer.resume().statusCode));
		asked.on('error', () => resolve(undefined));
		asked.end();
	});

/** `npm run health`. @returns exit code */
export async function main(args: string[]): Promise<number> {
	if (args.length > 0) {
		say(USAGE);
		return args[0] === '--help' ? 0 : 2;
	}
	return withSettings(async ({ host, port, site_url }) => {
		const status = await askWhetherReady(host, port, site_url);
		if (status === 200) return 0;
		say(
			status
				? `The site answers ${status}: it is not ready for readers.`
				: `No site answers at ${host}, port ${port}; HOST and PORT, or SETTINGS_FILE, say where it is.`,
		);
		return 1;
	});
}
