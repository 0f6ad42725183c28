import type { Hono } from 'hono';
import { actors } from '../../access/actor';
import { actingAs } from '../../commands/act';
import { postWallMessage, wallLimits } from '../../commands/event/post-wall-message';
import { pathOf } from '../../editions/address';
import { editions } from '../../editions/editions';
import { urls } from '../../editions/urls';
import { clientNetwork } from '../../platform/security/client-network';
import { FORM_STAMP, keepsStamp, stampFault } from '../../platform/security/form-stamp';
import { limitsOf, takeLimits } from '../../platform/security/take-limits';
import { openWall } from '../../queries/event/open-wall';
import { readWallEntry } from '../../shared/wall-entry';
import { HONEYPOT } from '../blocks/honeypot';
import { limitedScreen } from '../screens/error/limited';
import { topicScreen } from '../screens/topic/topic';
import type { RefusedMessage } from '../screens/topic/wall-form';
import { formBody } from './form-body';
import type { FormContext } from './form-context';

const UNDER_TOPIC = urls.topic.tree;

/** The form on a wall posts to the wall's own address. */
export function mountWallForm(app: Hono, { db, clock, keys, draw, clientOf }: FormContext): void {
	for (const edition of editions) {
		app.post(pathOf(edition, urls.wall.route), async (c) => {
			const request = c.req.raw;
			const slug = c.req.param('slug') ?? '';
			const fields = await formBody(request);
			const thanks = () =>
				new Response(null, {
					status: 303,
					headers: { location: `${urls.wall.href(edition, { slug })}?sent=1`, 'cache-control': 'no-store' },
				});
			const now = clock();
			const event = await openWall(db.read, edition.code, slug, now);
			// The page itself says that it takes no messages, or is not there.
			if (!event) return draw(request, edition, UNDER_TOPIC, topicScreen());
			if (fields.get(HONEYPOT)) return thanks();
			const typed = {
				text: fields.get('text')?.slice(0, 2_000) ?? '',
				name: fields.get('name')?.slice(0, 400) ?? '',
				country: fields.get('country')?.slice(0, 10) ?? '',
			};
			const entry = readWallEntry(typed);
			const stamp = fields.get(FORM_STAMP) ?? '';
			const fault = stampFault(await keys(), stamp, now);
			const refuse = (why: RefusedMessage['why']) =>
				draw(request, edition, UNDER_TOPIC, topicScreen({ typed, why }), {
					formStamp: keepsStamp(fault) ? stamp : undefined,
				});
			if (typeof entry === 'string') return refuse(entry);
			if (fault) return refuse(fault);
			const wait = await takeLimits(db, await keys(), limitsOf(wallLimits.name, wallLimits, clientOf(c)), now);
			if (wait > 0)
				return draw(request, edition, UNDER_TOPIC, limitedScreen(wait), { headers: { 'retry-after': String(wait) } });
			const message = { event_edition_id: event.id, edition: edition.code, entry, who: clientNetwork(clientOf(c)) };
			await postWallMessage(actingAs(db, actors.visitor, now), await keys(), message);
			return thanks();
		});
	}
}
