import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_FILES, FONTS } from '../../../shared/address/folders';
import { BUILT_REPRESENTATIONS, contentTypeOf } from '../cache/built-files';
import { CacheEntry } from '../cache/cache-entry';
import { BROTLI, GZIP } from '../cache/negotiation';
import type { FlatHeaders, Policy } from './policy';

const SPECULATION_RULES = 'application/speculationrules+json; charset=utf-8';

/** Browsers that save data ask for nothing ahead (specification, section 9); they say so with `Save-Data: on`. */
const NO_RULES = Buffer.from('{}');
/** Key of a file's other content, for browsers that save data; no path of a request has a blank. */
export const savingKey = (path: string): string => `${path} saving`;

/** True for files that never change: their names contain a hash of the content or, for fonts, a fixed version. */
const isImmutable = (path: string) =>
	path.startsWith(`${BUILT_FILES}/`) || path.startsWith(`${FONTS}/`) || path.endsWith('.woff2');

/** True for files of a build that must not be served: dotfiles, maps, lock files (security rule 16). */
const isPrivate = (name: string) =>
	name.startsWith('.') || name.endsWith('.map') || name.endsWith('.lock') || name.endsWith('-lock.json');

function* walk(folder: string, path: string): Generator<[path: string, file: string]> {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (isPrivate(entry.name)) continue;
		const below = `${path}/${encodeURIComponent(entry.name)}`;
		const file = join(folder, entry.name);
		if (entry.isDirectory()) yield* walk(file, below);
		else if (entry.isFile() && contentTypeOf(entry.name) !== undefined) yield [below, file];
	}
}

/** Adds the representations that the build has compressed already. */
function addBuilt(entry: CacheEntry, file: string): void {
	if (!entry.isCompressible) return;
	for (const { coding, ending, mark } of BUILT_REPRESENTATIONS) {
		if (!existsSync(file + ending)) continue;
		entry.add(coding === 'br' ? BROTLI : GZIP, readFileSync(file + ending), mark);
		if (coding === 'br') entry.isRecompressed = true;
	}
}

/** Makes the security headers of files by their paths. */
function fileHeaders(policy: Policy, speculationRules: string | undefined): (path: string) => FlatHeaders {
	const headers = policy.fileHeaders();
	const rules = speculationRules?.replaceAll('"', '');
	return (path) => (path === rules ? [...headers, 'Vary', 'Save-Data'] : headers);
}

/** Gives files that were read before the headers that the policy has now. */
export function renewHeaders(
	files: ReadonlyMap<string, CacheEntry>,
	policy: Policy,
	speculationRules: string | undefined,
): void {
	const headersOf = fileHeaders(policy, speculationRules);
	for (const [key, entry] of files) entry.renew(headersOf(key.split(' ')[0] as string));
}

/**
 * Reads the built files once, by the path they are served under: after that no path of a request reaches the disk.
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
	const headersOf = fileHeaders(policy, speculationRules);
	const rules = speculationRules?.replaceAll('"', '');
	const add = (key: string, path: string, body: Buffer) => {
		const entry = new CacheEntry({
			key,
			// The fast path does not look at `Save-Data`.
			is_open: path !== rules,
			status: 200,
			headers: headersOf(path),
			content_type: path === rules ? SPECULATION_RULES : (contentTypeOf(path) as string),
			cacheControl: isImmutable(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
			body,
			tags: [],
			freshUntil: Number.POSITIVE_INFINITY,
			staleUntil: Number.POSITIVE_INFINITY,
			keepUntil: Number.POSITIVE_INFINITY,
		});
		files.set(key, entry);
		return entry;
	};
	for (const [path, file] of walk(clientDir, '')) {
		addBuilt(add(path, path, readFileSync(file)), file);
		if (path === rules) add(savingKey(path), path, NO_RULES);
	}
	return files;
}
