import { z } from 'zod';
import { editions } from '../../editions/editions';
import { article_kinds, article_types } from '../../shared/statuses';

/** A whole number as it stands in an address: digits only, so that "1e3", " 1" and "01" are refused. */
const whole = (least: number, most: number) =>
	z
		.string()
		.regex(/^(0|[1-9][0-9]{0,9})$/)
		.transform(Number)
		.pipe(z.number().int().min(least).max(most));

export const edition_parameter = z
	.enum(editions.map((edition) => edition.code))
	.default(editions[0]?.code ?? 'en')
	.describe('Edition of the answer.');
export const id_parameter = whole(1, 2_147_483_647).describe('Number of the row.');
export const page_parameter = whole(1, 100_000).default(1).describe('Page, from 1.');
export const limit_parameter = whole(1, 50).default(20).describe('Rows a page, 1 to 50.');
export const count_parameter = (most: number, usual: number) => whole(1, most).default(usual);
export const slug_parameter = z.string().min(1).max(300);
export const type_parameter = z.enum(article_types).describe('Section of the news.');
export const kind_parameter = z.enum(article_kinds).describe('What kind of article it is.');
export const year_parameter = whole(1900, 2200).describe('Year.');
export const country_parameter = z
	.string()
	.regex(/^[A-Z]{2}$/)
	.describe('ISO 3166 alpha-2, capitals.');

/** A page of a list, as every list call answers it. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
	z.object({ list: z.array(item), total: z.int(), page: z.int(), limit: z.int(), has_more: z.boolean() });
