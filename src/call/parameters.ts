import { z } from 'zod';
import { editionCode } from '../editions/edition-code';
import { defaultEdition } from '../editions/editions';
import { articleKinds, articleTypes } from '../shared/statuses';

/** A whole number as addresses write it: digits only, so that "1e3", " 1" and "01" are refused. */
const whole = (min: number, max: number) =>
	z
		.string()
		.regex(/^(0|[1-9][0-9]{0,9})$/)
		.transform(Number)
		.pipe(z.number().int().min(min).max(max));

export const editionParameter = editionCode.default(() => defaultEdition.code).describe('Edition of the answer.');
export const idParameter = whole(1, 2_147_483_647).describe('Number of the row.');
export const pageParameter = whole(1, 100_000).default(1).describe('Page, from 1.');
export const limitParameter = whole(1, 50).default(20).describe('Rows a page, 1 to 50.');
export const countParameter = (max: number, usual: number) => whole(1, max).default(usual);
export const slugParameter = z.string().min(1).max(300);
export const typeParameter = z.enum(articleTypes).describe('Section of the news.');
export const kindParameter = z.enum(articleKinds).describe('What kind of article it is.');
export const yearParameter = whole(1900, 2200).describe('Year.');
export const countryParameter = z
	.string()
	.regex(/^[A-Z]{2}$/)
	.describe('ISO 3166 alpha-2, capitals.');

/** Schema of a page of a list, the same for every list call. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
	z.object({ list: z.array(item), total: z.int(), page: z.int(), limit: z.int(), has_more: z.boolean() });
