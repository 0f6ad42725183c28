import { z } from 'zod';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { postWallMessage, wallLimits } from '../../commands/event/post-wall-message';
import { urls } from '../../editions/urls';
import { clientNetwork } from '../../platform/security/client-network';
import { FORM_TOKEN_FIELD, formTokenError, keepsFormToken } from '../../platform/security/form-token';
import { openWall } from '../../queries/event/open-wall';
import { readWallEntry } from '../../shared/subject/wall-entry';
import { HONEYPOT } from '../blocks/honeypot';
import { topicScreen } from '../screens/topic/topic';
import type { RefusedMessage } from '../screens/topic/wall-form';
import { formCall } from './form-call';

const field = z.string().default('');

/** The form on a wall posts to the wall's own address. */
export const wallCall = formCall({
	method: 'POST',
	path: urls.wall.route,
	under: urls.topic.tree,
	summary: 'Writes on the wall of an event',
	input: {
		path: z.object({ slug: z.string() }),
		body: z.object({ text: field, name: field, country: field, [HONEYPOT]: field, [FORM_TOKEN_FIELD]: field }),
	},
	limits: { ...wallLimits, overall: () => wallLimits.overall },
	async run({ input, db, edition, keys, client, now, count }) {
		const { slug } = input;
		const thanks = () =>
			new Response(null, {
				status: 303,
				headers: { location: `${urls.wall.href(edition, { slug })}?sent=1`, 'cache-control': 'no-store' },
			});
		const event = await openWall(db.read, edition.code, slug, now);
		// The page itself says that it takes no messages, or is not there.
		if (!event) return { screen: topicScreen() };
		if (input[HONEYPOT]) return thanks();
		const typed = {
			text: input.text.slice(0, 2_000),
			name: input.name.slice(0, 400),
			country: input.country.slice(0, 10),
		};
		const entry = readWallEntry(typed);
		const token = input[FORM_TOKEN_FIELD];
		const stampError = formTokenError(await keys(), token, now);
		const refuse = (why: RefusedMessage['why']) => ({
			screen: topicScreen({ typed, why }),
			formToken: keepsFormToken(stampError) ? token : undefined,
		});
		if (typeof entry === 'string') return refuse(entry);
		if (stampError) return refuse(stampError);
		await count();
		const message = { event_edition_id: event.id, edition: edition.code, entry, who: clientNetwork(client) };
		await postWallMessage(createContext(db, actors.visitor, now), await keys(), message);
		return thanks();
	},
});
