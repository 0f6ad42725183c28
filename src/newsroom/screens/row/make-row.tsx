import { useState } from 'react';
import { slugOf } from '../../../shared/address/slugs';
import { ApiError, ask } from '../../calls';
import { Dialog } from '../../components/dialog';
import { say } from '../../components/toasts';
import { type EntityDescription, type Field, fieldOf, keyOf, nameField, type Row, titleOf } from '../../entities';
import { FieldRow } from '../../fields/field-row';
import { fieldsOf } from '../../fields/paths';
import { siteConfig } from '../../site-config';
import { named, useWords } from '../../words/words';
import { useForm } from '../use-form';

interface MakeRowProps {
	entity: EntityDescription;
	/** What the row is called at first. */
	name: string;
	/** Edition of the row, where its entity has one. */
	edition: string;
	/** Called with the row that was made, or with the one that has its address already. */
	onMade(key: string, title: string): void;
	onClose(): void;
}

/** A dialog that makes a row with only the fields that it needs, for a screen that wants to refer to it. */
export default function MakeRow({ entity, name, edition, onMade, onClose }: MakeRowProps) {
	const words = useWords();
	const { article } = words;
	/** The field with the row's name. */
	const naming = nameField(entity);
	const [begun] = useState(() => ({
		...(naming !== undefined && { [naming]: name }),
		slug: slugOf(name),
		...(fieldOf(entity, 'edition') && { edition }),
	}));
	const form = useForm(undefined, { draft: begun });
	const [isSlugTyped, setSlugTyped] = useState(false);
	/** First what it is called, last what cannot be chosen here. */
	const rank = ({ name: one, is_fixed }: Field) => (one === naming ? 0 : is_fixed ? 2 : 1);
	const shown = entity.fields
		.filter((field) => field.is_needed && (field.name !== 'edition' || siteConfig.editions.length > 1))
		.sort((one, other) => rank(one) - rank(other));
	const { error } = form;
	const isElsewhere = error && !shown.some((field) => field.name === error.path.split('.')[0]);
	const holders = error?.rows?.filter(({ noun }) => noun === entity.noun) ?? [];

	const change = (field: string, value: unknown) => {
		form.change(field, value);
		if (field === 'slug') setSlugTyped(value !== '');
		if (field === naming && !isSlugTyped) form.change('slug', slugOf(String(value ?? '')));
	};
	const create = async () => {
		const body = fieldsOf(entity, {}, form.changes);
		const done = await form.attempt(async () => {
			// The server names the first field of the entity that is missing, and not the first one that is shown.
			const missing = shown.find((field) => !String(form.shown(field.name) ?? '').trim());
			if (missing) throw new ApiError(400, words.edit.needed, { field: missing.name });
			return { row: await ask<Row>(entity.noun, { method: 'POST', body }), conflicts: {} };
		});
		if (!done) return;
		const made = titleOf(entity, done.row);
		say(words.edit.made_toast({ title: made }));
		onMade(keyOf(entity, done.row), made);
	};
	return (
		<Dialog title={words.edit.make({ noun: named(words.nouns, entity.noun) })} onClose={onClose}>
			<p>{article.create_line}</p>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void create();
				}}
			>
				{shown.map((field) => (
					<FieldRow
						key={field.name}
						entity={entity}
						field={field}
						value={form.shown(field.name)}
						onChange={(value) => change(field.name, value)}
						error={error && { path: error.path, text: error.text }}
						isReadOnly={field.name === 'edition'}
						isHeadline={false}
						lang={field.name === naming ? (begun.edition as string | undefined) : undefined}
					/>
				))}
				<div role="alert">
					{isElsewhere && <p className="error">{error.text}</p>}
					{holders.map((row) => (
						<button key={row.key} type="button" className="btn" onClick={() => onMade(row.key, row.title)}>
							{article.add_existing({ title: row.title })}
						</button>
					))}
				</div>
				<div className="dlg__acts">
					<button type="button" className="btn btn--text" onClick={onClose}>
						{words.cancel}
					</button>
					<button type="submit" className="btn btn--lamp" aria-disabled={form.isBusy}>
						{article.create_add}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
