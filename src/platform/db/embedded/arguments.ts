/** Arguments of the database's programs, by platform; this module starts no program. */

/** Name of the superuser, whose password is generated for each data folder. */
export const SUPERUSER = 'brume';

/**
 * Locales by which the full-text parser distinguishes letters from other characters; the first that the system has is
 * used. Sorting never uses them.
 */
export function letterLocales(platform: string): string[] {
	if (platform === 'win32') return ['en-US', 'C'];
	if (platform === 'darwin') return ['UTF-8', 'en_US.UTF-8'];
	return ['C.UTF-8', 'C.utf8', 'en_US.UTF-8'];
}

export interface InitOptions {
	cluster: string;
	/** File that holds the superuser's password. */
	passwordFile: string;
	letterLocale: string;
}

/**
 * Arguments of `initdb`. The built-in C.UTF-8 sorts and compares, so that no update of the system can spoil an index;
 * sorted lists for readers name an ICU collation in their statement.
 */
export const initArguments = ({ cluster, passwordFile, letterLocale }: InitOptions): string[] => [
	'-D',
	cluster,
	'-U',
	SUPERUSER,
	'--auth=scram-sha-256',
	`--pwfile=${passwordFile}`,
	'--encoding=UTF8',
	'--locale-provider=builtin',
	'--builtin-locale=C.UTF-8',
	'--locale=C',
	`--lc-ctype=${letterLocale}`,
	'--no-instructions',
];

/** The address of the server: a socket in a folder of its own, or (on Windows) a port of the loopback address. */
export type Listening = { socketFolder: string } | { port: number };

export interface ServerOptions {
	cluster: string;
	listening: Listening;
	/** Further settings, by name. */
	settings?: Record<string, string>;
}

/**
 * Settings of a database that shares a small machine with its site. Durability keeps PostgreSQL's defaults, which are
 * all on.
 */
const SETTINGS: Record<string, string> = {
	shared_buffers: '64MB',
	max_connections: '30',
	// This database has no replicas.
	wal_level: 'minimal',
	max_wal_senders: '0',
	max_logical_replication_workers: '0',
	min_wal_size: '32MB',
	max_wal_size: '256MB',
	// Saves three processes; the pages of a small site are in memory.
	io_method: 'sync',
	// Statements take milliseconds; JIT compilation takes a hundred.
	jit: 'off',
	timezone: 'UTC',
	log_timezone: 'UTC',
	lc_messages: 'C',
	// The site reports errors of single statements; this log has starts, ends and fatal errors.
	log_min_messages: 'log',
	log_checkpoints: 'off',
};

/** Arguments of `postgres`. */
export function serverArguments({ cluster, listening, settings = {} }: ServerOptions): string[] {
	const where: Record<string, string> =
		'port' in listening
			? { listen_addresses: '127.0.0.1', port: String(listening.port), unix_socket_directories: '' }
			: {
					listen_addresses: '',
					port: String(SOCKET_PORT),
					unix_socket_directories: listening.socketFolder,
					unix_socket_permissions: '0700',
				};
	const all = { ...SETTINGS, ...where, ...settings };
	return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Number in the name of the socket. */
export const SOCKET_PORT = 5432;

/** Maximum path of a socket, in bytes, that every system accepts. */
const MAX_SOCKET_BYTES = 100;

/** True where the path of a socket in this folder is short enough for every system. */
export const holdsSocket = (folder: string): boolean =>
	Buffer.byteLength(`${folder}/.s.PGSQL.${SOCKET_PORT}`) <= MAX_SOCKET_BYTES;

/**
 * A shell script that starts the database and holds a pipe to the site: when the pipe closes, because the site stops or
 * dies in any way, the script ends the database. Its exit code is the database's.
 */
const SHELL_GUARD = `
exec 3<&0 </dev/null
"$@" 3<&- &
database=$!
{
	read -r end <&3
	kill -INT $database
	for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
		kill -0 $database || exit 0
		sleep 1
	done
	kill -QUIT $database
} 2>/dev/null &
guard=$!
exec 3<&-
wait $database
code=$?
kill $guard 2>/dev/null
exit $code
`;

/** The same guard for Windows, as a Node program; \`pg_ctl\` replaces the signals that Windows lacks. */
const NODE_GUARD = `
const { spawn } = require('node:child_process');
const [stop, cluster, program, ...rest] = process.argv.slice(1);
const database = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit'], windowsHide: true });
database.once('error', (error) => { console.error(error.message); process.exit(127); });
database.once('exit', (code) => process.exit(code ?? 1));
process.stdin.once('end', () => spawn(stop, ['stop', '-D', cluster, '-m', 'fast', '-t', '20'], { stdio: 'ignore', windowsHide: true }));
process.stdin.resume();
`;

/** Command line that starts the database under its guard. */
export function guarded(
	platform: string,
	programs: { postgres: string; pg_ctl: string; node: string },
	options: ServerOptions,
): [command: string, args: string[]] {
	const args = serverArguments(options);
	return platform === 'win32'
		? [programs.node, ['-e', NODE_GUARD, programs.pg_ctl, options.cluster, programs.postgres, ...args]]
		: ['/bin/sh', ['-c', SHELL_GUARD, 'sh', programs.postgres, ...args]];
}
