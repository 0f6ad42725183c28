import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFolder } from '../../../tests/template';
import { readSiteSettings } from './settings-file';

let folder: string;
beforeEach(() => {
	folder = openFolder('settings');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a settings file into the data folder. @returns its path */
function write(text: string, name = 'brume.env'): string {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
}

describe('a settings file in the data folder', () => {
	test('sets what the environment does not', () => {
		const file = write(
			'\uFEFF# The desk\'s own.\r\n\r\nSITE_URL=https://news.example # with a comment\r\nexport PORT = 4000\nBRAND_NAME="The #1 of news"\nDEMO=\n',
		);
		expect(readSiteSettings({ DATA_DIR: folder, PORT: '5000', SITE_URL: '' })).toMatchObject({
			file,
			site_url: 'https://news.example',
			isAddressGiven: true,
			port: 5000,
			demo: true,
			givenBrand: { name: 'The #1 of news' },
		});
	});

	test('is not needed', () => {
		expect(readSiteSettings({ DATA_DIR: join(folder, 'none') })).toMatchObject({ file: undefined, port: 3000 });
		expect(readSiteSettings({ DATA_DIR: join(write('', 'a-file'), 'x') }).file).toBeUndefined();
	});

	test('cannot move the data folder, and may name it', () => {
		write(`DATA_DIR=${folder}`);
		expect(readSiteSettings({ DATA_DIR: folder }).dataDir).toBe(folder);
		const file = write('PORT=4000\nDATA_DIR=/elsewhere');
		expect(() => readSiteSettings({ DATA_DIR: folder })).toThrow(
			`The line 2 of ${file} sets DATA_DIR to another folder than its own; set it in the environment.`,
		);
	});
});

describe('a settings file that SETTINGS_FILE names', () => {
	test('is read in place of that in the data folder, which it may choose', () => {
		write('PORT=4000');
		const file = write(`DATA_DIR=${folder}\nHOST=0.0.0.0`, 'other.env');
		expect(readSiteSettings({ SETTINGS_FILE: file })).toMatchObject({ file, dataDir: folder, port: 3000 });
		expect(readSiteSettings({ SETTINGS_FILE: file, DATA_DIR: '/elsewhere' }).dataDir).toBe('/elsewhere');
	});

	test('must be there, and be a file', () => {
		const missing = join(folder, 'none.env');
		expect(() => readSiteSettings({ SETTINGS_FILE: missing })).toThrow(
			`There is no settings file ${missing}; correct SETTINGS_FILE.`,
		);
		const closed = join(folder, 'folder.env');
		mkdirSync(closed);
		expect(() => readSiteSettings({ SETTINGS_FILE: closed })).toThrow(
			`The settings file ${closed} cannot be read by this user (EISDIR).`,
		);
	});
});

test('a former name in one place counts less than the current name in the other', () => {
	write('WEEKLY_LETTER=send');
	expect(readSiteSettings({ DATA_DIR: folder, WEEKLY_NEWSLETTER: 'off' }).weeklyNewsletter).toBe('off');
	expect(readSiteSettings({ DATA_DIR: folder })).toMatchObject({
		weeklyNewsletter: 'send',
		renamed: [{ from: 'WEEKLY_LETTER', to: 'WEEKLY_NEWSLETTER' }],
	});
	write('WEEKLY_NEWSLETTER=draft');
	expect(readSiteSettings({ DATA_DIR: folder, WEEKLY_LETTER: 'off' }).weeklyNewsletter).toBe('off');
});

test('what libraries read in the environment reaches them there, unless it is set already', () => {
	write('OTEL_SERVICE_NAME=news\nTMPDIR=/var/tmp\nOTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318\nPORT=4000');
	const env = { DATA_DIR: folder, TMPDIR: '/tmp' };
	readSiteSettings(env);
	expect(env).toEqual({
		DATA_DIR: folder,
		TMPDIR: '/tmp',
		OTEL_SERVICE_NAME: 'news',
		OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
	});
});

test.each([
	['S3_BUKET=hunter2', 'There is no setting S3_BUKET, in line 1 of FILE; did you mean S3_BUCKET?'],
	[
		'PROT=80',
		'There is no setting PROT, in line 1 of FILE; what Node or another program reads belongs in the environment.',
	],
	['\nNODE_EXTRA_CA_CERTS=/x', 'There is no setting NODE_EXTRA_CA_CERTS, in line 2 of FILE; what Node or another'],
	['NODE_ENV=test', 'The line 1 of FILE sets NODE_ENV, which is read before the file; set it in the environment.'],
	['SETTINGS_FILE=/x', 'The line 1 of FILE sets SETTINGS_FILE, which is read before the file'],
	['PORT=4000\n\nPORT=5000', 'The line 3 of FILE sets PORT a second time.'],
	['hunter2', 'The line 1 of FILE is no setting; a line is NAME=value.'],
	['# all\nPORT: 4000', 'The line 2 of FILE is no setting; a line is NAME=value.'],
	['BACKUP_KEY=hunter2#and-more', 'The line 1 of FILE has a value of BACKUP_KEY that needs quotation marks around'],
	['BACKUP_KEY="hunter2', 'The line 1 of FILE has a value of BACKUP_KEY that needs quotation marks around'],
	['BRAND_NAME="Brume" hunter2', 'The line 1 of FILE has a value of BRAND_NAME that needs quotation marks around'],
	['PORT=hunter2', 'The setting PORT must be a port number (FILE).'],
])('%j stops with one sentence, which names the file and no value', (text, sentence) => {
	const file = write(text);
	let message = '';
	try {
		readSiteSettings({ DATA_DIR: folder });
	} catch (error) {
		message = error instanceof Error ? error.message : '';
	}
	expect(message).toContain(sentence.replace('FILE', file));
	expect(message).not.toMatch(/hunter2|\n/);
});

test('a wrong setting of the environment is not blamed on the file', () => {
	write('HOST=0.0.0.0');
	expect(() => readSiteSettings({ DATA_DIR: folder, PORT: 'eighty' })).toThrow(
		/^The setting PORT must be a port number\.$/,
	);
});
