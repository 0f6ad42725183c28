import { useEffect, useRef, useState } from 'react';
import { Text } from '../editor/text';
import type { ControlProps } from './controls';

/** Text with markup, in the editor of articles, with the same rules and the same normal form. */
export function Markup({ id, value, onChange, lang = '', label, isReadOnly = false }: ControlProps) {
	const text = String(value ?? '');
	const printed = useRef(text);
	const [html, give] = useState(text);
	useEffect(() => {
		// A text that was saved elsewhere, or chosen in a conflict, replaces what the editor shows; a text printed here
		// does not.
		if (text === printed.current) return;
		printed.current = text;
		give(text);
	}, [text]);
	return (
		<Text
			id={id}
			label={label}
			html={html}
			edition={lang}
			isReadOnly={isReadOnly}
			onChange={(print) => {
				printed.current = print();
				onChange(printed.current);
			}}
		/>
	);
}

/** Returns the words of a text, without its tags. */
export const plainOf = (html: unknown): string =>
	new DOMParser().parseFromString(String(html ?? ''), 'text/html').body.textContent.trim();
