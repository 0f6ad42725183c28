import { z } from 'zod';
import { authorize } from '../../../access/authorization';
import type { Entrance } from '../../../call/contexts';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { planDemoRemoval, removeDemo } from '../../../commands/demo/remove-demo';
import { NEWSROOM } from '../../../shared/address/folders';
import { Refusal } from '../../../shared/refusal';
import { setUp, setUpNow } from './set-up-now';

/**
 * The link of the first administrator is for the person at this machine: a session of the demonstration counts where its
 * people are offered.
 * @throws Refusal `forbidden`
 */
const requireOffered = ({ session, demonstrationSecret }: Entrance): void => {
	if (session?.is_demonstration && demonstrationSecret === undefined) throw new Refusal('forbidden');
};

const counts = z.record(z.string(), z.number());

/** What goes and stays when the demonstration is removed; tables and reasons are told by their names. */
const removalPlan = z.object({
	/** Fingerprint of what follows, which the removal is given. */
	hash: z.string(),
	/** Numbers of the rows that go, by table. */
	going: counts,
	/** Numbers of the rows that stay, by table. */
	staying: counts,
	/** The first 200 rows that stay: the changed ones, those that others need, and what is not of the demonstration. */
	named: z.array(
		z.object({
			noun: z.string(),
			key: z.string(),
			title: z.string(),
			/** Whether the newsroom has a screen for it. */
			is_shown: z.boolean(),
			why: z.enum(['changed', 'used', 'own']),
			/** The row that needs it. */
			by: z.object({ noun: z.string(), title: z.string() }).optional(),
		}),
	),
});

/** The demonstration, brought in and taken away. */
export const demonstrationCalls = [
	staffCall({
		method: 'POST',
		path: 'set-up/demonstration',
		summary: 'Begins to fill an installation in which nothing was written with the demonstration',
		right: 'demo.load',
		input: {},
		output: setUp,
		async run(context) {
			const { installation, actor, now } = context;
			authorize(actor, 'demo.load', {}, now);
			const state = await setUpNow(context);
			if (!state.may_load || state.is_loading) throw new Refusal('state', undefined, { rule: { name: 'not_empty' } });
			await installation.loadDemonstration(now);
			return { ...state, is_loading: true, is_needed: false };
		},
	}),
	staffCall({
		method: 'GET',
		path: 'set-up/demonstration',
		summary: 'What the removal of the demonstration would remove and keep',
		right: 'demo.remove',
		input: {},
		output: removalPlan,
		run({ db, actor, now, entrance }) {
			requireOffered(entrance);
			return planDemoRemoval(createContext(db, actor, now));
		},
	}),
	staffCall({
		method: 'DELETE',
		path: 'set-up/demonstration',
		summary: 'Removes the demonstration: what nobody has changed, and nothing that stays needs',
		right: 'demo.remove',
		input: { query: removeDemo.input },
		output: setUp.extend({
			removed: removalPlan,
			/** Address that makes the first administrator's account, once, within 24 hours; null where others can come in. */
			first_link: z.string().nullable(),
		}),
		async run(context) {
			const { db, actor, now, input, installation, entrance } = context;
			requireOffered(entrance);
			const { firstLink, ...removed } = await removeDemo(createContext(db, actor, now), input);
			await installation.sweepFiles(now);
			await installation.settled();
			return {
				...(await setUpNow(context)),
				removed,
				first_link: firstLink === undefined ? null : `${entrance.newsroom_url}${NEWSROOM}/link/${firstLink}`,
			};
		},
	}),
];
