async function load() {
	const { default: sharp } = await import('sharp');
	// Files from outside are decoded in the image process alone; here the site draws its own cards and charts.
	sharp.block({ operation: ['VipsForeignLoad'] });
	sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadPngBuffer'] });
	sharp.cache(false);
	sharp.concurrency(1);
	return sharp;
}

let loaded: ReturnType<typeof load> | undefined;

/**
 * The image library for the site's own drawings: it reads SVG and PNG from memory and nothing else. It is loaded when
 * it is asked for first, so that a node which draws nothing does without its memory.
 */
export const ownSharp = (): ReturnType<typeof load> => {
	loaded ??= load();
	return loaded;
};
