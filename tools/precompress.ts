import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { BUILT_REPRESENTATIONS, contentTypeOf } from '../src/platform/http/cache/built-files.ts';
import { BEST, brotliParams, isCompressible } from '../src/platform/http/cache/compression-rules.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Whether the representation is that of the file as it is now. */
const isMade = (file: string, made: string): boolean =>
	existsSync(made) && statSync(made).mtimeMs >= statSync(file).mtimeMs;

/** Writes the representations of a file beside it, where compressing is worth it. */
async function compressFile(file: string): Promise<void> {
	const type = contentTypeOf(file);
	if (type === undefined) return;
	const body = readFileSync(file);
	if (!isCompressible(type, body.length)) return;
	for (const { coding, ending } of BUILT_REPRESENTATIONS) {
		if (isMade(file, file + ending)) continue;
		const made = coding === 'br' ? brotli(body, { params: brotliParams(BEST, body.length) }) : zip(body);
		writeFileSync(file + ending, await made);
	}
}

/**
 * Compresses the browser's files when they are built, as well as can be: a server that did so at its start would take
 * a core for seconds, and each of several servers anew.
 */
export function precompress(): Plugin {
	let folder = '';
	return {
		name: 'brume-precompress',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		configResolved({ root, build }) {
			folder = join(root, build.outDir);
		},
		async closeBundle() {
			const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
			await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
		},
	};
}
