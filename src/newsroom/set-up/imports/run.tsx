import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ImportAnswer } from '../../../api/newsroom/import/import-calls';
import { screenAddress } from '../../addresses';
import { ask } from '../../calls';
import { Header } from '../../components/header';
import { Moment } from '../../components/moment';
import { EditionMark } from '../../screens/cells';
import styles from '../../styles/imports.css?url';
import { loadImportsWords, useImportsWords } from '../../words/screens/imports-words';
import { named, useWords } from '../../words/words';
import { Findings, type Found, type Group } from './findings';
import { NOUNS, useFreshImports } from './import-run';
import { ImportProgress, StateMark } from './parts';
import { Asks, type Questions } from './questions';
import { UndoImport } from './undo';

type Run = ImportAnswer & { groups: Group[]; questions: Questions | null };

interface Loaded {
	run: Run;
	found: Found;
}

export async function loader({ request: { url, signal }, params }: LoaderFunctionArgs): Promise<Loaded> {
	const path = `imports/${params.key}`;
	const given = new URL(url).searchParams;
	const query = Object.fromEntries(['kind', 'reason', 'after'].map((name) => [name, given.get(name) ?? undefined]));
	const [run, found] = await Promise.all([
		ask<Run>(path, { signal }),
		ask<Found>(`${path}/findings`, { query, signal }),
		loadImportsWords(),
	]);
	return { run, found };
}

function Facts({ run }: { run: Run }) {
	const words = useImportsWords();
	const { actors, screens } = useWords();
	const { system, site, edition, created_at, finished_at, undone_at, undo_until } = run;
	return (
		<dl className="imp__facts">
			<div>
				<dt>{words.state}</dt>
				<dd>
					<StateMark state={run.state} />
				</dd>
			</div>
			<div>
				<dt>{words.what}</dt>
				<dd>
					{named(words.systems, system)} {site}
				</dd>
			</div>
			<div>
				<dt>{words.edition}</dt>
				<dd>
					<EditionMark code={edition} />
				</dd>
			</div>
			<div>
				<dt>{words.who}</dt>
				<dd>{actors.operator}</dd>
			</div>
			{(
				[
					['when', created_at],
					['finished', finished_at],
					['taken_back', undone_at],
					['undo_until', undo_until],
				] as const
			).map(
				([name, at]) =>
					at !== null && (
						<div key={name}>
							<dt>{words[name]}</dt>
							<dd>
								<Moment at={at} />
							</dd>
						</div>
					),
			)}
			{undone_at !== null && (
				<div>
					<dt>{words.who_undid}</dt>
					<dd>
						<Link className="link" to={`${screenAddress('audit')}?noun=import_run&row=${run.id}`}>
							{screens.audit}
						</Link>
					</dd>
				</div>
			)}
		</dl>
	);
}

/** Says why an import is not whole. */
function Trouble({ run: { state, error } }: { run: Run }) {
	const words = useImportsWords();
	if (state !== 'stopped' && state !== 'broken' && state !== 'undoing') return null;
	return (
		<div className="msg msg--neg msg--block">
			<p>
				<b>▲ {words[state]}</b>
			</p>
			{state === 'stopped' && error !== null && <p lang="en">{error}</p>}
		</div>
	);
}

/** What came in, by kind. */
function Outcome({ outcome }: Pick<Run, 'outcome'>) {
	const words = useImportsWords();
	const { lists } = useWords();
	const { lang } = document.documentElement;
	if (!outcome) return <p className="help">{words.outcome_unknown}</p>;
	return (
		<table className="tb">
			<caption className="vh">{words.outcome}</caption>
			<thead>
				<tr>
					<th scope="col">{words.kind}</th>
					{(['created', 'updated', 'unchanged'] as const).map((name) => (
						<th key={name} className="num" scope="col">
							{words[name]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{Object.entries(outcome).map(([kind, counts]) => (
					<tr key={kind}>
						<td className="t">{named(lists, NOUNS[kind] ?? kind)}</td>
						{(['created', 'updated', 'unchanged'] as const).map((name) => (
							<td key={name} className="num lb" data-label={words[name]}>
								{counts[name].toLocaleString(lang)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** One import: what came in, what was changed and left out by post, what it asks, and the way back. */
export function Component() {
	const { run, found } = useLoaderData<Loaded>();
	const words = useImportsWords();
	const { screens } = useWords();
	const [isUndoing, setUndoing] = useState(false);
	useFreshImports(run.state === 'running');
	return (
		<>
			<link rel="stylesheet" href={styles} precedence="screen" />
			<Header title={words.title({ id: run.id })} back={{ to: screenAddress('imports'), label: screens.imports }}>
				{run.undo_until !== null && (
					<button type="button" className="btn btn--line" onClick={() => setUndoing(true)}>
						{words.undo}
					</button>
				)}
			</Header>
			<main id="main">
				<div className="imp">
					<Trouble run={run} />
					<div>
						<Facts run={run} />
						{run.state === 'running' && <ImportProgress run={run} />}
					</div>
					<section>
						<header className="sh">
							<h2>{words.outcome}</h2>
						</header>
						<Outcome outcome={run.outcome} />
					</section>
					{run.questions && <Asks questions={run.questions} />}
					<Findings id={run.id} groups={run.groups} found={found} />
				</div>
			</main>
			{isUndoing && <UndoImport id={run.id} onClose={() => setUndoing(false)} />}
		</>
	);
}
