import { type ReactNode, useId, useState } from 'react';
import { fieldValue, momentIn, ownZone } from '../../fields/time-zones';
import { Dialog } from '../../parts/dialog';
import { useTry } from '../../session/use-try';
import { useWords } from '../../words/words';
import type { OpenArticle } from '../use-article';
import { Checks } from './checks';
import { Hour, Zone } from './hour-field';
import { isGrave, type Step } from './steps';

export interface StepProps {
	of: OpenArticle;
	/** Told once it is done. @param stands whether the article is there still */
	onDone(stands: boolean): void;
	onClose(): void;
}

interface FrameProps extends StepProps {
	step: Step;
	/** What is given with the step; undefined where something is missing, which the field says. */
	body(): object | undefined;
	/** What the button says, where it is not the name of the step. */
	verb?: string | undefined;
	isStopped?: boolean;
	children?: ReactNode;
}

/** A dialog that asks for what a step needs, and takes it from the version that is shown. */
export function Frame({ of, step, body, verb, isStopped = false, onDone, onClose, children }: FrameProps) {
	const { article, cancel } = useWords();
	const { fault, isBusy, attempt } = useTry();
	const take = () => {
		if (isStopped) return;
		const given = body();
		if (!given) return;
		void attempt(async () => {
			onDone(await of.step(step, given));
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
				{children}
				<p role="alert" className={fault ? 'error' : undefined}>
					{fault?.text}
				</p>
				<div className="dlg__acts">
					<button type="button" className="btn btn--text" onClick={onClose}>
						{cancel}
					</button>
					<button
						type="submit"
						className={isGrave(step) ? 'btn btn--neg' : 'btn btn--lamp'}
						aria-disabled={isBusy || isStopped}
					>
						{verb ?? article.steps[step]}
					</button>
				</div>
			</form>
		</Dialog>
	);
}

/** A field for words that a step cannot do without. */
export function useNeeded(label: string, most = 500) {
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
				maxLength={most}
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

/** Makes a draft of it again: asks what is missing. */
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

/** Takes it away from readers: asks why, and where its address leads. */
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

/** Shows the checklist of exactly the version that would go out. */
export function Publish(props: StepProps) {
	const { article } = useWords();
	const { whole, row } = props.of;
	return (
		<Frame {...props} step="publish" body={() => ({})} isStopped={whole.checks.length > 0}>
			<p className="meta">{article.version({ n: Number(row.version) })}</p>
			<Checks of={props.of} />
		</Frame>
	);
}

const local = (zone: string, at: number | null) => (at === null ? '' : fieldValue(zone, at));

/** Asks for the hour at which it goes out, in a zone, and for the one at which it is taken away. */
export function Schedule(props: StepProps) {
	const { article } = useWords();
	const { whole } = props.of;
	const { standing } = whole;
	const [zone, choose] = useState(standing.zone ?? ownZone());
	const [from, setFrom] = useState(local(zone, whole.status === 'scheduled' ? standing.scheduled_at : null));
	const [until, setUntil] = useState(local(zone, standing.unpublish_at));
	const [isMissing, miss] = useState(false);
	const isStopped = whole.checks.length > 0;
	return (
		<Frame
			{...props}
			step="schedule"
			isStopped={isStopped}
			body={() => {
				const at = momentIn(zone, from);
				miss(at === undefined);
				return at === undefined ? undefined : { at, zone, unpublish_at: momentIn(zone, until) ?? null };
			}}
		>
			{isStopped && <Checks of={props.of} />}
			<Zone zone={zone} onChange={choose} />
			<Hour label={article.hours.scheduled_at} local={from} zone={zone} onChange={setFrom} isWrong={isMissing} />
			<Hour label={article.until} local={until} zone={zone} onChange={setUntil} />
		</Frame>
	);
}

/** Asks until when nobody may publish it. */
export function Embargo(props: StepProps) {
	const { article } = useWords();
	const { standing } = props.of.whole;
	const [zone, choose] = useState(standing.zone ?? ownZone());
	const [until, setUntil] = useState(local(zone, standing.embargo_until));
	const at = momentIn(zone, until) ?? null;
	return (
		<Frame
			{...props}
			step="embargo"
			verb={at === null && standing.embargo_until !== null ? article.lift : undefined}
			body={() => ({ until: at })}
		>
			<Zone zone={zone} onChange={choose} />
			<Hour label={article.hours.embargo_until} local={until} zone={zone} onChange={setUntil} />
		</Frame>
	);
}
