import { expect, it } from 'vitest';
import { isMobile } from './mobile';

it.each([
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
		true,
	],
	['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', true],
	['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', true],
	['Mozilla/5.0 (Windows Phone 10.0)', true],
	['MOBILE', true],
	['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
	['', false],
])('finds the browsers of telephones by their keywords: %s', (ua, expected) => {
	expect(isMobile(ua)).toBe(expected);
});
