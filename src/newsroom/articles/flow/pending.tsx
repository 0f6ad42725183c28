import { useId, useState } from 'react';
import { Link } from 'react-router';
import { HOME } from '../../addresses';
import { Dialog } from '../../components/dialog';
import { Moment } from '../../components/moment';
import { say } from '../../components/toasts';
import { useTry } from '../../session/use-try';
import { named, useWords } from '../../words/words';
import type { OpenArticle } from '../open/use-article';

/** Declines a change, with or without a word to its author. */
function Decline({ onDecline, onClose }: { onDecline(note: string): Promise<void>; onClose(): void }) {
	const { article, cancel } = useWords();
	const [note, type] = useState('');
	const id = useId();
	return (
		<Dialog title={article.pending.decline_title} onClose={onClose}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					void onDecline(note.trim()).then(onClose);
				}}
			>
				<p>{article.pending.decline_line}</p>
				<label className="label" htmlFor={id}>
					{article.pending.why}
				</label>
				<textarea
					id={id}
					className="field"
					rows={3}
					maxLength={500}
					value={note}
					onChange={({ target }) => type(target.value)}
				/>
				<div className="dlg__acts">
					<button type="button" className="btn btn--text" onClick={onClose}>
						{cancel}
					</button>
					<button type="submit" className="btn btn--neg">
						{article.pending.decline}
					</button>
				</div>
			</form>
		</Dialog>
	);
}

/** A change of what readers have that waits for a second person: whose, of what, and what may be done about it. */
export function PendingChange({ of }: { of: OpenArticle }) {
	const words = useWords();
	const { article, fields } = words;
	const { pending: texts } = article;
	const { failure, isBusy, attempt } = useTry();
	const [isDeclining, ask] = useState(false);
	const { detail } = of;
	const { pending } = detail;
	if (!pending) return null;
	const nameOf = (name: string) =>
		name === 'title'
			? article.headline
			: name in article.relations
				? named(article.relations, name)
				: named(fields, name);
	const decide = (action: 'accept' | 'decline', done: string, more: object = {}) => {
		return attempt(async () => {
			// A decision shows the article anew, so what is typed is saved before it.
			if (!(await of.save())) return;
			await of.step(action, { pending: pending.id, ...more });
			say(done);
		});
	};
	return (
		<section className="msg msg--block msg--step" aria-label={texts.title}>
			<p>
				<b>{pending.is_own ? texts.own : texts.other({ name: pending.by })}</b> <Moment at={pending.created_at} />
			</p>
			<p>
				{texts.of({ kind: article.extents[pending.extent], fields: pending.fields.map(nameOf).join(', ') })}{' '}
				<Link className="link" to={`${HOME}/article/${detail.id}/history?from=readers&to=pending`}>
					{texts.see}
				</Link>
			</p>
			{pending.correction && <p className="said">{pending.correction}</p>}
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<div className="steps">
				{!pending.is_own && (
					<button
						type="button"
						className="btn btn--lamp"
						aria-disabled={isBusy}
						onClick={() => void decide('accept', texts.accepted)}
					>
						{texts.accept}
					</button>
				)}
				<button
					type="button"
					className="btn btn--line"
					aria-disabled={isBusy}
					onClick={() => (pending.is_own ? void decide('decline', texts.taken_back) : ask(true))}
				>
					{pending.is_own ? texts.take_back : texts.decline}
				</button>
			</div>
			{isDeclining && (
				<Decline
					onClose={() => ask(false)}
					onDecline={async (note) => {
						await decide('decline', texts.declined, note === '' ? {} : { note });
					}}
				/>
			)}
		</section>
	);
}
