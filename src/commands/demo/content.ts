import type { DemoSite } from '../../../demo/page';
import type { Storage } from '../../platform/storage/storage';
import { noteVersion } from '../../search/index/complete-index';
import { indexAll } from '../../search/index/index-everything';
import type { CommandContext } from '../command';
import { loadArticles } from './articles';
import { loadBooks } from './books';
import { loadCompanies } from './companies';
import { loadAttachments, loadExhibitors, loadWall } from './exhibitors';
import { loadIssues } from './issues';
import { loadLicenses, loadQuestions } from './licenses';
import { loadPages } from './pages';
import { loadAuthors, loadTags } from './people-and-tags';
import { loadSeries } from './series';
import { loadTopics } from './topics';
import { loadAdvs, loadDuty, loadRules } from './trade';

export interface DemoContentOptions {
	/** Unix seconds; every date is laid before or after it. */
	now: number;
	/** Storage for the exhibitors' files; without it there are none. */
	storage?: Storage;
	/** Names and periods of the installation, for the pages that speak of them. */
	site?: Partial<DemoSite>;
}

/** Writes the whole demonstration edition into an empty database. */
export async function writeDemo(ctx: CommandContext, options: Omit<DemoContentOptions, 'now'>): Promise<void> {
	const { now, tx } = ctx;
	const { storage } = options;
	const authors = await loadAuthors(tx);
	const tags = await loadTags(tx);
	const companies = await loadCompanies(tx, now);
	const articles = await loadArticles(ctx, authors, tags, companies);
	await loadPages(tx, now, options.site ?? {});
	await loadSeries(tx, now);
	await loadDuty(tx, now);
	await loadRules(tx, now);
	const topics = await loadTopics(tx, now, articles);
	const licenses = await loadLicenses(tx, now, companies);
	await loadQuestions(tx, companies);
	const exhibitors = await loadExhibitors(tx, topics, licenses, companies);
	if (storage) await loadAttachments(tx, now, storage, topics, exhibitors);
	await loadWall(tx, now, topics);
	await loadBooks(tx, now, tags);
	await loadAdvs(tx, companies);
	await loadIssues(tx, now, articles);
	// Last, because a story's country is looked up among the markets.
	await indexAll(tx);
	await noteVersion(tx);
}
