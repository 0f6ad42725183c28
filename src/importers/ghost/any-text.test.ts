import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../platform/html/clean-html';
import { lexicalHtml } from './lexical';
import { mobiledocHtml } from './mobiledoc';

describe('any text of Ghost', () => {
	const lost = () => {};
	test('of whatever JSON becomes clean HTML that a second cleaning leaves alone', () => {
		const names = ['root', 'children', 'type', 'text', 'format', 'url', 'tag', 'sections', 'cards', 'markups', 'atoms'];
		const values = fc.oneof(
			fc.constantFrom('paragraph', 'extended-text', 'link', 'html', 'image', 'list', 'listitem', 'markdown', 'a', 'p'),
			fc.string(),
			fc.integer({ min: -2, max: 200 }),
		);
		const { tree } = fc.letrec((tie) => ({
			tree: fc.oneof(
				{ depthSize: 'small' },
				values,
				fc.array(tie('tree'), { maxLength: 5 }),
				fc.dictionary(fc.constantFrom(...names), tie('tree'), { maxKeys: 6 }),
			),
		}));
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom(...names), tree, { maxKeys: 6 }), (value) => {
				const json = JSON.stringify(value);
				for (const html of [lexicalHtml(json, lost), mobiledocHtml(json, lost)]) {
					const clean = cleanHtml(html ?? '');
					expect(cleanHtml(clean)).toBe(clean);
				}
			}),
			{ numRuns: 500 },
		);
	});
});
