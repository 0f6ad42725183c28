import { useRef } from 'react';
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { ListedArticle } from '../../api/newsroom/article-calls';
import { listAddress, newAddress } from '../addresses';
import { ask, Refused } from '../calls';
import type { Noun } from '../nouns';
import { Icon } from '../parts/icon';
import { useKeys } from '../parts/keys';
import { ListKeys, useRows } from '../parts/list-keys';
import { Paging } from '../parts/paging';
import { NoRight, Nothing } from '../parts/states';
import { Top } from '../parts/top';
import { Filters } from '../screens/filters';
import { nounOf } from '../screens/noun-of';
import { has, useSession } from '../session/session';
import { momentOf } from '../time';
import { useWords } from '../words/words';
import { Rows } from './rows';
import { Views } from './views';

interface Page {
	rows: ListedArticle[];
	next: string | null;
}

interface Loaded {
	noun: Noun;
	/** Undefined for whoever may not see it. */
	page: Page | undefined;
}

/** One page of the articles; what narrows it stands in the address. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
	const noun = await nounOf({ noun: 'article' });
	const given = new URL(request.url).searchParams;
	const known = ['search', 'after', ...noun.filters];
	const query = Object.fromEntries(known.map((name) => [name, given.get(name) ?? undefined]));
	const page = await ask<Page>('article', { query, signal: request.signal }).catch((error: unknown) => {
		if (error instanceof Refused && error.status === 403) return undefined;
		throw error;
	});
	return { noun, page };
}

function Empty({ noun, isNarrowed, mayWrite }: { noun: Noun; isNarrowed: boolean; mayWrite: boolean }) {
	const { list, article } = useWords();
	if (isNarrowed)
		return (
			<Nothing title={list.nothing} line={list.nothing_line}>
				<Link className="link" to={listAddress(noun)}>
					{list.nothing_way}
				</Link>
			</Nothing>
		);
	return (
		<Nothing title={article.none} line={mayWrite ? article.none_line : article.none_read}>
			{mayWrite && (
				<Link className="btn" to={newAddress(noun)}>
					{article.make}
				</Link>
			)}
		</Nothing>
	);
}

/** The articles in every state: views, search, filters that combine, pages, keys. */
export function Component() {
	const { noun, page } = useLoaderData<Loaded>();
	const words = useWords();
	const session = useSession();
	const navigate = useNavigate();
	const [given] = useSearchParams();
	const search = useRef<HTMLInputElement>(null);
	const body = useRef<HTMLTableSectionElement>(null);
	const { step, open } = useRows(body);
	const mayWrite = has(session, noun.rights.write);
	useKeys({
		j: () => step(1),
		k: () => step(-1),
		e: open,
		'/': () => search.current?.focus(),
		c: () => mayWrite && void navigate(newAddress(noun)),
	});
	const title = words.lists.article;
	if (!page)
		return (
			<>
				<Top title={title} />
				<main id="main" className="pad">
					<NoRight roles={noun.roles.write} />
				</main>
			</>
		);
	const { rows, next } = page;
	const filters = noun.filters.filter((name) => given.get(name));
	const isNarrowed = filters.length > 0 || Boolean(given.get('search'));
	const isWhole = !next && !given.get('after');
	const language = document.documentElement.lang;
	const [from, to] = [rows[0], rows.at(-1)].map((row) => row && momentOf(row.updated_at, language));
	return (
		<>
			<Top title={title} sub={words.list[isWhole ? 'rows' : 'on_page']({ n: rows.length })}>
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
				{mayWrite && (
					<Link className="btn btn--line" to={newAddress(noun)} aria-keyshortcuts="c">
						<Icon name="plus" />
						<span className="btn__t">{words.article.make}</span>
					</Link>
				)}
			</Top>
			<main id="main">
				<p className="about">{words.about.article}</p>
				<Views noun={noun} />
				<Filters noun={noun} />
				{rows.length === 0 ? (
					<div className="pad">
						<Empty noun={noun} isNarrowed={isNarrowed} mayWrite={mayWrite} />
					</div>
				) : (
					<Rows noun={noun} rows={rows} of={body} />
				)}
				<div className="foot">
					<ListKeys />
					<Paging
						next={next}
						span={!isWhole && from && to ? words.list.span({ from, to }) : undefined}
						words={{ previous: words.list.newer, next: words.list.older }}
					/>
				</div>
			</main>
		</>
	);
}
