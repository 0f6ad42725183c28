import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { rowAddress } from '../addresses';
import { ask } from '../calls';
import { same, textShapes } from '../fields/paths';
import { house } from '../house';
import { type Noun, type Row, rowCall, titleOf } from '../nouns';
import { Icon } from '../parts/icon';
import { Compared, type Revision, Revisions } from '../parts/revisions';
import { Nothing } from '../parts/states';
import { say } from '../parts/toasts';
import { Top } from '../parts/top';
import { may, useSession } from '../session/session';
import { useTry } from '../session/use-try';
import { named, useWords } from '../words/words';
import { nounOf } from './noun-of';

interface Loaded {
	noun: Noun;
	row: Row;
	/** Newest first. */
	revisions: Revision[];
}

export async function loader({ params, request: { signal, url } }: LoaderFunctionArgs): Promise<Loaded> {
	const noun = await nounOf(params);
	const key = (noun.key === 'id' ? params.key : new URL(url).searchParams.get('key')) ?? '';
	const { path, query } = rowCall(noun, key);
	const [row, { rows }] = await Promise.all([
		ask<Row>(path, { query, signal }),
		ask<{ rows: Revision[] }>('revision', { query: { noun: noun.noun, row: key }, signal }),
	]);
	return { noun, row, revisions: rows.toSorted((a, b) => b.number - a.number) };
}

/** Every value of a state that people read, by its name; texts by edition. */
function readable(noun: Noun, state: Readonly<Record<string, unknown>>, words: { fields: object }): [string, string][] {
	const text = (value: unknown) =>
		value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 1);
	return noun.fields.flatMap((field): [string, string][] => {
		if (field.kind !== 'texts') return [[named(words.fields, field.name), text(state[field.name])]];
		const texts = (state[field.name] ?? {}) as Record<string, Record<string, unknown> | undefined>;
		return Object.keys(textShapes(field)).flatMap((name) =>
			house.editions.map(({ code, name: edition }): [string, string] => [
				`${named(words.fields, name)}, ${edition}`,
				text(texts[code]?.[name]),
			]),
		);
	});
}

/** Every state that a row had: what differs, word by word, and the way back. */
export function Component() {
	const { noun, row, revisions } = useLoaderData<Loaded>();
	const words = useWords();
	const session = useSession();
	const { revalidate } = useRevalidator();
	const [given] = useSearchParams();
	const { fault, isBusy, attempt } = useTry();
	const key = String(row[noun.key]);
	const chosen = revisions.find(({ number }) => String(number) === given.get('revision')) ?? revisions[0];
	const standsSo = chosen && noun.fields.every(({ name }) => same(chosen.snapshot[name], row[name]));
	const restore = (number: number) =>
		attempt(async () => {
			const body = { noun: noun.noun, key: noun.key === 'id' ? Number(key) : key, number, version: row.version };
			await ask('revision/restore', { method: 'POST', body });
			say(words.history.restored({ n: number }));
			await revalidate();
		});
	return (
		<>
			<Top
				title={words.screens.history}
				sub={<span className="only-d">{titleOf(noun, row)}</span>}
				back={{ to: rowAddress(noun, key), label: titleOf(noun, row) }}
			>
				{chosen && !standsSo && may(session, noun, 'write', row) && (
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
