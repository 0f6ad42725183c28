import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { media } from '../../../data/tables/media';
import { roles } from '../../../shared/staff';

let site: TestFront;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());

test('the point of a picture is moved by editors, desk and data, and nobody else', async () => {
	const row = { kind: 'image', content_type: 'image/jpeg', bytes: 1, width: 1600, height: 900, sha256: 'x' } as const;
	const [made] = await site.db.write((tx) =>
		tx
			.insert(media)
			.values({ ...row, name: '0123456789abcdef0123456789abcdef.jpg' })
			.returning({ id: media.id }),
	);
	const path = `media/${made?.id}/focus`;
	for (const role of roles) {
		const person = await signedIn(site, [{ role, edition: 'en' }]);
		const may = ['editor', 'desk', 'data', 'admin'].includes(role);
		const { data } = await person.ask('GET', path);
		expect([role, data.may_change]).toEqual([role, may]);
		const moved = await person.ask('PATCH', path, { focus_x: 0.2, focus_y: 0.75 });
		expect([role, moved.status]).toEqual([role, may ? 200 : 403]);
		for (const wrong of [{ focus_x: 1.2, focus_y: 0 }, { focus_x: 0.5 }])
			expect((await person.ask('PATCH', path, wrong)).status).toBe(400);
	}
	const nobody = await signedIn(site, []);
	expect((await nobody.ask('PATCH', path, { focus_x: 0, focus_y: 0 })).status).toBe(403);
	const desk = await signedIn(site, [{ role: 'desk' }]);
	expect((await desk.ask('GET', path)).data).toMatchObject({ focus_x: 0.2, focus_y: 0.75, width: 1600 });
	expect((await desk.ask('GET', 'media/999999/focus')).status).toBe(404);
	expect((await desk.ask('PATCH', 'media/999999/focus', { focus_x: 0, focus_y: 0 })).status).toBe(404);
	expect((await fetch(`${site.url}/admin/api/${path}`)).status).toBe(401);
});
