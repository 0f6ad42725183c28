import { z } from 'zod';
import { type Rule, ruleIn } from './refusal-rules';

/** Largest number of allowed values that a refusal lists by name. */
const MAX_CHOICES = 12;

const TYPES: Readonly<Record<string, Rule>> = {
	string: { name: 'text' },
	number: { name: 'number' },
	int: { name: 'whole_number' },
	boolean: { name: 'flag' },
	array: { name: 'list' },
	object: { name: 'object' },
	record: { name: 'object' },
};

const FORMATS: Readonly<Record<string, Rule>> = {
	date: { name: 'day' },
	url: { name: 'link' },
	email: { name: 'email' },
	safeint: { name: 'whole_number' },
};

type Issue = z.core.$ZodIssue;

/** Returns the schema inside optional, default and preprocessing wrappers. */
function inner(schema: z.ZodType): z.ZodType {
	const { def } = schema as { def: { innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType } };
	const within = def.innerType ?? (def.in instanceof z.ZodTransform ? def.out : def.in);
	return within ? inner(within) : schema;
}

/** Returns the schema at a path; undefined where none is known there. */
function schemaAt(schema: z.ZodType | undefined, [name, ...rest]: readonly PropertyKey[]): z.ZodType | undefined {
	if (!schema || name === undefined) return schema && inner(schema);
	const one = inner(schema);
	if (one instanceof z.ZodObject) return schemaAt(one.shape[name as string] as z.ZodType | undefined, rest);
	if (one instanceof z.ZodArray) return schemaAt(one.element as z.ZodType, rest);
	if (one instanceof z.ZodRecord) return schemaAt(one.valueType as z.ZodType, rest);
	return undefined;
}

const isBound = (n: number | null | undefined): n is number =>
	typeof n === 'number' && Math.abs(n) < Number.MAX_SAFE_INTEGER;

/** Returns both bounds of a number where it has both, else the one that was broken. */
function boundsOf(issue: Issue & { code: 'too_small' | 'too_big' }, schema: z.ZodType | undefined): Rule {
	const at = schemaAt(schema, issue.path);
	const [least, most] = at instanceof z.ZodNumber ? [at.minValue, at.maxValue] : [undefined, undefined];
	if (isBound(least) && isBound(most)) return { name: 'between', least, most };
	if (issue.code === 'too_small') {
		const bound = Number(issue.minimum);
		return { name: 'least', least: issue.inclusive === false ? bound + 1 : bound };
	}
	const bound = Number(issue.maximum);
	return isBound(bound) ? { name: 'most', most: bound } : { name: 'whole_number' };
}

function sizeOf(issue: Issue & { code: 'too_small' | 'too_big' }, schema: z.ZodType | undefined): Rule {
	const isSmall = issue.code === 'too_small';
	const bound = Number(isSmall ? issue.minimum : issue.maximum);
	if (issue.origin === 'string') {
		if (!isSmall) return { name: 'most_characters', most: bound };
		return bound === 1 ? { name: 'needed' } : { name: 'least_characters', least: bound };
	}
	if (issue.origin === 'array' || issue.origin === 'set' || issue.origin === 'map')
		return isSmall ? { name: 'least_entries', least: bound } : { name: 'most_entries', most: bound };
	return boundsOf(issue, schema);
}

/** Returns the rule of the most telling branch of a union: the first one that does not only expect another type. */
function ruleOfUnion(issue: Issue & { code: 'invalid_union' }, schema: z.ZodType | undefined): Rule | undefined {
	const all = issue.errors.flatMap(([first]) => (first ? [ruleOfIssue(first, schema)] : []));
	return all.find((rule) => rule !== undefined && !Object.values(TYPES).includes(rule)) ?? all[0];
}

/**
 * Returns the rule that a value broke, from the issue and its schema; undefined where none can be derived.
 * @param schema of the whole input, which knows the other bound of a number
 */
export function ruleOfIssue(issue: Issue, schema?: z.ZodType): Rule | undefined {
	const named = ruleIn(issue.message);
	if (named) return named;
	switch (issue.code) {
		case 'invalid_type':
			// The issue names the received type only in its message.
			return / received (undefined|null)$/.test(issue.message) ? { name: 'needed' } : TYPES[issue.expected];
		case 'too_small':
		case 'too_big':
			return sizeOf(issue, schema);
		case 'invalid_format':
			return FORMATS[issue.format];
		case 'invalid_value':
			return issue.values.length > MAX_CHOICES
				? undefined
				: { name: 'choice', choices: issue.values.map(String).join(', ') };
		case 'unrecognized_keys':
			return { name: 'unknown', names: issue.keys.join(', ') };
		case 'invalid_union':
			return ruleOfUnion(issue, schema);
		case 'invalid_key':
			return issue.issues[0] && ruleOfIssue(issue.issues[0]);
		default:
			return undefined;
	}
}
