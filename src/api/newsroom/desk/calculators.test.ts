/** Calculators that a text can show, as its editor offers them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { roles } from '../../../shared/staff';
import type { CalculatorChoice } from './calculator-calls';

let site: TestFront;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());

test('whoever writes texts is offered the calculators in the words of the edition, others nothing', async () => {
	for (const role of roles) {
		const who = await signedIn(site, [{ role }]);
		const { status, data } = await who.ask('GET', 'calculator/choice?edition=es');
		const mayWrite = (await who.ask('GET', 'media/choice?edition=es')).status === 200;
		expect(status, role).toBe(mayWrite ? 200 : 403);
		if (!mayWrite) continue;
		const rows = data.rows as unknown as CalculatorChoice[];
		expect(rows.map(({ name }) => name)).toHaveLength(11);
		expect(rows).toContainEqual({
			name: 'quota',
			title: 'Uso del cupo',
			line: 'Qué parte del volumen anual permitido se ha utilizado.',
		});
		for (const { title, line } of rows) expect([title, line].every((words) => words.length > 2)).toBe(true);
	}
});

test('where readers have no calculators none is offered, and a wrong edition is refused by its name', async () => {
	const desk = await signedIn(site, [{ role: 'desk' }]);
	site.settings.brand.hidden = ['calculate'];
	expect((await desk.ask('GET', 'calculator/choice?edition=en')).data.rows).toEqual([]);
	site.settings.brand.hidden = [];
	const { status, data } = await desk.ask('GET', 'calculator/choice?edition=xx');
	expect([status, data.field]).toEqual([400, 'edition']);
});
