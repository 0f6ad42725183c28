import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Text } from '../editor/text';
import type { NotesInText } from '../editor/use-notes-in-text';
import { useHeldCursor } from '../fields/use-held-cursor';
import { choiceName } from '../words/choice-name';
import { useWords } from '../words/words';
import type { Relation } from './choices';
import { isLong, linesOnPhone } from './headline-fit';
import type { OpenArticle } from './open/use-article';

interface WordsProps {
	name: string;
	label: string;
	className: string;
	lang: string;
	value: string;
	onChange(value: string): void;
	isReadOnly: boolean;
	error?: string | undefined;
	help?: string | undefined;
	isWarning?: boolean;
	conflict: ReactNode;
}

/** A text field in the typeface that readers see; it grows with its text. */
function Words({ name, label, className, lang, value, onChange, isReadOnly, error, help, ...rest }: WordsProps) {
	const { isWarning = false, conflict } = rest;
	const ref = useRef<HTMLTextAreaElement>(null);
	const noteCursor = useHeldCursor(ref, value);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height.
	useEffect(() => {
		const grow = () => {
			const area = ref.current;
			// In a tab that is not shown it has no width, and keeps its height.
			if (!area || area.clientWidth === 0) return;
			area.style.height = 'auto';
			area.style.height = `${area.scrollHeight}px`;
		};
		grow();
		// A panel beside the text changes the field's width, and with it the height that its words need.
		let width = ref.current?.clientWidth;
		const watch = new ResizeObserver(() => {
			if (ref.current?.clientWidth === width || ref.current?.clientWidth === 0) return;
			width = ref.current?.clientWidth;
			requestAnimationFrame(grow);
		});
		if (ref.current) watch.observe(ref.current);
		// In another font the same words may take another line.
		document.fonts.addEventListener('loadingdone', grow);
		return () => {
			watch.disconnect();
			document.fonts.removeEventListener('loadingdone', grow);
		};
	}, [value]);
	if (conflict) return <div className="cv__w">{conflict}</div>;
	const describedBy = [error && `${name}-error`, help && `${name}-help`].filter(Boolean).join(' ') || undefined;
	return (
		<div className="cv__w">
			<label className="vh" htmlFor={name}>
				{label}
			</label>
			<textarea
				ref={ref}
				id={name}
				className={className}
				rows={1}
				lang={lang}
				placeholder={label}
				readOnly={isReadOnly}
				aria-invalid={error !== undefined || undefined}
				aria-describedby={describedBy}
				value={value}
				onSelect={noteCursor}
				onChange={(event) => {
					noteCursor();
					onChange(event.target.value.replaceAll('\n', ' '));
				}}
			/>
			{error !== undefined && (
				<p className="error" id={`${name}-error`}>
					{error}
				</p>
			)}
			{help && (
				<p className={isWarning ? 'help help--warn' : 'help'} id={`${name}-help`}>
					{help}
				</p>
			)}
		</div>
	);
}

/** Measures how many lines a headline takes on a phone, once the font has loaded. */
function useFit(title: string): { lines: number; isTooLong: boolean } {
	const [lines, setLines] = useState(0);
	useEffect(() => {
		let isWanted = true;
		void document.fonts.ready.then(() => isWanted && setLines(linesOnPhone(title)));
		return () => {
			isWanted = false;
		};
	}, [title]);
	return { lines, isTooLong: isLong(lines) };
}

interface CanvasProps {
	of: OpenArticle;
	isReadOnly: boolean;
	notes: NotesInText | undefined;
	conflictAt(path: string): ReactNode;
}

/** The article as readers see it: kicker, headline, standfirst, points, text. */
export function Canvas({ of, isReadOnly, notes, conflictAt }: CanvasProps) {
	const words = useWords();
	const { article, fields } = words;
	const { form, detail } = of;
	const text = (name: string) => String(form.shown(name) ?? '');
	const error = (name: string) => (form.error?.path === name ? form.error.text : undefined);
	const points = (form.shown('key_points') ?? []) as string[];
	const pointsField = useRef<HTMLTextAreaElement>(null);
	const notePoints = useHeldCursor(pointsField, points.join('\n'));
	const authors = (form.shown('authors') ?? []) as Relation[];
	const translator = form.shown('translator_id') === detail.translator?.id ? detail.translator?.name : undefined;
	const type = text('type');
	const title = text('title');
	const { lines, isTooLong } = useFit(title);
	const fit = article.fit({ n: title.length, lines });
	const common = { lang: detail.edition, isReadOnly };
	return (
		<div className={`cv cv--${type}`}>
			<p className="cv__k">
				<b>{choiceName('type', type, words)}</b> <span>{text('market')}</span>
			</p>
			<Words
				{...common}
				name="title"
				label={article.headline}
				className="cv__h"
				value={title}
				onChange={(value) => form.change('title', value)}
				error={error('title')}
				help={isTooLong ? `${fit} ${article.too_long}` : fit}
				isWarning={isTooLong}
				conflict={conflictAt('title')}
			/>
			<Words
				{...common}
				name="standfirst"
				label={fields.standfirst}
				className="cv__d"
				value={text('standfirst')}
				onChange={(value) => form.change('standfirst', value)}
				error={error('standfirst')}
				conflict={conflictAt('standfirst')}
			/>
			<p className="cv__by">
				{authors.length > 0 ? article.by({ names: authors.map(({ name }) => name).join(', ') }) : article.by_nobody}
				{translator && <span className="cv__tr">{article.translated_by({ name: translator })}</span>}
			</p>
			<div className="cv__b">
				<label className="cv__bh" htmlFor="key_points">
					{fields.key_points}
				</label>
				{conflictAt('key_points') ?? (
					<textarea
						id="key_points"
						className="field"
						lang={detail.edition}
						rows={Math.max(2, points.length + 1)}
						readOnly={isReadOnly}
						aria-describedby="key_points-help"
						aria-invalid={form.error?.path.startsWith('key_points') || undefined}
						value={points.join('\n')}
						ref={pointsField}
						onSelect={notePoints}
						onChange={({ target }) => {
							notePoints();
							form.change('key_points', target.value === '' ? [] : target.value.split('\n'));
						}}
					/>
				)}
				{form.error?.path.startsWith('key_points') && <p className="error">{form.error.text}</p>}
				<p className="help" id="key_points-help">
					{words.edit.lines_help}
				</p>
			</div>
			{conflictAt('html')}
			<Text
				key={of.round}
				html={of.text}
				edition={detail.edition}
				isReadOnly={isReadOnly}
				notes={notes}
				shared={of.shared}
				article={{ id: detail.id, isUnread: of.isUnread }}
				onChange={of.type}
			/>
			{error('html') && <p className="error">{error('html')}</p>}
		</div>
	);
}
