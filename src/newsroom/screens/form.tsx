import { type EntityDescription, nameField } from '../entities';
import { FieldRow } from '../fields/field-row';
import { plainOf } from '../fields/markup';
import { same } from '../fields/paths';
import { TextsRows } from '../fields/texts-rows';
import { useWords } from '../words/words';
import { Conflict } from './conflict';
import { keepUntaken } from './save';
import type { RowForm } from './use-form';

interface FormProps {
	entity: EntityDescription;
	form: RowForm;
	isNew?: boolean;
	isReadOnly?: boolean;
	/** Editions whose texts may be written all the same. */
	ownTexts?: readonly string[];
	onSave(): void;
}

/** The fields of a declared entity, as its declaration says: nothing is written per entity. */
export function FieldsForm({ entity, form, isNew = false, isReadOnly = false, ownTexts = [], onSave }: FormProps) {
	const words = useWords();
	/** Takes a value of a field that two people changed; what was typed here goes into the history before. */
	const take = async (path: string, value: unknown) => {
		const mine = form.shown(path);
		if (form.base && !same(mine, value)) await keepUntaken(entity, form.base, { [path]: mine });
		form.keep(path, value);
	};
	const conflictAt = (path: string) => {
		const conflict = form.conflicts[path];
		return (
			conflict && (
				<Conflict
					path={path}
					mine={form.shown(path)}
					conflict={conflict}
					onKeep={(value) => take(path, value)}
					read={entity.fields.some(({ name, kind }) => name === path && kind === 'html') ? plainOf : undefined}
				/>
			)
		);
	};
	const single = entity.fields.filter(({ kind }) => kind !== 'texts');
	const edition = typeof form.shown('edition') === 'string' ? String(form.shown('edition')) : undefined;
	const isElsewhere = form.error && !entity.fields.some(({ name }) => form.error?.path.split('.')[0] === name);
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				onSave();
			}}
		>
			<div role="alert">
				{isElsewhere && (
					<div className="msg msg--neg msg--block">
						<p>
							<b>▲ {words.edit.not_saved}</b>
						</p>
						<p>
							{form.error?.text} {words.edit.safe}
						</p>
					</div>
				)}
			</div>
			<fieldset className="grp">
				<legend>{words.edit.details}</legend>
				{single.map((field) => (
					<FieldRow
						key={field.name}
						entity={entity}
						field={field}
						value={form.shown(field.name)}
						onChange={(value) => form.change(field.name, value === '' && field.is_optional ? null : value)}
						error={form.error}
						isReadOnly={isReadOnly || (field.is_fixed && !isNew)}
						isHeadline={field.name === nameField(entity) && field.kind === 'text'}
						lang={edition}
						conflict={conflictAt(field.name)}
					/>
				))}
			</fieldset>
			{entity.fields
				.filter(({ kind }) => kind === 'texts')
				.map((field) => (
					<TextsRows
						key={field.name}
						field={field}
						shown={form.shown}
						onChange={form.change}
						error={form.error}
						isReadOnly={(edition) => isReadOnly && !ownTexts.includes(edition)}
						conflictAt={conflictAt}
					/>
				))}
			{/* Enter in a line saves. */}
			<button type="submit" hidden />
		</form>
	);
}
