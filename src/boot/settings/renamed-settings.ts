/** A setting that was given by its former name. */
export interface RenamedSetting {
	from: string;
	to: string;
}

/** Former names, which are read for one release more. */
const RENAMED: readonly RenamedSetting[] = [{ from: 'WEEKLY_LETTER', to: 'WEEKLY_NEWSLETTER' }];

/** Name by which a setting is known today. */
export const currentName = (name: string): string => RENAMED.find(({ from }) => from === name)?.to ?? name;

/**
 * The environment under today's names. Where both names of a setting are given, the former one is ignored.
 * @returns in `renamed` the settings whose former name counted
 */
export function withCurrentNames(given: Readonly<Record<string, string | undefined>>): {
	given: Record<string, string | undefined>;
	renamed: RenamedSetting[];
} {
	const renamed = RENAMED.filter(({ from, to }) => from in given && !(to in given));
	const current = { ...given };
	for (const { from, to } of renamed) current[to] = given[from];
	return { given: current, renamed };
}
