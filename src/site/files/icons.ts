import { Hono } from 'hono';
import { rootUrls } from '../../editions/urls';
import { ownSharp } from '../../platform/images/own-sharp';
import { iconSvg } from '../../platform/images/word-mark';
import type { Site } from '../render/screen';

const CACHED = { 'cache-control': 'public, max-age=3600, s-maxage=86400' };
/** Sides of the pictures, in pixels. */
const [SMALL, TOUCH, LARGE] = [32, 180, 512];

async function png(site: Pick<Site, 'brand'>, side: number): Promise<Buffer> {
	const sharp = await ownSharp();
	return sharp(Buffer.from(iconSvg(site.brand.name, site.brand.accent, side)))
		.png()
		.toBuffer();
}

/** A file of icons with one picture (ICO, which may hold a whole PNG). @param side pixels, below 256 */
function ico(picture: Buffer, side: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(picture.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, picture]);
}

const answer = (bytes: Buffer, type: string) =>
	new Response(new Uint8Array(bytes), { headers: { ...CACHED, 'content-type': type } });

/** Icons of the site: in a tab, on the first screen of a telephone, and as its logo for machines. */
export function createIcons(site: Pick<Site, 'brand'>): Hono {
	const app = new Hono();
	app.get(rootUrls.icon.route, (c) =>
		c.body(iconSvg(site.brand.name, site.brand.accent), 200, {
			...CACHED,
			'content-type': 'image/svg+xml; charset=utf-8',
		}),
	);
	app.get(rootUrls.oldIcon.route, async () => answer(ico(await png(site, SMALL), SMALL), 'image/x-icon'));
	app.get(rootUrls.touchIcon.route, async () => answer(await png(site, TOUCH), 'image/png'));
	app.get(rootUrls.logo.route, async () => answer(await png(site, LARGE), 'image/png'));
	return app;
}
