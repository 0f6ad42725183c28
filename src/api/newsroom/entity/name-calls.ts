import { z } from 'zod';
import { visibleRows } from '../../../access/visible-rows';
import { call } from '../../../call/call';
import { editionCodes } from '../../../editions/editions';
import { isOpenToReaders } from '../../../entities/kit/of-editions';
import { staffList, staffRows } from '../../../entities/kit/staff-list';
import { referredTo, rightsToName } from '../../../entities/references';
import { mediaUrl } from '../../../platform/storage/storage';
import { Refusal } from '../../../shared/refusal';
import { rowTitle } from '../../../shared/row-title';

const MAX_KEYS = 200;

/**
 * What rows are called, to those who may read the entity or write what points to it: the names, and nothing else. They
 * are names of rows that every reader of the site sees, or that are in an edition for which the caller has such a right.
 */
export const nameCalls = [
	call({
		router: 'newsroom',
		method: 'GET',
		path: 'name/:noun',
		summary: 'Names of rows of a noun, found by words or by their keys',
		access: { who: 'person' },
		input: {
			path: z.object({ noun: z.string() }),
			query: z.object({
				search: z.string().max(200).optional(),
				/** Keys, joined by commas. */
				keys: z.string().max(20_000).optional(),
				/** Edition whose names come first. */
				edition: z.string().max(8).optional(),
			}),
		},
		output: z.object({
			rows: z.array(
				z.object({ key: z.string(), name: z.string(), slug: z.string().optional(), src: z.string().optional() }),
			),
		}),
		cache: 'no-store',
		async run({ db, actor, now, input: { noun, search, keys, edition = '' } }) {
			const rights = rightsToName(noun);
			const listed = referredTo(noun);
			if (!listed || rights.length === 0) throw new Refusal('not_found', 'noun');
			const own = visibleRows(actor, rights, now);
			const sight = isOpenToReaders(listed.table) ? 'all' : own;
			const rows =
				keys === undefined
					? (await staffList(db.staff, listed, { search, limit: 12 }, sight)).rows
					: await staffRows(db.staff, listed, keys.split(',').slice(0, MAX_KEYS), sight);
			const codes = [edition, ...editionCodes];
			return {
				rows: rows.map((row) => {
					const key = String(row[listed.key]);
					return {
						key,
						name: rowTitle(row, listed.title, codes) || key,
						...(typeof row.slug === 'string' ? { slug: row.slug } : {}),
						...(noun === 'media' && row.kind === 'image' ? { src: mediaUrl(String(row.name)) } : {}),
					};
				}),
			};
		},
	}),
];
