import { eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { changesBetween } from '../../commands/changes-between';
import { type CommandContext, joinTransaction } from '../../commands/command';
import { book } from '../../data/tables/book';
import { data_series } from '../../data/tables/data-series';
import { media_use } from '../../data/tables/media';
import { setting } from '../../data/tables/site';
import { issue } from '../../data/tables/subscription';
import { event_edition, subject, subject_module, topic } from '../../data/tables/topic';
import { editionCodes } from '../../editions/editions';
import { cleanHtml } from '../../platform/html/clean-html';
import { tag } from '../../shared/cache-tags';
import type { AuditEntity } from '../../shared/site/audit-entities';
import { withoutPicture, withPictureReplaced } from '../../shared/text/text-pictures';
import type { Entity } from '../kit/declare';
import type { Key, Row } from '../kit/entity';
import { keepState } from '../kit/version';
import { entities } from '../registry';
import type { Instead, MediaRow } from './in-articles';

/** Tables whose rows may use a file and are no declared entities, each with the column of its key. */
const OTHERS: readonly { table: PgTable; key: string; cover?: string }[] = [
	{ table: book, key: 'id', cover: 'cover_id' },
	{ table: data_series, key: 'id' },
	{ table: event_edition, key: 'id' },
	{ table: issue, key: 'id' },
	{ table: setting, key: 'name' },
	{ table: subject, key: 'id', cover: 'cover_id' },
	{ table: topic, key: 'id' },
];

/** Rows of a table that are no declared entity. */
interface Found {
	table: PgTable;
	of: SQL;
	/** Column that points to a file. */
	cover?: string | undefined;
}

const columnsOf = (table: PgTable) => getTableColumns(table) as Record<string, PgColumn>;
const nameOf = (table: PgTable) => getTableConfig(table).name;

/** Keys of the rows that use the file, by the name of their table. */
async function usersOf(ctx: CommandContext, id: number): Promise<Map<string, string[]>> {
	const rows = await ctx.read
		.selectDistinct({ noun: media_use.noun, key: media_use.key })
		.from(media_use)
		.where(eq(media_use.media_id, id))
		.orderBy(media_use.noun, media_use.key);
	return new Map([...Map.groupBy(rows, ({ noun }) => noun)].map(([noun, uses]) => [noun, uses.map(({ key }) => key)]));
}

/** A value of a row with another picture. @param edition code of the edition whose words it holds, where that is known */
function replaced(value: unknown, from: MediaRow, by: Instead, edition?: string): unknown {
	if (typeof value === 'string') {
		if (!value.includes(from.name)) return value;
		const html = edition === undefined ? value : withPictureReplaced(value, from.name, by.shownIn(edition));
		return html.replaceAll(from.name, by.picture.name);
	}
	if (Array.isArray(value)) return value.map((one) => replaced(one, from, by, edition));
	if (typeof value !== 'object' || value === null) return value;
	// Texts of all editions stand under the codes of these.
	const of = (name: string) => (editionCodes.includes(name) ? name : edition);
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, from, by, of(name))]));
}

/** The columns of a row that use the file, as they are with another one. */
function columnsWith(columns: Readonly<Record<string, 'file' | 'words'>>, row: Row, from: MediaRow, by: Instead): Row {
	const edition = typeof row.edition === 'string' ? row.edition : undefined;
	const set: Row = {};
	for (const [name, holds] of Object.entries(columns)) {
		const value = row[name];
		if (holds === 'file' && value === from.id) set[name] = by.picture.id;
		if (holds === 'words' && JSON.stringify(value ?? null).includes(from.name))
			set[name] = replaced(value, from, by, edition);
	}
	return set;
}

/** Changes the rows of a declared entity by its own command, with its rights, revisions, audit and pages. */
async function inEntity(ctx: CommandContext, entity: Entity, keys: readonly string[], from: MediaRow, by: Instead) {
	const column = columnsOf(entity.table)[entity.key] as PgColumn;
	const given: Key[] = column.dataType === 'number' ? keys.map(Number) : [...keys];
	const rows = (await ctx.read.select().from(entity.table).where(inArray(column, given)).orderBy(column)) as Row[];
	const columns = Object.entries(entity.fields).flatMap(([name, field]): [string, 'file' | 'words'][] => {
		if (field.entity === 'media') return [[name, 'file']];
		return field.entity === undefined ? [[name, 'words']] : [];
	});
	for (const row of rows)
		await entity.change(joinTransaction(ctx.tx, ctx.actor, ctx.now), {
			key: row[entity.key],
			set: columnsWith(Object.fromEntries(columns), row, from, by),
		});
}

/** Changes rows of another table by statement. @param edition of rows that are part of another row */
async function inTable(
	ctx: CommandContext,
	{ table, of, cover }: Found,
	from: MediaRow,
	by: Instead,
	edition?: string,
) {
	const columns = Object.entries(columnsOf(table)).flatMap(([name, column]): [string, 'file' | 'words'][] => {
		if (name === cover) return [[name, 'file']];
		const holdsWords = ['text', 'jsonb'].includes(column.getSQLType()) && !column.primary && !column.generated;
		return holdsWords ? [[name, 'words']] : [];
	});
	const primary = Object.entries(columnsOf(table)).find(([, { primary }]) => primary) as [string, PgColumn];
	for (const row of (await ctx.read.select().from(table).where(of).orderBy(primary[1]).for('update')) as Row[]) {
		const set = columnsWith(Object.fromEntries(columns), { edition, ...row }, from, by);
		if (Object.keys(set).length > 0) await ctx.tx.update(table).set(set).where(eq(primary[1], row[primary[0]]));
	}
}

/**
 * Has every row but articles use another stored picture: declared entities by their own commands, other tables by
 * statement.
 * @returns the rows, as `company:12`
 * @throws Refusal `forbidden` where the actor may not change one of them
 */
export async function replaceInRows(ctx: CommandContext, from: MediaRow, by: Instead): Promise<string[]> {
	const users = await usersOf(ctx, from.id);
	const changed: string[] = [];
	for (const entity of entities as readonly Entity[]) {
		const noun = nameOf(entity.table);
		const keys = users.get(noun) ?? [];
		if (keys.length > 0) await inEntity(ctx, entity, keys, from, by);
		changed.push(...keys.map((key) => `${noun}:${key}`));
	}
	for (const { table, key, cover } of OTHERS) {
		const noun = nameOf(table);
		const keys = users.get(noun) ?? [];
		if (keys.length === 0) continue;
		if (table === setting) ctx.authorize('house.change');
		const of = inArray(sql`${columnsOf(table)[key]}::text`, keys);
		await inTable(ctx, { table, of, cover }, from, by);
		if (table === subject)
			for (const row of await ctx.read.select({ id: subject.id, edition: subject.edition }).from(subject).where(of))
				await inTable(ctx, { table: subject_module, of: eq(subject_module.subject_id, row.id) }, from, by, row.edition);
		changed.push(...keys.map((one) => `${noun}:${one}`));
		// They have no commands that know their pages.
		ctx.invalidate(tag.everything);
	}
	return changed;
}

/** The rows of a declared entity without the picture, where they can be without one; each with a revision. */
async function removeFromEntity(ctx: CommandContext, { name, table, key, fields }: Entity, from: MediaRow) {
	const columns = columnsOf(table);
	const pointing = Object.entries(fields).filter(
		([field, { entity }]) => entity === 'media' && !columns[field]?.notNull,
	);
	const marked = Object.entries(fields).filter(([, { kind }]) => kind === 'html');
	const of = [
		...pointing.map(([field]) => eq(columns[field] as PgColumn, from.id)),
		...marked.map(([field]) => sql`strpos(${columns[field]}, ${from.name}) > 0`),
	];
	if (of.length === 0) return [];
	const keyColumn = columns[key] as PgColumn;
	const rows = (await ctx.read
		.select()
		.from(table)
		.where(or(...of))
		.orderBy(keyColumn)
		.for('update')) as Row[];
	for (const before of rows) {
		const set = Object.fromEntries([
			...pointing.flatMap(([field]) => (before[field] === from.id ? [[field, null]] : [])),
			...marked.map(([field]) => [field, cleanHtml(withoutPicture(String(before[field] ?? ''), from.name))]),
		]);
		const of = eq(keyColumn, before[key]);
		const [after = {}] = (await ctx.tx.update(table).set(set).where(of).returning()) as Row[];
		await keepState(ctx, name, before[key] as Key, before, after);
		ctx.audit({
			entity: name as AuditEntity,
			id: before[key] as Key,
			detail: { changes: changesBetween(before, after) },
		});
	}
	return rows.map((row) => `${name}:${row[key]}`);
}

/**
 * Removes a stored picture from every row but articles that can be without it, for the clock.
 * @returns the rows, as `company:12`
 */
export async function removeFromRows(ctx: CommandContext, from: MediaRow): Promise<string[]> {
	const changed: string[] = [];
	for (const entity of entities as readonly Entity[]) changed.push(...(await removeFromEntity(ctx, entity, from)));
	for (const { table, cover } of OTHERS) {
		if (cover === undefined) continue;
		const column = sql.identifier(cover);
		const { rows } = await ctx.tx.execute<{ id: number }>(
			sql`update ${table} set ${column} = null where ${column} = ${from.id} returning id`,
		);
		changed.push(...rows.map(({ id }) => `${nameOf(table)}:${id}`));
	}
	if (changed.length > 0) ctx.invalidate(tag.everything);
	return changed;
}
