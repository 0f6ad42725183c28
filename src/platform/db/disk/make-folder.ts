import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and what is missing above it, one at a time: Node's own way never ends where the system makes no
 * folders, as in /proc.
 * @param mode of each folder that is made
 * @throws what the system answers where one cannot be made
 */
export function makeFolder(path: string, mode: number): void {
	if (existsSync(path)) return;
	const parent = dirname(path);
	if (parent !== path) makeFolder(parent, mode);
	try {
		mkdirSync(path, { mode });
	} catch (error) {
		// Another process may have made it meanwhile.
		if (!existsSync(path)) throw error;
	}
}
