import { useCallback, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ListedArticle } from '../../api/newsroom/article/article-calls';
import { ListPage, type Page, readPage } from '../components/list-page';
import type { EntityDescription } from '../entities';
import { entityOf } from '../screens/entity-of';
import { momentOf } from '../time';
import { useWords, type Words } from '../words/words';
import { BulkBar, type Done } from './bulk/bulk-bar';
import { TakeBack } from './bulk/take-back';
import { useSelection } from './bulk/use-selection';
import { Rows } from './rows';

interface Loaded {
	entity: EntityDescription;
	/** Undefined for people who may not see the articles. */
	page: Page<ListedArticle> | undefined;
}

/** Reads one page of articles; the filters are in the address. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
	const entity = await entityOf({ entity: 'article' });
	return { entity, page: await readPage<ListedArticle>(entity, request) };
}

const STATES = ['draft', 'review', 'scheduled', 'published', 'withdrawn', 'discarded'] as const;

/** Views that every list of articles offers. */
const viewsIn = ({ article, choices }: Words) => [
	{ label: article.everything, query: '' },
	{ label: article.mine, query: 'mine=true' },
	...STATES.map((status) => ({ label: choices.status[status], query: `status=${status}` })),
];

/** The list of articles, in every state. */
export function Component() {
	const { entity, page } = useLoaderData<Loaded>();
	const words = useWords();
	const { about, article, list } = words;
	const body = useRef<HTMLTableSectionElement>(null);
	const selection = useSelection(page?.rows ?? [], body);
	const [last, did] = useState<Done>();
	const forget = useCallback(() => did(undefined), []);
	return (
		<ListPage
			entity={entity}
			page={page}
			body={body}
			about={about.article}
			make={article.make}
			none={{ title: article.none, line: article.none_line, read: article.none_read }}
			markOf={(row) => momentOf(row.updated_at, document.documentElement.lang)}
			pages={{ previous: list.newer, next: list.older }}
			views={viewsIn(words)}
			above={last?.message && <TakeBack key={last.id} id={last.id} message={last.message} onClose={forget} />}
			keyOf={(row) => String(row.id)}
			draw={(rows, changed) => <Rows entity={entity} rows={rows} of={body} selection={selection} changed={changed} />}
			over={selection.chosen.length > 0 && <BulkBar of={selection} onDone={did} />}
			canSelect
		/>
	);
}
