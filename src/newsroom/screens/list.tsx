import { useRef } from 'react';
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { listAddress, newAddress, rowAddress } from '../addresses';
import { ask, Refused } from '../calls';
import { namesOf } from '../fields/reference';
import { fieldOf, keyOf, type Noun, type Row, titleOf } from '../nouns';
import { Icon } from '../parts/icon';
import { useKeys } from '../parts/keys';
import { ListKeys, useRows } from '../parts/list-keys';
import { Paging } from '../parts/paging';
import { NoRight, Nothing } from '../parts/states';
import { Top } from '../parts/top';
import { named, useWords, wordIn } from '../words/words';
import { Cell, columnsOf, type Names, needsLabel } from './cells';
import { Filters } from './filters';
import { nounOf } from './noun-of';

interface Page {
	rows: Row[];
	next: string | null;
}

interface Loaded {
	noun: Noun;
	/** Undefined for whoever may not see the list. */
	page: Page | undefined;
	names: Names;
}

/** The names of what the rows of a page and its filters point to. */
async function namesFor(noun: Noun, rows: readonly Row[], given: URLSearchParams, signal: AbortSignal): Promise<Names> {
	const shown = [...columnsOf(noun, rows), ...noun.filters.filter((name) => given.has(name))];
	const pairs = [...new Set(shown)].map(async (name) => {
		const of = fieldOf(noun, name)?.noun;
		const keys = [...rows.map((row) => row[name]), given.get(name)].filter((key) => key !== null && key !== undefined);
		return of ? ([name, await namesOf(of, [...new Set(keys.map(String))], signal)] as const) : undefined;
	});
	return Object.fromEntries((await Promise.all(pairs)).filter((pair) => pair !== undefined));
}

/** One page of a list; what narrows it stands in the address. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
	const noun = await nounOf(params);
	const given = new URL(request.url).searchParams;
	const known = ['search', 'after', ...noun.filters];
	const query = Object.fromEntries(known.map((name) => [name, given.get(name) ?? undefined]));
	const page = await ask<Page>(noun.noun, { query, signal: request.signal }).catch((error: unknown) => {
		if (error instanceof Refused && error.status === 403) return undefined;
		throw error;
	});
	return { noun, page, names: page ? await namesFor(noun, page.rows, given, request.signal) : {} };
}

function Rows({
	noun,
	rows,
	names,
	of,
}: {
	noun: Noun;
	rows: readonly Row[];
	names: Names;
	of: React.RefObject<HTMLTableSectionElement | null>;
}) {
	const words = useWords();
	const columns = columnsOf(noun, rows);
	return (
		<table className="tb">
			<caption className="vh">{named(words.lists, noun.noun)}</caption>
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
				{rows.map((row) => (
					<tr key={keyOf(noun, row)}>
						<td className="t">
							<Link className="hed" to={rowAddress(noun, keyOf(noun, row))}>
								{titleOf(noun, row)}
							</Link>
						</td>
						{columns.map((name) => (
							<td
								key={name}
								className={needsLabel(noun, name) ? 'lb' : undefined}
								data-label={named(words.fields, name)}
							>
								<Cell noun={noun} name={name} value={row[name]} names={names} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Empty({ noun, isNarrowed }: { noun: Noun; isNarrowed: boolean }) {
	const words = useWords();
	if (isNarrowed)
		return (
			<Nothing title={words.list.nothing} line={words.list.nothing_line}>
				<Link className="link" to={listAddress(noun)}>
					{words.list.nothing_way}
				</Link>
			</Nothing>
		);
	return (
		<Nothing title={words.list.empty({ noun: named(words.nouns, noun.noun) })} line={words.list.empty_line}>
			<Link className="btn" to={newAddress(noun)}>
				{words.list.make({ noun: named(words.nouns, noun.noun) })}
			</Link>
		</Nothing>
	);
}

/** A list of one declared noun: search, filters that combine, pages, keys. */
export function Component() {
	const { noun, page, names } = useLoaderData<Loaded>();
	const words = useWords();
	const navigate = useNavigate();
	const [given] = useSearchParams();
	const search = useRef<HTMLInputElement>(null);
	const body = useRef<HTMLTableSectionElement>(null);
	const { step, open } = useRows(body);
	useKeys({
		j: () => step(1),
		k: () => step(-1),
		e: open,
		'/': () => search.current?.focus(),
		c: () => void navigate(newAddress(noun)),
	});
	const title = named(words.lists, noun.noun);
	if (!page)
		return (
			<>
				<Top title={title} />
				<main id="main" className="pad">
					<NoRight roles={noun.roles?.write} />
				</main>
			</>
		);
	const { rows, next } = page;
	const filters = noun.filters.filter((name) => given.get(name));
	const isNarrowed = filters.length > 0 || Boolean(given.get('search'));
	const isWhole = !next && !given.get('after');
	const count = words.list[isWhole ? 'rows' : 'on_page']({ n: rows.length });
	const [from, to] = [rows[0], rows.at(-1)].map((row) => row && titleOf(noun, row));
	return (
		<>
			<Top title={title} sub={count}>
				<Form className="find" role="search" key={given.get('search')}>
					<Icon name="search" />
					<input
						ref={search}
						className="field"
						type="search"
						name="search"
						aria-label={words.list.search({ list: title })}
						placeholder={words.list.search_hint}
						defaultValue={given.get('search') ?? ''}
						aria-keyshortcuts="/"
					/>
					{filters.map((name) => (
						<input key={name} type="hidden" name={name} value={given.get(name) ?? ''} />
					))}
				</Form>
				<Link className="btn btn--line" to={newAddress(noun)} aria-keyshortcuts="c">
					<Icon name="plus" />
					<span className="btn__t">{words.list.make({ noun: named(words.nouns, noun.noun) })}</span>
				</Link>
			</Top>
			<main id="main">
				<p className="about">{wordIn(words.about, noun.noun)}</p>
				<Filters noun={noun} names={names} />
				{rows.length === 0 ? (
					<div className="pad">
						<Empty noun={noun} isNarrowed={isNarrowed} />
					</div>
				) : (
					<Rows noun={noun} rows={rows} names={names} of={body} />
				)}
				<div className="foot">
					<ListKeys />
					<Paging
						next={next}
						span={!isWhole && from && to ? words.list.span({ from, to }) : undefined}
						words={{ previous: words.list.previous, next: words.list.next }}
					/>
				</div>
			</main>
		</>
	);
}
