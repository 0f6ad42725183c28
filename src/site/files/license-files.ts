import { ReadableStream } from 'node:stream/web';
import { Hono } from 'hono';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import { parseLicensePath } from '../../editions/paths/license-path';
import { isoDay } from '../../editions/relative-time';
import { productList } from '../../editions/trade/register-products';
import { urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import type { LicenseRow } from '../../queries/license/license-filters';
import { licenseBatches } from '../../queries/license/license-results';
import { fileNames } from '../../shared/address/addresses';
import { eachOf } from '../../shared/left-out';
import { csvHead, csvLine } from '../../shared/text/csv/csv';
import type { Middleware } from '../render/middleware';

const FILE = `/${fileNames.register}`;

function lineOf(row: LicenseRow, edition: Edition): string {
	const { licenses, csv_separator } = edition.words;
	const { name_en, name_zh, license_no, category, products, city, province, valid_from, valid_to, status } = row;
	return csvLine(
		[
			name_en,
			name_zh,
			license_no,
			licenses.categories[category] ?? category,
			city,
			province,
			valid_from,
			valid_to,
			licenses.statuses[status] ?? status,
			productList(edition, products),
		],
		csv_separator,
	);
}

/**
 * Returns the file in chunks, each made when the reader has taken the one before, so that a register of any size needs
 * little memory.
 */
async function* csvChunks(batches: AsyncIterable<LicenseRow[]>, edition: Edition): AsyncGenerator<Uint8Array> {
	const { licenses, csv_separator } = edition.words;
	const encoder = new TextEncoder();
	yield encoder.encode(
		csvHead(
			[
				licenses.firm,
				'中文',
				licenses.number,
				licenses.type,
				licenses.place,
				licenses.province,
				licenses.granted,
				licenses.validity,
				licenses.status,
				licenses.products,
			],
			csv_separator,
		),
	);
	for await (const rows of batches) {
		const lines = eachOf(
			rows,
			(row) => `licence ${row.slug} in the register's file`,
			(row) => lineOf(row, edition),
		);
		yield encoder.encode(lines.join(''));
	}
}

/**
 * The filtered register as CSV: its address is that of the list, and `register.csv`.
 * @param limit asked before a list is read that a keyword finds
 */
export function createLicenseFiles(db: Database, clock: () => number, limit: Middleware): Hono {
	const app = new Hono();
	for (const edition of editions) {
		const base = urls.license.href(edition);
		app.get(`${base}/*`, async (c, next) => {
			const path = decodeURIComponent(new URL(c.req.url).pathname);
			if (!path.endsWith(FILE)) return next();
			const filters = parseLicensePath(path.slice(base.length, -FILE.length).split('/').filter(Boolean));
			if (!filters || filters.page > 1) return next();
			const address = urls.license.href(edition, filters) + FILE;
			if (decodeURIComponent(address) !== path) return c.redirect(address, 301);
			const limited = await limit(c, edition);
			if (limited) return limited;
			const rows = licenseBatches(db.read, { ...filters, edition: edition.code }, isoDay(edition, clock()));
			return c.body(ReadableStream.from(csvChunks(rows, edition)) as globalThis.ReadableStream<Uint8Array>, 200, {
				'content-type': 'text/csv; charset=utf-8',
				'content-disposition': 'attachment; filename="register.csv"',
				// Not cached: the cache would read the whole answer first, and this may be long.
				'cache-control': 'private, no-cache',
			});
		});
	}
	return app;
}
