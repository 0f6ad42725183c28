import { expect, test } from 'vitest';
import { editions, setEditions } from '../editions/editions';
import { composeEmail, composeStaffEmail } from './compose';

test('people of the newsroom are written to in their language, also where readers have no edition in it', () => {
	const brand = { name: 'Vapor Daily', legal_name: '', address: '', mail: '', hidden: [] };
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

test.each([
	['ana.ruiz@xn--bcher-kva.example', 'ana.ruiz@bücher.example'],
	['ana@vapor.test', 'ana@vapor.test'],
])('%s is shown as %s, and written to as it is', (to, shown) => {
	const brand = { name: 'Vapor Daily', legal_name: '', address: '', mail: '', hidden: [] };
	const sender = {
		site_url: 'https://vapor.test',
		newsroom_url: 'https://vapor.test',
		mailFrom: 'a@vapor.test',
		brand,
	};
	const addressed = { to, message_id: 'a@vapor.test', token: 'a', created_at: 1_700_000_000 };
	const email = composeEmail(sender, { ...addressed, edition: 'en', issue: null });
	expect(email.html).toContain(shown);
	expect(email.text).toContain(shown);
	expect(email.envelope.to).toEqual([to]);
});

test('a letter has its videos, charts and calculators as links with their captions, in both of its forms', () => {
	const sender = {
		site_url: 'https://vapor.test',
		newsroom_url: 'https://vapor.test',
		mailFrom: 'desk@vapor.test',
		brand: { name: 'Vapor Daily', legal_name: '', address: '', mail: '', hidden: [] },
	};
	const html =
		'<p>One</p><figure data-video="vimeo:12345678"><figcaption>The quay at dawn</figcaption></figure><figure data-series="duty-rates"></figure><figure data-calculator="quota"></figure>';
	const issue = { number: 3, slug: 'three', subject: 'Three', standfirst: 'Words', html };
	const to = { to: 'ines@vapor.test', message_id: 'a@vapor.test', token: 'a', created_at: 1_700_000_000 };
	const email = composeEmail(sender, { ...to, edition: 'es', issue });
	expect(email.html).toMatch(/href="https:\/\/vimeo\.com\/12345678">▶ Vimeo<\/a><figcaption[^>]*>The quay at dawn/);
	expect(email.html).toMatch(
		/href="https:\/\/vapor\.test\/es\/news\/data\/duty-rates"><img style="[^"]*max-width:100%[^"]*" src="https:\/\/vapor\.test\/es\/news\/data\/duty-rates\.png"/,
	);
	const calculator = 'https://vapor.test/es/tool/calculate?tool=units&convert=quota';
	expect(email.html).toContain(`href="${calculator.replace('&', '&amp;')}">Uso del cupo</a>`);
	expect(email.text).toContain(`(${calculator})`);
	expect(email.text).toContain('▶ Vimeo (https://vimeo.com/12345678)\n\nThe quay at dawn');
	expect(String(email.text).match(/\(https:\/\/vapor\.test\/es\/news\/data\/duty-rates\)/g)).toHaveLength(1);
});
