import { useEffect, useState } from 'react';
import { ask } from '../calls';
import { type Choice, Combobox } from '../components/combobox';
import { type EntityDescription, keyOf, type Row, titleOf } from '../entities';
import { useWords } from '../words/words';
import type { ControlProps } from './controls';
import { core } from './paths';

/** Finds rows of an entity as options to choose from. @param not key of a row that is left out */
export async function findRows(
	entity: EntityDescription,
	text: string,
	signal: AbortSignal,
	filters: Readonly<Record<string, string>> = {},
	not?: string,
): Promise<(Choice & { row: Row })[]> {
	const query = { ...filters, search: text.trim(), limit: '12' };
	const { rows } = await ask<{ rows: Row[] }>(entity.noun, { query, signal });
	return rows
		.filter((row) => keyOf(entity, row) !== not)
		.map((row) => ({
			key: keyOf(entity, row),
			label: titleOf(entity, row),
			meta: typeof row.slug === 'string' ? row.slug : undefined,
			row,
		}));
}

/** The name of a row that other rows refer to. */
interface Name {
	key: string;
	name: string;
	slug?: string;
	/** Address of a picture on the site; only pictures have one. */
	src?: string;
}

const askNames = async (
	entity: string,
	query: Readonly<Record<string, string>>,
	signal: AbortSignal,
): Promise<Name[]> =>
	(
		await ask<{ rows: Name[] }>(`name/${entity}`, {
			query: { ...query, edition: document.documentElement.lang },
			signal,
		})
	).rows;

/** Returns the names of an entity's rows by their keys. */
export async function namesOf(
	entity: string,
	keys: readonly string[],
	signal: AbortSignal,
): Promise<Record<string, string>> {
	const rows = keys.length === 0 ? [] : await askNames(entity, { keys: keys.join(',') }, signal);
	return Object.fromEntries(rows.map(({ key, name }) => [key, name]));
}

/** Returns the address of a stored picture on the site; undefined for another kind of file. @param key its number */
export const pictureOf = async (key: string, signal: AbortSignal): Promise<string | undefined> =>
	(await askNames('media', { keys: key }, signal))[0]?.src;

/** Finds rows of an entity whose names contain these words. */
export const findNames = async (entity: string, text: string, signal: AbortSignal): Promise<Choice[]> =>
	(await askNames(entity, { search: text.trim() }, signal)).map(({ key, name, slug }) => ({
		key,
		label: name,
		meta: slug,
	}));

/** A row of another entity, chosen by its name. @param of the other entity */
export function Reference({ of, ...props }: ControlProps & { of: string }) {
	const { choose } = useWords();
	const { id, shape, value, onChange, describedBy, isInvalid, isReadOnly } = props;
	const [title, setTitle] = useState<{ key: unknown; text: string }>();
	useEffect(() => {
		if (value === null || value === undefined) return;
		const key = String(value);
		const control = new AbortController();
		namesOf(of, [key], control.signal).then(
			(names) => setTitle({ key: value, text: names[key] ?? key }),
			() => control.signal.aborted || setTitle({ key: value, text: key }),
		);
		return () => control.abort();
	}, [of, value]);
	if (value !== null && value !== undefined) {
		const text = title?.key === value ? title.text : String(value);
		return (
			<div className="tagi">
				<span>
					{text}
					{!isReadOnly && (
						<button type="button" id={id} aria-label={choose.take_away({ name: text })} onClick={() => onChange(null)}>
							×
						</button>
					)}
				</span>
			</div>
		);
	}
	if (isReadOnly) return <span className="nil">–</span>;
	return (
		<Combobox
			id={id}
			describedBy={describedBy}
			isInvalid={isInvalid ?? false}
			find={(text, signal) => findNames(of, text, signal)}
			onChoose={({ key }) => onChange(core(shape).type === 'string' ? key : Number(key))}
		/>
	);
}
