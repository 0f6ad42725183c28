import type { Edition } from '../../editions/edition';
import { sourceNames } from '../../editions/formats';
import { unbrokenParts } from '../../editions/no-break';
import { longDay } from '../../editions/relative-time';
import type { SourceWords } from '../../shared/calculate/calculator/facts';
import { deepLink, gradeOf, inOrder, isRead, type SourceDocument } from '../../shared/source-document';
import { usePage } from '../render/contexts';
import { each } from '../render/each';

/** Its own date in words; a month or a year alone stays as it is. */
const dayOf = (edition: Edition, day: string) => (day.length === 10 ? longDay(edition, day) : day);

/** What stands behind its title: who published it, the place in it, its date or the day it was read, if anybody did. */
function restOf(edition: Edition, source: SourceDocument): string {
	const { documents } = edition.words;
	const { publisher, place } = sourceNames(edition, source);
	const when = source.published_on
		? dayOf(edition, source.published_on)
		: isRead(source) && source.read_on
			? documents.read_on({ date: longDay(edition, source.read_on) })
			: undefined;
	const isUnread = source.kind !== 'own' && !isRead(source) && gradeOf(source) === null;
	return (
		[publisher, place, when].map((part) => (part ? `, ${part}` : '')).join('') +
		(isUnread ? ` (${documents.not_read})` : '')
	);
}

/** A document as data for a block that comes alive, with the same words as a line of it. */
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

/** How far a source can be trusted, as a letter in a box. */
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
 * One document: its grade, its title as a link to the very page, who published it, the place in it, its date or the day
 * it was read. Of a document that nobody here has read that is said, and nothing is linked; a shop is named, and never
 * linked.
 */
export function SourceLine({ source, className = 'link' }: { source: SourceDocument; className?: string }) {
	const { edition } = usePage();
	const { title } = sourceNames(edition, source);
	const url = deepLink(source);
	return (
		<span className="source-line">
			<Grade source={source} />
			{url ? (
				<a className={className} href={url} rel="noopener">
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
