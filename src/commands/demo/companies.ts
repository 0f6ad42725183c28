import { companiesAt } from '../../../demo/companies';
import { slugOf } from '../../../demo/enterprise';
import { company } from '../../data/tables/company';
import { insertReturning } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { need } from './need';

/** The loaded firms, for those who point to them. */
export interface LoadedCompanies {
	/** Number of the firm of that name. */
	named(name: string): number;
	/** Number of the firm whose licence has that English name. */
	licensed(name_en: string): number;
	/** Numbers of the firms that a text names, in the order in which it does. */
	namedIn(text: string): number[];
}

const WORD = /[\p{L}\p{N}]+/u;
const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';

/** Loads every firm that the demonstration names. */
export async function loadCompanies(tx: Tx, now: number): Promise<LoadedCompanies> {
	const { list, byLicense } = companiesAt(now);
	const rows = await insertReturning(
		tx,
		company,
		list.map(({ en, es, people, ...row }) => ({
			...row,
			people: people.map(({ en: role, es: papel, ...person }) => ({ ...person, roles: { en: role, es: papel } })),
			links: row.website ? [{ title: new URL(row.website).hostname, url: row.website }] : [],
			texts: { en, es },
			verified_at: now,
		})),
		['id', 'slug'],
	);
	const ids = new Map(rows.map((row) => [row.slug, row.id]));
	// By its first word, so that a text is asked for the few names it may hold.
	const names = new Map<string, { id: number; find: RegExp }[]>();
	for (const firm of list)
		for (const name of [firm.name, ...firm.names.filter((one) => one.kind !== 'trade_mark').map((one) => one.text)]) {
			const first = WORD.exec(name)?.[0] ?? '';
			const find = new RegExp(BEFORE + name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + AFTER, 'u');
			names.set(first, [...(names.get(first) ?? []), { id: need(ids, firm.slug, 'company'), find }]);
		}
	return {
		named: (name) => need(ids, slugOf(name), 'company'),
		licensed: (name_en) => need(ids, need(byLicense, name_en, 'licence'), 'company'),
		namedIn(text) {
			const words = new Set(text.match(new RegExp(WORD, 'gu')));
			const found = [...words]
				.flatMap((word) => names.get(word) ?? [])
				.map(({ id, find }) => ({ id, at: text.search(find) }))
				.filter(({ at }) => at >= 0)
				.sort((a, b) => a.at - b.at);
			return [...new Set(found.map(({ id }) => id))];
		},
	};
}
