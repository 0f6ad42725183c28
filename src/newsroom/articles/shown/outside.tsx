import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { PreviewLink } from '../../../api/newsroom/article/preview-link-calls';
import { previewDays } from '../../../shared/article/preview-days';
import { ask } from '../../calls';
import { Dialog } from '../../components/dialog';
import { Moment } from '../../components/moment';
import { ShownOnce } from '../../components/shown-once';
import { useTouched } from '../../live/live';
import { LabelledField } from '../../session/field';
import { useTry } from '../../session/use-try';
import { useWords } from '../../words/words';
import { bodyOf } from '../article';
import { isSelfSaving } from '../editability';
import type { OpenArticle } from '../open/use-article';
import { Choice } from './choice';

/** What a link shows. */
const KINDS = ['following', 'pinned'] as const;

/** The links to an article, and what reads them anew. */
function useLinks(article: number, attempt: (call: () => Promise<void>) => Promise<void>) {
	const [rows, setRows] = useState<PreviewLink[]>();
	const read = async () => {
		const query = { article: String(article) };
		setRows((await ask<{ rows: PreviewLink[] }>('preview_link', { query })).rows);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: read when the dialog opens.
	useEffect(() => void attempt(read), [article]);
	useTouched(`preview_links:${article}`, () => attempt(read));
	return { rows, read };
}

interface MakeProps {
	of: OpenArticle;
	onMade(made: { name: string; address: string }): Promise<void>;
	onClose(): void;
}

/** Asks for whom a link is, what it shows and for how long. */
function Make({ of, onMade, onClose }: MakeProps) {
	const { article, close } = useWords();
	const { outside: words } = article.previewing;
	const [name, setName] = useState('');
	const [kind, setKind] = useState<(typeof KINDS)[number]>('following');
	const [days, setDays] = useState<(typeof previewDays)[number]>(7);
	const [isMissing, miss] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const { failure, isBusy, attempt } = useTry();
	const help = useId();
	const { detail } = of;
	const make = (event: FormEvent) => {
		event.preventDefault();
		miss(name.trim() === '');
		if (name.trim() === '') return form.current?.querySelector('input')?.focus();
		void attempt(async () => {
			// What follows shows what is saved; what is typed until now is to be in it.
			if (kind === 'following' && isSelfSaving(detail)) await of.save();
			const typed = kind === 'pinned' ? bodyOf(of.typed) : {};
			const body = { ...typed, article_id: detail.id, name, is_pinned: kind === 'pinned', days };
			const { address } = await ask<{ address: string }>('preview_link', { method: 'POST', body });
			await onMade({ name: name.trim(), address });
		});
	};
	return (
		<form ref={form} noValidate onSubmit={make} className="pvl__f">
			<p className="help">{words.line}</p>
			<LabelledField
				label={words.name}
				maxLength={120}
				value={name}
				onChange={setName}
				error={isMissing ? words.name_missing : undefined}
			/>
			<fieldset className="lf" aria-describedby={detail.status === 'published' ? help : undefined}>
				<legend className="label">{words.shows}</legend>
				{KINDS.map((one) => (
					<label className="check" key={one}>
						<input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
						{words[one]}
					</label>
				))}
				{detail.status === 'published' && (
					<p className="help" id={help}>
						{words.published}
					</p>
				)}
			</fieldset>
			<div className="lf">
				<p className="label" aria-hidden="true">
					{words.days}
				</p>
				<Choice
					label={words.days}
					options={previewDays}
					value={days}
					nameOf={(n) => words.day_count({ n })}
					onChange={setDays}
				/>
			</div>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<div className="dlg__acts">
				<button type="button" className="btn btn--text" onClick={onClose}>
					{close}
				</button>
				<button type="submit" className="btn" aria-disabled={isBusy}>
					{words.make}
				</button>
			</div>
		</form>
	);
}

/** A link: for whom, what it shows, who made it, when it ends, how often it was opened. */
function Row({ of, onRevoke }: { of: PreviewLink; onRevoke(): void }) {
	const { outside: words } = useWords().article.previewing;
	const isOver = of.revoked_at !== null || of.ends_at * 1000 <= Date.now();
	return (
		<li className={isOver ? 'is-over' : undefined}>
			<p>
				<b>{of.name}</b> · {words.kind[of.is_pinned ? 'pinned' : 'following']}
			</p>
			<p className="help">
				{words.by({ name: of.by })} <Moment at={of.created_at} /> ·{' '}
				{of.revoked_at !== null ? words.revoked : isOver ? words.ended : words.ends}{' '}
				<Moment at={of.revoked_at ?? of.ends_at} /> · {words.opened({ n: of.opened })}{' '}
				{of.opened_at !== null && <Moment at={of.opened_at} />}
			</p>
			{!isOver && (
				<button
					type="button"
					className="btn btn--line"
					aria-label={words.revoke_name({ name: of.name })}
					onClick={onRevoke}
				>
					{words.revoke}
				</button>
			)}
		</li>
	);
}

/** Links by which people without an account see the draft: made, seen, revoked. */
export default function Outside({ of, onClose }: { of: OpenArticle; onClose(): void }) {
	const { outside: words } = useWords().article.previewing;
	const [made, setMade] = useState<{ name: string; address: string }>();
	const [message, setMessage] = useState<string>();
	const { failure, attempt } = useTry();
	const { rows, read } = useLinks(of.detail.id, attempt);
	const revoke = ({ id, name }: PreviewLink) =>
		attempt(async () => {
			await ask(`preview_link/${id}`, { method: 'DELETE' });
			await read();
			setMessage(words.done({ name }));
		});
	return (
		<Dialog title={words.title} className="pvl" onClose={onClose}>
			{made ? (
				<ShownOnce
					note={words.made({ name: made.name })}
					label={words.address}
					value={made.address}
					onClose={() => setMade(undefined)}
				/>
			) : (
				<Make
					of={of}
					onClose={onClose}
					onMade={async (link) => {
						setMade(link);
						await read();
					}}
				/>
			)}
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<p role="status">{message}</p>
			{rows?.length === 0 && <p className="help">{words.none}</p>}
			{rows && rows.length > 0 && (
				<ul className="pvl__l" aria-label={words.title}>
					{rows.map((row) => (
						<Row key={row.id} of={row} onRevoke={() => void revoke(row)} />
					))}
				</ul>
			)}
		</Dialog>
	);
}
