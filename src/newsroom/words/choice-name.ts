import { house } from '../house';
import { named, type Words } from './words';

/** What a value that may be chosen is called. @param field its name */
export function choiceName(field: string, value: string, words: Words): string {
	if (field === 'edition') return house.editions.find(({ code }) => code === value)?.name ?? value;
	return named((words.choices as Readonly<Record<string, object>>)[field] ?? {}, value);
}
