import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VIDEO_KEY, videoAddress, videoKey } from './videos';

test.each([
	['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ', undefined],
	['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLx1&t=90s', 'youtube:dQw4w9WgXcQ;list=PLx1;t=90', undefined],
	[
		'https://youtu.be/dQw4w9WgXcQ?t=1m30s',
		'youtube:dQw4w9WgXcQ;t=90',
		'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
	],
	[
		'//www.youtube.com/embed/dQw4w9WgXcQ?start=3',
		'youtube:dQw4w9WgXcQ;t=3',
		'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s',
	],
	['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
	['https://vimeo.com/12345678/abcdef', 'vimeo:12345678;h=abcdef', undefined],
	[
		'https://player.vimeo.com/video/76979871?h=1a2b3c#t=1h2m3s',
		'vimeo:76979871;h=1a2b3c;t=3723',
		'https://vimeo.com/76979871/1a2b3c#t=3723s',
	],
	['https://vimeo.com/channels/staff/76979871', 'vimeo:76979871', 'https://vimeo.com/76979871'],
	[
		'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list="><b>',
		'youtube:dQw4w9WgXcQ',
		'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
	],
])('%s is played whole', (address, key, played) => {
	expect(videoKey(address)).toBe(key);
	expect(videoAddress(key).url).toBe(played ?? address);
});

test.each([
	'https://www.youtube.com/@brume',
	'https://www.youtube.com/playlist?list=PLx1',
	'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
	'https://youtu.be/"><script>',
	'javascript:alert(1)',
	'www.youtube.com/watch?v=dQw4w9WgXcQ',
	'',
])('%s is no video', (address) => {
	expect(videoKey(address)).toBeUndefined();
});

test('a key leads to an address of the same key', () => {
	fc.assert(
		fc.property(fc.stringMatching(VIDEO_KEY), (key) => {
			// A second of nothing is no beginning, and this name is one of a list.
			fc.pre(!/;t=0+$/.test(key) && !key.includes('videoseries'));
			expect(videoKey(videoAddress(key).url)).toBe(key.replace(/;t=0+/, ';t='));
		}),
	);
	fc.assert(
		fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
			const key = videoKey(url.replace(/^https?:\/\/[^/]+/, 'https://youtu.be'));
			if (key !== undefined) expect(key).toMatch(VIDEO_KEY);
		}),
	);
});
