import { useMemo, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { rowAddress } from '../addresses';
import { Edit, type OpenedArticle, openArticle } from '../articles/edit';
import type { OpenArticle } from '../articles/open/use-article';
import { ask } from '../calls';
import { Header } from '../components/header';
import { say } from '../components/toasts';
import type { EntityDescription } from '../entities';
import { useTouched } from '../live/live';
import { entityOf } from '../screens/entity-of';
import { accountNumber } from '../session/session';
import { useWords } from '../words/words';
import { Confirm } from './dialogs';
import { Source } from './source';
import { actsOn, beginAddress, boardAddress, type TranslationBeside } from './translation';

interface Loaded {
	article: EntityDescription;
	of: TranslationBeside;
	/** Undefined where nothing of it is written. */
	opened: OpenedArticle | undefined;
}

export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<Loaded> {
	const [article, of] = await Promise.all([
		entityOf({ entity: 'article' }),
		ask<TranslationBeside>('translation/beside', {
			query: { group: params.group, edition: params.edition },
			signal,
		}),
	]);
	const { article_id } = of.row;
	return { article, of, opened: article_id === null ? undefined : await openArticle(String(article_id), signal) };
}

interface BesideProps {
	article: EntityDescription;
	of: TranslationBeside;
	text: OpenArticle;
	onConfirm(): void;
}

/** The source text beside the translation that is being typed. */
function SourceBeside({ article, of, text, onConfirm }: BesideProps) {
	const { form, detail } = text;
	const [title, standfirst, html] = ['title', 'standfirst', 'html'].map((name) => String(form.shown(name) ?? ''));
	const points = form.shown('key_points') as string[] | undefined;
	const own = useMemo(
		() => ({ title: title ?? '', standfirst: standfirst ?? '', key_points: points ?? [], html: html ?? '' }),
		[title, standfirst, points, html],
	);
	const canConfirm = actsOn(of.row, accountNumber()).includes('confirm');
	return (
		<Source
			of={of}
			own={own}
			canCopy={detail.may.write === true}
			onConfirm={canConfirm ? onConfirm : undefined}
			fields={rowAddress(article, String(detail.id))}
		/>
	);
}

/** A translation and its source side by side. */
export function Component() {
	const { article, of, opened } = useLoaderData<Loaded>();
	const words = useWords();
	const { translation } = words;
	const { revalidate } = useRevalidator();
	const [isAsking, askAgain] = useState(false);
	const { row } = of;
	useTouched('translation', revalidate);
	useTouched(`article:${row.source_id}`, revalidate);
	const back = {
		to: boardAddress({ edition: row.edition, state: undefined, isMine: false }),
		label: words.screens.translation,
	};
	return (
		<>
			{opened ? (
				<Edit
					key={opened.detail.id}
					{...opened}
					back={back}
					beside={(text) => <SourceBeside article={article} of={of} text={text} onConfirm={() => askAgain(true)} />}
				/>
			) : (
				<>
					<Header title={row.title} isQuiet back={back} sub={translation.states[row.state]}>
						{row.may.take && (
							<Link className="btn btn--lamp" to={beginAddress(article, row)}>
								{translation.acts.begin}
							</Link>
						)}
					</Header>
					<main id="main" className="bsd--alone">
						<h1 className="vh" id="heading" tabIndex={-1}>
							{row.title}
						</h1>
						<Source of={of} own={undefined} canCopy={false} />
					</main>
				</>
			)}
			{isAsking && (
				<Confirm
					row={row}
					article={article}
					onClose={() => askAgain(false)}
					onDone={() => {
						askAgain(false);
						say(translation.done.confirm({ title: row.title }));
						void revalidate();
					}}
				/>
			)}
		</>
	);
}
