/** Parts of an entry that its form asks for first, by the list's name; the others are folded up. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
	sources: ['title', 'publisher', 'kind', 'url', 'published_on'],
};

/** Divides the parts of an entry into those that are always shown and those that are folded up. @param list its name */
export function dividedParts(
	list: string | undefined,
	names: readonly string[],
): { shown: string[]; folded: string[] } {
	const first = list === undefined ? undefined : FIRST[list];
	const isShown = (name: string) => first === undefined || first.includes(name);
	const order = (name: string) => first?.indexOf(name) ?? 0;
	return {
		shown: names.filter(isShown).toSorted((one, other) => order(one) - order(other)),
		folded: names.filter((name) => !isShown(name)),
	};
}

/** Parts by which an entry is told from others while it is folded up; none where it is not. @param list its name */
export const namingParts = (list: string): readonly string[] => FIRST[list]?.slice(0, 2) ?? [];

/** True for a value that says something: of one that has several, where any of them does. */
export const isFilled = (value: unknown): boolean =>
	typeof value === 'object' && value !== null
		? Object.values(value).some(isFilled)
		: value !== undefined && value !== null && value !== '';
