import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { ApiError, ask } from '../calls';
import { Dialog } from '../components/dialog';
import { eachRow } from '../components/each-row';
import { Header } from '../components/header';
import { Icon } from '../components/icon';
import { Moment } from '../components/moment';
import { ShownOnce } from '../components/shown-once';
import { NoRight, Nothing } from '../components/states';
import { say } from '../components/toasts';
import { LabelledField } from '../session/field';
import { useTry } from '../session/use-try';
import { named, useWords } from '../words/words';

interface Key {
	id: number;
	name: string;
	rights: string[];
	created_at: number;
	expires_at: number;
	revoked_at: number | null;
}

/** Reads every key; undefined for people who may not see them. */
export const loader = ({ request: { signal } }: LoaderFunctionArgs) =>
	ask<{ rows: Key[] }>('keys', { signal }).catch((error: unknown) => {
		if (error instanceof ApiError && error.reason === 'forbidden') return { rows: undefined };
		throw error;
	});

const MARKS = { good: 'st--pub', old: 'st--dra', ended: 'st--out' } as const;
const stateOf = ({ revoked_at, expires_at }: Key) =>
	revoked_at !== null ? 'ended' : expires_at * 1000 < Date.now() ? 'old' : 'good';

function Make({ onClose }: { onClose(): void }) {
	const { program_keys: words, cancel } = useWords();
	const { revalidate } = useRevalidator();
	const [name, setName] = useState('');
	const [days, setDays] = useState('90');
	const [rights, setRights] = useState<string[]>(['upload']);
	const [token, setToken] = useState<string>();
	const { failure, isBusy, attempt } = useTry();
	const fieldError = (field: string) => (failure?.field.startsWith(field) ? failure.text : undefined);
	const make = async () => {
		const answer = await ask<{ token: string }>('keys', { method: 'POST', body: { name, rights, days } });
		setToken(answer.token);
		await revalidate();
	};
	return (
		<Dialog title={words.make_title} onClose={onClose}>
			{token ? (
				<ShownOnce note={words.once} label={words.key} value={token} onClose={onClose} />
			) : (
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						void attempt(make);
					}}
				>
					<LabelledField
						label={words.name}
						maxLength={120}
						value={name}
						onChange={setName}
						error={fieldError('name')}
					/>
					<fieldset className="lf">
						<legend className="label">{words.rights}</legend>
						{Object.entries(words.right_names).map(([right, label]) => (
							<label className="check" key={right}>
								<input
									type="checkbox"
									checked={rights.includes(right)}
									onChange={({ target }) =>
										setRights(target.checked ? [...rights, right] : rights.filter((one) => one !== right))
									}
								/>
								{label}
							</label>
						))}
						{fieldError('rights') && <p className="error">{fieldError('rights')}</p>}
					</fieldset>
					<LabelledField
						label={words.days}
						inputMode="numeric"
						value={days}
						onChange={setDays}
						error={fieldError('days')}
					/>
					<p role="alert" className={failure ? 'error' : undefined}>
						{failure && !['name', 'rights', 'days'].some((one) => failure.field.startsWith(one)) && failure.text}
					</p>
					<div className="dlg__acts">
						<button type="button" className="btn btn--text" onClick={onClose}>
							{cancel}
						</button>
						<button type="submit" className="btn" aria-disabled={isBusy}>
							{words.make_act}
						</button>
					</div>
				</form>
			)}
		</Dialog>
	);
}

function Rows({ rows }: { rows: readonly Key[] }) {
	const { program_keys: words, screens } = useWords();
	const { revalidate } = useRevalidator();
	const { failure, attempt } = useTry();
	const end = ({ id, name }: Key) =>
		attempt(async () => {
			await ask(`keys/${id}`, { method: 'DELETE' });
			say(words.ended({ name }));
			await revalidate();
		});
	return (
		<>
			<p role="alert" className={failure ? 'error pad' : undefined}>
				{failure?.text}
			</p>
			<table className="tb tb--first">
				<caption className="vh">{screens.keys}</caption>
				<thead>
					<tr>
						<th scope="col">{words.name}</th>
						<th scope="col">{words.rights}</th>
						<th scope="col">{words.state}</th>
						<th scope="col">{words.made}</th>
						<th scope="col">{words.ends}</th>
						<th scope="col">
							<span className="vh">{words.end}</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{eachRow(
						rows,
						({ id }) => id,
						{ columns: 6 },
						(key) => {
							const state = stateOf(key);
							return (
								<tr key={key.id}>
									<td className="t">
										<b>{key.name}</b>
									</td>
									<td data-label={words.rights}>
										{key.rights.map((right) => named(words.right_names, right)).join(', ')}
									</td>
									<td data-label={words.state}>
										<span className={`st ${MARKS[state]}`}>{words.states[state]}</span>
									</td>
									<td className="wh lb" data-label={words.made}>
										<Moment at={key.created_at} />
									</td>
									<td className="wh lb" data-label={words.ends}>
										<Moment at={key.expires_at} />
									</td>
									<td>
										{state === 'good' && (
											<button type="button" className="btn btn--quiet" onClick={() => void end(key)}>
												{words.end} <span className="vh">{key.name}</span>
											</button>
										)}
									</td>
								</tr>
							);
						},
					)}
				</tbody>
			</table>
		</>
	);
}

/** The keys of programs: lists them, makes new ones, revokes them. */
export function Component() {
	const { rows } = useLoaderData<{ rows: Key[] | undefined }>();
	const { program_keys: words, screens, list } = useWords();
	const [isMaking, make] = useState(false);
	return (
		<>
			<Header title={screens.keys} sub={rows && list.rows({ n: rows.length })}>
				{rows && (
					<button type="button" className="btn btn--line" onClick={() => make(true)}>
						<Icon name="plus" />
						{words.make}
					</button>
				)}
			</Header>
			<main id="main">
				<p className="about">{words.line}</p>
				{!rows ? (
					<div className="pad">
						<NoRight roles={['admin']} />
					</div>
				) : rows.length === 0 ? (
					<div className="pad">
						<Nothing title={words.none} line={words.none_line} />
					</div>
				) : (
					<Rows rows={rows} />
				)}
			</main>
			{isMaking && <Make onClose={() => make(false)} />}
		</>
	);
}
