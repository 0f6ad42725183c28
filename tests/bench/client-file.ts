import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Path of a measuring client, a program of its own: beside this module in the source, where the built bench finds it
 * too.
 */
export function clientFile(name: string): string {
	const paths = [`./${name}`, `../../tests/bench/${name}`].map((path) => fileURLToPath(new URL(path, import.meta.url)));
	const found = paths.find((path) => existsSync(path));
	if (!found) throw new Error(`The measuring client ${name} is missing.`);
	return found;
}
