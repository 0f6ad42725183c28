import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** True where a test of the file has this title, as it is written there. @param file below the project */
export function hasTest(file: string, title: string): boolean {
	const source = readFileSync(join(root, file), 'utf8');
	const pattern = title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
	return new RegExp(`\\(\\s*(['"\`])${pattern}\\1,`).test(source.replaceAll("\\'", "'"));
}
