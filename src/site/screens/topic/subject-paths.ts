import { editions } from '../../../editions/editions';
import type { Subject } from '../../../queries/event/subject';
import type { FilledModule } from '../../../queries/event/subject-rows';
import { tag } from '../../../shared/cache-tags';
import type { PageRequest } from '../../render/screen';

/** Seed of the picture across the top of a page of an event. */
export const heroSeed = (subject: Subject, modules: readonly FilledModule[]): string =>
	modules.find((module) => module.kind === 'hero')?.content.cover_seed ?? subject.cover_seed;

/** Tags of everything a page of an event shows. */
export function tagSubject(request: PageRequest, subject: Subject): void {
	request.tag(
		tag.topics,
		...(subject.topic ? [tag.topic(subject.topic.id)] : []),
		...(subject.id === undefined ? [] : [tag.subject(subject.id)]),
	);
}

/** Path of a page under an event's page in each edition that has the event. */
export function inEditionsOf(
	request: PageRequest,
	subject: Subject,
	path: (edition: PageRequest['edition'], slug: string) => string,
): Record<string, string> {
	const slugs = new Map([
		[request.edition.code, subject.slug],
		...subject.translations.map((other): [string, string] => [other.edition, other.slug]),
	]);
	return Object.fromEntries(
		editions.flatMap((one): [string, string][] => {
			const slug = slugs.get(one.code);
			return slug === undefined ? [] : [[one.code, path(one, slug)]];
		}),
	);
}
