/** The first letters of a name, two at most. */
export const initials = (name: string): string =>
	name
		.split(/\s+/)
		.map((part) => part[0] ?? '')
		.slice(0, 2)
		.join('')
		.toUpperCase();
