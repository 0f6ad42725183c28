import { startOf } from '../../../demo/calendar';
import type { DemoSite } from '../../../demo/page';
import { pages } from '../../../demo/pages';
import { page } from '../../data/tables/page';
import { insertAll, makeGroups } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { cleanHtml } from '../../platform/html/clean-html';
import { DEMO_EDITIONS } from './people-and-tags';

/** Loads about, policy, terms, cookie and imprint, with the names and periods of this installation. */
export async function loadPages(tx: Tx, now: number, site: Partial<DemoSite>): Promise<void> {
	const all = pages(site);
	const groups = await makeGroups(tx, 'page', all.length);
	await insertAll(
		tx,
		page,
		all.flatMap((one, index) =>
			DEMO_EDITIONS.map((edition) => {
				const valid_from = Math.min(now, startOf(one.valid_from));
				const { title, description, html } = one[edition];
				return {
					group_id: groups[index] ?? 0,
					edition,
					name: one.name,
					status: 'published' as const,
					title,
					description,
					html: cleanHtml(html),
					version: one.version,
					valid_from,
					published_at: valid_from,
					created_at: valid_from,
					updated_at: valid_from,
					import_key: `demo:${one.name}`,
				};
			}),
		),
	);
}
