import { useRef } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { rowAddress } from '../addresses';
import { eachRow } from '../components/each-row';
import { ListPage, type Page, readPage } from '../components/list-page';
import { type EntityDescription, fieldOf, keyOf, type Row, titleOf } from '../entities';
import { namesOf } from '../fields/reference';
import { AtIt } from '../live/people';
import { named, useWords, wordIn } from '../words/words';
import { Cell, columnsOf, type Names, needsLabel } from './cells';
import { entityOf } from './entity-of';

interface Loaded {
	entity: EntityDescription;
	/** Undefined for people who may not see the list. */
	page: Page<Row> | undefined;
	names: Names;
}

/** Reads the names of the rows that a page and its filters refer to. */
async function namesFor(
	entity: EntityDescription,
	rows: readonly Row[],
	given: URLSearchParams,
	signal: AbortSignal,
): Promise<Names> {
	const shown = [...columnsOf(entity, rows), ...entity.filters.filter((name) => given.has(name))];
	const pairs = [...new Set(shown)].map(async (name) => {
		const of = fieldOf(entity, name)?.noun;
		const keys = [...rows.map((row) => row[name]), given.get(name)].filter((key) => key !== null && key !== undefined);
		return of ? ([name, await namesOf(of, [...new Set(keys.map(String))], signal)] as const) : undefined;
	});
	return Object.fromEntries((await Promise.all(pairs)).filter((pair) => pair !== undefined));
}

/** Reads one page of a list; the filters are in the address. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
	const entity = await entityOf(params);
	const given = new URL(request.url).searchParams;
	const page = await readPage<Row>(entity, request);
	return { entity, page, names: page ? await namesFor(entity, page.rows, given, request.signal) : {} };
}

function Rows({
	entity,
	rows,
	names,
	of,
	changed,
}: {
	entity: EntityDescription;
	rows: readonly Row[];
	names: Names;
	of: React.RefObject<HTMLTableSectionElement | null>;
	changed: ReadonlySet<string>;
}) {
	const words = useWords();
	const columns = columnsOf(entity, rows);
	return (
		<table className="tb">
			<caption className="vh">{named(words.lists, entity.noun)}</caption>
			<thead>
				<tr>
					<th scope="col">{words.fields.name}</th>
					{columns.map((name) => (
						<th scope="col" key={name}>
							{named(words.fields, name)}
						</th>
					))}
				</tr>
			</thead>
			<tbody ref={of}>
				{eachRow(
					rows,
					(row) => keyOf(entity, row),
					{ columns: columns.length + 1 },
					(row) => (
						<tr key={keyOf(entity, row)} className={changed.has(keyOf(entity, row)) ? 'is-changed' : undefined}>
							<td className="t">
								<Link className="hed" to={rowAddress(entity, keyOf(entity, row))}>
									{titleOf(entity, row)}
								</Link>
								<AtIt row={`${entity.noun}:${keyOf(entity, row)}`} />
							</td>
							{columns.map((name) => (
								<td
									key={name}
									className={needsLabel(entity, name) ? 'lb' : undefined}
									data-label={named(words.fields, name)}
								>
									<Cell entity={entity} name={name} value={row[name]} names={names} />
								</td>
							))}
						</tr>
					),
				)}
			</tbody>
		</table>
	);
}

/** The list of a declared entity. */
export function Component() {
	const { entity, page, names } = useLoaderData<Loaded>();
	const words = useWords();
	const name = named(words.nouns, entity.noun);
	const body = useRef<HTMLTableSectionElement>(null);
	return (
		<ListPage
			entity={entity}
			page={page}
			body={body}
			about={wordIn(words.about, entity.noun)}
			make={words.list.make({ noun: name })}
			none={{ title: words.list.empty({ noun: name }), line: words.list.empty_line, read: words.list.empty_read }}
			names={names}
			markOf={(row) => titleOf(entity, row)}
			pages={{ previous: words.list.previous, next: words.list.next }}
			keyOf={(row) => keyOf(entity, row)}
			draw={(rows, changed) => <Rows entity={entity} rows={rows} names={names} of={body} changed={changed} />}
		/>
	);
}
