import { authorize } from '../../../access/authorization';
import type { StaffContext } from '../../../call/contexts';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { closeSite, openSite } from '../../../commands/configuration/open-site';
import { Refusal } from '../../../shared/refusal';
import { type SetUp, setUp, setUpNow } from './set-up-now';

/** @throws Refusal `forbidden`, `unproved`, `state` where PUBLIC_SITE decides */
function requireOwnChoice({ actor, now, installation }: StaffContext): void {
	authorize(actor, 'house.change', {}, now);
	if (installation.givenPublic !== undefined) throw new Refusal('state', undefined, { rule: { name: 'public_given' } });
}

/** The state of the set-up once this node answers as it was told. */
async function settled(context: StaffContext): Promise<SetUp> {
	await context.installation.settled();
	return setUpNow(context);
}

/** Opening the site to search engines, and closing it again. */
export const openingCalls = [
	staffCall({
		method: 'POST',
		path: 'set-up/opening',
		summary: 'Opens the site to search engines, unless something is still missing',
		right: 'house.change',
		input: {},
		output: setUp,
		async run(context) {
			requireOwnChoice(context);
			const { blockers } = await setUpNow(context);
			if (blockers.length > 0) throw new Refusal('state', undefined, { rule: { name: 'not_ready' } });
			await openSite(createContext(context.db, context.actor, context.now));
			return settled(context);
		},
	}),
	staffCall({
		method: 'DELETE',
		path: 'set-up/opening',
		summary: 'Closes the site to search engines',
		right: 'house.change',
		input: {},
		output: setUp,
		async run(context) {
			requireOwnChoice(context);
			await closeSite(createContext(context.db, context.actor, context.now));
			return settled(context);
		},
	}),
];
