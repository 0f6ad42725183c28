import { Link } from 'react-router';
import type { ActorKind } from '../../shared/site/actor-kinds';
import { rowAddress } from '../addresses';
import type { EntityDescription } from '../entities';
import { named, useWords, type Words, wordIn } from '../words/words';
import type { Change } from './changes';

/** A value of the audit log as text. */
function textOf(value: unknown, words: Words): string {
	if (value === null || value === undefined || value === '') return words.conflict.empty;
	if (typeof value === 'boolean') return value ? words.yes : words.no;
	if (typeof value !== 'object') return String(value);
	const { length } = value as { length?: unknown };
	if (!Array.isArray(value) && typeof length === 'number') return words.audit.long({ n: length });
	return JSON.stringify(value);
}

/** Most fields that are listed openly; more are folded together. */
const MAX_FIELDS = 4;

/**
 * Shows what somebody changed, by field: the old value struck through, the new one underlined. Of long texts only the
 * names of the fields are shown.
 */
export function ChangedFields({ change }: { change: Change }) {
	const words = useWords();
	const all = Object.entries(change.detail.changes ?? {});
	const hasValues = ([, { from, to }]: (typeof all)[number]) => from !== undefined || to !== undefined;
	const changes = all.filter(hasValues);
	const withoutValues = all.filter((one) => !hasValues(one)).map(([name]) => named(words.fields, name));
	return (
		<>
			{withoutValues.length > 0 && (
				<p className="meta">{words.audit.changed_fields({ fields: withoutValues.join(', ') })}</p>
			)}
			<ValueChanges changes={changes} />
		</>
	);
}

function ValueChanges({ changes }: { changes: readonly [string, { from?: unknown; to?: unknown }][] }) {
	const words = useWords();
	if (changes.length === 0) return null;
	const list = (
		<ul className="chs">
			{changes.map(([name, { from, to }]) => (
				<li key={name}>
					<b>{named(words.fields, name)}</b>{' '}
					{from !== undefined && from !== null && from !== '' && <del>{textOf(from, words)}</del>}{' '}
					<ins>{textOf(to, words)}</ins>
				</li>
			))}
		</ul>
	);
	if (changes.length <= MAX_FIELDS) return list;
	return (
		<details>
			<summary className="meta">{words.audit.changed({ n: changes.length })}</summary>
			{list}
		</details>
	);
}

/** Returns the name of a row in the audit log: the name it was given in this change, else its current one. */
export function changedName({ detail, row_id, name, noun }: Change, words: Words): string {
	const removed = detail.removed as { name?: unknown } | undefined;
	const given = detail.changes?.name?.to ?? detail.changes?.headline?.to ?? detail.changes?.title?.to ?? removed?.name;
	return typeof given === 'string'
		? given
		: (name ?? (noun === 'account' && row_id === 'first' ? words.audit.first : row_id === noun ? '' : (row_id ?? '')));
}

/** The row that was changed, as a link where it can be opened. */
export function ChangedRow({ change, entities }: { change: Change; entities: readonly EntityDescription[] }) {
	const words = useWords();
	const entity = entities.find((one) => one.noun === change.noun);
	const name = `${named(words.things, change.noun)} ${changedName(change, words)}`.trim();
	if (!entity || !change.row_id || change.action.endsWith('remove') || change.action.endsWith('merge'))
		return <>{name}</>;
	return (
		<Link className="link" to={rowAddress(entity, change.row_id)}>
			{name}
		</Link>
	);
}

/** Returns the word for an action: `tag.change` is "changed". */
export const actionWord = (action: string, words: Words): string =>
	named(words.actions, action.slice(action.lastIndexOf('.') + 1));

/** The actor of a change, as calls return it. */
export interface DoneBy {
	actor: string;
	/** Null in rows from before kinds were recorded. */
	actor_kind: ActorKind | null;
}

/** Returns the name of the person or program that last saved an article; undefined where there is none. */
export const changerName = (
	{ changed_by, changed_by_kind }: { changed_by: string | null; changed_by_kind: ActorKind | null },
	words: Words,
): string | undefined =>
	changed_by === null ? undefined : actorName({ actor: changed_by, actor_kind: changed_by_kind }, words);

/** Returns the name of an actor: a person's own name, or the translated name of a program. */
export function actorName({ actor, actor_kind }: DoneBy, { actors }: Words): string {
	if (actor_kind === 'staff') return actor;
	const [kind = '', name] = actor.split(':', 2);
	if (kind === 'import' && name) return actors.import({ name });
	if (kind === 'token' && name) return actors.token({ name });
	return wordIn(actors, actor) ?? actor;
}
