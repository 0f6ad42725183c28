import { afterEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../boot/settings';
import { setImageProcessor, styledUrl } from './media-url';

afterEach(() => setImageProcessor(undefined));

describe('addresses of pictures', () => {
	test('name our own preset, or what an image processor before the site wants', () => {
		expect(styledUrl('a.jpg', 'cover_800')).toBe('/media/a.jpg?style=cover_800');
		setImageProcessor(readSettings({ IMAGE_PROCESSOR_STYLE: 'x-oss-process=style/{style}' }).imageProcessorStyle);
		expect(styledUrl('a.jpg', 'cover_800')).toBe('/media/a.jpg?x-oss-process=style/cover_800');
	});

	test.each(['style', 'x={style}"><script>', 'x={style}&y= z'])(
		'a setting that is no query with {style} stops the start: %s',
		(wrong) => {
			expect(() => readSettings({ IMAGE_PROCESSOR_STYLE: wrong })).toThrow('IMAGE_PROCESSOR_STYLE');
		},
	);
});
