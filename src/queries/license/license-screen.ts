import type { Db } from '../../platform/db/tx';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { type Achievement, achievements, licenseQuestions, type Partner, partners, type Question } from './license';
import type { LicenseFilters } from './license-filters';
import { type LicenseCounts, type LicensePage, licenseCounts, listLicenses } from './license-list';

/** The blocks of the licence screen by name, from its top to its foot. */
export interface LicenseBlocks {
	counts: LicenseCounts;
	found: LicensePage;
	/** Only beside the whole register's first page, as the achievements and partners. */
	questions: Question[];
	achievements: Achievement[];
	partners: Partner[];
}

/** Rows a page of the register shows. */
export const REGISTER_ROWS = 25;

/**
 * All blocks of the licence screen of an edition.
 * @param day ISO day in the edition's time zone @param page 1 and up
 */
export async function collectLicense(
	db: Db,
	edition: string,
	filters: LicenseFilters,
	day: string,
	page: number,
): Promise<LicenseBlocks> {
	const is_whole =
		!filters.category && !filters.province && !filters.status && !filters.product && !filters.keyword && page === 1;
	const [counts, found, questions, counters, firms] = await Promise.all([
		licenseCounts(db, day),
		listLicenses(db, { ...filters, edition }, day, page, REGISTER_ROWS),
		is_whole ? licenseQuestions(db, edition) : [],
		is_whole ? achievements(db, edition) : [],
		is_whole ? partners(db) : [],
	]);
	return { counts, found, questions, achievements: counters, partners: firms };
}

/** Cache tags of what the blocks show. */
export const licenseTags = (edition: string): CacheTag[] => [
	tag.licenses,
	tag.questions(edition),
	tag.partners,
	tag.search_synonyms,
];
