/**
 * How names are written: snake_case for what is a column or a field of JSON, camelCase for everything else, kebab-case
 * files.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sources';

const SNAKE = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g;
/** Modules whose properties are columns, fields of calls, texts of the catalogues and rows of the demonstration. */
const DATA = /^(?:src\/(?:data\/tables|api|(?:editions|newsroom)\/words)|demo)\//;
/**
 * Names that other programs gave their fields, and fields of stored documents, logs and reports that no text of the
 * source names.
 */
const GIVEN = new Set([
	...[
		'home_page_url',
		'feed_url',
		'content_html',
		'content_text',
		'date_published',
		'date_modified',
		'statement_timeout',
		'query_timeout',
		'application_name',
		'surrogate_keys',
		'trace_id',
	],
	...[
		'feature_image',
		'feature_image_alt',
		'feature_image_caption',
		'custom_excerpt',
		'meta_title',
		'meta_description',
	],
	...[
		'codeinjection_head',
		'codeinjection_foot',
		'posts_authors',
		'posts_tags',
		'posts_meta',
		'sort_order',
		'email_only',
	],
	...['national_id', 'postal_code', 'html_tag'],
	...['request_id', 'email_id', 'media_name', 'author_ids', 'came_in', 'left_out', 'types_left_out'],
]);
/** This file names the settings of PostgreSQL as PostgreSQL does. */
const SETTINGS = 'src/platform/db/embedded/arguments.ts';

interface Node {
	type: string;
	[key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Identifiers that a file uses, texts that it holds, and the names of its properties. */
function namesIn(file: string, code: string): { used: Set<string>; strings: string[]; properties: string[] } {
	const used = new Set<string>();
	const strings: string[] = [];
	const properties: string[] = [];
	const walk = (value: unknown): void => {
		if (Array.isArray(value)) value.forEach(walk);
		if (!isNode(value)) return;
		const { name, key } = value;
		if ((value.type === 'Identifier' || value.type === 'JSXIdentifier') && typeof name === 'string') used.add(name);
		if (value.type === 'Literal' && typeof value.value === 'string') strings.push(value.value);
		if (value.type === 'TemplateElement') strings.push((value.value as { raw: string }).raw);
		if (
			(value.type === 'Property' || value.type === 'TSPropertySignature') &&
			isNode(key) &&
			typeof key.name === 'string'
		)
			properties.push(key.name);
		if (value.type === 'VariableDeclarator' && isNode(value.id) && typeof value.id.name === 'string')
			if (file.startsWith('src/data/tables/')) properties.push(value.id.name);
		for (const child of Object.values(value)) walk(child);
	};
	const { program, errors } = parseSync(file, code);
	if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
	walk(program);
	return { used, strings, properties };
}

const all = sourceFiles().map((file) => ({ file, ...namesIn(file, readFileSync(join(root, file), 'utf8')) }));

test('snake_case is for what is a column or a field of JSON', () => {
	const known = new Set(GIVEN);
	for (const { file, strings, properties } of all) {
		for (const text of strings) for (const [name] of text.matchAll(SNAKE)) known.add(name);
		if (DATA.test(file)) for (const name of properties) known.add(name);
	}
	const others = all
		.filter(({ file }) => file !== SETTINGS)
		.flatMap(({ file, used }) =>
			[...used].filter((name) => name.match(SNAKE)?.[0] === name && !known.has(name)).map((name) => `${file}: ${name}`),
		);
	expect(others).toEqual([]);
});

test('files are called in kebab-case', () => {
	expect(
		all.map(({ file }) => file).filter((file) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*\.tsx?$/.test(basename(file))),
	).toEqual([]);
});

test('the words that were given up do not come back as names', () => {
	const gone = /^(?:topicEdition|holdings?|piece|rig|memo|stretch(?:es)?|goals|indexFrame|frameOf)$/i;
	expect(
		all.flatMap(({ file, used }) => [...used].filter((name) => gone.test(name)).map((name) => `${file}: ${name}`)),
	).toEqual([]);
});

test('what is mailed is an email, what is written for all a newsletter; a letter is one of the alphabet, or a stored name', () => {
	const alphabet =
		/^(?:letters?|LETTERS?|Letters?|byLetter|by_letter|letterOf|letterLocales?|(?:all|other)_letters|letter_token|letterSpacing)$/;
	const names = all.flatMap(({ file, used, properties }) =>
		[...used, ...properties].map((name) => ({ file, name: name.replaceAll(/newsletters?/gi, '') })),
	);
	expect(
		names
			.filter(({ name }) => /letter/i.test(name) && !alphabet.test(name))
			.map(({ file, name }) => `${file}: ${name}`),
	).toEqual([]);
});

test('whoever refuses throws a Refusal; of other errors there is a handful', () => {
	const classes = all.flatMap(({ file }) =>
		[...readFileSync(join(root, file), 'utf8').matchAll(/\bclass (\w+) extends (?:\w*Error|Refusal)\b/g)].map(
			([, name]) => name,
		),
	);
	// A call that was refused is an `ApiError` where it was made, in the newsroom's browser.
	const handful = [
		'ApiError',
		'CallError',
		'ImportError',
		'LeaveOut',
		'Postponed',
		'Refusal',
		'StartError',
		'Unavailable',
	];
	expect(classes.toSorted()).toEqual(handful);
});
