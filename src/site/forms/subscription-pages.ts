import { z } from 'zod';
import { actors } from '../../access/actor';
import type { FormContext } from '../../call/contexts';
import { createContext } from '../../commands/command';
import {
	changeSubscription,
	eraseSubscription,
	newsletterNames,
} from '../../commands/subscription/change-subscription';
import { confirmSubscription } from '../../commands/subscription/confirm-subscription';
import { resumeSubscription } from '../../commands/subscription/resume-subscription';
import { unsubscribe } from '../../commands/subscription/unsubscribe';
import { editionByCode } from '../../editions/editions';
import { urls } from '../../editions/urls';
import { exportSubscription, ownSubscription } from '../../queries/secret/own-subscription';
import type { OpaqueScreen } from '../render/screen';
import { askEraseScreen, erasedScreen, preferencesScreen } from '../screens/about/preferences';
import { type SubscriptionAct, subscriptionActScreen, unknownLinkScreen } from '../screens/about/subscription-act';
import { type FormCall, formCall, type Shown } from './form-call';

const word = z.string().optional();
const tokenPath = z.object({ token: z.string() });
const choices = z.object({ act: word, letters: word, edition: word, sure: word });
const leaving = z.object({ act: word });

type SubscriptionContext = FormContext & { input: { token: string } };
type LeavingContext = FormContext & { input: { token: string } & z.output<typeof leaving> };
type PreferencesContext = FormContext & { input: { token: string } & z.output<typeof choices> };
/** Returns the page to show; undefined where the token is unknown. */
type Answer<Context> = (context: Context) => Promise<Response | OpaqueScreen | undefined>;
type SubscriptionPage = SubscriptionAct | 'preferences';

/** What a subscriber downloads: everything that is kept about them. */
const asFile = (data: object) =>
	new Response(JSON.stringify(data, null, '\t'), {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			'content-disposition': 'attachment; filename="subscription.json"',
			'cache-control': 'private, no-store',
			'referrer-policy': 'no-referrer',
		},
	});

/** Context of a command for the holder of an email's token. */
const reader = ({ db, now }: FormContext) => createContext(db, actors.subscriber, now);

const show: Record<SubscriptionPage, Answer<SubscriptionContext>> = {
	async confirm({ db, input: { token } }) {
		const own = await ownSubscription(db, token);
		return own && subscriptionActScreen('confirm', own.status === 'confirmed');
	},
	async unsubscribe({ db, input: { token } }) {
		const own = await ownSubscription(db, token);
		return own && subscriptionActScreen('unsubscribe', own.status === 'unsubscribed');
	},
	async preferences({ db, input: { token } }) {
		const own = await ownSubscription(db, token);
		return own && preferencesScreen(own);
	},
};

const confirm: Answer<SubscriptionContext> = async (context) =>
	(await confirmSubscription(reader(context), context.input.token))
		? subscriptionActScreen('confirm', true)
		: undefined;

/** Ends the subscription, or resumes it. */
const leaveOrReturn: Answer<LeavingContext> = async (context) => {
	if (context.input.act !== 'undo') return leave(context);
	if (!(await resumeSubscription(reader(context), context.input.token))) return undefined;
	const own = await ownSubscription(context.db, context.input.token);
	return own && preferencesScreen(own, 'returned');
};

/**
 * Also answers the one-click call of mail programs (RFC 8058), which come without a browser and post
 * `List-Unsubscribe=One-Click`.
 */
const leave: Answer<SubscriptionContext> = async (context) =>
	(await unsubscribe(reader(context), context.input.token)) ? subscriptionActScreen('unsubscribe', true) : undefined;

const changePreferences: Answer<PreferencesContext> = async (context) => {
	const { db, keys, edition, input } = context;
	const { token } = input;
	switch (input.act) {
		case 'export': {
			const kept = await exportSubscription(db, token);
			return kept && asFile(kept);
		}
		case 'erase':
			if (input.sure !== 'yes') return (await ownSubscription(db, token)) && askEraseScreen;
			return (await eraseSubscription(reader(context), await keys(), token)) ? erasedScreen : undefined;
		case 'leave':
			return leave(context);
		default: {
			const letters = newsletterNames.filter((name) => input.letters === name);
			const chosen = editionByCode(input.edition ?? '') ?? edition;
			const own = await changeSubscription(reader(context), token, { edition: chosen.code, letters });
			return own ? preferencesScreen(own, 'saved') : show.preferences(context);
		}
	}
};

/**
 * Answers with the page that was found. An unknown token is counted against the limit, so that tokens cannot be
 * guessed.
 */
const answering =
	<Context extends FormContext>(answer: Answer<Context>) =>
	async (context: Context): Promise<Response | Shown> => {
		const found = await answer(context);
		if (found instanceof Response) return found;
		if (!found) await context.count();
		return { screen: found ?? unknownLinkScreen };
	};

const page = (name: SubscriptionPage) => ({
	path: urls[name].route,
	under: urls.subscribe.tree,
	// Unknown tokens that one client may send in an hour.
	limits: { name: 'letter-token', seconds: 3_600, per_client: 60 },
});

const shown = (name: SubscriptionPage): FormCall =>
	formCall({
		...page(name),
		method: 'GET',
		summary: `Page behind an email's link: ${name}`,
		input: { path: tokenPath },
		run: answering(show[name]),
	});

/**
 * The pages that links in emails lead to. Opening one never changes anything (rule 21), so programs that follow links
 * neither confirm nor end a subscription. A POST may be repeated with the same result.
 */
export const subscriptionCalls: readonly FormCall[] = [
	shown('confirm'),
	formCall({
		...page('confirm'),
		method: 'POST',
		summary: 'Confirms a subscription',
		input: { path: tokenPath },
		run: answering(confirm),
	}),
	shown('unsubscribe'),
	formCall({
		...page('unsubscribe'),
		method: 'POST',
		summary: 'Ends a subscription, or takes that back',
		input: { path: tokenPath, body: leaving },
		run: answering(leaveOrReturn),
	}),
	shown('preferences'),
	formCall({
		...page('preferences'),
		method: 'POST',
		summary: 'Changes, exports, erases or ends a subscription',
		input: { path: tokenPath, body: choices },
		run: answering(changePreferences),
	}),
];
