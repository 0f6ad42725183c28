import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPictureFolder } from './picture-folder';

describe('a folder of pictures', () => {
	let folder: string;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'brume-pictures-'));
		for (const path of ['2024/05/line.jpg', '2019/line.jpg', 'plant-300x200.jpg', 'words.txt']) {
			await mkdir(join(folder, path, '..'), { recursive: true });
			await writeFile(join(folder, path), path);
		}
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));

	test('is found however its name is written', async () => {
		for (const name of [folder, `${folder}/`, `./${relative('.', folder)}`, `${folder}/2019/..`]) {
			const pictures = await openPictureFolder(name);
			const file = pictures.find('https://old.example/uploads/2019/line.jpg') ?? '';
			expect(Buffer.from(await pictures.read(file)).toString(), name).toBe('2019/line.jpg');
		}
	});

	test('has the picture whose folders match best, and a size of one that it lacks', async () => {
		const pictures = await openPictureFolder(folder);
		expect(pictures.find('https://old.example/2024/05/line.jpg')).toBe('2024/05/line.jpg');
		expect(pictures.find('https://old.example/plant.jpg')).toBe('plant-300x200.jpg');
		expect(pictures.find('https://old.example/words.txt')).toBeUndefined();
		await expect(openPictureFolder(join(folder, 'nowhere'))).rejects.toThrow('cannot be read');
	});
});
