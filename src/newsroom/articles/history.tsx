import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { rowAddress } from '../addresses';
import { ask } from '../calls';
import { same } from '../fields/paths';
import type { Noun } from '../nouns';
import { Icon } from '../parts/icon';
import { Compared, type Revision, Revisions } from '../parts/revisions';
import { Nothing } from '../parts/states';
import { say } from '../parts/toasts';
import { Top } from '../parts/top';
import { nounOf } from '../screens/noun-of';
import { useTry } from '../session/use-try';
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
	const text = (name: string, value: unknown) => {
		if (value === null || value === undefined) return '';
		if (name === 'html') return linesOf(value);
		if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n');
		return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
	};
	const own = noun.fields.filter(({ is_fixed }) => !is_fixed).map(({ name }) => name);
	const label = (name: string) => (name === 'title' ? words.article.headline : named(words.fields, name));
	return [
		[words.fields.status, named(words.choices.status, String(state.status ?? ''))] as [string, string],
		...own.map((name): [string, string] => [label(name), text(name, state[name])]),
		...tiedNames.map((name): [string, string] => [words.article.tied[name], text(name, state[name])]),
	];
}

/** Every state that an article had: what differs, word by word, and the way back. */
export function Component() {
	const { noun, whole, revisions } = useLoaderData<Loaded>();
	const words = useWords();
	const { revalidate } = useRevalidator();
	const [given] = useSearchParams();
	const { fault, isBusy, attempt } = useTry();
	const title = String(whole.content.title);
	const chosen = revisions.find(({ number }) => String(number) === given.get('revision')) ?? revisions[0];
	const standsSo = chosen && Object.entries(whole.content).every(([name, value]) => same(chosen.snapshot[name], value));
	const mayRestore = whole.may.write === true && (whole.status !== 'published' || whole.may.publish === true);
	const restore = (number: number) =>
		attempt(async () => {
			await ask(`article/${whole.id}/restore`, { method: 'POST', body: { version: whole.version, number } });
			say(words.history.restored({ n: number }));
			await revalidate();
		});
	return (
		<>
			<Top
				title={words.screens.history}
				sub={<span className="only-d">{title}</span>}
				back={{ to: rowAddress(noun, String(whole.id)), label: title }}
			>
				{chosen && !standsSo && mayRestore && (
					<button
						type="button"
						className="btn btn--lamp"
						aria-disabled={isBusy}
						onClick={() => void restore(chosen.number)}
					>
						<Icon name="restore" />
						{words.history.restore({ n: chosen.number })}
					</button>
				)}
			</Top>
			<main id="main">
				<p className="about">{words.history.line}</p>
				{!chosen ? (
					<div className="pad">
						<Nothing title={words.history.none} line={words.history.none_line} />
					</div>
				) : (
					<div className="rvg">
						<Revisions revisions={revisions} chosen={chosen} />
						<div className="pad">
							<h2 className="hed hed--2">{words.history.number({ n: chosen.number })}</h2>
							<p role="alert" className={fault ? 'error' : undefined}>
								{fault?.text}
							</p>
							<Compared
								revision={chosen}
								earlier={revisions[revisions.indexOf(chosen) + 1]}
								readable={(state) => readable(noun, state, words)}
							/>
						</div>
					</div>
				)}
			</main>
		</>
	);
}
