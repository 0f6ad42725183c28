import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert } from '../../wordpress/converted.fixture';
import { decodedBase64, withoutEncoded } from './encoded';

test('data in base64 leaves the words beside it, and is named', () => {
	const data = Buffer.from('<p>Some words that are long enough to be data</p>'.repeat(2)).toString('base64');
	const { html, notes } = convert(`<p>Before ${data} after.</p><p title="${data}">Title.</p>`);
	expect(html).toBe('<p>Before after.</p>\n<p>Title.</p>');
	expect(notes).toContain('encoded');
});

test.each([
	['https://old.example/a/LongPathOfManySigns0123456789/AnotherPartThatIsLong0123456789/End'],
	['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
	['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
	['and/or/either/neither/both/all/none/some/many/few/more/less/other/such/any'],
])('%s is no data', (words) => {
	expect(withoutEncoded(`Say ${words} so.`)).toBe(`Say ${words} so.`);
});

test('any text comes back from base64, also with percent signs', () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[a-zà-ž <>/"]{1,80}$/), (text) => {
			expect(decodedBase64(Buffer.from(text).toString('base64'))).toBe(text);
			expect(decodedBase64(Buffer.from(encodeURIComponent(text)).toString('base64'))).toBe(text);
		}),
	);
	expect(decodedBase64('words with blanks!')).toBeUndefined();
});

test('no run of base64 of any text reaches a page', () => {
	fc.assert(
		fc.property(fc.string({ minLength: 60, maxLength: 400 }), (data) => {
			const run = Buffer.from(data).toString('base64');
			for (const content of [
				`Say ${run} so.`,
				`[vc_raw_html]${run}[/vc_raw_html]`,
				`[x data="${run}"]`,
				`<!-- wp:acf/x {"data":{"text":"${run}"}} /-->`,
			])
				expect(convert(content).html).not.toMatch(/[A-Za-z0-9+/]{60}/);
		}),
	);
});
