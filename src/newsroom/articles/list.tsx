import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ListedArticle } from '../../api/newsroom/article/article-calls';
import type { Noun } from '../nouns';
import { ListPage, type Page, readPage } from '../parts/list-page';
import { nounOf } from '../screens/noun-of';
import { momentOf } from '../time';
import { useWords } from '../words/words';
import { Rows } from './rows';
import { Views } from './views';

interface Loaded {
	noun: Noun;
	/** Undefined for whoever may not see it. */
	page: Page<ListedArticle> | undefined;
}

/** One page of the articles; what narrows it stands in the address. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
	const noun = await nounOf({ noun: 'article' });
	return { noun, page: await readPage<ListedArticle>(noun, request) };
}

/** The articles in every state. */
export function Component() {
	const { noun, page } = useLoaderData<Loaded>();
	const { about, article, list } = useWords();
	return (
		<ListPage
			noun={noun}
			page={page}
			about={about.article}
			make={article.make}
			none={{ title: article.none, line: article.none_line, read: article.none_read }}
			markOf={(row) => momentOf(row.updated_at, document.documentElement.lang)}
			pages={{ previous: list.newer, next: list.older }}
			views={<Views noun={noun} />}
			draw={(rows, body) => <Rows noun={noun} rows={rows} of={body} />}
		/>
	);
}
