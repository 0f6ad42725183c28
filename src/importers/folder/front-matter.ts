import { parse } from 'yaml';

export interface Fronted {
	/** What stands before the text, by name in small letters. */
	fields: Record<string, unknown>;
	text: string;
	/** Why what stands before the text could not be read. */
	error: string | undefined;
}

const FRONT = /^\ufeff?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** How TOML is fenced off. */
const TOML = /^\ufeff?\+\+\+[ \t]*\r?\n/;

/** Tells the YAML before a text from the text. Never throws. */
export function readFrontMatter(file: string): Fronted {
	const found = FRONT.exec(file);
	const whole = { fields: {}, text: file.replace(/^\ufeff/, ''), error: undefined };
	if (!found) return TOML.test(file) ? { ...whole, error: 'it is TOML, which is not read' } : whole;
	const text = file.slice(found[0].length);
	try {
		// Aliases could make a small text a large one.
		const value: unknown = parse(found[1] ?? '', { maxAliasCount: 20 });
		// Words between two lines are a text that begins with one.
		if (typeof value !== 'object' || Array.isArray(value)) return whole;
		const named = Object.entries(value ?? {}).map(([name, one]) => [name.toLowerCase(), one as unknown]);
		return { fields: Object.fromEntries(named), text, error: undefined };
	} catch (error) {
		const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
		return { fields: {}, text, error: why };
	}
}
