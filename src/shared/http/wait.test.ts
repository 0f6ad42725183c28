import { expect, test } from 'vitest';
import { waitIn } from './wait';

test.each([
	[0, 1, 'minutes'],
	[1, 1, 'minutes'],
	[60, 1, 'minutes'],
	[61, 2, 'minutes'],
	[374, 7, 'minutes'],
	[89 * 60, 89, 'minutes'],
	[89 * 60 + 1, 2, 'hours'],
	[5_400, 2, 'hours'],
	[7_200, 2, 'hours'],
	[7_201, 3, 'hours'],
	[86_398, 24, 'hours'],
])('%i seconds are %i %s', (seconds, n, unit) => {
	expect(waitIn(seconds)).toEqual({ unit, n });
});
