import type { Edition } from '../../editions/edition';
import { sourceNames } from '../../editions/formats';
import { unbrokenParts } from '../../editions/no-break';
import { longDay } from '../../editions/relative-time';
import type { SourceWords } from '../../shared/calculate/calculator/facts';
import { deepLink, gradeOf, inOrder, isRead, isUnchecked, type SourceDocument } from '../../shared/source-document';
import { usePage } from '../render/contexts';
import { each } from '../render/each';

/** The document's own date in words; a month or a year alone stays as it is. */
const dayOf = (edition: Edition, day: string) => (day.length === 10 ? longDay(edition, day) : day);

/** The rest of the line behind the title: the publisher, the place in the document, its date or the day it was read. */
function restOf(edition: Edition, source: SourceDocument): string {
	const { documents } = edition.words;
	const { publisher, place } = sourceNames(edition, source);
	const when = source.published_on
		? dayOf(edition, source.published_on)
		: isRead(source) && source.read_on
			? documents.read_on({ date: longDay(edition, source.read_on) })
			: undefined;
	return (
		[publisher, place, when].map((part) => (part ? `, ${part}` : '')).join('') +
		(isUnchecked(source) ? ` (${documents.not_read})` : '')
	);
}

/** A document as data for an island, with the same words as its line. */
export function sourceWords(edition: Edition, source: SourceDocument): SourceWords {
	const { documents } = edition.words;
	const grade = gradeOf(source);
	const url = deepLink(source);
	return {
		...(grade ? { grade: [grade, documents.grades[grade] ?? ''] as const } : {}),
		...(url ? { url } : {}),
		title: unbrokenParts(sourceNames(edition, source).title),
		rest: unbrokenParts(restOf(edition, source)),
	};
}

/** The grade of a source, as a letter in a box. */
function Grade({ source }: { source: SourceDocument }) {
	const { documents } = usePage().edition.words;
	const grade = gradeOf(source);
	if (!grade) return null;
	return (
		<abbr className={`grade grade--${grade.toLowerCase()}`} title={documents.grades[grade]}>
			{grade}
		</abbr>
	);
}

/**
 * One document: its grade, its title as a link to the exact page, the publisher, the place in it, its date or the day
 * it was read. A document that was not read is marked so and not linked; a shop is named and never linked.
 */
export function SourceLine({ source, className = 'link' }: { source: SourceDocument; className?: string }) {
	const { edition } = usePage();
	const { title } = sourceNames(edition, source);
	const url = deepLink(source);
	return (
		<span>
			<Grade source={source} />
			{url ? (
				<a className={className} href={url}>
					{title}
				</a>
			) : (
				title
			)}
			{restOf(edition, source)}
		</span>
	);
}

/** Documents one after the other, the law before the press. */
export function SourceLines({ sources }: { sources: readonly SourceDocument[] }) {
	return each(inOrder(sources), 'sources', (source, i) => (
		<span key={`${source.title} ${source.publisher ?? ''}`}>
			{i > 0 && '; '}
			<SourceLine source={source} />
		</span>
	));
}
