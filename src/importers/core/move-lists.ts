import { type DatabaseContext, runCommand } from '../../commands/command';
import { type ImportRun, noteImported } from '../../commands/import/core/note-import';
import { importRedirects } from '../../commands/site/import-redirects';
import type { Edition } from '../../editions/edition';
import { editionByCode } from '../../editions/editions';
import { feed, urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import { authorSlugs } from '../../queries/article/taken-slugs';
import { slugOf } from '../../shared/address/slugs';
import { countLed } from './batch';
import type { Made } from './made';
import type { Pictures } from './pictures/pictures';
import type { Report } from './report';
import { tagKey, typeOf } from './sections';
import type { Source } from './source';
import type { Survey } from './survey';

/** Redirects that a transaction writes. */
const REDIRECTS = 1_000;

interface Lists {
	survey: Survey;
	edition: Edition;
	report: Report;
	made: Made;
	pictures: Pictures;
	/** New addresses by the numbers of the posts. */
	addresses: ReadonlyMap<number, string>;
	/** Undefined for a trial. */
	run: ImportRun | undefined;
	/** Old addresses that a trial has counted. */
	led: Set<string>;
}

/** Leads from the old site's lists, feeds and files to ours. */
export async function moveLists(
	source: Source,
	{ survey, edition, report, made, pictures, addresses, run, led }: Lists,
	context: DatabaseContext<Database> | undefined,
): Promise<void> {
	const slugs = context ? await authorSlugs(context.db.staff, [...made.authors.values()]) : new Map<number, string>();
	const rows = [
		...(source.archives?.(survey, {
			home: urls.home.href(edition),
			news: urls.news.href(edition),
			feed: feed.href(edition),
			filed(category) {
				const type = category.domain === 'category' ? typeOf(category, survey.map) : undefined;
				const slug = tagKey(category);
				const own = survey.filed.get(`${category.domain}:${category.slug}`)?.edition ?? edition.code;
				const where = editionByCode(own) ?? edition;
				if (type) return urls.section.href(where, type);
				return survey.usedTags.get(own)?.has(slug) ? urls.tag.href(where, { slug }) : urls.news.href(where);
			},
			author(login) {
				const slug = slugs.get(made.authors.get(login) ?? 0) ?? (context ? undefined : slugOf(login));
				return slug === undefined ? undefined : urls.author.href(edition, { slug });
			},
		}) ?? []),
		...pictures.moved(addresses),
	];
	const { redirects } = report.outcome;
	if (!context || !run) return countLed(rows, report, led);
	for (let at = 0; at < rows.length; at += REDIRECTS) {
		const part = await runCommand(context, 'import', async (ctx) => {
			const done = await importRedirects(ctx, rows.slice(at, at + REDIRECTS));
			await noteImported(
				ctx,
				run,
				done.created.map((key) => ({ noun: 'redirect', key, is_new: true })),
			);
			return done;
		});
		redirects.created += part.created.length;
		redirects.unchanged += part.unchanged;
		for (const taken of part.taken) report.leaveOut('redirect_taken', taken);
		for (const source of part.unreached) report.leaveOut('redirect_unreached', source);
	}
}
