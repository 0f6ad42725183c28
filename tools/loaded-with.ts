/** What a build says of a module. */
export interface Modules {
	getModuleInfo(id: string): { importedIds?: readonly string[]; dynamicallyImportedIds?: readonly string[] } | null;
}

/** A module and everything that is loaded with it, by the names of their files. */
export function loadedWith(id: string, modules: Modules): Set<string> {
	const found = new Set<string>();
	const add = (one: string) => {
		if (found.has(one)) return;
		found.add(one);
		for (const other of modules.getModuleInfo(one)?.importedIds ?? []) add(other);
	};
	add(id);
	return found;
}
