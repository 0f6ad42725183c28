/** What the database's programs are told, by platform; nothing here starts anything. */

/** Name of the superuser, whose password is generated for each data folder. */
export const SUPERUSER = 'brume';

/**
 * Locales by which the full-text parser tells letters from signs, the first that the system has. Sorting never uses
 * them.
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
 * Arguments of `initdb`. PostgreSQL's own C.UTF-8 sorts and compares, so that no update of the system can spoil an
 * index; what readers see sorted names an ICU collation in its statement.
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

/** Where the server listens: a socket in a folder of its own, or (on Windows) a port of the loopback address. */
export type Listening = { socket_folder: string } | { port: number };

export interface ServerOptions {
	cluster: string;
	listening: Listening;
	/** More settings, by name. */
	settings?: Record<string, string>;
}

/**
 * Settings of a database that shares a small machine with its site. Durability stays as PostgreSQL ships it: all on.
 */
const SETTINGS: Record<string, string> = {
	shared_buffers: '64MB',
	max_connections: '30',
	// Nothing replicates from this database.
	wal_level: 'minimal',
	max_wal_senders: '0',
	max_logical_replication_workers: '0',
	min_wal_size: '32MB',
	max_wal_size: '256MB',
	// Three processes fewer; the pages of a small site are in memory.
	io_method: 'sync',
	// Statements take milliseconds; compiling one takes a hundred.
	jit: 'off',
	timezone: 'UTC',
	log_timezone: 'UTC',
	lc_messages: 'C',
	// Errors of single statements are the site's to report; starts, ends and what is fatal is told here.
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
					unix_socket_directories: listening.socket_folder,
					unix_socket_permissions: '0700',
				};
	const all = { ...SETTINGS, ...where, ...settings };
	return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Number in the socket's name. */
export const SOCKET_PORT = 5432;

/** Longest path of a socket, in bytes, that every system takes. */
const MAX_SOCKET_BYTES = 100;

/** True where a socket in this folder has a path that every system takes. */
export const holdsSocket = (folder: string): boolean =>
	Buffer.byteLength(`${folder}/.s.PGSQL.${SOCKET_PORT}`) <= MAX_SOCKET_BYTES;

/**
 * A shell that starts the database and holds a pipe to the site: when the pipe closes, because the site stops or
 * however it dies, the shell ends the database. Its exit code is the database's.
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

/**
 * The same where there is no shell: a Node process. \`pg_ctl\` stands in for the signals that Windows does not have.
 */
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
