import { house } from '../site-config';
import { named, type Words } from './words';

/** What a value that may be chosen is called. @param field its name */
export function choiceName(field: string, value: string, words: Words): string {
	if (field === 'edition') return house.editions.find(({ code }) => code === value)?.name ?? value;
	const names = (words.choices as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[field] ?? {};
	const name = names[value];
	// One of the sections carries the name of the house.
	return typeof name === 'function' ? name({ brand: house.brand }) : named(names, value);
}
