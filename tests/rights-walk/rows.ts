import type { Right } from '../../src/access/policy';
import type { Entity } from '../../src/entities/kit/declare';
import { isOpenToReaders } from '../../src/entities/kit/of-editions';
import { entities } from '../../src/entities/registry';
import { EDITIONS, type EditionCode, may, readsRow } from './people';
import type { Marks, Target } from './target';

/** A row of a declared entity. */
export interface RowTarget extends Target {
	entity: Entity;
	version: string;
	edition?: EditionCode;
}

type Words = Record<string, unknown>;
type Mark = (kind: string) => string;
type Ask = (method: string, path: string, body?: unknown) => Promise<Words>;

/** The right that reads rows of an entity. */
export const rightToRead = ({ rights }: Entity): Right => rights.read;

/** Address of a row's calls. */
export const pathOf = (entity: Entity, key: number | string): string =>
	entity.key === 'id' ? `${entity.name}/${key}` : `${entity.name}/row`;
/** The query that names a row which its path does not name. */
export const queryOf = (entity: Entity, key: number | string): string =>
	entity.key === 'id' ? '' : `key=${encodeURIComponent(key)}`;

/** Rows that belong to an edition, with marks in what no reader of the site sees. @param target address of an article */
export const made: Readonly<Record<string, (edition: EditionCode, mark: Mark, target: string) => Words>> = {
	tag: (edition, mark) => ({ edition, slug: `walk-${edition}`, name: `Walk ${edition}`, description: mark('old') }),
	question: (edition, mark) => ({
		edition,
		slug: `walk-${edition}`,
		question: mark('question'),
		answer_html: `<p>${mark('answer')}</p>`,
	}),
	achievement: (edition, mark) => ({ edition, value: '1', label: mark('old') }),
	rule: (edition, mark) => ({
		edition,
		slug: `walk-${edition}`,
		measure: mark('old'),
		market: 'Portugal',
		stage: 'drafted',
	}),
	search_synonym: (edition, mark) => ({ edition, phrases: mark('old') }),
	page: (edition, mark, target) => ({
		edition,
		name: `walk-${edition}`,
		title: mark('title'),
		html: `<p>${mark('html')} <a href="${target}">there</a></p>`,
	}),
	adv: (edition, mark, target) => ({
		edition,
		position: 'home_band',
		advertiser: mark('advertiser'),
		headline: mark('headline'),
		action: 'A',
		link: target,
		is_active: false,
	}),
};
/** What takes the marks out of rows that readers see: they stay in the past of these. */
const plain: Readonly<Record<string, Words>> = {
	tag: { description: 'Plain.' },
	achievement: { label: 'Plain' },
	rule: { measure: 'Plain' },
};
/** Rows that belong to no edition. */
const named: Readonly<Record<string, (mark: Mark, target: string) => Words>> = {
	redirect: (mark, target) => ({ source: `/${mark('source')}`, target }),
	seo_override: (mark) => ({ url: `/${mark('url')}`, title: mark('title') }),
	setting: (mark) => ({ name: mark('name'), value: mark('value') }),
};
const letters = (entity: string) => entity.replaceAll('_', '');

async function rowOf(entity: Entity, ask: Ask, marks: Marks, edition: EditionCode | undefined, target: string) {
	const { name } = entity;
	const isSeenBy: Target['isSeenBy'] = (person) =>
		readsRow(person, rightToRead(entity), isOpenToReaders(entity.table) ? undefined : edition);
	const mark = (kind: string) => marks.word(`${letters(name)}${kind}${edition ?? ''}`, isSeenBy);
	let row: Words | undefined;
	if (edition !== undefined) {
		const words = made[name];
		if (!words) throw new Error(`${name} has no example in tests/rights-walk/rows.ts.`);
		row = await ask('POST', name, words(edition, mark, target));
		if (plain[name]) row = await ask('PATCH', `${name}/${row.id}`, { ...plain[name], version: row.version });
	} else
		row = named[name]
			? await ask('POST', name, named[name](mark, target))
			: ((await ask('GET', `${name}?limit=1`)).rows as Words[])[0];
	if (!row) throw new Error(`There is no ${name} to ask about.`);
	return {
		entity,
		label: `${name}${edition === undefined ? '' : ` of ${edition}`}`,
		key: row[entity.key] as number | string,
		version: row.version as string,
		subject: edition === undefined ? {} : { edition },
		isSeenBy,
		...(edition === undefined ? {} : { edition }),
	} satisfies RowTarget;
}

/**
 * A row of every declared entity, and of one that belongs to an edition a row in each.
 * @param targetIn address of the article to which rows of an edition lead
 */
export async function makeRows(
	ask: Ask,
	marks: Marks,
	targetIn: (edition: EditionCode) => string,
): Promise<RowTarget[]> {
	const rows: RowTarget[] = [];
	for (const entity of entities as readonly Entity[]) {
		const editions = 'edition' in entity.fields ? EDITIONS : [undefined];
		for (const edition of editions) rows.push(await rowOf(entity, ask, marks, edition, targetIn(edition ?? 'en')));
	}
	return rows;
}

/** Whether a person may write a row. */
export const writesRow =
	({ entity, subject }: RowTarget, right: 'write' | 'remove' = 'write') =>
	(person: Parameters<typeof may>[0]): boolean =>
		may(person, entity.rights[right], subject);
