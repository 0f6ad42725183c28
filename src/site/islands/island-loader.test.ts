import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { createHarness } from '../../../tests/e2e/island-harness';

const harness = createHarness();
const mount = () => harness.script('mount');

const ISLAND = `<h1>A page</h1><div data-island="box"><form action="/sent"><input name="word"><button>Send</button></form><a href="/on">On</a></div>`;
/** An island that writes down what reaches it once it listens. */
const ALIVE = `export const hydrate = async (element) => {
	const heard = [];
	for (const name of ['click', 'submit', 'input', 'change']) element.addEventListener(name, (event) => {
		event.preventDefault();
		heard.push(name + ' ' + (event.target.value || event.submitter?.textContent || event.target.textContent));
		element.dataset.heard = heard.join(', ');
	});
};`;

/** Opens the page with an island whose script comes only when it is let. */
async function openPage(script: string | undefined): Promise<[page: Page, arrive: () => void]> {
	let arrive = () => {};
	const mayArrive = new Promise<void>((done) => {
		arrive = done;
	});
	harness.serve(
		mount(),
		(_request, response) =>
			void mayArrive.then(() =>
				response.writeHead(script === undefined ? 404 : 200, { 'content-type': 'text/javascript' }).end(script),
			),
	);
	harness.serve('/', harness.draw({ body: ISLAND }));
	const page = await harness.open({ expects: /404|Failed to fetch|no luck/ });
	await page.goto('/');
	return [page, arrive];
}

it('replays in order what happened before the island was alive', async () => {
	const [page, arrive] = await openPage(ALIVE);
	await page.locator('[data-island] a').click();
	await page.locator('[name=word]').fill('excise');
	await page.locator('[data-island] button').click();
	expect(page.url()).toBe(`${harness.url}/`);
	arrive();
	await page.locator('[data-heard$="Send"]').waitFor();
	expect(await page.locator('[data-heard]').getAttribute('data-heard')).toBe(
		'click On, input excise, change excise, click Send',
	);
});

it('hands a form over that was sent with the Enter key', async () => {
	const [page, arrive] = await openPage(ALIVE.replace("['click', ", '['));
	await page.locator('[name=word]').fill('duty');
	await page.keyboard.press('Enter');
	arrive();
	await page.locator('[data-heard*=submit]').waitFor();
	expect(page.url()).toBe(`${harness.url}/`);
});

it('leaves an island that cannot come to life as the plain page it was', async () => {
	const [page, arrive] = await openPage("export const hydrate = () => Promise.reject(new Error('no luck'));");
	harness.serve('/sent?word=duty', harness.draw({ body: '<h1>Sent</h1>' }));
	await page.locator('[name=word]').fill('duty');
	await page.keyboard.press('Enter');
	arrive();
	await page.waitForURL('/sent?word=duty');
});
