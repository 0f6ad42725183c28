/** A longer value is told by its length: the revision beside the audit row holds it whole. */
const LONGEST = 400;

const told = (value: unknown): unknown => {
	const text = JSON.stringify(value) ?? 'null';
	return text.length > LONGEST ? { length: text.length } : value;
};

/** What differs between two states of a row, by field: before and after. Moments of the save itself are no change. */
export function changesBetween(
	before: Record<string, unknown> | undefined,
	after: Record<string, unknown>,
): Record<string, { from?: unknown; to: unknown }> {
	const names = Object.keys(after).filter(
		(name) => name !== 'updated_at' && JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after[name] ?? null),
	);
	// Of a new row everything is new; what is empty is not worth a word.
	const worth = before
		? names
		: names.filter(
				(name) => !['', '[]', 'false', '0'].includes(String(JSON.stringify(after[name])).replaceAll('"', '')),
			);
	return Object.fromEntries(
		worth.map((name) => [
			name,
			before ? { from: told(before[name]), to: told(after[name]) } : { to: told(after[name]) },
		]),
	);
}
