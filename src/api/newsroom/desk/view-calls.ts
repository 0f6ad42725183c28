import { z } from 'zod';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { changeView, removeView, saveView } from '../../../commands/desk/saved-view';
import { savedViews } from '../../../queries/desk/saved-views';

const key = z.object({ key: z.string() });
const NUMBER = ':key{[1-9][0-9]{0,8}}';

const view = z.object({
	id: z.number(),
	name: z.string(),
	/** The query of the list's address, without the question mark. */
	query: z.string(),
	is_shared: z.boolean(),
	is_own: z.boolean(),
	/** Name of the person who saved it. */
	owner: z.string(),
});
/** Filters of a list under a name. */
export type SavedView = z.output<typeof view>;

/** Calls over saved views of lists. */
export const viewCalls = [
	staffCall({
		method: 'GET',
		path: 'saved_view',
		summary: 'Views of a list: one’s own, and those that colleagues share',
		right: 'saved_view.write',
		input: { query: z.object({ noun: z.string().max(60) }) },
		output: z.object({ rows: z.array(view) }),
		async run({ db, actor, input }) {
			const own = actor.kind === 'staff' ? actor.id : 0;
			const rows = await savedViews(db.staff, input.noun, own);
			return { rows: rows.map(({ account_id, ...row }) => ({ ...row, is_own: account_id === own })) };
		},
	}),
	staffCall({
		method: 'POST',
		path: 'saved_view',
		summary: 'Keeps the filters of a list under a name',
		right: 'saved_view.write',
		input: { body: saveView.input },
		output: z.object({ id: z.number() }),
		status: 201,
		run: ({ db, actor, now, given }) => saveView(createContext(db, actor, now), given as never),
	}),
	staffCall({
		method: 'PATCH',
		path: `saved_view/${NUMBER}`,
		summary: 'Gives a view another name or other filters, or shares it',
		right: 'saved_view.write',
		input: { path: key, body: changeView.input.omit({ id: true }) },
		output: z.object({ id: z.number() }),
		run: ({ db, actor, now, given: { key: id, ...given } }) =>
			changeView(createContext(db, actor, now), { ...given, id: Number(id) } as never),
	}),
	staffCall({
		method: 'DELETE',
		path: `saved_view/${NUMBER}`,
		summary: 'Takes a view away',
		right: 'saved_view.write',
		input: { path: key },
		output: z.object({ id: z.number() }),
		run: ({ db, actor, now, input }) => removeView(createContext(db, actor, now), { id: Number(input.key) }),
	}),
];
