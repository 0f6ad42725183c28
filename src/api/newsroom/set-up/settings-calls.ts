import { z } from 'zod';
import { denialFor } from '../../../access/authorization';
import type { StaffContext } from '../../../call/contexts';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { changeSwitches } from '../../../commands/configuration/change-switches';
import { switchesOf } from '../../../queries/site/switches';
import { switches } from '../../../shared/site/switches';

const settings = z.object({
	/** Whether each switch is on. */
	switches: z.record(z.enum(switches), z.boolean()),
	may_change: z.boolean(),
});
/** What the installation has decided, as its call answers it. */
export type InstallationSettings = z.output<typeof settings>;

const settingsNow = async ({ db, actor, now }: StaffContext): Promise<InstallationSettings> => ({
	switches: await switchesOf(db.staff),
	may_change: denialFor(actor, 'setting.write', {}, now) !== 'forbidden',
});

/** The switches of an installation; its name, look and parts are changed by the calls of the set-up. */
export const settingsCalls = [
	staffCall({
		method: 'GET',
		path: 'settings',
		summary: 'What the installation has decided by its switches',
		right: 'house.read',
		input: {},
		output: settings,
		run: settingsNow,
	}),
	staffCall({
		method: 'PATCH',
		path: 'settings',
		summary: 'Sets switches of the installation',
		right: 'setting.write',
		input: { body: changeSwitches.input },
		output: settings,
		async run(context) {
			const { db, actor, now, given } = context;
			await changeSwitches(createContext(db, actor, now), given as never);
			return settingsNow(context);
		},
	}),
];
