import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { editions } from '../../../src/editions/editions';
import { screens } from './screens';
import { serverOfFile } from './server-of-file';

const url = serverOfFile();

const html = new HtmlValidate({
	extends: ['html-validate:standard'],
	rules: {
		// What the writer of the document decides, not a question of validity.
		'no-trailing-whitespace': 'off',
		'long-title': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'void-style': 'off',
		'tel-non-breaking': 'off',
		'doctype-style': 'off',
		// A list without bullets loses its role in one browser unless it is named again.
		'no-redundant-role': 'off',
	},
});

describe.each(editions)('every screen of the edition $code', (edition) => {
	test('is valid HTML', { timeout: 120_000 }, async () => {
		const faults: Record<string, string[]> = {};
		const validate = async (path: string) => {
			const report = await html.validateString(await (await fetch(url() + path)).text());
			const found = report.results.flatMap((result) =>
				result.messages.map((message) => `${message.line}:${message.column} ${message.ruleId} ${message.message}`),
			);
			if (found.length > 0) faults[path] = found.slice(0, 8);
		};
		await Promise.all((await screens(url(), edition)).map(validate));
		expect(faults).toEqual({});
	});
});
