import { type ReactNode, type RefObject, useRef } from 'react';
import { Form, Link, useNavigate, useSearchParams } from 'react-router';
import { listAddress, newAddress } from '../addresses';
import { ApiError, ask } from '../calls';
import type { EntityDescription } from '../entities';
import { useLiveRows } from '../live/use-live-rows';
import type { Names } from '../screens/cells';
import { Filters } from '../screens/filters';
import { has, useSession } from '../session/session';
import { named, useWords } from '../words/words';
import { Header } from './header';
import { Icon } from './icon';
import { useKeys } from './keys';
import { ListKeys, useRows } from './list-keys';
import { Paging } from './paging';
import { NoRight, Nothing } from './states';
import { type ReadyView, Views } from './views';

/** A page of a list, and the mark at which the next one begins. */
export interface Page<R> {
	rows: R[];
	next: string | null;
}

/** Reads the page that the address asks for. @returns undefined for people who may not see the list */
export function readPage<R>(entity: EntityDescription, { url, signal }: Request): Promise<Page<R> | undefined> {
	const given = new URL(url).searchParams;
	const known = ['search', 'after', ...entity.filters];
	const query = Object.fromEntries(known.map((name) => [name, given.get(name) ?? undefined]));
	return ask<Page<R>>(entity.noun, { query, signal }).catch((error: unknown) => {
		if (error instanceof ApiError && error.status === 403) return undefined;
		throw error;
	});
}

interface ListPageProps<R> {
	entity: EntityDescription;
	/** Undefined for people who may not see the list. */
	page: Page<R> | undefined;
	/** What the list is for, in one line. */
	about: string | undefined;
	/** Label of the button for a new row. */
	make: string;
	/** Texts of an empty list: its heading, a line for people who may add rows, a line for people who may only read. */
	none: { title: string; line: string; read: string };
	/** Names of the rows that the filters point to. */
	names?: Names | undefined;
	/** Returns the mark of a row at which a page can begin or end. */
	markOf(row: R): string;
	/** Labels of the links to the pages before and after. */
	pages: { previous: string; next: string };
	/** Views that the list always offers, shown before the saved ones. */
	views?: readonly ReadyView[];
	/** The element that holds the rows. */
	body: RefObject<HTMLElement | null>;
	/** Returns the key of a row. */
	keyOf(row: R): string;
	/** Draws the rows. @param changed keys of rows that a colleague has just changed */
	draw(rows: readonly R[], changed: ReadonlySet<string>): ReactNode;
	/** Shown above the rows, such as a message about what was just done. */
	above?: ReactNode;
	/** Shown above the foot, such as the bar of bulk actions. */
	over?: ReactNode;
	/** Whether rows can be selected, which the list of keys at the foot then says. */
	canSelect?: boolean;
}

/** A list with search, filters that combine, pages and keys. */
export function ListPage<R>({ entity, page, make, none, markOf, body, ...props }: ListPageProps<R>) {
	const words = useWords();
	const session = useSession();
	const navigate = useNavigate();
	const [given] = useSearchParams();
	const search = useRef<HTMLInputElement>(null);
	const { step, open } = useRows(body);
	const mayMake = entity.is_made && has(session, entity.rights.write);
	const live = useLiveRows(entity.noun, page?.rows ?? [], props.keyOf);
	useKeys({
		j: () => step(1),
		k: () => step(-1),
		e: open,
		'/': () => search.current?.focus(),
		c: () => mayMake && void navigate(newAddress(entity)),
	});
	const title = named(words.lists, entity.noun);
	if (!page)
		return (
			<>
				<Header title={title} />
				<main id="main" className="pad">
					<NoRight roles={entity.roles.read} />
				</main>
			</>
		);
	const { next } = page;
	const { rows } = live;
	const filters = entity.filters.filter((name) => given.get(name));
	const isNarrowed = filters.length > 0 || Boolean(given.get('search'));
	const isOnlyPage = !next && !given.get('after');
	const [from, to] = [rows[0], rows.at(-1)].map((row) => row && markOf(row));
	return (
		<>
			<Header title={title} sub={words.list[isOnlyPage ? 'rows' : 'on_page']({ n: rows.length })}>
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
				{mayMake && (
					<Link className="btn btn--line" to={newAddress(entity)} aria-keyshortcuts="c">
						<Icon name="plus" />
						<span className="btn__t">{make}</span>
					</Link>
				)}
			</Header>
			<main id="main">
				<p className="about">{props.about}</p>
				<Views entity={entity} ready={props.views ?? []} />
				<Filters entity={entity} names={props.names} />
				{props.above}
				<div role="status">
					{live.fresh > 0 && (
						<div className="strip">
							<button type="button" className="btn btn--text" onClick={live.showFresh}>
								{words.live.fresh({ n: live.fresh })}
							</button>
						</div>
					)}
				</div>
				{rows.length > 0 ? (
					props.draw(rows, live.changed)
				) : (
					<div className="pad">
						{isNarrowed ? (
							<Nothing title={words.list.nothing} line={words.list.nothing_line}>
								<Link className="link" to={listAddress(entity)}>
									{words.list.nothing_way}
								</Link>
							</Nothing>
						) : (
							<Nothing title={none.title} line={mayMake ? none.line : none.read}>
								{mayMake && (
									<Link className="btn" to={newAddress(entity)}>
										{make}
									</Link>
								)}
							</Nothing>
						)}
					</div>
				)}
				{props.over}
				<div className="foot">
					<ListKeys canSelect={props.canSelect} canMake={entity.is_made} />
					<Paging
						next={next}
						span={!isOnlyPage && from && to ? words.list.span({ from, to }) : undefined}
						words={props.pages}
					/>
				</div>
			</main>
		</>
	);
}
