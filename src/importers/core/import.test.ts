import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportHarness, openImportHarness } from '../../../tests/import-harness';
import { feedSource } from '../feed/feed';

let harness: ImportHarness;
beforeAll(async () => {
	harness = await openImportHarness();
});
afterAll(async () => {
	await harness.close();
});

test('an address that somebody takes under way stops an import in a sentence, and the same again goes on', async () => {
	const file = join(harness.folder, 'feed.xml');
	await writeFile(
		file,
		'<rss><channel><link>https://a.example</link><item><title>A</title><link>https://a.example/wanted</link></item></channel></rss>',
	);
	const source = feedSource(file);
	let readings = 0;
	const taken = harness.bring({
		...source,
		async *events(onBytes) {
			readings += 1;
			// The second reading begins after the address of every post has been decided.
			if (readings === 2) {
				await harness.run();
				await harness.query(
					sql`update article set seo_url = 'wanted' where import_key = 'wordpress:old.example/fog:11'`,
				);
			}
			yield* source.events(onBytes);
		},
	});
	await expect(taken).rejects.toThrow('somebody has taken an address meanwhile that a piece was to have. What was');
	expect((await harness.bring(source)).came_in.articles.created).toBe(1);
	expect(await harness.pieces('feed:a.example:')).toMatchObject([{ title: 'A', seo_url: 'wanted-2' }]);
});
