import { z } from 'zod';
import { actors } from '../../access/actor';
import type { MutationContext } from '../../call/contexts';
import { editionParameter } from '../../call/parameters';
import { mutation, mutationByGet } from '../../call/public-calls';
import { createContext } from '../../commands/command';
import { confirmSubscription } from '../../commands/subscription/confirm-subscription';
import { signUpLimits, subscribe, subscribeForms } from '../../commands/subscription/subscribe';
import type { Edition } from '../../editions/edition';
import { Refusal } from '../../shared/refusal';
import { readEmailAddress } from '../../shared/text/email-address';

const input = z.object({
	email: z
		.string()
		.max(400)
		.refine((text) => readEmailAddress(text) !== undefined)
		.describe('Exactly one address.'),
	language: z
		.string()
		.max(40)
		.default('english')
		.describe(
			"'english', 'spanish', 'chinese' or 'russian'; any other becomes the edition's own. What the forms send is always 'english'.",
		),
	edition: editionParameter.describe('Edition of the newsletter.'),
	form: z.enum(subscribeForms).default('api').describe('Which form it was; part of the proof of consent.'),
});
const output = z.object({ state: z.literal('pending').describe('The same for every address, known or not.') });
const limits = { ...signUpLimits, overall: ({ mail_ceiling }: { mail_ceiling: number }) => mail_ceiling };

/** The words the form of the edition shows under its field (specification, section 5). */
const say = (given: Record<string, unknown>, field: string, { words }: Edition) => {
	if (field !== 'email') return undefined;
	const messages = given.form === 'popup' ? words.newsletter.popup : words.newsletter.footer;
	return typeof given.email === 'string' && given.email.trim() !== '' ? messages.invalid : messages.missing;
};

async function create({
	input: { email, language, edition, form },
	db,
	keys,
	site_url,
	now,
}: MutationContext & { input: z.output<typeof input> }) {
	const address = readEmailAddress(email);
	if (!address) throw new Refusal('invalid', 'email', { rule: { name: 'email' } });
	await subscribe(
		createContext(db, actors.visitor, now),
		keys,
		{ email: address, language, edition, form },
		new URL(site_url).hostname,
	);
	return { state: 'pending' as const };
}

export const emailCalls = [
	mutationByGet({
		path: 'email/create',
		summary:
			'Subscribes to the newsletter: a pending subscription and a message that asks for confirmation. Needs a User-Token; new programs use POST',
		input,
		output,
		limits,
		say,
		run: create,
	}),
	mutation({
		path: 'email/create',
		summary: 'Subscribes to the newsletter: a pending subscription and a message that asks for confirmation',
		input,
		output,
		limits,
		say,
		run: create,
	}),
	mutation({
		path: 'email/confirm',
		summary: 'Confirms a subscription with the token of the confirmation message',
		input: z.object({ token: z.string().min(1).max(200), edition: editionParameter.optional() }),
		output: z.object({ state: z.literal('confirmed') }),
		limits: { seconds: 3_600, per_client: 120 },
		async run({ input: { token }, db, now }) {
			if (!(await confirmSubscription(createContext(db, actors.subscriber, now), token)))
				throw new Refusal('not_found');
			return { state: 'confirmed' as const };
		},
	}),
];
