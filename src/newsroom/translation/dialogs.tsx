import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { rowAddress } from '../addresses';
import { ask } from '../calls';
import { Dialog } from '../components/dialog';
import type { EntityDescription } from '../entities';
import { DayField } from '../fields/days/day-field';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';
import { decide, type ListedTranslation, sourceHistory } from './translation';

interface DecisionProps {
	row: ListedTranslation;
	article: EntityDescription;
	onDone(): void;
	onClose(): void;
}

interface FrameProps extends DecisionProps {
	act: 'ask' | 'confirm';
	title: string;
	submitLabel: string;
	body(): object;
	children: ReactNode;
}

function Frame({ row, act, title, submitLabel, body, onDone, onClose, children }: FrameProps) {
	const { cancel } = useWords();
	const { failure, isBusy, attempt } = useTry();
	return (
		<Dialog title={title} onClose={onClose}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void attempt(async () => {
						await decide(row, act, body());
						onDone();
					});
				}}
			>
				<p className="hed" lang={row.source_edition}>
					{row.title}
				</p>
				{children}
				<p role="alert" className={failure ? 'error' : undefined}>
					{failure?.text}
				</p>
				<div className="dlg__acts">
					<button type="button" className="btn btn--text" onClick={onClose}>
						{cancel}
					</button>
					<button type="submit" className="btn btn--lamp" aria-disabled={isBusy}>
						{submitLabel}
					</button>
				</div>
			</form>
		</Dialog>
	);
}

/** Requests a translation, with its translator and its day. */
export function AskFor(props: DecisionProps) {
	const { row } = props;
	const { translation } = useWords();
	const [people, setPeople] = useState<{ id: number; name: string }[]>([]);
	const [who, choose] = useState(row.assignee_id === null ? '' : String(row.assignee_id));
	const [until, setUntil] = useState(row.due_on ?? '');
	const id = useId();
	useEffect(() => {
		const control = new AbortController();
		ask<{ rows: typeof people }>('translation/people', {
			query: { edition: row.edition },
			signal: control.signal,
		}).then(
			({ rows }) => setPeople(rows),
			// Without the list of people a translation can still be requested without naming one of them.
			() => {},
		);
		return () => control.abort();
	}, [row.edition]);
	const isBegun = row.article_id !== null;
	const isNamed = row.assignee !== null && !people.some((one) => one.id === row.assignee_id);
	return (
		<Frame
			{...props}
			act="ask"
			title={isBegun ? translation.assign_title : translation.ask_title}
			submitLabel={isBegun ? translation.acts.assign : translation.acts.ask}
			body={() => ({ assignee_id: who === '' ? null : Number(who), due_on: until === '' ? null : until })}
		>
			<p className="help">{isBegun ? translation.assign_line : translation.ask_line}</p>
			<div>
				<label className="label" htmlFor={`${id}-who`}>
					{translation.who}
				</label>
				<select id={`${id}-who`} className="field" value={who} onChange={({ target }) => choose(target.value)}>
					<option value="">{translation.whoever}</option>
					{isNamed && <option value={String(row.assignee_id)}>{row.assignee}</option>}
					{people.map((one) => (
						<option key={one.id} value={one.id}>
							{one.name}
						</option>
					))}
				</select>
			</div>
			<div>
				<label className="label" htmlFor={`${id}-until`}>
					{translation.until}
				</label>
				<DayField
					id={`${id}-until`}
					className="field field--n"
					aria-describedby={`${id}-help`}
					value={until}
					onChange={setUntil}
				/>
				<p className="help" id={`${id}-help`}>
					{translation.until_help}
				</p>
			</div>
		</Frame>
	);
}

/** Asks for confirmation that a translation matches its source again, after somebody has read both. */
export function Confirm(props: DecisionProps) {
	const { row, article } = props;
	const { translation } = useWords();
	return (
		<Frame
			{...props}
			act="confirm"
			title={translation.confirm_title}
			submitLabel={translation.acts.confirm}
			body={() => ({ source_version: row.source_version })}
		>
			<p>{translation.confirm_line({ n: row.source_version })}</p>
			<p className="dlg__ways">
				<Link className="link" to={sourceHistory(article, row)} target="_blank">
					{translation.compare}
				</Link>{' '}
				<Link className="link" to={rowAddress(article, String(row.article_id))} target="_blank">
					{translation.text}
				</Link>
			</p>
		</Frame>
	);
}
