type Letter =
	| 'a'
	| 'b'
	| 'c'
	| 'd'
	| 'e'
	| 'f'
	| 'g'
	| 'h'
	| 'i'
	| 'j'
	| 'k'
	| 'l'
	| 'm'
	| 'n'
	| 'o'
	| 'p'
	| 'q'
	| 'r'
	| 's'
	| 't'
	| 'u'
	| 'v'
	| 'w'
	| 'x'
	| 'y'
	| 'z'
	| '_';

/** The letters with which a text begins. */
type Word<Text extends string, Read extends string = ''> = Text extends `${infer First extends Letter}${infer Rest}`
	? Word<Rest, `${Read}${First}`>
	: Read;

/** Names of a pattern's parameters: `'/topic/:topic/enterprise/:slug'` has `topic` and `slug`. */
export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
	? Word<Rest> | ParameterOf<Rest>
	: never;

/** The values that turn a pattern into a path; each fills one segment, whatever it contains. */
export type Parameters<Pattern extends string> = Readonly<Record<ParameterOf<Pattern>, string | number>>;

const PARAMETER = /:([a-z_]+)(?:\{((?:[^{}]|\{[^{}]*\})+)\})?/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern that was parsed once. */
export interface Path<Pattern extends string> {
	readonly pattern: Pattern;
	/**
	 * The pattern for the router: a segment with more than one parameter, or with words beside one, becomes a single
	 * parameter called `file`.
	 */
	readonly route: string;
	/** All addresses under the part before the first parameter: `/topic/:slug` gives `/topic/*`. */
	readonly tree: string;
	/** The path with its parameters filled in, encoded. */
	fill(parameters: Parameters<Pattern>): string;
	/** The parameters of a decoded path; undefined for a path that does not match. */
	read(path: string): Record<ParameterOf<Pattern>, string> | undefined;
}

/**
 * Parses a pattern.
 * @param pattern segments with `:name` for a parameter; `{…}` behind it holds a regular expression that the value must
 * match
 */
export function pathOfPattern<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
	const names: string[] = [];
	const fixed: string[] = [];
	let expression = '';
	let end = 0;
	for (const found of pattern.matchAll(PARAMETER)) {
		const [whole, name = '', form = '[^/]+'] = found;
		names.push(name);
		fixed.push(pattern.slice(end, found.index));
		expression += `${escaped(pattern.slice(end, found.index))}(?<${name}>${form})`;
		end = found.index + whole.length;
	}
	const last = pattern.slice(end);
	const exact = new RegExp(`^${expression}${escaped(last)}$`, 'u');
	const [start = pattern] = fixed;
	return {
		pattern,
		route: routeOf(pattern),
		tree: `${start.slice(0, names.length > 0 ? start.lastIndexOf('/') : undefined).replace(/\/$/, '')}/*`,
		fill(parameters) {
			const values = parameters as Readonly<Record<string, string | number>>;
			let path = '';
			for (let i = 0; i < names.length; i += 1) path += fixed[i] + encodeURIComponent(values[names[i] as string] ?? '');
			return path + last;
		},
		read(path) {
			const found = exact.exec(path);
			return found ? ((found.groups ?? {}) as Record<ParameterOf<Pattern>, string>) : undefined;
		},
	};
}

function routeOf(pattern: string): string {
	const forms: string[] = [];
	// A slash within an expression does not divide segments.
	const segments = pattern.replace(PARAMETER, (whole) => `:${forms.push(whole) - 1}:`).split('/');
	const route = segments.map((segment) => {
		const alone = /^:(\d+):$/.exec(segment);
		if (alone) return forms[Number(alone[1])];
		if (!segment.includes(':')) return segment;
		const parts = segment.split(/:(\d+):/).map((part, i) => {
			if (i % 2 === 0) return escaped(part);
			return forms[Number(part)]?.replace(PARAMETER, (_whole, _name, form: string | undefined) => form ?? '[^/]+');
		});
		return `:file{${parts.join('')}}`;
	});
	return route.join('/');
}
