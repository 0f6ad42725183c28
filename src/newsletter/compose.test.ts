import { expect, test } from 'vitest';
import { editions, setEditions } from '../editions/editions';
import { composeStaffEmail } from './compose';

test('people of the newsroom are written to in their language, also where readers have no edition in it', () => {
	const brand = { name: 'Vapor Daily', legal_name: '', address: '', mail: '' };
	const sender = {
		site_url: 'https://vapor.test',
		newsroom_url: 'https://vapor.test',
		mailFrom: 'desk@vapor.test',
		brand,
	};
	const write = () =>
		composeStaffEmail(sender, {
			kind: 'invitation',
			name: 'Inés',
			language: 'es',
			about: {},
			article: null,
			to: 'ines@vapor.test',
			message_id: 'a@vapor.test',
			token: 'a',
			created_at: 1_700_000_000,
		}).subject;
	const all = editions;
	const spanish = write();
	try {
		setEditions(
			all.filter(({ code }) => code !== 'es'),
			all.filter(({ code }) => code === 'es'),
		);
		expect(write()).toBe(spanish);
		expect(spanish).toMatch(/redacción|cuenta|invit/i);
	} finally {
		setEditions(all);
	}
});
