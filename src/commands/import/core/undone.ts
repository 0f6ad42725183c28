/** A row that an import wrote, on its way back. */
export interface Undone {
	noun: string;
	key: string;
	is_new: boolean;
	version: number | null;
	/** What people call it, where it stays. */
	title?: string;
	/** Where it stands, where it stays: what leads there stays too. */
	address?: string | undefined;
}

/** Whether nobody has changed a row since the import did. */
export const untouched = (one: Undone, version: number | null): boolean => one.version === version;
