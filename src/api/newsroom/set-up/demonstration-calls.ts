import { z } from 'zod';
import { authorize } from '../../../access/authorization';
import type { StaffContext } from '../../../call/contexts';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { removeDemo } from '../../../commands/demo/remove-demo';
import { MAX_ROW_ID } from '../../../shared/input/limits';
import { givenWhole } from '../../../shared/input/numbers';
import { Refusal } from '../../../shared/refusal';
import { setUp, setUpNow } from './set-up-now';

/** @throws Refusal `state` for somebody of the demonstration itself, who would go with it */
const requireOwnAccount = ({ entrance }: StaffContext): void => {
	if (entrance.session?.is_demonstration) throw new Refusal('state', undefined, { rule: { name: 'of_demonstration' } });
};

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
		method: 'DELETE',
		path: 'set-up/demonstration',
		summary: 'Removes the demonstration and whatever was made in it',
		right: 'demo.remove',
		input: { query: z.object({ own_articles: givenWhole(0, MAX_ROW_ID) }) },
		output: setUp,
		async run(context) {
			requireOwnAccount(context);
			const { db, actor, now, input, installation } = context;
			await removeDemo(createContext(db, actor, now), input);
			await installation.sweepFiles(now);
			await installation.settled();
			return setUpNow(context);
		},
	}),
];
