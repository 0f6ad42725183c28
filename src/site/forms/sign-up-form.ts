import { z } from 'zod';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { signUpLimits, subscribe, subscribeForms } from '../../commands/subscription/subscribe';
import { urls } from '../../editions/urls';
import { FORM_TOKEN_FIELD, formTokenError, keepsFormToken } from '../../platform/security/form-token';
import { readEmailAddress } from '../../shared/text/email-address';
import { HONEYPOT } from '../blocks/honeypot';
import { type RefusedSignUp, subscribeScreen } from '../screens/about/subscribe';
import { formCall } from './form-call';

/**
 * The answer to every sign-up, whatever its outcome: where its message went. No URL holds the address, so the page is
 * the answer itself; the pop-up leads to the page of the specification (section 4).
 */
const thanks = (email: string) => ({ screen: subscribeScreen({ sentTo: email }) });

/** The sign-up forms of all pages post here; they work without a script. */
export const signUpCall = formCall({
	method: 'POST',
	path: urls.subscribe.route,
	under: urls.subscribe.route,
	summary: 'Asks for the newsletter',
	input: {
		body: z.object({
			email: z.string().default(''),
			form: z.enum(subscribeForms).catch('page'),
			[HONEYPOT]: z.string().default(''),
			[FORM_TOKEN_FIELD]: z.string().default(''),
		}),
	},
	limits: { ...signUpLimits, overall: ({ mail_ceiling }) => mail_ceiling },
	async run({ input, db, edition, keys, now, site_url, count }) {
		// A program gets the same answer as a person.
		const typed = input.email.slice(0, 400);
		if (input[HONEYPOT]) return thanks(typed);
		const email = readEmailAddress(typed);
		const { again, footer } = edition.words.newsletter;
		const token = input[FORM_TOKEN_FIELD];
		const stampError = formTokenError(await keys(), token, now);
		const refuse = (refused: Omit<RefusedSignUp, 'email'>) => ({
			screen: subscribeScreen({ refused: { email: typed, ...refused } }),
			formToken: keepsFormToken(stampError) ? token : undefined,
		});
		if (!email) return refuse({ message: typed.trim() ? footer.invalid : footer.missing, isAddressWrong: true });
		if (stampError) return refuse({ message: again[stampError], isAddressWrong: false });
		await count();
		await subscribe(
			createContext(db, actors.visitor, now),
			await keys(),
			{ email, language: 'english', edition: edition.code, form: input.form },
			new URL(site_url).hostname,
		);
		return thanks(email.to);
	},
});
