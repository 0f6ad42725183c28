import type { Known } from '../../../data/tables/article';
import type { Edition } from '../../../editions/edition';
import { dateAndTime } from '../../../editions/relative-time';
import { cleanHtml } from '../../../platform/html/clean-html';
import { escapeText } from '../../../shared/text/html-print';

/**
 * What is known of a running story, placed before its text in a feed, so that readers see there what was added, and
 * when.
 */
export function knownHtml(edition: Edition, known: Known | null): string {
	if (!known || known.points.length === 0) return '';
	const { words } = edition;
	const points = known.points
		.toSorted((a, b) => b.at - a.at)
		.map((one) => `<li>${dateAndTime(edition, one.at)}: ${escapeText(one.text)}</li>`);
	const unknown = known.unknown
		? `<p><strong>${words.what_we_do_not_know}</strong> ${escapeText(known.unknown)}</p>`
		: '';
	return cleanHtml(`<h2>${words.what_we_know}</h2><ul>${points.join('')}</ul>${unknown}`);
}
