import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ImportAnswer } from '../../../api/newsroom/import/import-calls';
import { ApiError, ask } from '../../calls';
import { eachRow } from '../../components/each-row';
import { Header } from '../../components/header';
import { Moment } from '../../components/moment';
import { Paging } from '../../components/paging';
import { NoRight, Nothing } from '../../components/states';
import { EditionMark } from '../../screens/cells';
import styles from '../../styles/imports.css?url';
import { loadImportsWords, useImportsWords } from '../../words/screens/imports-words';
import { named, useWords } from '../../words/words';
import { broughtIn, importAddress, useFreshImports } from './import-run';
import { ImportProgress, StateMark } from './parts';

interface Loaded {
	/** Undefined for people who may not take imports back. */
	page: { rows: ImportAnswer[]; next: string | null } | undefined;
}

export async function loader({ request: { url, signal } }: LoaderFunctionArgs): Promise<Loaded> {
	await loadImportsWords();
	const query = { after: new URL(url).searchParams.get('after') ?? undefined };
	const page = await ask<Loaded['page']>('imports', { query, signal }).catch((error: unknown) => {
		if (error instanceof ApiError && error.status === 403) return undefined;
		throw error;
	});
	return { page };
}

function Row({ run }: { run: ImportAnswer }) {
	const words = useImportsWords();
	const { actors } = useWords();
	const { lang } = document.documentElement;
	const n = (count: number | undefined) => (count === undefined ? '–' : count.toLocaleString(lang));
	return (
		<tr>
			<td className="t">
				<Link className="hed" to={importAddress(run.id)}>
					{named(words.systems, run.system)} {run.site}
				</Link>
				<span className="meta under">{words.title({ id: run.id })}</span>
				{run.state === 'running' && <ImportProgress run={run} />}
			</td>
			<td className="wh lb" data-label={words.when}>
				<Moment at={run.created_at} />
			</td>
			<td className="lb" data-label={words.who}>
				{actors.operator}
			</td>
			<td>
				<EditionMark code={run.edition} />
			</td>
			<td>
				<StateMark state={run.state} />
			</td>
			<td className="wh lb" data-label={words.came_in}>
				{n(broughtIn(run))}
			</td>
			<td className="wh lb" data-label={words.changed}>
				{n(run.changed)}
			</td>
			<td className="wh lb" data-label={words.left_out}>
				{n(run.left_out)}
			</td>
		</tr>
	);
}

/** Imports, the newest first. */
export function Component() {
	const { page } = useLoaderData<Loaded>();
	const words = useImportsWords();
	const { screens, list } = useWords();
	useFreshImports(page?.rows.some(({ state }) => state === 'running') ?? false);
	return (
		<>
			<link rel="stylesheet" href={styles} precedence="screen" />
			<Header title={screens.imports} />
			<main id="main">
				<p className="about">{words.line}</p>
				{!page ? (
					<div className="pad">
						<NoRight roles={['desk', 'admin']} />
					</div>
				) : page.rows.length === 0 ? (
					<div className="pad">
						<Nothing title={words.none} line={words.none_line} />
					</div>
				) : (
					<>
						<table className="tb tb--first">
							<caption className="vh">{screens.imports}</caption>
							<thead>
								<tr>
									{(['what', 'when', 'who', 'edition', 'state', 'came_in', 'changed', 'left_out'] as const).map(
										(name) => (
											<th key={name} scope="col">
												{words[name]}
											</th>
										),
									)}
								</tr>
							</thead>
							<tbody>
								{eachRow(
									page.rows,
									({ id }) => id,
									{ columns: 8 },
									(run) => (
										<Row key={run.id} run={run} />
									),
								)}
							</tbody>
						</table>
						<div className="foot">
							<Paging next={page.next} words={{ previous: list.newer, next: list.older }} />
						</div>
					</>
				)}
			</main>
		</>
	);
}
