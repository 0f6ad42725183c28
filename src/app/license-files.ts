import { Hono } from 'hono';
import type { Database } from '../data/db';
import { editions } from '../editions/editions';
import { parseLicensePath } from '../editions/license-path';
import { pathOf } from '../editions/links';
import { isoDay } from '../editions/relative-time';
import { allLicenses } from '../queries/license';

const FILE = '/register.csv';
/** A cell of RFC 4180; a leading sign is quoted off, so that no spreadsheet takes it for a formula. */
const cell = (value: string) => {
	const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The filtered register as CSV: its address is that of the list, and `register.csv`. */
export function createLicenseFiles(db: Database, clock: () => number): Hono {
	const app = new Hono();
	for (const edition of editions) {
		const base = pathOf(edition, '/license');
		app.get(`${base}/*`, async (c, next) => {
			const path = decodeURIComponent(new URL(c.req.url).pathname);
			if (!path.endsWith(FILE)) return next();
			const filters = parseLicensePath(path.slice(base.length, -FILE.length).split('/').filter(Boolean));
			if (!filters || filters.page > 1) return next();
			const { licenses } = edition.words;
			const rows = await allLicenses(db.read, filters, isoDay(edition, clock()));
			const head = [licenses.firm, '中文', licenses.number, licenses.type, licenses.place, licenses.province, licenses.granted, licenses.validity, licenses.status];
			const lines = rows.map((row) => [
				row.name_en,
				row.name_zh,
				row.license_no,
				licenses.categories[row.category] ?? row.category,
				row.city,
				row.province,
				row.valid_from,
				row.valid_to,
				licenses.statuses[row.status] ?? row.status,
			]);
			return c.body(`\ufeff${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`, 200, {
				'content-type': 'text/csv; charset=utf-8',
				'content-disposition': 'attachment; filename="register.csv"',
				'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
				'cache-tag': 'license',
			});
		});
	}
	return app;
}
