import { parse } from 'yaml';

/** A file, separated into its front matter and its text. */
export interface Fronted {
	/** Fields of the front matter, by name in lower case. */
	fields: Record<string, unknown>;
	text: string;
	/** Why the front matter could not be read. */
	error: string | undefined;
}

const FRONT = /^\ufeff?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** The fence of front matter in TOML. */
const TOML = /^\ufeff?\+\+\+[ \t]*\r?\n/;

/** Separates the YAML front matter from the text. Never throws. */
export function readFrontMatter(file: string): Fronted {
	const found = FRONT.exec(file);
	const whole = { fields: {}, text: file.replace(/^\ufeff/, ''), error: undefined };
	if (!found) return TOML.test(file) ? { ...whole, error: 'it is TOML, which is not read' } : whole;
	const text = file.slice(found[0].length);
	try {
		// Aliases could make a small text a large one.
		const value: unknown = parse(found[1] ?? '', { maxAliasCount: 20 });
		// Words between two lines are part of a text that begins with a line.
		if (typeof value !== 'object' || Array.isArray(value)) return whole;
		const named = Object.entries(value ?? {}).map(([name, one]) => [name.toLowerCase(), one as unknown]);
		return { fields: Object.fromEntries(named), text, error: undefined };
	} catch (error) {
		const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
		return { fields: {}, text, error: why };
	}
}
