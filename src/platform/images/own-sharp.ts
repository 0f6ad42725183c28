import sharp from 'sharp';

// Files from outside are decoded in the image process alone; here the site draws its own cards and charts.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** The image library for the site's own drawings: it reads SVG and PNG from memory and nothing else. */
export const ownSharp = sharp;
