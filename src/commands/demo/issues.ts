import { dayFrom, startOf } from '../../../demo/calendar';
import { issueNotes, NEWEST_ISSUE } from '../../../demo/issues';
import { issue } from '../../data/tables/subscription';
import { localeOf } from '../../editions/editions';
import { urls } from '../../editions/urls';
import { insertAll } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { cleanHtml } from '../../platform/html/clean-html';
import type { LoadedArticle } from './articles';
import { DEMO_EDITIONS, type DemoEdition } from './people-and-tags';

const WEEK = 7 * 86_400;
const THURSDAY = 4;
/** Newsletters leave at this hour, UTC. */
const HOUR = 6;
const STORIES = 5;

const words: Record<DemoEdition, { stories: string; end: string }> = {
	en: {
		stories: 'This week',
		end: 'Demonstration edition: companies and people are invented. This newsletter was never sent.',
	},
	es: {
		stories: 'Esta semana',
		end: 'Edición de demostración: las empresas y las personas son inventadas. Este boletín no se envió nunca.',
	},
};

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The last Thursday's hour of sending that is not after `now`. */
function lastSent(now: number): number {
	const today = startOf(dayFrom(now, 0));
	const back = (new Date(today * 1000).getUTCDay() - THURSDAY + 7) % 7;
	const at = today - back * 86_400 + HOUR * 3_600;
	return at > now ? at - WEEK : at;
}

/**
 * Loads the archive: weekly newsletters, each about what was read most of that which had appeared, no story in two of
 * them.
 */
export async function loadIssues(tx: Tx, now: number, articles: LoadedArticle[]): Promise<void> {
	const newest = lastSent(now);
	const rows = DEMO_EDITIONS.flatMap((edition) => {
		const used = new Set<number>();
		return issueNotes.flatMap((note, index) => {
			const sent_at = newest - index * WEEK;
			// In a thin week the newsletter reaches further back.
			const stories = articles
				.filter(
					(one) =>
						one.edition === edition && one.seo_url !== undefined && one.published_at <= sent_at && !used.has(one.id),
				)
				.sort((a, b) => b.published_at - a.published_at)
				.slice(0, STORIES)
				.sort((a, b) => b.week_views - a.week_views);
			const [lead] = stories;
			if (!lead) return [];
			for (const story of stories) used.add(story.id);
			const { stories: heading, end } = words[edition];
			const list = stories
				.map(
					(one) =>
						`<h3><a href="${urls.article.href(localeOf(edition), { id: one.id, seo_url: one.seo_url ?? null })}">${escaped(one.title)}</a></h3><p>${escaped(one.standfirst)}</p>`,
				)
				.join('\n');
			const html = cleanHtml(`<p>${escaped(note[edition])}</p>\n<h2>${heading}</h2>\n${list}\n<p>${end}</p>`);
			return [
				{
					edition,
					slug: dayFrom(sent_at, 0),
					number: NEWEST_ISSUE - index,
					subject: lead.title,
					standfirst: lead.standfirst,
					html,
					status: 'sent' as const,
					sent_at,
					created_at: sent_at,
				},
			];
		});
	});
	await insertAll(tx, issue, rows);
}
