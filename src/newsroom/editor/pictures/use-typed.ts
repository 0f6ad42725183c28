import { useState } from 'react';

const isSame = (one: string, other: string) => one.trim() === other.trim();

/**
 * A field that writes into the text with each key. It keeps blanks at its ends while somebody types, and follows what
 * others write.
 * @param value as the text has it now
 * @returns what the field shows, and what takes a change
 */
export function useTyped(value: string, write: (value: string) => void): [string, (value: string) => void] {
	const [typed, setTyped] = useState(value);
	const shown = isSame(typed, value) ? typed : value;
	return [
		shown,
		(next) => {
			setTyped(next);
			if (!isSame(next, value)) write(next);
		},
	];
}
