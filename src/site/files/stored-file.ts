import { isPreset, type PresetName } from '../../platform/images/presets';
import { type Resizer, variantFormat } from '../../platform/images/resize';
import { readRange } from '../../platform/storage/range';
import type { FileStorage } from '../../platform/storage/storage';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';

/** The properties of a stored file that are known before its bytes are read. */
export interface StoredFile {
	name: string;
	kind: 'image' | 'file';
	content_type: string;
	bytes: number;
	focus_x: number;
	focus_y: number;
	/** Name given by the sender, offered as the name of a download. */
	original_name: string;
}

/** The name of a file is never used again, so its content never changes. Large files are kept out of the page cache. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Preset where the address names none. */
const USUAL: PresetName = 'cover_1200';
/** Files can do nothing in the site's name, however they are opened (security rule 14). */
export const INERT = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

/** The answer 404 for a file, which a change of content may make wrong (`tag.addresses`). */
export const missing = () =>
	new Response('Not Found', {
		status: 404,
		headers: {
			...INERT,
			'cache-control': 'public, s-maxage=60',
			'cache-tag': tag.addresses,
			'content-type': 'text/plain; charset=utf-8',
		},
	});

/**
 * The name of a download: the sender's, as far as every system can keep it, with our own ending (RFC 6266: plain for
 * old programs, percent-encoded for the others).
 */
export function dispositionOf(file: { name: string; original_name: string }): string {
	const ending = file.name.slice(file.name.lastIndexOf('.'));
	const stem = file.original_name
		.toWellFormed()
		.normalize('NFC')
		.replace(/\.[^.]*$/, '')
		.replace(/[\p{C}/\\:*?"<>|\s]+/gu, ' ')
		.replace(/^[ .]+|[ .]+$/g, '')
		.slice(0, 120)
		.toWellFormed();
	if (!stem) return `attachment; filename="${file.name}"`;
	const plain = stem
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.replace(/[^\x20-\x7e]+/g, '_')
		.replace(/[%;]/g, '_')
		.trim();
	const encoded = encodeURIComponent(stem + ending).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	// A name of marks alone leaves nothing.
	return `attachment; filename="${plain ? plain + ending : file.name}"; filename*=UTF-8''${encoded}`;
}

/** Answers a request with the bytes of a stored file. */
export type FileGiver = (file: StoredFile, request: Request) => Promise<Response>;

/**
 * Serves stored files: a picture in a preset (`?style=`) and in the best format that the browser takes, any other file
 * only as a download.
 */
export function fileGiver({ storage, resizer }: { storage: FileStorage; resizer: Resizer }): FileGiver {
	async function picture(file: StoredFile, style: string, accept: string | undefined): Promise<Response> {
		if (!isPreset(style)) return missing();
		try {
			const variant = await resizer.variant(file.name, style, variantFormat(accept), {
				x: file.focus_x,
				y: file.focus_y,
			});
			if (!variant) return missing();
			return new Response(new Uint8Array(variant.bytes), {
				headers: {
					...INERT,
					'content-type': variant.content_type,
					vary: 'Accept',
					'cache-control': FOR_EVER,
					'cache-tag': tag.media(file.name),
				},
			});
		} catch (error) {
			// A file that turns out to be no picture is answered as missing; it must not look like a server error.
			if (Refusal.is(error, 'file')) return missing();
			throw error;
		}
	}

	/** Serves the whole file or a range: a player fetches a film range by range, a broken download is resumed. */
	async function download(file: StoredFile, asked: string | undefined, ifRange: string | undefined): Promise<Response> {
		const etag = `"${file.name.slice(0, file.name.lastIndexOf('.'))}"`;
		const headers = {
			...INERT,
			'content-type': file.content_type,
			'content-disposition': dispositionOf(file),
			'cache-control': FOR_EVER,
			'cache-tag': tag.media(file.name),
			'accept-ranges': 'bytes',
			etag,
		};
		const range = ifRange === undefined || ifRange === etag ? readRange(asked, file.bytes) : undefined;
		if (range === 'beyond')
			return new Response(null, {
				status: 416,
				headers: { ...INERT, 'cache-control': 'no-store', 'content-range': `bytes */${file.bytes}` },
			});
		const stream = await (range ? storage.open(file.name, range.from, range.to) : storage.open(file.name));
		if (!stream) return missing();
		if (!range) return new Response(stream, { headers: { ...headers, 'content-length': String(file.bytes) } });
		const { from, to } = range;
		return new Response(stream, {
			status: 206,
			headers: {
				...headers,
				'content-length': String(to - from + 1),
				'content-range': `bytes ${from}-${to}/${file.bytes}`,
			},
		});
	}

	return (file, { headers, url }) => {
		const style = new URL(url).searchParams.get('style');
		if (file.kind === 'image') return picture(file, style ?? USUAL, headers.get('accept') ?? undefined);
		return style === null
			? download(file, headers.get('range') ?? undefined, headers.get('if-range') ?? undefined)
			: Promise.resolve(missing());
	};
}
