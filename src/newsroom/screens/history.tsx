import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { rowAddress } from '../addresses';
import { ask } from '../calls';
import { HistoryPage } from '../components/history/history-page';
import type { Revision } from '../components/history/revisions';
import { readValue } from '../components/read-value';
import { type EntityDescription, keyOf, type Row, rowCall, titleOf } from '../entities';
import { same, textShapes } from '../fields/paths';
import { may, useSession } from '../session/session';
import { siteConfig } from '../site-config';
import { named, useWords, type Words } from '../words/words';
import { entityOf } from './entity-of';

interface Loaded {
	entity: EntityDescription;
	row: Row;
	/** Newest first. */
	revisions: Revision[];
}

export async function loader({ params, request: { signal, url } }: LoaderFunctionArgs): Promise<Loaded> {
	const entity = await entityOf(params);
	const key = (entity.key === 'id' ? params.key : new URL(url).searchParams.get('key')) ?? '';
	const { path, query } = rowCall(entity, key);
	const [row, { rows }] = await Promise.all([
		ask<Row>(path, { query, signal }),
		ask<{ rows: Revision[] }>('revision', { query: { noun: entity.noun, row: key }, signal }),
	]);
	return { entity, row, revisions: rows.toSorted((a, b) => b.number - a.number) };
}

/** Every value of a state that people read, by its name; texts by edition. */
function readable(
	entity: EntityDescription,
	state: Readonly<Record<string, unknown>>,
	words: Words,
): [string, string][] {
	return entity.fields.flatMap((field): [string, string][] => {
		if (field.kind !== 'texts')
			return [[named(words.fields, field.name), readValue(field.name, state[field.name], words)]];
		const texts = (state[field.name] ?? {}) as Record<string, Record<string, unknown> | undefined>;
		return Object.keys(textShapes(field)).flatMap((name) =>
			siteConfig.editions.map(({ code, name: edition }): [string, string] => [
				`${named(words.fields, name)}, ${edition}`,
				readValue(name, texts[code]?.[name], words),
			]),
		);
	});
}

/** Every state that a row had. */
export function Component() {
	const { entity, row, revisions } = useLoaderData<Loaded>();
	const words = useWords();
	const session = useSession();
	const key = keyOf(entity, row);
	const restore = (number: number) => {
		const body = { noun: entity.noun, key: entity.key === 'id' ? Number(key) : key, number, version: row.version };
		return ask<void>('revision/restore', { method: 'POST', body });
	};
	return (
		<HistoryPage
			row={{ title: titleOf(entity, row), to: rowAddress(entity, key) }}
			revisions={revisions}
			now={row}
			readable={(state) => readable(entity, state, words)}
			stands={(state) => entity.fields.every(({ name }) => same(state[name], row[name]))}
			mayRestore={may(session, entity, 'write', row)}
			restore={restore}
		/>
	);
}
