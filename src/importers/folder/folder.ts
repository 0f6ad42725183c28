import { opendir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { ownPaths } from '../core/addresses';
import { ImportError } from '../core/import-error';
import { newItem, type Source, type SourceEvent, type SourceItem } from '../core/source';
import type { ConvertContext } from '../core/text/convert';
import { markdownHtml } from '../core/text/markdown';
import { type Markup, parseMarkup } from '../core/text/markup';
import { recordsOf } from './csv';
import { readFrontMatter } from './front-matter';
import { itemOf } from './record';

const TEXT_FILE = /\.(?:md|markdown|mdown|html?)$/i;
/** Bytes of one file. */
const MAX_FILE_BYTES = 16 * 1024 ** 2;
const MAX_TABLE_BYTES = 400 * 1024 ** 2;
/** Names by which static sites date a file: `2024-05-02-a-piece.md`. */
const DATED = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/;
const FIRST_HEADING = /^\s*#[ \t]+(.+?)[ \t]*(?:\r?\n|$)/;
/** Tags that the site's own templates would have replaced: `{% include %}`, `{{< figure >}}`, `{{ page.title }}`. */
const TEMPLATE = /\{%[\s\S]{0,2000}?%\}|\{\{[\s\S]{0,2000}?\}\}/g;

/** Files of a folder and all below it, in the order of their paths; what begins with a dot is not looked at. */
async function filesOf(folder: string): Promise<string[]> {
	const files: string[] = [];
	const directory = await opendir(folder, { recursive: true }).catch(() => {
		throw new ImportError(`The folder ${folder} cannot be read.`);
	});
	for await (const entry of directory) {
		const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
		if (entry.isFile() && TEXT_FILE.test(entry.name) && !/(?:^|\/)[.]|node_modules\//.test(path)) files.push(path);
	}
	return files.sort();
}

async function read(file: string, maxBytes: number): Promise<string> {
	const size = (await stat(file).catch(() => undefined))?.size;
	if (size === undefined) throw new ImportError(`The file ${file} cannot be read.`);
	if (size > maxBytes) throw new ImportError(`The file ${file} is larger than ${Math.round(maxBytes / 1024 ** 2)} MB.`);
	return readFile(file, 'utf8');
}

const head = (site: string): SourceEvent => ({ kind: 'site', url: site, title: '', language: '', exported: '' });

async function* folderEvents(
	folder: string,
	site: string,
	onBytes: (count: number) => void,
): AsyncGenerator<SourceEvent> {
	yield head(site);
	for (const [at, path] of (await filesOf(folder)).entries()) {
		const file = await read(join(folder, path), MAX_FILE_BYTES);
		onBytes(file.length);
		const { fields, text, error } = readFrontMatter(file);
		const [, day, dated] = DATED.exec(basename(path, extname(path))) ?? [];
		const name = dated ?? basename(path, extname(path));
		// A folder with one text in it is called by the folder's name.
		const slug = name === 'index' || name === '_index' ? (path.split('/').at(-2) ?? name) : name;
		const item = itemOf({ ...(day === undefined ? {} : { date: day }), ...fields }, at + 1, path, slug, site);
		// A text without a title of its own is called by its first heading.
		if (item.title === '') item.title = /^#\s+(.+)$/m.exec(text)?.[1]?.trim() ?? '';
		if (error !== undefined) item.fields.push(`front matter: ${path}: ${error}`);
		item.format = /\.html?$/i.test(path) ? 'html' : 'markdown';
		// The page has its title above the text: a heading that says the same again is none of it.
		const content = text.replace(FIRST_HEADING, (line, words) => (words === item.title ? '' : line));
		yield { ...item, content };
	}
}

async function* tableEvents(file: string, site: string, onBytes: (count: number) => void): AsyncGenerator<SourceEvent> {
	const text = await read(file, MAX_TABLE_BYTES);
	onBytes(text.length);
	yield head(site);
	const records = recordsOf(text);
	if (records.length > 0 && !['title', 'headline', 'name'].some((name) => name in (records[0] ?? {})))
		throw new ImportError(`The table ${file} has no column "title"; its first line names the columns.`);
	for (const [at, fields] of records.entries()) {
		const content = ['content', 'html', 'body', 'text', 'markdown'].find((name) => fields[name]);
		const slug = (fields.slug ?? '') || `row-${at + 1}`;
		const key = ['id', 'guid', 'slug', 'url', 'permalink'].map((name) => fields[name]).find(Boolean) ?? String(at + 1);
		const item: SourceItem = itemOf(fields, at + 1, key, slug, site);
		item.format =
			content === 'html' || /<(?:p|div|h\d|ul|br)\b/i.test(fields[content ?? ''] ?? '') ? 'html' : 'markdown';
		yield { ...newItem(), ...item, content: fields[content ?? ''] ?? '' };
	}
}

function readText(item: SourceItem, context: ConvertContext): Markup {
	const text = item.content.replace(TEMPLATE, () => {
		context.note('shortcode');
		return '';
	});
	return parseMarkup(item.format === 'html' ? text : markdownHtml(text));
}

const source = (
	system: string,
	site: string,
	events: (site: string, onBytes: (count: number) => void) => AsyncGenerator<SourceEvent>,
): Source => ({
	system,
	events: (onBytes = () => {}) => events(site.replace(/\/+$/, ''), onBytes),
	readText,
	addresses: (item) => ownPaths(item.link),
	numberIn: () => undefined,
});

/** A folder of Markdown and HTML files with front matter. @param site address of the old site */
export const folderSource = (folder: string, site: string): Source =>
	source('folder', site, (root, onBytes) => folderEvents(folder, root, onBytes));

/** A table of pieces whose first line names the columns. @param site address of the old site */
export const tableSource = (file: string, site: string): Source =>
	source('csv', site, (root, onBytes) => tableEvents(file, root, onBytes));
