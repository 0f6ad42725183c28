import { z } from 'zod';
import { authorize } from '../../../access/authorization';
import type { StaffContext } from '../../../call/contexts';
import { staffCall } from '../../../call/newsroom-calls';
import { type ActorContext, createContext } from '../../../commands/command';
import { changeChecklist } from '../../../commands/configuration/change-checklist';
import { addEdition, changeEdition } from '../../../commands/configuration/change-editions';
import { changeSiteConfig, endSetUp } from '../../../commands/configuration/change-site-config';
import { Refusal } from '../../../shared/refusal';
import { demonstrationCalls } from './demonstration-calls';
import { openingCalls } from './opening-calls';
import { setUp, setUpNow } from './set-up-now';
import { textCalls } from './text-calls';

const tried = z.object({ reason: z.string().nullable() });

/**
 * Makes the handler of a command: runs it, waits until the change is in effect here, and returns the state of the
 * set-up.
 */
const changedBy =
	(command: (context: ActorContext, given: never) => Promise<unknown>) =>
	async (context: StaffContext & { given: unknown }) => {
		const { db, actor, now, given, installation } = context;
		await command(createContext(db, actor, now), given as never);
		await installation.settled();
		return setUpNow(context);
	};

/** Setting an installation up in the browser: what is there, what is missing, and what can be tried. */
export const setUpCalls = [
	staffCall({
		method: 'GET',
		path: 'set-up',
		summary: 'How far the installation is set up, and by what',
		right: 'house.read',
		input: {},
		output: setUp,
		run: setUpNow,
	}),
	staffCall({
		method: 'PATCH',
		path: 'set-up',
		summary: 'Changes what the house is called and how it looks',
		right: 'house.change',
		input: { body: changeSiteConfig.input },
		output: setUp,
		run: changedBy(changeSiteConfig),
	}),
	staffCall({
		method: 'POST',
		path: 'set-up/edition',
		summary: 'Adds an edition; what is not said follows from the code of its language',
		right: 'house.change',
		input: { body: addEdition.input },
		output: setUp,
		run: changedBy(addEdition),
	}),
	staffCall({
		method: 'PATCH',
		path: 'set-up/edition',
		summary: 'Changes an edition, moves it, or switches it on and off',
		right: 'house.change',
		input: { body: changeEdition.input },
		output: setUp,
		run: changedBy(changeEdition),
	}),
	staffCall({
		method: 'POST',
		path: 'set-up/end',
		summary: 'Notes that the set-up was gone through',
		right: 'house.change',
		input: {},
		output: setUp,
		run: changedBy(endSetUp),
	}),
	staffCall({
		method: 'POST',
		path: 'set-up/checklist',
		summary: 'Puts the list of what is left away from the first screen, or brings it back',
		right: 'house.change',
		input: { body: changeChecklist.input },
		output: setUp,
		run: changedBy(changeChecklist),
	}),
	...demonstrationCalls,
	...openingCalls,
	staffCall({
		method: 'POST',
		path: 'set-up/mail',
		summary: 'Sends a message to whoever asks, and says why it did not leave',
		right: 'house.change',
		input: {},
		output: tried,
		async run({ actor, now, entrance, installation }) {
			authorize(actor, 'house.change', {}, now);
			const { session } = entrance;
			if (!session) throw new Refusal('forbidden');
			return { reason: (await installation.tryMail(session.email, session.language)) ?? null };
		},
	}),
	staffCall({
		method: 'POST',
		path: 'set-up/storage',
		summary: 'Writes, reads and removes a file, and says why that failed',
		right: 'house.change',
		input: {},
		output: tried,
		async run({ actor, now, installation }) {
			authorize(actor, 'house.change', {}, now);
			return { reason: (await installation.tryStorage()) ?? null };
		},
	}),
	...textCalls,
];
