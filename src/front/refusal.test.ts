import { expect, test } from 'vitest';
import { startFront } from './rig';

test.each([
	['/404', 'An error occurred while showing the error page', '/'],
	['/es/404', 'Tampoco se puede mostrar la página de error', '/es'],
])('an error page that cannot be shown says so, with a link home (%s)', async (path, words, home) => {
	const rig = await startFront(() => {
		throw new Error('the error page cannot be drawn');
	});
	const answer = await rig.get(path);
	expect(answer.status).toBe(503);
	expect(answer.text).toContain(`<h1 class="hed hed--1">${words}</h1>`);
	expect(answer.text).toContain(`href="${home}"`);
	expect(answer.text).toContain('<meta name="robots" content="noindex">');
	const other = await rig.get('/news');
	expect(other.text).toContain('Something went wrong on our side');
});
