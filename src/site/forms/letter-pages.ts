import type { Context, Hono } from 'hono';
import { actors } from '../../access/actor';
import { actingAs } from '../../commands/act';
import { changeSubscription, eraseSubscription, letterNames } from '../../commands/subscription/change-subscription';
import { confirmSubscription } from '../../commands/subscription/confirm-subscription';
import { unsubscribe } from '../../commands/subscription/unsubscribe';
import { pathOf } from '../../editions/address';
import type { Edition } from '../../editions/edition';
import { editionByCode, editions } from '../../editions/editions';
import { urls } from '../../editions/urls';
import { limitsOf, takeLimits } from '../../platform/security/take-limits';
import { exportSubscription, ownSubscription } from '../../queries/secret/own-subscription';
import type { OpaqueScreen } from '../render/screen';
import { type LetterAct, letterActScreen, unknownLetterScreen } from '../screens/about/letter-act';
import { erasedScreen, preferencesScreen } from '../screens/about/preferences';
import { limitedScreen } from '../screens/error/limited';
import { formBody } from './form-body';
import type { FormContext } from './form-context';

const ROOM = urls.subscribe.tree;
/** Tokens that are nobody's one client may try in an hour. */
const GUESSES = { seconds: 3_600, per_client: 60 };

type Answer = (context: Context, edition: Edition, token: string) => Promise<Response | OpaqueScreen | undefined>;

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

/**
 * The pages that links in letters lead to. Opening one never changes anything (rule 21): programs that follow links neither confirm
 * nor end a subscription. What a POST does can be done twice.
 */
export function mountLetterPages(app: Hono, context: FormContext): void {
	const { db, clock, keys, draw, clientOf } = context;
	const answering = (edition: Edition, answer: Answer) => async (c: Context) => {
		const found = await answer(c, edition, c.req.param('token') ?? '');
		if (found instanceof Response) return found;
		if (found) return draw(c.req.raw, edition, ROOM, found);
		const wait = await takeLimits(db, await keys(), limitsOf('letter-token', GUESSES, clientOf(c)), clock());
		return wait > 0
			? draw(c.req.raw, edition, ROOM, limitedScreen(wait), { headers: { 'retry-after': String(wait) } })
			: draw(c.req.raw, edition, ROOM, unknownLetterScreen);
	};

	/** Who holds a letter's token acts for its subscription. */
	const reader = () => actingAs(db, actors.subscriber, clock());
	const show: Record<LetterAct | 'preferences', Answer> = {
		async confirm(_c, _edition, token) {
			const own = await ownSubscription(db, token);
			return own && letterActScreen('confirm', own.status === 'confirmed');
		},
		async unsubscribe(_c, _edition, token) {
			const own = await ownSubscription(db, token);
			return own && letterActScreen('unsubscribe', own.status === 'unsubscribed');
		},
		async preferences(_c, _edition, token) {
			const own = await ownSubscription(db, token);
			return own && preferencesScreen(own, false);
		},
	};

	const act: Record<LetterAct | 'preferences', Answer> = {
		confirm: async (_c, _edition, token) =>
			(await confirmSubscription(reader(), token)) ? letterActScreen('confirm', true) : undefined,
		// Also the one click of mail programs (RFC 8058), which come without a browser and post `List-Unsubscribe=One-Click`.
		unsubscribe: async (_c, _edition, token) =>
			(await unsubscribe(reader(), token)) ? letterActScreen('unsubscribe', true) : undefined,
		async preferences(c, edition, token) {
			const fields = await formBody(c.req.raw);
			switch (fields.get('act')) {
				case 'export': {
					const kept = await exportSubscription(db, token);
					return kept && asFile(kept);
				}
				case 'erase':
					return (await eraseSubscription(reader(), await keys(), token)) ? erasedScreen : undefined;
				case 'leave':
					return (await unsubscribe(reader(), token)) ? letterActScreen('unsubscribe', true) : undefined;
				default: {
					const letters = letterNames.filter((name) => fields.get('letters') === name);
					const chosen = editionByCode(fields.get('edition') ?? '') ?? edition;
					const own = await changeSubscription(reader(), token, { edition: chosen.code, letters });
					return own ? preferencesScreen(own, true) : show.preferences(c, edition, token);
				}
			}
		},
	};

	for (const edition of editions) {
		for (const page of ['confirm', 'unsubscribe', 'preferences'] as const) {
			const path = pathOf(edition, urls[page].route);
			app.get(path, answering(edition, show[page]));
			app.post(path, answering(edition, act[page]));
		}
	}
}
