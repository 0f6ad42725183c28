import type { Change } from '../core/report';
import { type ConvertContext, convertContent } from '../core/text/convert';
import { readPost } from './read-text';

/** A text of WordPress as it comes in: every picture is found, but those that are missing by name. */
export function convert(content: string): { html: string; notes: Change[]; lost: string[]; addresses: string[] } {
	const notes = new Map<Change, number>();
	const lost: string[] = [];
	const context: ConvertContext = {
		base: 'https://old.example/2024/post/',
		note: (change, count = 1) => void notes.set(change, (notes.get(change) ?? 0) + count),
		lost: (holder) => void lost.push(holder),
		reusable: (id) =>
			id === 7 ? '<!-- wp:paragraph --><p>Seven.</p><!-- /wp:paragraph --><!-- wp:block {"ref":7} /-->' : undefined,
		address: (id) => `https://old.example/files/${id}.mp3`,
		isOwn: (url) => url.hostname === 'old.example',
		newAddress: (url) => (url.pathname === '/2024/other/' ? '/news/other' : undefined),
		gallery: (ids, left_out) =>
			(ids ?? [1, 2, 3]).filter((id) => !left_out.includes(id)).map((id) => ({ id, caption: id === 2 ? 'Two' : '' })),
	};
	const converted = convertContent(readPost(content, context), context);
	for (const [at, picture] of converted.pictures.entries()) {
		if (picture.address.includes('missing')) continue;
		picture.node.attributes = { src: `/media/picture${picture.attachment_id ?? at}.webp`, alt: picture.alt };
	}
	return {
		html: converted.finish(),
		notes: [...notes.keys()].sort(),
		lost,
		addresses: converted.pictures.map((picture) => picture.address),
	};
}
