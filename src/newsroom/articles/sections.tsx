import type { ReactNode } from 'react';
import type { EntityDescription } from '../entities';
import { FieldRow } from '../fields/field-row';
import { useWords } from '../words/words';
import type { OpenArticle } from './open/use-article';

/** The collapsible sections of the panel, with their fields. */
const SECTIONS = [
	{ name: 'sources', fields: ['sources'] },
	{ name: 'key_dates', fields: ['key_dates'] },
	{ name: 'known', fields: ['known'] },
	{ name: 'interview', fields: ['interviewee', 'quote'] },
	{ name: 'corrections', fields: ['corrections'] },
] as const;

const countOf = (value: unknown): number =>
	Array.isArray(value) ? value.length : value === null || value === undefined || value === '' ? 0 : 1;

interface FieldsProps {
	entity: EntityDescription;
	names: readonly string[];
	of: OpenArticle;
	isReadOnly: boolean;
	conflictAt(path: string): ReactNode;
}

/** Some fields of an article, as its description says. */
export function Fields({ entity, names, of: { form }, isReadOnly, conflictAt }: FieldsProps) {
	return names.map((name) => {
		const field = entity.fields.find((one) => one.name === name);
		return (
			field && (
				<FieldRow
					key={name}
					entity={entity}
					field={field}
					value={form.shown(name)}
					onChange={(value) => form.change(name, value === '' && field.is_optional ? null : value)}
					error={form.error}
					isReadOnly={isReadOnly}
					isHeadline={false}
					conflict={conflictAt(name)}
				/>
			)
		);
	});
}

/** The fields of an article besides its text, in sections that open by themselves on an error or a conflict. */
export function Sections(props: Omit<FieldsProps, 'names'>) {
	const { article } = useWords();
	const { form } = props.of;
	return SECTIONS.map(({ name, fields }) => {
		const n = fields.reduce((sum, field) => sum + countOf(form.shown(field)), 0);
		const isAsking = fields.some((field) => form.error?.path.startsWith(field) || field in form.conflicts);
		return (
			<details key={name} className="fold" open={isAsking || undefined}>
				<summary>
					{article.folds[name]} {n > 0 && <span className="meta tn">{n}</span>}
				</summary>
				<Fields {...props} names={fields} />
			</details>
		);
	});
}
