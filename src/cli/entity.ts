import { actors } from '../access/actor';
import { createContext } from '../commands/command';
import { ruleSentence } from '../editions/rule-sentence';
import { englishWords } from '../editions/words/words';
import type { Entity } from '../entities/kit/declare';
import { visibleRowsOf } from '../entities/kit/of-editions';
import { staffGet, staffList } from '../entities/kit/staff-list';
import { entities, entityOf } from '../entities/registry';
import type { Database } from '../platform/db/db';
import { type CommandRefusalCode, Refusal } from '../shared/refusal';
import { readArguments, say, workOnDatabase } from './command-line';

const USAGE = `Usage: npm run entity -- ENTITY ACTION [KEY [INTO]] [options]

  Shows and changes rows of the site's database; prints JSON, a row a line.

  ENTITY   ${entities.map(({ name }) => name).join(', ')}
  ACTION   list, get, create, change, remove${entities.map(({ name, actions }) => Object.keys(actions).map((action) => `, ${action} (${name})`)).join('')}

  --set NAME=VALUE    a field, for create and change; JSON where it is no text (--set weight=2, --set 'links=[]')
  --version VERSION   refuse where somebody has changed the row since
  --search WORDS      of a list
  --filter NAME=VALUE of a list
  --limit N           rows of a list, from 1 on (default 50)
  --after MARK        the next page of a list, by the mark that the last one ended with
  --help              after an ENTITY, its fields`;

const OPTIONS = {
	set: { type: 'string', multiple: true, default: [] as string[] },
	filter: { type: 'string', multiple: true, default: [] as string[] },
	version: { type: 'string' },
	search: { type: 'string' },
	limit: { type: 'string' },
	after: { type: 'string' },
	help: { type: 'boolean', default: false },
} as const;

const SENTENCES: Readonly<Record<CommandRefusalCode, (entity: string, field: string) => string>> = {
	forbidden: (entity) => `The operator may not do that to a row of ${entity}.`,
	unproved: () => 'This asks for a proof that a command line cannot give.',
	not_found: (entity, field) => `There is no such row of ${entity} (${field || 'key'}).`,
	conflict: (entity) => `Somebody has changed the row of ${entity} since; look at it again.`,
	state: (entity, field) => `The row of ${entity} stands where this cannot be done (${field}).`,
	invalid: (_entity, field) => `The field ${field} cannot hold that.`,
	reserved: (_entity, field) => `The field ${field} has a name that is for programs alone.`,
	taken: (entity, field) => `Another row of ${entity} has this ${field}.`,
	in_use: (entity) => `Other rows hang on this row of ${entity}.`,
	same: (entity) => `The row of ${entity} stands like this already.`,
	weak: (_entity, field) => `The field ${field} can be guessed.`,
	credentials: () => 'This is for somebody who signs in.',
	disabled: () => 'This account may not sign in.',
	wait: () => 'It was tried too often; wait a while.',
};

/** Why it is refused: by the rule that was broken where the refusal names one, else by its code. */
function sentenceOf({ code, field = '', message, more: { rule } }: Refusal, entity: string): string {
	if (rule) {
		const text = ruleSentence(rule, { words: englishWords, locale: 'en-GB', time_zone: 'UTC' });
		return field === '' ? text : `${field}: ${text}`;
	}
	return SENTENCES[code as CommandRefusalCode]?.(entity, field) ?? message;
}

/** The fields of an entity, a line each: name, and what it holds. */
const fieldLines = ({ name, fields }: Entity): string =>
	[`Fields of ${name}:`, ...Object.entries(fields).map(([field, { kind }]) => `  ${field.padEnd(24)}${kind}`)].join(
		'\n',
	);

const pair = (given: string): [string, string] => [
	given.slice(0, given.indexOf('=')),
	given.slice(given.indexOf('=') + 1),
];

const TEXTS: readonly string[] = ['text', 'lines', 'slug', 'link', 'address', 'choice', 'day', 'decimal', 'html'];

/** A value as it was typed: text where the field holds text, else JSON. */
function typed(entity: Entity, [name, value]: [string, string]): [string, unknown] {
	const kind = entity.fields[name]?.kind;
	if (kind === undefined) throw new Refusal('invalid', name, { rule: { name: 'unknown', names: name } });
	if (value === 'null') return [name, null];
	if (TEXTS.includes(kind)) return [name, value];
	// A row may be called by a number or by a text.
	if (kind === 'reference') return [name, /^\d+$/.test(value) ? Number(value) : value];
	try {
		return [name, JSON.parse(value)];
	} catch {
		throw new Refusal('invalid', name, { rule: { name: 'json' } });
	}
}

const print = (row: unknown): void => void process.stdout.write(`${JSON.stringify(row)}\n`);

interface Given {
	set: string[];
	filter: string[];
	version?: string;
	search?: string;
	limit?: string;
	after?: string;
}

async function work(
	db: Database,
	now: number,
	entity: Entity,
	action: string,
	[key, into]: string[],
	given: Given,
): Promise<void> {
	const context = createContext(db, actors.operator, now);
	const set = Object.fromEntries(given.set.map((one) => typed(entity, pair(one))));
	switch (action) {
		case 'list': {
			const { search, after } = given;
			const filters = Object.fromEntries(given.filter.map(pair));
			const limit = given.limit === undefined ? undefined : Number(given.limit);
			const sight = visibleRowsOf({ table: entity.table, read: entity.rights.read }, context.actor, now);
			const page = await staffList(db.staff, entity, { search, after, filters, limit }, sight);
			for (const row of page.rows) print(row);
			if (page.next) say(`There is more: --after ${page.next}`);
			return;
		}
		case 'get': {
			const row = await staffGet(
				db.staff,
				entity,
				key ?? '',
				visibleRowsOf({ table: entity.table, read: entity.rights.read }, context.actor, now),
			);
			if (!row) throw new Refusal('not_found', 'key');
			return print(row);
		}
		case 'create':
			return print(await entity.create(context, set));
		case 'change':
			return print(await entity.change(context, { key, version: given.version, set }));
		case 'remove':
			return print(await entity.remove(context, { key, version: given.version }));
		default:
			return print(await entity.actions[action]?.(context, { key, into, version: given.version, ...set }));
	}
}

/** `npm run entity`. @returns exit code */
export async function main(args: string[]): Promise<number> {
	const given = readArguments(args, OPTIONS, USAGE);
	if (!given) return 2;
	const [name = '', action = '', ...keys] = given.positionals;
	const entity = entityOf(name);
	const isKnown =
		entity && (['list', 'get', 'create', 'change', 'remove'].includes(action) || action in entity.actions);
	if (entity && (given.values.help || !isKnown)) say(fieldLines(entity));
	const { limit } = given.values;
	const isLimit = limit === undefined || /^[1-9]\d{0,5}$/.test(limit);
	if (!entity || !isKnown || !isLimit || given.values.help) {
		say(USAGE);
		return given.values.help ? 0 : 2;
	}
	let code = 0;
	const ended = await workOnDatabase(async (db, now) => {
		await work(db, now, entity, action, keys, given.values).catch((error: unknown) => {
			if (!(error instanceof Refusal)) throw error;
			say(sentenceOf(error, name));
			code = 1;
		});
	});
	return ended || code;
}
