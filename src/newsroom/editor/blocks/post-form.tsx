import type { EditorView } from 'prosemirror-view';
import { useId, useState } from 'react';
import { DayField } from '../../fields/days/day-field';
import { readDay } from '../../fields/days/typed-day';
import { placeBlock } from '../commands';
import type { EditorWords } from '../editor-words';
import { EntryForm } from '../forms/entry-form';
import { Field } from '../forms/field';
import { webAddress } from '../links/web-address';
import { type Post, postQuote } from './post';

interface PostFormProps {
	view: EditorView;
	words: EditorWords;
	/** Of the text, in whose language the day is written. */
	edition: string;
	close(): void;
}

type Wrong = 'words' | 'author' | 'href';

/** The form of a post of a network: what it says, who wrote it, when and where, typed off by the editor. */
export function PostForm({ view, words, edition, close }: PostFormProps) {
	const id = useId();
	const [post, setPost] = useState<Post>({ author: '', words: '', day: '', href: '' });
	const [wrong, setWrong] = useState<Wrong>();
	const change = (name: keyof Post) => (value: string) => {
		setPost({ ...post, [name]: value });
		if (wrong === name) setWrong(undefined);
	};
	const done = () => {
		// A post may come without its address.
		const href = post.href.trim() === '' ? '' : webAddress(post.href);
		const missing = (['words', 'author'] as const).find((name) => post[name].trim() === '');
		if (missing !== undefined) return setWrong(missing);
		if (href === undefined) return setWrong('href');
		// The field says what is wrong with its day.
		if (post.day !== '' && readDay(post.day) === undefined) return document.getElementById(`${id}-day`)?.focus();
		const transaction = view.state.tr;
		placeBlock(transaction, postQuote({ ...post, href }, edition));
		view.dispatch(transaction.scrollIntoView());
		close();
	};
	const error = (name: Wrong) => (wrong === name ? words.post_wrong[name] : undefined);
	return (
		<EntryForm {...{ view, words, close }} label={words.post} onDone={done} submitLabel={words.insert}>
			<div className="editor__field">
				<label htmlFor={`${id}-words`}>{words.post_words}</label>
				<textarea
					id={`${id}-words`}
					rows={3}
					lang={edition}
					data-first
					aria-invalid={wrong === 'words' || undefined}
					aria-describedby={wrong === 'words' ? `${id}-error` : undefined}
					value={post.words}
					onChange={({ target }) => change('words')(target.value)}
				/>
				{wrong === 'words' && (
					<p id={`${id}-error`} className="editor__fault" role="alert">
						{error('words')}
					</p>
				)}
			</div>
			<div className="editor__pair">
				<Field label={words.post_author} value={post.author} onChange={change('author')} error={error('author')} />
				<div className="editor__field">
					<label htmlFor={`${id}-day`}>{words.post_day}</label>
					<DayField id={`${id}-day`} value={post.day} onChange={change('day')} />
				</div>
			</div>
			<Field label={words.post_link} value={post.href} onChange={change('href')} error={error('href')} />
		</EntryForm>
	);
}
