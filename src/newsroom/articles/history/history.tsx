import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { rowAddress } from '../../addresses';
import { ask } from '../../calls';
import { Header } from '../../components/header';
import { Icon } from '../../components/icon';
import { Nothing } from '../../components/states';
import { say } from '../../components/toasts';
import type { EntityDescription } from '../../entities';
import { useTouched } from '../../live/live';
import { entityOf } from '../../screens/entity-of';
import { useTry } from '../../session/use-try';
import { useWords } from '../../words/words';
import { type ArticleDetail, readArticle } from '../article';
import { Authorship } from './authorship';
import { Choose } from './choose';
import { Compared, mayPutBack } from './compared';
import { Restore } from './restore';
import { StateList } from './state-list';
import { type ArticleStates, type Asked, type AuthorshipAnswer, askedOf, type Comparison } from './states';

interface Loaded {
	entity: EntityDescription;
	detail: ArticleDetail;
	states: ArticleStates;
	asked: Asked;
	/** Undefined where it is asked who wrote a text, or nothing was kept. */
	comparison?: Comparison;
	authorship?: AuthorshipAnswer;
}

export async function loader({ params, request: { signal, url } }: LoaderFunctionArgs): Promise<Loaded> {
	const path = `article/${params.key ?? ''}`;
	const [entity, detail, states] = await Promise.all([
		entityOf({ entity: 'article' }),
		readArticle(params.key ?? '', signal),
		ask<ArticleStates>(`${path}/history`, { signal }),
	]);
	const asked = askedOf(new URL(url).searchParams, states);
	const { from, to, view } = asked;
	if (view === 'who') {
		const authorship = await ask<AuthorshipAnswer>(`${path}/authorship`, { query: { of: to }, signal });
		return { entity, detail, states, asked, authorship };
	}
	return {
		entity,
		detail,
		states,
		asked,
		comparison: await ask<Comparison>(`${path}/compare`, { query: { from, to }, signal }),
	};
}

/** Every state that an article had: what differs between any two, who wrote which words, and the way back. */
export function Component() {
	const loaded = useLoaderData<Loaded>();
	const words = useWords();
	const { entity, detail, states, asked, comparison, authorship } = loaded;
	const { revalidate } = useRevalidator();
	const { failure, isBusy, attempt } = useTry();
	useTouched(`article:${detail.id}`, revalidate);
	const number = comparison?.from.number ?? null;
	const isOther = number !== null && (number !== detail.version || states.is_typed);
	const [isRestoring, begin] = useState(false);
	/** Restores the state that is shown; of what readers have, into the working copy. */
	const restore = () =>
		attempt(async () => {
			const body = { version: detail.version, number };
			await ask(`article/${detail.id}/restore`, { method: 'POST', body });
			say(words.history.restored({ n: number ?? 0 }));
			await revalidate();
		});
	return (
		<>
			<Header
				title={words.screens.history}
				back={{ to: rowAddress(entity, String(detail.id)), label: String(detail.content.title) }}
			>
				{number !== null && isOther && mayPutBack(detail) && (
					<button type="button" className="btn btn--lamp" aria-disabled={isBusy} onClick={() => begin(true)}>
						<Icon name="restore" />
						{words.history.restore({ n: number })}
					</button>
				)}
			</Header>
			<main id="main">
				<p className="about">{words.history.line}</p>
				<div className="rvg">
					<StateList states={states} asked={asked} />
					<div className="pad">
						<Choose states={states} asked={asked} />
						<p role="alert" className={failure ? 'error' : undefined}>
							{failure?.text}
						</p>
						{states.rows.length === 0 && <Nothing title={words.history.none} line={words.history.none_line} />}
						{comparison && <Compared {...loaded} comparison={comparison} />}
						{authorship && <Authorship authorship={authorship} lang={detail.edition} />}
					</div>
				</div>
			</main>
			{isRestoring && number !== null && (
				<Restore entity={entity} detail={detail} number={number} onRestore={restore} onClose={() => begin(false)} />
			)}
		</>
	);
}
