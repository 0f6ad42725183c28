import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { rowAddress } from '../addresses';
import { ask } from '../calls';
import { same } from '../fields/paths';
import type { Noun } from '../nouns';
import { HistoryPage } from '../parts/history-page';
import { readValue } from '../parts/read-value';
import type { Revision } from '../parts/revisions';
import { nounOf } from '../screens/noun-of';
import { named, useWords, type Words } from '../words/words';
import { readArticle, tiedNames, type Whole } from './article';

interface Loaded {
	noun: Noun;
	whole: Whole;
	/** Newest first. */
	revisions: Revision[];
}

export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<Loaded> {
	const key = params.key ?? '';
	const [noun, whole, { rows }] = await Promise.all([
		nounOf({ noun: 'article' }),
		readArticle(key, signal),
		ask<{ rows: Revision[] }>('revision', { query: { noun: 'article', row: key }, signal }),
	]);
	return { noun, whole, revisions: rows };
}

/** The blocks of a text, a line each: tags away, so that a difference is one of words. */
function linesOf(html: unknown): string {
	const { body } = new DOMParser().parseFromString(String(html ?? ''), 'text/html');
	return [...body.children].map((block) => block.textContent?.trim()).join('\n\n');
}

/** What people read of a state, by its name. */
function readable(noun: Noun, state: Readonly<Record<string, unknown>>, words: Words): [string, string][] {
	const text = (name: string, value: unknown) => (name === 'html' ? linesOf(value) : readValue(name, value, words));
	const own = noun.fields.filter(({ is_fixed }) => !is_fixed).map(({ name }) => name);
	const label = (name: string) => (name === 'title' ? words.article.headline : named(words.fields, name));
	return [
		[words.fields.status, named(words.choices.status, String(state.status ?? ''))] as [string, string],
		...own.map((name): [string, string] => [label(name), text(name, state[name])]),
		...tiedNames.map((name): [string, string] => [words.article.tied[name], text(name, state[name])]),
	];
}

/** Every state that an article had. */
export function Component() {
	const { noun, whole, revisions } = useLoaderData<Loaded>();
	const words = useWords();
	const { id, version, content, may, status } = whole;
	return (
		<HistoryPage
			row={{ title: String(content.title), to: rowAddress(noun, String(id)) }}
			revisions={revisions}
			readable={(state) => readable(noun, state, words)}
			stands={(state) => Object.entries(content).every(([name, value]) => same(state[name], value))}
			mayRestore={may.write === true && (status !== 'published' || may.publish === true)}
			restore={(number) => ask(`article/${id}/restore`, { method: 'POST', body: { version, number } })}
		/>
	);
}
