import { slugOf } from '../../shared/address/slugs';
import { standardPages } from '../../shared/site/standard-pages';
import { articleTypes } from '../../shared/statuses';
import { ImportError } from './import-error';
import type { Questions } from './report';
import { isNoCategory, type NameMap, typeOf } from './sections';
import type { Survey } from './survey';

/** Words in the names of pages that suggest a text that every installation has. */
const GUESSES: readonly [words: RegExp, name: string][] = [
	[/privacy|privacidad|datenschutz/, 'policy'],
	[/terms|terminos|condiciones/, 'terms'],
	[/imprint|impressum|legal-notice|aviso-legal/, 'imprint'],
	[/cookie/, 'cookie'],
	[/^about|^sobre|quienes-somos/, 'about'],
];

/** Finds categories and pages that somebody who knows the export could file better. */
export function questionsOf(survey: Survey): Questions {
	const categories = [...survey.filed.values()]
		.filter((one) => one.domain === 'category' && !isNoCategory(one) && typeOf(one, survey.map) === undefined)
		.map((one) => ({ name: slugOf(one.slug) || slugOf(one.name), title: one.name, posts: one.posts }))
		.filter((one) => one.name !== '')
		.sort((a, b) => b.posts - a.posts);
	const pages = [...survey.posts.values()].flatMap(({ kind, wanted }) => {
		const maybe = GUESSES.find(([words]) => words.test(wanted))?.[1];
		return kind === 'page' && maybe !== undefined && maybe !== wanted ? [{ name: wanted, maybe }] : [];
	});
	return { categories, pages };
}

/** The questions as lines for a terminal, with the arguments that answer them. */
export function questionLines({ categories, pages }: Questions): string[] {
	const most = categories.slice(0, 12);
	return [
		...(most.length > 0
			? [
					`Categories that are no section here: ${most.map((one) => `${one.name} (${one.posts})`).join(', ')}`,
					`  to file them: --map ${most[0]?.name}=${articleTypes[0]},…  sections: ${articleTypes.join(', ')}`,
				]
			: []),
		...pages.map(
			(one) => `The page ${one.name} may be a text that every site has: --map page:${one.name}=${one.maybe}`,
		),
	];
}

/**
 * Reads a mapping of names that a person has typed: `laws=regulation,page:privacy-policy=policy`.
 * @throws ImportError where there is no section or page of a name here
 */
export function readMap(given: readonly string[]): NameMap {
	const map = new Map<string, string>();
	for (const pair of given.flatMap((one) => one.split(','))) {
		const [name = '', to = '', ...rest] = pair.split('=').map((part) => part.trim());
		const isPage = name.startsWith('page:');
		const key = isPage ? `page:${slugOf(name.slice(5))}` : slugOf(name);
		const known = isPage ? slugOf(to) === to && to !== '' : (articleTypes as readonly string[]).includes(to);
		if (!known || rest.length > 0 || key === '' || key === 'page:')
			throw new ImportError(
				`--map takes category=section or page:name=name; "${pair}" is neither. Sections: ${articleTypes.join(', ')}; texts that every site has: ${standardPages.join(', ')}.`,
			);
		map.set(key, to);
	}
	return map;
}
