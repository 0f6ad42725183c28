/** Parts of equal answers that may differ between two runs, and the text that replaces them in a comparison. */
const MASKS: readonly { what: string; pattern: RegExp; instead: string }[] = [
	{
		what: 'hash in the name of a file that the build made',
		pattern: /(\/assets\/[\w-]+?)-[\w-]{8}(\.\w+)/g,
		instead: '$1-HASH$2',
	},
	{
		what: 'moment at which a form was drawn, signed',
		pattern: /(name="made" value=")[^"]*/g,
		instead: '$1TOKEN',
	},
	{ what: 'name of a stored file, drawn by lot', pattern: /(\/media\/)[0-9a-f]{32}/g, instead: '$1FILE' },
	{
		what: 'hour of a feed that holds nothing',
		pattern: /(<lastBuildDate>)[^<]*(?=<\/lastBuildDate>(?![\s\S]*<item>))/g,
		instead: '$1HOUR',
	},
	{
		what: 'hour of an Atom feed that holds nothing',
		pattern: /(<feed(?![\s\S]*<entry>)[\s\S]*?<updated>)[^<]*/g,
		instead: '$1HOUR',
	},
	{ what: 'number of a request', pattern: /"request_id":"[^"]*"/g, instead: '"request_id":"ID"' },
];

/** The text with all parts masked that differ from run to run on the same site. */
export const masked = (text: string): string =>
	MASKS.reduce((rest, { pattern, instead }) => rest.replace(pattern, instead), text);

/** One line for each mask, printed with the result of a comparison. */
export const maskLines: readonly string[] = MASKS.map(({ what, pattern }) => `${what}: ${pattern.source}`);
