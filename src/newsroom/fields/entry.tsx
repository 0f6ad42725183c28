import { type ReactNode, useState } from 'react';
import { useWords } from '../words/words';
import { isFilled, namingParts } from './first-parts';

interface EntryProps {
	/** The list that it belongs to. */
	name: string;
	/** Its place in the list, from 1. */
	n: number;
	entry: Readonly<Record<string, unknown>>;
	/** True where one of its fields has an error. */
	isAsking: boolean;
	children: ReactNode;
}

/** An entry of a list; one that can be told by its name is folded up to that. */
export function Entry({ name, n, entry, isAsking, children }: EntryProps) {
	const { edit } = useWords();
	const naming = namingParts(name).flatMap((part) => (isFilled(entry[part]) ? String(entry[part]) : []));
	const [isOpen, open] = useState(naming.length === 0);
	if (namingParts(name).length === 0)
		return (
			<fieldset className="entry" data-name={name}>
				<legend>{edit.entry({ n })}</legend>
				{children}
			</fieldset>
		);
	return (
		<fieldset className="entry" data-name={name}>
			<legend className="vh">{edit.entry({ n })}</legend>
			<details open={isOpen || isAsking} onToggle={({ currentTarget }) => open(currentTarget.open)}>
				<summary>
					<b>{naming[0] || edit.entry({ n })}</b> <span className="meta">{naming[1]}</span>
				</summary>
				{children}
			</details>
		</fieldset>
	);
}
