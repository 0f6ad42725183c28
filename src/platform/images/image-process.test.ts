import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Refusal } from '../../shared/refusal';
import { encodeImage } from './decode';

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#336699' } });

/** Image processes this one has started. */
const children = (): number[] =>
	execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
		.split('\n')
		.filter((line) => line.includes('image-worker'))
		.map((line) => Number.parseInt(line, 10));

test('what was under way when the image process was killed is done by the next one', async () => {
	const photo = await plain(4_000, 3_000).jpeg().toBuffer();
	await encodeImage(await plain(9, 9).png().toBuffer());
	const [first] = children();
	const both = Promise.all([encodeImage(photo), encodeImage(photo)]);
	process.kill(first as number, 'SIGKILL');
	expect((await both).map(({ width, height }) => [width, height])).toEqual([
		[2_560, 1_920],
		[2_560, 1_920],
	]);
	expect(children()).not.toContain(first);
});

test('pictures in a row are all answered, the broken ones by a refusal', async () => {
	const photo = await plain(300, 200).jpeg().toBuffer();
	const answers = await Promise.all(
		Array.from({ length: 12 }, (_, i) =>
			encodeImage(i % 3 === 0 ? photo.subarray(0, 500) : photo).then(
				(image) => image.width,
				(error: unknown) => Refusal.is(error, 'file') && error.more.fileError,
			),
		),
	);
	expect(answers).toEqual(Array.from({ length: 12 }, (_, i) => (i % 3 === 0 ? 'broken' : 300)));
});

test('what decodes as something else than it calls itself is refused', async () => {
	const png = await plain(40, 40).png().toBuffer();
	const refusal = await encodeImage(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), png])).catch(
		(error: unknown) => error,
	);
	expect(refusal).toMatchObject({ more: { fileError: 'broken' } });
});

test('an AVIF of 20 megapixels costs too much memory and is refused by its header', async () => {
	const bytes = await plain(64, 48).avif({ effort: 0 }).toBuffer();
	const at = bytes.indexOf('ispe');
	bytes.writeUInt32BE(5_000, at + 8);
	bytes.writeUInt32BE(4_000, at + 12);
	expect(await encodeImage(bytes).catch((error: unknown) => error)).toMatchObject({ more: { fileError: 'pixels' } });
});
