import { expect, test } from 'vitest';
import { readSettings } from './settings';

test.each([
	[{ SECRET_KEYS: `${'a'.repeat(32)},short` }, 'The setting SECRET_KEYS must hold keys of at least 32 characters, separated by commas.'],
	[{ COUNTRY_HEADER: 'cf-ipcountry' }, 'The setting COUNTRY_HEADER needs TRUSTED_PROXIES, for without a proxy anybody could write it.'],
	[{ COUNTRY_HEADER: 'cf ipcountry', TRUSTED_PROXIES: '127.0.0.1' }, 'The setting COUNTRY_HEADER must be the name of a header.'],
	[
		{ COUNTRY_HEADER: 'X-Forwarded-Country', TRUSTED_PROXIES: '127.0.0.1' },
		'The setting COUNTRY_HEADER must not begin with X-Forwarded- or X-Vercel-, which nobody behind the front sees.',
	],
	[{ WEEKLY_LETTER: 'maybe' }, 'The setting WEEKLY_LETTER must be off, draft or send.'],
	[{ MAIL_CEILING: '0' }, 'The setting MAIL_CEILING must be at least 1.'],
	[{ SMTP_URL: 'http://mail.example' }, 'The setting SMTP_URL must be an smtp:// or smtps:// address.'],
])('%j stops the start with one sentence', (env, sentence) => expect(() => readSettings(env)).toThrow(sentence));

test('keys are a list whose first signs', () => {
	const [one, two] = ['a'.repeat(32), 'b'.repeat(40)];
	expect(readSettings({ SECRET_KEYS: ` ${one} , ${two} ` }).secret_keys).toEqual([one, two]);
	expect(readSettings({}).secret_keys).toEqual([]);
});
