import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { BUILT_FILES, FONTS } from '../../../shared/address/folders';
import { CacheEntry } from '../cache/cache-entry';
import type { Policy } from './policy';

const TYPES: Record<string, string> = {
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.gif': 'image/gif',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.wasm': 'application/wasm',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml; charset=utf-8',
};
const SPECULATION_RULES = 'application/speculationrules+json; charset=utf-8';

/** Browsers that save data ask for nothing ahead (specification, section 9); they say so with `Save-Data: on`. */
const NO_RULES = Buffer.from('{}');
/** Under which name a file has another content for browsers that save data; no path of a request has a blank. */
export const savingKey = (path: string): string => `${path} saving`;

/** Names carry a hash of the content, or, for fonts, stand for a version that never changes. */
const isImmutable = (path: string) =>
	path.startsWith(`${BUILT_FILES}/`) || path.startsWith(`${FONTS}/`) || path.endsWith('.woff2');

/** Files a build may leave that are nobody's business: dotfiles, maps, lock files (security rule 16). */
const isPrivate = (name: string) =>
	name.startsWith('.') || name.endsWith('.map') || name.endsWith('.lock') || name.endsWith('-lock.json');

function* walk(folder: string, path: string): Generator<[path: string, file: string]> {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (isPrivate(entry.name)) continue;
		const below = `${path}/${encodeURIComponent(entry.name)}`;
		const file = join(folder, entry.name);
		if (entry.isDirectory()) yield* walk(file, below);
		else if (entry.isFile() && TYPES[extname(entry.name)] !== undefined) yield [below, file];
	}
}

/**
 * Reads the built files once, by the path they are served under: after that no path of a request ever meets the disk.
 * Files of unknown type are not served.
 * @param speculationRules path of the speculation rules, which have a type of their own
 */
export function readFiles(
	clientDir: string | undefined,
	policy: Policy,
	speculationRules: string | undefined,
): Map<string, CacheEntry> {
	const files = new Map<string, CacheEntry>();
	if (clientDir === undefined) return files;
	const headers = policy.fileHeaders();
	const rules = speculationRules?.replaceAll('"', '');
	const add = (key: string, path: string, body: Buffer) =>
		files.set(
			key,
			new CacheEntry({
				key,
				// The short way knows nothing of saving data.
				is_open: path !== rules,
				status: 200,
				headers: path === rules ? [...headers, 'Vary', 'Save-Data'] : headers,
				content_type: path === rules ? SPECULATION_RULES : (TYPES[extname(path)] as string),
				cacheControl: isImmutable(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
				body,
				tags: [],
				freshUntil: Number.POSITIVE_INFINITY,
				staleUntil: Number.POSITIVE_INFINITY,
				keepUntil: Number.POSITIVE_INFINITY,
			}),
		);
	for (const [path, file] of walk(clientDir, '')) {
		add(path, path, readFileSync(file));
		if (path === rules) add(savingKey(path), path, NO_RULES);
	}
	return files;
}
