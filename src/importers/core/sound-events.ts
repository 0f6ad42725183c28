import { countWindowsSigns, readWindowsSigns } from '../../shared/input/windows-1252';
import type { Source, SourceEvent, SourceItem } from './source';

/** A value whose texts are read as they were meant, whatever holds them. */
function sound<T>(value: T): T {
	if (typeof value === 'string') return (countWindowsSigns(value) === 0 ? value : readWindowsSigns(value)) as T;
	if (Array.isArray(value)) return value.map(sound) as T;
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sound(inner)])) as T;
}

const signsOf = ({ title, excerpt, content }: SourceItem) => countWindowsSigns(title + excerpt + content);

/** The events of an export, with punctuation of old programs read as what it was, and counted for each item. */
export async function* soundEvents(source: Source, onBytes?: (count: number) => void): AsyncGenerator<SourceEvent> {
	for await (const event of source.events(onBytes)) {
		const read = sound(event);
		if (event.kind === 'item' && read.kind === 'item') read.windows_signs = signsOf(event);
		yield read;
	}
}
