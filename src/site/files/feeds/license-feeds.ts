import { Hono } from 'hono';
import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import { type LicensePath, parseLicensePath } from '../../../editions/paths/license-path';
import { isoDay, longDay } from '../../../editions/relative-time';
import { productName } from '../../../editions/trade/register-products';
import { rootUrls, urls } from '../../../editions/urls';
import type { Database } from '../../../platform/db/db';
import { type VerifiedLicense, verifiedLicenses } from '../../../queries/license/license-feed';
import { fileNames } from '../../../shared/address/addresses';
import { tag } from '../../../shared/cache-tags';
import { eachOf } from '../../../shared/left-out';
import { escapeText } from '../../../shared/text/html-print';
import { isMoment, latestMoment } from '../../../shared/time/moment';
import type { Middleware } from '../../render/middleware';
import type { Site } from '../../render/screen';
import { FEED_FILES, type Feed, type FeedFile, type FeedItem, feedHeaders, printFeed } from './feed-files';

/** Records a feed carries. */
const RECORDS = 30;

/** Filters in words, for the feed's name: "Devices, Guangdong, Expiring soon". */
function filterWords(edition: Edition, { category, product, province, status, keyword }: LicensePath): string {
	const { licenses } = edition.words;
	return [
		category && (licenses.categories[category] ?? category),
		product && productName(edition, product),
		province,
		status && (licenses.statuses[status] ?? status),
		keyword && `“${keyword}”`,
	]
		.filter(Boolean)
		.join(', ');
}

/** What a record says: its state, its scope, and what happened to it last. */
function describe(edition: Edition, row: VerifiedLicense): string {
	const { licenses } = edition.words;
	const last =
		row.last &&
		`${longDay(edition, row.last.happened_on)}: ${licenses.events[row.last.kind] ?? row.last.kind}${row.last.texts[edition.code]?.note ? `, ${row.last.texts[edition.code]?.note}` : ''}`;
	const state = `${row.license_no}: ${licenses.statuses[row.status] ?? row.status}, ${licenses.until({ from: longDay(edition, row.valid_from), to: longDay(edition, row.valid_to) })}`;
	return [
		state,
		`${licenses.categories[row.category] ?? row.category}, ${row.city}, ${row.province}`,
		row.texts[edition.code]?.scope,
		last,
		licenses.verified_by({ date: longDay(edition, isoDay(edition, row.verified_at)), by: row.verified_by }),
	]
		.filter(Boolean)
		.map((text) => `${text}`.replace(/\.$/, ''))
		.join('. ')
		.concat('.');
}

function compose(edition: Edition, site: Site, path: LicensePath, rows: readonly VerifiedLicense[]): Feed {
	const { licenses } = edition.words;
	const page = site.url + urls.license.href(edition, path);
	const filters = filterWords(edition, path);
	const itemOf = (row: VerifiedLicense): FeedItem => {
		if (!isMoment(row.verified_at)) throw new RangeError('It has no moment.');
		const url = site.url + urls.licenseRecord.href(edition, { slug: row.slug });
		const summary = describe(edition, row);
		return {
			// A record that is verified anew is news of its own: readers of feeds would not see it under its old name.
			id: `${url}#verified-${row.verified_at}`,
			url,
			title: `${row.name_en} (${row.name_zh})`,
			summary,
			html: `<p>${escapeText(summary)}</p>`,
			authors: [],
			changed_at: row.verified_at,
		};
	};
	return {
		page,
		title: `${site.brand.name}: ${licenses.title}${filters ? `, ${filters}` : ''}`,
		description: `${licenses.line}. ${licenses.no_proof}`,
		language: edition.language,
		rights: site.brand.legal_name,
		icon: site.url + rootUrls.icon.href(),
		changed_at: latestMoment(rows[0]?.verified_at),
		files: {
			[fileNames.rss]: `${page}/${fileNames.rss}`,
			[fileNames.atom]: `${page}/${fileNames.atom}`,
			[fileNames.json]: `${page}/${fileNames.json}`,
		},
		items: eachOf(rows, (row) => `license ${row.slug} in a feed`, itemOf),
	};
}

/**
 * RSS, Atom and JSON Feed of every filtered list of the register: the address is that of the list, and the file. They
 * carry the records verified last.
 * @param clock Unix seconds
 * @param limit asked before a list is read that a keyword finds
 */
export function createLicenseFeeds(db: Database, site: Site, clock: () => number, limit: Middleware): Hono {
	const app = new Hono();
	for (const edition of editions) {
		const base = urls.license.href(edition);
		app.get(`${base}/*`, async (c, next) => {
			const asked = decodeURIComponent(new URL(c.req.url).pathname);
			const segments = asked.slice(base.length).split('/').filter(Boolean);
			const file = Object.keys(FEED_FILES).find((name) => name === segments.at(-1)) as FeedFile | undefined;
			const path = file && parseLicensePath(segments.slice(0, -1));
			if (!path || path.page > 1 || path.sort) return next();
			const address = `${urls.license.href(edition, path)}/${file}`;
			if (decodeURIComponent(address) !== asked) return c.redirect(address, 301);
			const limited = await limit(c, edition);
			if (limited) return limited;
			const rows = await verifiedLicenses(
				db.read,
				{ ...path, edition: edition.code },
				isoDay(edition, clock()),
				RECORDS,
			);
			const tags = path.keyword === undefined ? [tag.licenses] : [tag.licenses, tag.search_synonyms];
			return c.body(printFeed(compose(edition, site, path, rows), file), 200, feedHeaders(file, tags));
		});
	}
	return app;
}
