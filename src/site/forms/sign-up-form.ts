import type { Hono } from 'hono';
import { actors } from '../../access/actor';
import { actingAs } from '../../commands/act';
import { signUpLimits, subscribe, subscribeForms } from '../../commands/subscription/subscribe';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import { urls } from '../../editions/urls';
import { FORM_STAMP, keepsStamp, stampFault } from '../../platform/security/form-stamp';
import { limitsOf, takeLimits } from '../../platform/security/take-limits';
import { readEmailAddress } from '../../shared/email-address';
import { HONEYPOT } from '../blocks/honeypot';
import { type RefusedSignUp, subscribeScreen } from '../screens/about/subscribe';
import { limitedScreen } from '../screens/error/limited';
import { formBody } from './form-body';
import type { FormContext } from './form-context';

/** Where a sign-up leads, whatever came of it (specification, section 4). */
const thanks = (edition: Edition) =>
	new Response(null, {
		status: 303,
		headers: { location: `${urls.subscribe.href(edition)}?success=1&dialog=1`, 'cache-control': 'no-store' },
	});

/** The sign-up forms of every page post here: all of them work without a script. */
export function mountSignUpForm(
	app: Hono,
	{ db, clock, keys, site_url, mail_ceiling, draw, clientOf }: FormContext,
): void {
	for (const edition of editions) {
		app.post(urls.subscribe.href(edition), async (c) => {
			const request = c.req.raw;
			const fields = await formBody(request);
			// A program is told what a person is told.
			if (fields.get(HONEYPOT)) return thanks(edition);
			const typed = (fields.get('email') ?? '').slice(0, 400);
			const email = readEmailAddress(typed);
			const { again, footer } = edition.words.letters;
			const now = clock();
			const stamp = fields.get(FORM_STAMP) ?? '';
			const fault = stampFault(await keys(), stamp, now);
			const refuse = (refused: Omit<RefusedSignUp, 'email'>) =>
				draw(request, edition, urls.subscribe.route, subscribeScreen({ email: typed, ...refused }), {
					formStamp: keepsStamp(fault) ? stamp : undefined,
				});
			if (!email) return refuse({ message: typed.trim() ? footer.invalid : footer.missing, isAddressWrong: true });
			if (fault) return refuse({ message: again[fault], isAddressWrong: false });
			const wait = await takeLimits(
				db,
				await keys(),
				limitsOf(signUpLimits.name, { ...signUpLimits, overall: mail_ceiling }, clientOf(c)),
				now,
			);
			if (wait > 0)
				return draw(request, edition, urls.subscribe.route, limitedScreen(wait), {
					headers: { 'retry-after': String(wait) },
				});
			const form = subscribeForms.find((known) => known === fields.get('form')) ?? 'page';
			await subscribe(
				actingAs(db, actors.visitor, now),
				await keys(),
				{ email, language: 'english', edition: edition.code, form },
				new URL(site_url).hostname,
			);
			return thanks(edition);
		});
	}
}
