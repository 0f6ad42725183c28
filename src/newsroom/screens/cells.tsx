import type { Led } from '../../shared/site/led-states';
import { Moment } from '../components/moment';
import { type EntityDescription, type Field, fieldOf, type Kind, type Row } from '../entities';
import { LedCell } from '../fields/led';
import { siteConfig } from '../site-config';
import { choiceName } from '../words/choice-name';
import { useWords } from '../words/words';

/** Kinds that a column can hold whole. */
const SHORT: readonly Kind[] = [
	'choice',
	'flag',
	'slug',
	'text',
	'integer',
	'decimal',
	'day',
	'address',
	'json',
	'reference',
];
/** Columns beside the name. */
const MAX_COLUMNS = 4;

/** What rows are called to which others point, by field and key. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Columns of a list: what it is filtered by, then what is short; what no row of the page holds is left out. */
export function columnsOf(entity: EntityDescription, rows: readonly Row[]): string[] {
	const fits = (field: Field | undefined): field is Field =>
		field !== undefined &&
		!entity.title.includes(field.name) &&
		SHORT.includes(field.kind) &&
		!field.name.endsWith('_at');
	const wanted = [...entity.filters.map((one) => fieldOf(entity, one)), ...entity.fields].filter(fits);
	const names = [...new Set(wanted.map((field) => field.name))].filter((one) =>
		rows.some((row) => row[one] !== null && row[one] !== ''),
	);
	const changed = rows.some((row) => typeof row.updated_at === 'number') ? ['updated_at'] : [];
	const led = rows.some((row) => typeof row.leads === 'object') ? ['leads'] : [];
	return [...names.slice(0, MAX_COLUMNS), ...led, ...changed];
}

/** Whether a value says nothing without the name of its column, which a phone has no room to set above. */
export const needsLabel = (entity: EntityDescription, name: string): boolean =>
	['flag', 'integer', 'day'].includes(fieldOf(entity, name)?.kind ?? '');

/** An edition, as a mark. */
export const EditionMark = ({ code }: { code: string }) => (
	<abbr className="edm" title={siteConfig.editions.find((one) => one.code === code)?.name}>
		{code.toUpperCase()}
	</abbr>
);

/** What a field of a row holds, for people. */
export function Cell({
	entity,
	name,
	value,
	names,
}: {
	entity: EntityDescription;
	name: string;
	value: unknown;
	names: Names;
}) {
	const words = useWords();
	if (value === null || value === undefined || value === '') return <span className="nil">–</span>;
	if (name === 'updated_at') return <Moment at={Number(value)} />;
	if (name === 'leads') return <LedCell led={value as Led} />;
	if (name === 'edition') return <EditionMark code={String(value)} />;
	const field = fieldOf(entity, name);
	if (field?.kind === 'flag')
		return <span className={value ? 'st st--pub' : 'st st--dra'}>{value ? words.yes : words.no}</span>;
	if (field?.kind === 'choice') return <>{choiceName(name, String(value), words)}</>;
	if (field?.kind === 'reference') return <>{names[name]?.[String(value)] ?? String(value)}</>;
	if (field?.kind === 'json') return <code>{(JSON.stringify(value) ?? '').slice(0, 120)}</code>;
	return (
		<span className={field?.kind === 'integer' || field?.kind === 'decimal' ? 'tn' : undefined}>{String(value)}</span>
	);
}
