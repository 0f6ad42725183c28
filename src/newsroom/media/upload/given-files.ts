/** False for files that systems leave in folders, which are not meant to be sent. */
const isMeant = ({ name }: { name: string }) => !name.startsWith('.') && !/^(thumbs\.db|desktop\.ini)$/i.test(name);

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((done, fail) => entry.file(done, fail));

/** A browser lists a folder in several portions; the last one is empty. */
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

/** Returns the files that were dropped or pasted, with those inside folders. */
export async function givenFiles({ items, files }: DataTransfer): Promise<File[]> {
	// The browser's data can be read only within this task, so it is collected before the first await.
	const entries = [...items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry?.() ?? []) : []));
	const plain = [...files];
	const found = entries.length > 0 ? (await Promise.all(entries.map(filesIn))).flat() : plain;
	return found.filter(isMeant);
}

/** True where something that is dragged or pasted contains files. */
export const bringsFiles = (given: DataTransfer | null): given is DataTransfer =>
	given?.types.includes('Files') === true;

/** Returns the files that were chosen in the browser's dialog. */
export const chosenFiles = (files: FileList | null): File[] => [...(files ?? [])].filter(isMeant);
