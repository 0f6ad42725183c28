import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { StartError } from '../../shared/errors';
import { meantName } from '../misspelling';
import { readSettings, type Settings, settingNames } from '../settings';
import { currentName } from './renamed-settings';

type Environment = Record<string, string | undefined>;

/** Name of the settings file in the data folder. */
export const SETTINGS_FILE_NAME = 'brume.env';

/** Settings that are in effect before the file is read. */
const BEFORE_THE_FILE: readonly string[] = ['NODE_ENV', 'SETTINGS_FILE'];

/** Variables that libraries read from the environment of the process; the file may set them too. */
const OF_LIBRARIES: readonly string[] = [
	'OTEL_SERVICE_NAME',
	'OTEL_RESOURCE_ATTRIBUTES',
	...['HEADERS', 'TIMEOUT', 'COMPRESSION', 'CERTIFICATE', 'CLIENT_KEY', 'CLIENT_CERTIFICATE'].map(
		(name) => `OTEL_EXPORTER_OTLP_${name}`,
	),
	'TMPDIR',
];
/** True for variables that a library or Node reads by itself. */
const isForProcess = (name: string): boolean => name.startsWith('OTEL_') || name === 'TMPDIR';

/**
 * An assignment as `parseEnv` reads it without a loss: a value in quotation marks, or one without `#`; a comment after
 * a blank.
 */
const ASSIGNMENT = /^\s*(?:export\s+)?\w+\s*=\s*(?:"[^"]*"|'[^']*'|`[^`]*`|[^\s"'`#][^#]*|)(?:\s*|\s+#.*)$/;
const NAMED = /^\s*(?:export\s+)?(\w+)\s*=/;

/** The line of an assignment: its name, its value, and what is wrong with it, if anything. */
function readLine(text: string): { name: string; value: string } | string {
	const name = NAMED.exec(text)?.[1];
	if (name === undefined) return 'is no setting; a line is NAME=value';
	if (!ASSIGNMENT.test(text)) return `has a value of ${name} that needs quotation marks around the whole of it`;
	return { name, value: parseEnv(text)[name] ?? '' };
}

interface SettingsFile {
	path: string;
	/** The data folder that holds it; undefined for a file that `SETTINGS_FILE` names. */
	folder: string | undefined;
}

/** The settings of a file. @throws StartError naming the file and the line, never a value */
function parseFile({ path, folder }: SettingsFile, text: string): Map<string, string> {
	const settings = new Map<string, string>();
	for (const [index, line] of text
		.replace(/^\uFEFF/, '')
		.split(/\r?\n/)
		.entries()) {
		if (/^\s*(?:#|$)/.test(line)) continue;
		const where = `line ${index + 1} of ${path}`;
		const read = readLine(line);
		if (typeof read === 'string') throw new StartError(`The ${where} ${read}.`);
		const { name, value } = read;
		if (settings.has(name)) throw new StartError(`The ${where} sets ${name} a second time.`);
		if (BEFORE_THE_FILE.includes(name))
			throw new StartError(`The ${where} sets ${name}, which is read before the file; set it in the environment.`);
		if (!settingNames.includes(currentName(name)) && !OF_LIBRARIES.includes(name)) {
			const meant = meantName(name, settingNames);
			throw new StartError(
				meant
					? `There is no setting ${name}, in ${where}; did you mean ${meant}?`
					: `There is no setting ${name}, in ${where}; what Node or another program reads belongs in the environment.`,
			);
		}
		if (name === 'DATA_DIR' && folder !== undefined && value !== '' && resolve(value) !== folder)
			throw new StartError(`The ${where} sets DATA_DIR to another folder than its own; set it in the environment.`);
		settings.set(name, value);
	}
	return settings;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Path of the settings file that the environment names; undefined where it names none. */
function chosenFile(env: Environment): SettingsFile {
	const named = env.SETTINGS_FILE?.trim();
	if (named) return { path: resolve(named), folder: undefined };
	const folder = resolve(env.DATA_DIR?.trim() || '.data');
	return { path: join(folder, SETTINGS_FILE_NAME), folder };
}

/** @returns undefined where the data folder has none @throws StartError where a file cannot be read */
function contentOf({ path, folder }: SettingsFile): string | undefined {
	try {
		return readFileSync(path, 'utf8');
	} catch (error) {
		const code = codeOf(error);
		const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
		if (isMissing && folder !== undefined) return undefined;
		throw new StartError(
			isMissing
				? `There is no settings file ${path}; correct SETTINGS_FILE.`
				: `The settings file ${path} cannot be read by this user (${code}).`,
		);
	}
}

/**
 * Reads the settings of the site: those of the environment, and for the others those of the settings file, which is the
 * one that `SETTINGS_FILE` names, else `brume.env` in the data folder, where there is one. The server and all commands
 * read them here, so that they never differ.
 * @param env the environment; what libraries read there themselves is added to it from the file
 * @throws StartError naming the first wrong setting, and the file where that holds it, never its value
 */
export function readSiteSettings(env: Environment): Settings {
	const file = chosenFile(env);
	const text = contentOf(file);
	if (text === undefined) return readSettings(env);
	const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
	const taken = new Set(given.map(([name]) => currentName(name)));
	const added = [...parseFile(file, text)].filter(([name, value]) => value !== '' && !taken.has(currentName(name)));
	for (const [name, value] of added) if (isForProcess(name)) env[name] = value;
	try {
		return { ...readSettings(Object.fromEntries([...given, ...added])), file: file.path };
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		const isOfFile = added.some(([name]) => new RegExp(`\\b${name}\\b`).test(error.message));
		throw isOfFile ? new StartError(`${error.message.replace(/\.$/, '')} (${file.path}).`) : error;
	}
}
