import { useEffect, useRef, useState } from 'react';
import { Text } from '../editor/text';
import type { ControlProps } from './controls';

/** Text with markup, in the editor in which articles are written: the same rules, and the same one form. */
export function Markup({ id, value, onChange, lang = '', label, isReadOnly = false }: ControlProps) {
	const text = String(value ?? '');
	const printed = useRef(text);
	const [html, give] = useState(text);
	useEffect(() => {
		// What was saved elsewhere, or chosen of two, replaces what stands in the editor; what was printed here does not.
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

/** A text as people read it, without its tags. */
export const plainOf = (html: unknown): string =>
	new DOMParser().parseFromString(String(html ?? ''), 'text/html').body.textContent.trim();
