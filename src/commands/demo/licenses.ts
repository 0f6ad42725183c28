import { dayFrom } from '../../../demo/calendar';
import { documented } from '../../../demo/documented';
import { achievements, partners } from '../../../demo/institution';
import { licenses as demoLicenses } from '../../../demo/licenses';
import { questions } from '../../../demo/questions';
import { achievement, license, license_event, partner, question } from '../../data/tables/license';
import { insertAll, insertReturning } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { cleanHtml } from '../../platform/html/clean-html';
import type { LoadedCompanies } from './companies';
import { need } from './need';
import { DEMO_EDITIONS } from './people-and-tags';

/** Loads the invented register with its history. @returns ids of the licences by English name. */
export async function loadLicenses(tx: Tx, now: number, companies: LoadedCompanies): Promise<Map<string, number>> {
	// The older first, and the named ones of a day last, so that the newest of the register lead its lists.
	const all = demoLicenses(now).toSorted((a, b) =>
		a.row.valid_from < b.row.valid_from ? -1 : a.row.valid_from > b.row.valid_from ? 1 : 0,
	);
	const rows = await insertReturning(
		tx,
		license,
		all.map(({ row }) => ({ ...row, company_id: companies.licensed(row.name_en) })),
		['id', 'name_en'],
	);
	const ids = new Map(rows.map((row) => [row.name_en, row.id]));
	await insertAll(
		tx,
		license_event,
		all.flatMap((one) => one.events.map((event) => ({ ...event, license_id: need(ids, one.row.name_en, 'licence') }))),
	);
	const provinces = new Set(all.map((one) => one.row.province)).size;
	await insertAll(
		tx,
		achievement,
		achievements(all.length, provinces).flatMap((one, position) =>
			DEMO_EDITIONS.map((edition) => ({
				edition,
				position,
				value: one.value[edition],
				unit: one.unit?.[edition],
				label: one.label[edition],
				as_of: dayFrom(now, 0),
				source: { title: one.source },
			})),
		),
	);
	return ids;
}

/** Loads the questions on the licence and the partners. */
export async function loadQuestions(tx: Tx, companies: LoadedCompanies): Promise<void> {
	await insertAll(
		tx,
		question,
		questions.flatMap((one, position) =>
			DEMO_EDITIONS.map((edition) => ({
				edition,
				slug: one.slug,
				position,
				question: one[edition][0],
				answer_html: cleanHtml(one[edition][1]),
				source: documented(one.source),
				status: 'published' as const,
			})),
		),
	);
	await insertAll(
		tx,
		partner,
		partners.map(({ name, kind, url, en, es }, position) => ({
			name,
			company_id: companies.named(name),
			kind,
			url,
			position,
			texts: { en: { summary: en }, es: { summary: es } },
		})),
	);
}
