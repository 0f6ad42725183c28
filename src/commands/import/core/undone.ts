/** A row that an import wrote and that is being taken back. */
export interface Undone {
	noun: string;
	key: string;
	is_new: boolean;
	version: number | null;
	/** Title of a row that stays. */
	title?: string;
	/** Address of a row that stays; redirects to it stay too. */
	address?: string | undefined;
}

/** True when the row was not changed since the import wrote it. */
export const untouched = (one: Undone, version: number | null): boolean => one.version === version;
