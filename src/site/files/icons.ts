import { Hono } from 'hono';
import { rootUrls } from '../../editions/urls';
import { ownSharp } from '../../platform/images/own-sharp';
import { iconSvg } from '../../platform/images/word-mark';
import type { Site } from '../render/screen';

const CACHED = { 'cache-control': 'public, max-age=3600, s-maxage=86400' };
/** Sides of the pictures, in pixels. */
const [TOUCH, LARGE] = [180, 512];

const png = async (site: Pick<Site, 'brand'>, side: number): Promise<Response> => {
	const sharp = await ownSharp();
	const bytes = await sharp(Buffer.from(iconSvg(site.brand.name, site.brand.accent, side)))
		.png()
		.toBuffer();
	return new Response(new Uint8Array(bytes), { headers: { ...CACHED, 'content-type': 'image/png' } });
};

/** Icons of the site: in a tab, on the first screen of a telephone, and as its logo for machines. */
export function createIcons(site: Pick<Site, 'brand'>): Hono {
	const app = new Hono();
	app.get(rootUrls.icon.route, (c) =>
		c.body(iconSvg(site.brand.name, site.brand.accent), 200, {
			...CACHED,
			'content-type': 'image/svg+xml; charset=utf-8',
		}),
	);
	app.get(rootUrls.touchIcon.route, () => png(site, TOUCH));
	app.get(rootUrls.logo.route, () => png(site, LARGE));
	return app;
}
