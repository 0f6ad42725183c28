import { sourceText } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import { deepLink } from '../../../shared/source-document';
import type { PageRequest } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { eventJsonLd } from '../topic/event-json-ld';
import type { CalendarEntry } from './entry';

/** Most dates in the metadata of a list. */
const LISTED = 40;

/** A rule, a rate or a limit from its day on (schema.org Legislation); a show is an event. */
function itemOf(request: PageRequest, entry: CalendarEntry): object {
	const event = entry.event && eventJsonLd(request, entry.event);
	if (event) return event;
	const [newest] = entry.coverage;
	if (entry.kind === 'story' && newest) {
		return {
			'@type': 'NewsArticle',
			headline: newest.story.title,
			description: entry.title,
			url: request.site.url + urls.article.href(request.edition, newest.story),
			temporalCoverage: entry.firstDay,
		};
	}
	return {
		'@type': 'Legislation',
		name: entry.title,
		...(entry.detail ? { description: entry.detail } : {}),
		legislationJurisdiction: { '@type': 'AdministrativeArea', name: entry.marketName },
		temporalCoverage: `${entry.firstDay}/..`,
		...(entry.source ? { isBasedOn: deepLink(entry.source) ?? sourceText(request.edition, entry.source) } : {}),
	};
}

/** Metadata of a list of dates, for machines. @param first path of its first page */
export function calendarJsonLd(
	request: PageRequest,
	name: string,
	first: string,
	entries: readonly CalendarEntry[],
): object[] {
	const { edition, site } = request;
	const { words } = edition;
	return [
		breadcrumbList(site, [
			[words.home, urls.home.href(edition)],
			[words.calendar.title, urls.calendar.href(edition)],
			...(first === urls.calendar.href(edition) ? [] : [[name, first] as [string, string]]),
		]),
		{
			'@context': 'https://schema.org',
			'@type': 'ItemList',
			name,
			numberOfItems: entries.length,
			itemListElement: entries
				.slice(0, LISTED)
				.map((entry, i) => ({ '@type': 'ListItem', position: i + 1, item: itemOf(request, entry) })),
		},
	];
}
