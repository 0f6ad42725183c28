import { expect, test } from 'vitest';
import { fitting, MOST } from './kept-picture';

const MEGABYTE = 1024 * 1024;
const sized = (...megabytes: number[]) => megabytes.map((one) => ({ bytes: one * MEGABYTE }));

test('pictures are kept until their number or their bytes are reached; a smaller one still finds room', () => {
	expect(fitting([], sized(1, 2))).toEqual(sized(1, 2));
	expect(fitting(sized(150), sized(40, 20, 10))).toEqual(sized(40, 10));
	const many = Array.from({ length: MOST.pictures - 1 }, () => ({ bytes: 1 }));
	expect(fitting(many, sized(1, 2))).toEqual(sized(1));
	expect(fitting(sized(200), sized(1))).toEqual([]);
});
