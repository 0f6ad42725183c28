import { expect, test } from 'vitest';
import { convert } from '../converted.fixture';

test.each([
	[
		'wp:acf/fact-box',
		{
			name: 'acf/fact-box',
			data: { heading: 'Key fact', _heading: 'field_1', body: 'Nine ports closed.', _body: 'field_2', align: 'left' },
			mode: 'edit',
		},
		'<h3>Key fact</h3>\n<p>Nine ports closed.</p>',
	],
	[
		'wp:acf/list',
		{ data: { items_0_title: 'One', items_0_text: 'Two & three', items: 1, photo: 2, _photo: 'field_3' } },
		'<h3>One</h3>\n<p>Two &amp; three</p>\n<figure><img src="/media/picture2.webp" alt=""><figcaption>Two</figcaption></figure>',
	],
	[
		'wp:lazyblock/fact',
		{ fact: 'Lazy fact words', blockId: 'Z1', blockUniqueClass: 'lazyblock-fact-Z1' },
		'<p>Lazy fact words</p>',
	],
	[
		'wp:lazyblock/list',
		{ rows: encodeURIComponent('[{"question":"Why?","answer":"<p>So.</p>"}]') },
		'<h3>Why?</h3>\n<p>So.</p>',
	],
	[
		'wp:genesis-custom-blocks/project',
		{ title: 'A project', link1_text: 'Its source', link1_url: 'https://x.example/p', tag1_color: '#fff' },
		'<h3>A project</h3>\n<p><a href="https://x.example/p" rel="noopener">Its source</a></p>',
	],
	['wp:block-lab/text', { textarea: 'First.\n\nSecond.' }, '<p>First.</p>\n<p>Second.</p>'],
	[
		'wp:kadence/singlebtn',
		{ uniqueID: '_btn', text: 'Learn more', link: 'https://x.example/l', borderRadius: 50 },
		'<p><a href="https://x.example/l" rel="noopener">Learn more</a></p>',
	],
	[
		'wp:divi/text',
		{
			content: {
				innerContent: { desktop: { value: '<p>Day and night.</p>' } },
				decoration: { bodyFont: { body: { font: { desktop: { value: { family: 'Montserrat' } } } } } },
			},
			module: { meta: { adminLabel: { desktop: { value: 'Eyebrow' } } } },
		},
		'<p>Day and night.</p>',
	],
	[
		'wp:divi/button',
		{ button: { innerContent: { desktop: { value: { text: 'Click', linkUrl: 'https://x.example/d' } } } } },
		'<p><a href="https://x.example/d" rel="noopener">Click</a></p>',
	],
	[
		'wp:yoast/how-to-block',
		{
			steps: [
				{ id: 'how-to-step-1', name: ['Open it'], text: ['Use ', { type: 'strong', props: { children: ['both'] } }] },
			],
		},
		'<p>Open it</p>\n<p>Use <strong>both</strong></p>',
	],
	['wp:button', { text: 'Go', url: 'https://x.example/' }, '<p><a href="https://x.example/" rel="noopener">Go</a></p>'],
	['wp:pullquote', { value: '<p>Quoted.</p>', citation: 'Ada' }, '<p>Quoted.</p>\n<p>Ada</p>'],
	[
		'wp:acf/more',
		{ data: { link: { title: 'Read on', url: 'https://x.example/l', target: '' } } },
		'<p><a href="https://x.example/l" rel="noopener">Read on</a></p>',
	],
	[
		'wp:x/slides',
		{ slides: [{ url: 'https://old.example/s.jpg', caption: 'Below it', heading: 'Above', note: 'Mind: one; two.' }] },
		'<figure><img src="/media/picture0.webp" alt=""><figcaption>Below it</figcaption></figure>\n<h3>Above</h3>\n<p>Mind: one; two.</p>',
	],
	['wp:details', { summary: 'In short', className: 'is-style-x' }, '<p>In short</p>'],
])('words that %s holds as data stand in the text', (name, attributes, html) => {
	const converted = convert(`<!-- ${name} ${JSON.stringify(attributes)} /-->`);
	expect(converted.html).toBe(html);
	expect(converted.notes).toContain('data_block');
	expect(converted.lost).toEqual([]);
});

test('what a block shows in its own HTML too stands there once', () => {
	const attributes = JSON.stringify({ questions: [{ id: 'q1', jsonQuestion: 'Why?', jsonAnswer: 'So.' }] });
	expect(
		convert(`<!-- wp:yoast/faq-block ${attributes} --><strong>Why?</strong><p>So.</p><!-- /wp:yoast/faq-block -->`)
			.html,
	).toBe('<p><strong>Why?</strong></p>\n<p>So.</p>');
	const data = JSON.stringify({ data: { title: 'Above', body: 'Inside.' } });
	expect(
		convert(`<!-- wp:acf/box ${data} --><!-- wp:paragraph --><p>Inside.</p><!-- /wp:paragraph --><!-- /wp:acf/box -->`)
			.html,
	).toBe('<h3>Above</h3>\n<p>Inside.</p>');
});

test('what could not be read is named by its block', () => {
	const lost = (content: string) => convert(content).lost;
	expect(lost('<!-- wp:acf/box {"data":{"state":"opened","colour":"red"}} /-->')).toEqual(['acf/box']);
	expect(lost('<!-- wp:lazyblock/fact {"fact":"broken} /-->')).toEqual(['lazyblock/fact']);
	expect(lost('<!-- wp:jetpack/subscriptions /-->')).toEqual(['jetpack/subscriptions']);
	expect(lost('<!-- wp:search {"label":"Find something here"} /-->')).toEqual(['search']);
	expect(lost('<!-- wp:acf/box {"data":{"width_note":"These are words for readers"}} /-->')).toEqual(['acf/box']);
});

test('words that a reused block holds in this place alone come in', () => {
	expect(convert('<!-- wp:block {"ref":7,"content":{"Lead":{"content":"Said here alone."}}} /-->').html).toContain(
		'<p>Said here alone.</p>',
	);
});
