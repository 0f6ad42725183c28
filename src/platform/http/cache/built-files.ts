import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
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

/** Content type of a file of the build, by the ending of its name; undefined for kinds that are not served. */
export const contentTypeOf = (file: string): string | undefined => TYPES[extname(file)];

/**
 * Compressed representations that the build (`tools/precompress.ts`) leaves beside a file, by the endings of their
 * names. `mark` distinguishes the compression in the entity tag, as that of `Compressor` does.
 */
export const BUILT_REPRESENTATIONS = [
	{ coding: 'br', ending: '.br', mark: '-br' },
	{ coding: 'gzip', ending: '.gz', mark: '-gz' },
] as const;
