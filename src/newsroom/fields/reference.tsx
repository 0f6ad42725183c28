import { useEffect, useState } from 'react';
import { ask } from '../calls';
import { keyOf, type Noun, type Row, rowCall, titleOf } from '../nouns';
import { type Choice, Combobox } from '../parts/combobox';
import { useWords } from '../words/words';
import type { ControlProps } from './controls';

/** What one row of a list is, to be chosen. @param not a row that is left out */
export async function findRows(
	noun: Noun,
	text: string,
	signal: AbortSignal,
	filters: Readonly<Record<string, string>> = {},
	not?: string,
): Promise<(Choice & { row: Row })[]> {
	const query = { ...filters, search: text.trim(), limit: '12' };
	const { rows } = await ask<{ rows: Row[] }>(noun.noun, { query, signal });
	return rows
		.filter((row) => keyOf(noun, row) !== not)
		.map((row) => ({
			key: keyOf(noun, row),
			label: titleOf(noun, row),
			meta: typeof row.slug === 'string' ? row.slug : undefined,
			row,
		}));
}

/** A row of another list, chosen by its name. */
export function Reference({ of: noun, ...props }: ControlProps & { of: Noun }) {
	const { choose } = useWords();
	const { id, value, onChange, describedBy, isWrong, isReadOnly } = props;
	const [title, setTitle] = useState<{ key: unknown; text: string }>();
	useEffect(() => {
		if (value === null || value === undefined) return;
		const control = new AbortController();
		const { path, query } = rowCall(noun, String(value));
		ask<Row>(path, { query, signal: control.signal }).then(
			(row) => setTitle({ key: value, text: titleOf(noun, row) }),
			() => control.signal.aborted || setTitle({ key: value, text: String(value) }),
		);
		return () => control.abort();
	}, [noun, value]);
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
			isWrong={isWrong ?? false}
			find={(text, signal) => findRows(noun, text, signal)}
			onChoose={({ row }) => onChange(row[noun.key])}
		/>
	);
}
