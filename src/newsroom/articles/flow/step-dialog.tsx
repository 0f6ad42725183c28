import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../components/dialog';
import type { EntityDescription } from '../../entities';
import { useTry } from '../../session/use-try';
import { useWords } from '../../words/words';
import type { OpenArticle } from '../open/use-article';
import type { TakenStep } from '../open/workflow-steps';
import { LeadingHere } from './leading-here';
import { isDestructive, type Transition } from './transitions';

/** Properties of every dialog of a step. */
export interface StepProps {
	of: OpenArticle;
	/** The declared entity of articles, which names their fields. */
	entity: EntityDescription;
	/**
	 * Called after the step was taken.
	 * @param taken what came of it; undefined where the article exists no more
	 * @param text the message to show in place of the step's usual one
	 */
	onDone(taken: TakenStep | undefined, text?: string): void;
	onClose(): void;
}

interface FrameProps extends StepProps {
	step: Transition;
	/** Returns the body that is sent with the step; undefined where something is missing, which its field shows. */
	body(): object | undefined;
	/** Label of the button, if it is not the name of the step. */
	submitLabel?: string | undefined;
	isStopped?: boolean;
	/** Returns the message for `onDone`, if it is not the step's usual one. */
	done?(): string | undefined;
	children?: ReactNode;
}

/** A dialog that asks for what a step needs, and takes the step on the version that is shown. */
export function Frame({ of, step, body, submitLabel, isStopped = false, done, onDone, onClose, children }: FrameProps) {
	const { article, cancel } = useWords();
	const { failure, isBusy, attempt } = useTry();
	const stops = useId();
	const take = () => {
		if (isStopped) return;
		const given = body();
		if (!given) return;
		void attempt(async () => {
			onDone(await of.step(step, given), done?.());
		});
	};
	return (
		<Dialog title={article.step_titles[step]} onClose={onClose}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					take();
				}}
			>
				<p>{article.step_lines[step]}</p>
				<div id={stops}>{children}</div>
				<p role="alert" className={failure ? 'error' : undefined}>
					{failure?.text}
				</p>
				<div className="dlg__acts">
					<button type="button" className="btn btn--text" onClick={onClose}>
						{cancel}
					</button>
					<button
						type="submit"
						className={isDestructive(step) ? 'btn btn--neg' : 'btn btn--lamp'}
						aria-disabled={isBusy || isStopped}
						aria-describedby={isStopped ? stops : undefined}
					>
						{submitLabel ?? article.steps[step]}
					</button>
				</div>
			</form>
		</Dialog>
	);
}

/**
 * A required text field.
 * @returns the field, and a function that returns its text or marks it as missing
 */
export function useNeeded(label: string, maxLength = 500) {
	const { edit } = useWords();
	const id = useId();
	const [text, type] = useState('');
	const [isMissing, miss] = useState(false);
	const needed = () => {
		if (text.trim() !== '') return text.trim();
		miss(true);
		document.getElementById(id)?.focus();
		return undefined;
	};
	const field = (
		<div>
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<textarea
				id={id}
				className={isMissing ? 'field is-error' : 'field'}
				rows={3}
				maxLength={maxLength}
				aria-invalid={isMissing || undefined}
				aria-describedby={isMissing ? `${id}-error` : undefined}
				value={text}
				onChange={({ target }) => {
					type(target.value);
					miss(false);
				}}
			/>
			{isMissing && (
				<p className="error" id={`${id}-error`}>
					{edit.needed}
				</p>
			)}
		</div>
	);
	return { field, needed };
}

/** The dialog that returns an article to draft; it asks what is missing. */
export function Return(props: StepProps) {
	const { article } = useWords();
	const { field, needed } = useNeeded(article.note);
	return (
		<Frame
			{...props}
			step="return"
			body={() => {
				const note = needed();
				return note === undefined ? undefined : { note };
			}}
		>
			{field}
		</Frame>
	);
}

/** The dialog that withdraws an article from readers; it asks why, and where its address leads. */
export function Withdraw(props: StepProps) {
	const { article } = useWords();
	const { field, needed } = useNeeded(article.reason);
	const [to, lead] = useState('');
	const id = useId();
	return (
		<Frame
			{...props}
			step="withdraw"
			body={() => {
				const reason = needed();
				return reason === undefined ? undefined : { reason, ...(to.trim() === '' ? {} : { to: to.trim() }) };
			}}
		>
			<LeadingHere id={props.of.detail.id} />
			{field}
			<label className="label" htmlFor={id}>
				{article.leads_to}
			</label>
			<input
				id={id}
				className="field"
				inputMode="url"
				aria-describedby={`${id}-help`}
				value={to}
				onChange={({ target }) => lead(target.value)}
			/>
			<p className="help" id={`${id}-help`}>
				{article.leads_to_help}
			</p>
		</Frame>
	);
}
