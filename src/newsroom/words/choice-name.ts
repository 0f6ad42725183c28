import { siteConfig } from '../site-config';
import { named, type Words } from './words';

/** What a value that may be chosen is called. @param field its name */
export function choiceName(field: string, value: string, words: Words): string {
	if (field === 'edition') return siteConfig.editions.find(({ code }) => code === value)?.name ?? value;
	const names = (words.choices as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[field] ?? {};
	const name = names[value];
	// One of the sections carries the name of the site.
	return typeof name === 'function' ? name({ brand: siteConfig.brand }) : named(names, value);
}
