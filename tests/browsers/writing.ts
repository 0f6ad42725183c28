/** What somebody of the newsroom does: signs in, writes, pastes, composes, and finds it again. */
import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import type { Journey } from './journey';
import { type Visitor, waitFor } from './visitor';

const TEXT = '.ProseMirror';
const written = `document.querySelector('${TEXT}').innerText`;
const label = (words: string) =>
	`[...document.querySelectorAll('label')].find((one) => one.innerText.trim().startsWith('${words}'))`;

/** Presses the button of these words. */
async function press(visitor: Visitor, words: string): Promise<void> {
	const found = `[...document.querySelectorAll('button, a.btn')].find((one) => one.innerText.trim() === '${words}' && one.checkVisibility())`;
	await waitFor(visitor, `${found} !== undefined`, `the button ${words}`);
	await visitor.read(`(${found}.setAttribute('data-pressed', ''), true)`);
	await visitor.click('[data-pressed]');
	await visitor.read(`(document.querySelector('[data-pressed]')?.removeAttribute('data-pressed'), true)`);
}

async function enter(visitor: Visitor, demonstration: string, person: string): Promise<void> {
	await visitor.open(`/admin/article${demonstration}`);
	const found = `[...document.querySelectorAll('button')].find((one) => one.innerText.includes('${person}'))`;
	await waitFor(visitor, `${found} !== undefined`, person);
	await visitor.read(`(${found}.setAttribute('data-person', ''), true)`);
	await visitor.click('[data-person]');
	await waitFor(visitor, `document.querySelector('#rail') !== null`, 'the newsroom');
}

async function beginDraft(visitor: Visitor, headline: string): Promise<void> {
	await visitor.open('/admin/article/new');
	await waitFor(visitor, `${label('Headline')} !== undefined`, 'the form of a new article');
	await visitor.read(`(${label('Headline')}.control.focus(), true)`);
	await visitor.type(headline);
	await press(visitor, 'Create draft');
	await waitFor(visitor, `document.querySelector('${TEXT}') !== null`, 'the editor');
	await visitor.click(TEXT);
}

/** The entries of the last list of the text. */
const last = (list: string) =>
	`[...([...document.querySelectorAll('${TEXT} ${list}')].at(-1)?.children ?? [])].map((one) => one.innerText.trim()).join('|')`;

const saved = (visitor: Visitor) =>
	waitFor(visitor, `/^Saved/.test(document.querySelector('.top [role="status"]')?.innerText ?? '')`, 'what says Saved');

/** Copies what a page shows by the keys, and pastes it behind the text. */
async function paste(visitor: Visitor, html: string): Promise<void> {
	await visitor.read(`(() => {
		const source = document.createElement('div');
		source.id = 'source';
		source.contentEditable = 'true';
		source.innerHTML = ${JSON.stringify(html)};
		document.body.prepend(source);
		source.focus();
		getSelection().selectAllChildren(source);
		return true;
	})()`);
	await visitor.press('c', 'Control');
	await visitor.read(`(document.querySelector('#source').remove(), true)`);
	await visitor.click(TEXT);
	await visitor.press('End', 'Control');
	await visitor.press('Enter');
	await visitor.press('v', 'Control');
}

export const writing: readonly Journey[] = [
	{
		name: 'somebody signs in by a click, and the list of articles can be filtered',
		async run(visitor, { demonstration }) {
			await enter(visitor, demonstration, 'Tomasz Wierzba');
			await visitor.open('/admin/article?type=regulation');
			await waitFor(visitor, `document.querySelectorAll('tbody tr').length > 5`, 'rows');
		},
	},
	{
		name: 'what is typed is saved, and stands there after a reload; undo takes it back',
		async run(visitor, { engine }) {
			await beginDraft(visitor, `Oslo asks for a list, seen in ${engine}`);
			await visitor.type('The directorate "asks" importers.');
			await visitor.press('Enter');
			await visitor.type('They have a month.');
			await waitFor(visitor, `${written}.includes('They have a month.')`, 'the second paragraph');
			expect(await visitor.read(`document.querySelectorAll('${TEXT} > p').length`)).toBe(2);
			expect(await visitor.read(written)).toContain('“asks”');
			await saved(visitor);
			await visitor.press('z', 'Control');
			await waitFor(visitor, `!${written}.includes('a month.')`, 'the undone words');
			await visitor.press('z', 'Control', 'Shift');
			await waitFor(visitor, `${written}.includes('a month.')`, 'the words again');
			await saved(visitor);
			const address = await visitor.read<string>('location.pathname');
			await visitor.open(address);
			await waitFor(
				visitor,
				`document.querySelector('${TEXT}') !== null && ${written}.includes('They have a month.')`,
				'the text',
			);
		},
	},
	{
		name: 'a paste comes in clean, and a hostile one is dead',
		async run(visitor) {
			await paste(visitor, `<h2 style="color:red">What is asked</h2><ul><li>every <i>flavour</i></li></ul>`);
			await waitFor(visitor, `${written}.includes('What is asked')`, 'the paste');
			expect(await visitor.read(`document.querySelector('${TEXT} h2').getAttribute('style')`)).toBe(null);
			expect(await visitor.read(`document.querySelectorAll('${TEXT} li em, ${TEXT} li i').length`)).toBe(1);
			await paste(visitor, `<p onclick="window.harmed=1">calm <a href="javascript:window.harmed=1">words</a></p>`);
			await waitFor(visitor, `${written}.includes('calm')`, 'the second paste');
			expect(
				await visitor.read(`document.querySelectorAll('${TEXT} [onclick], ${TEXT} [href^="javascript"]').length`),
			).toBe(0);
			await saved(visitor);
		},
	},
	{
		name: 'a list begins with a hyphen, the menu of blocks with a slash, and both are walked by keys',
		async run(visitor, { engine }) {
			await beginDraft(visitor, `A list of ${engine}`);
			await visitor.type('- one');
			await visitor.press('Enter');
			await visitor.type('two');
			await waitFor(visitor, `${last('ul')} === 'one|two'`, 'the list');
			// An empty entry leaves the list.
			await visitor.press('Home', 'Control');
			await visitor.press('End', 'Control');
			await visitor.press('Enter');
			await visitor.press('Enter');
			await visitor.type('1. first');
			await waitFor(visitor, `${last('ol')} === 'first'`, 'the numbered list');
			await visitor.press('Enter');
			await visitor.press('Enter');
			await visitor.type('/subh');
			await waitFor(
				visitor,
				`document.querySelector('[role="listbox"] [role="option"]') !== null`,
				'the menu of blocks',
			);
			await visitor.press('Enter');
			await visitor.type('What follows');
			await waitFor(visitor, `document.querySelector('${TEXT} h3')?.innerText === 'What follows'`, 'the heading');
			await saved(visitor);
		},
	},
	{
		name: 'a picture that is dropped is uploaded, and Enter leaves its caption',
		async run(visitor) {
			await visitor.press('Enter');
			await visitor.read(`(async () => {
				const canvas = new OffscreenCanvas(640, 360);
				canvas.getContext('2d').fillRect(0, 0, 320, 360);
				const blob = await canvas.convertToBlob({ type: 'image/png' });
				const dataTransfer = new DataTransfer();
				dataTransfer.items.add(new File([blob], 'Line.png', { type: 'image/png' }));
				const place = document.querySelector('${TEXT} > p:last-of-type');
				const { left, top } = place.getBoundingClientRect();
				const at = { bubbles: true, cancelable: true, dataTransfer, clientX: left + 4, clientY: top + 4 };
				for (const name of ['dragenter', 'dragover', 'drop']) place.dispatchEvent(new DragEvent(name, at));
				return true;
			})()`);
			await waitFor(visitor, `document.querySelector('${TEXT} figure img')?.naturalWidth > 0`, 'the picture');
			await visitor.click(`${TEXT} figure figcaption`);
			await visitor.type('The line at noon');
			await visitor.press('Enter');
			await visitor.type('Behind it.');
			await waitFor(
				visitor,
				`document.querySelector('${TEXT} figure')?.nextElementSibling?.innerText.trim() === 'Behind it.'`,
				'the line behind the picture',
			);
			expect(await visitor.read(`document.querySelector('${TEXT} figcaption').innerText.trim()`)).toBe(
				'The line at noon',
			);
			await saved(visitor);
		},
	},
	{
		name: 'letters that are composed come in once',
		needsDisplay: true,
		async run(visitor) {
			await visitor.click(TEXT);
			await visitor.press('End', 'Control');
			await visitor.press('Enter');
			const env = { ...process.env, DISPLAY: visitor.display };
			for (const program of ['setxkbmap', 'xdotool'])
				if (spawnSync(program, ['-version'], { env }).error)
					throw new Error(`${program} is missing; "apt-get install x11-xkb-utils xdotool" brings it.`);
			spawnSync('setxkbmap', ['us', 'intl'], { env });
			for (const keys of [['c', 'a', 'f'], ['dead_acute', 'e'], ['n', 'a'], ['dead_diaeresis', 'i'], ['f']])
				spawnSync('xdotool', ['key', '--delay', '60', ...keys], { env });
			await waitFor(visitor, `${written}.includes('cafénaïf')`, 'composed letters');
			await saved(visitor);
		},
	},
	{
		name: 'a day is typed in the order of the language, whatever the language of the browser',
		async run(visitor) {
			await visitor.open('/admin/achievement/1');
			await waitFor(visitor, `document.querySelector('.day input') !== null`, 'the field of a day');
			await visitor.read(
				`(document.querySelector('.day input').focus(), document.querySelector('.day input').select(), true)`,
			);
			await visitor.type('9/12/2026');
			await visitor.press('Tab');
			await waitFor(visitor, `document.querySelector('.day input').value === '9 Dec 2026'`, 'the day in words');
		},
	},
];
