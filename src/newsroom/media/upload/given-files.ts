/** What systems leave in folders and nobody means to send. */
const isMeant = ({ name }: { name: string }) => !name.startsWith('.') && !/^(thumbs\.db|desktop\.ini)$/i.test(name);

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((done, fail) => entry.file(done, fail));

/** A browser tells of a folder in portions. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
	const reader = folder.createReader();
	const all: FileSystemEntry[] = [];
	for (;;) {
		const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
		if (some.length === 0) return all;
		all.push(...some);
	}
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
	if (!isMeant(entry)) return [];
	if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
	const inside = await entriesOf(entry as FileSystemDirectoryEntry);
	return (await Promise.all(inside.map(filesIn))).flat();
}

/** The files that were dropped or pasted, those of folders among them. */
export async function givenFiles({ items, files }: DataTransfer): Promise<File[]> {
	// What the browser gives is gone once this task is over.
	const entries = [...items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry?.() ?? []) : []));
	const plain = [...files];
	const found = entries.length > 0 ? (await Promise.all(entries.map(filesIn))).flat() : plain;
	return found.filter(isMeant);
}

/** Whether something that is dragged or pasted brings files. */
export const bringsFiles = (given: DataTransfer | null): given is DataTransfer =>
	given?.types.includes('Files') === true;

/** The files that were chosen. */
export const chosenFiles = (files: FileList | null): File[] => [...(files ?? [])].filter(isMeant);
