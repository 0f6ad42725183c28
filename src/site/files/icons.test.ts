import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createIcons } from './icons';

const icons = createIcons({ brand: { name: 'Vapor Daily', accent: '' } } as Parameters<typeof createIcons>[0]);

test('programs that read no page find an icon of the site', async () => {
	const answer = await icons.request('/favicon.ico');
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
	const bytes = Buffer.from(await answer.arrayBuffer());
	// One icon (ICO): its side, its length and where it begins; the picture is a whole PNG.
	expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes[6], bytes[7]]).toEqual([1, 1, 32, 32]);
	const picture = bytes.subarray(bytes.readUInt32LE(18));
	expect(picture.length).toBe(bytes.readUInt32LE(14));
	expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
