import { z } from 'zod';
import { denialFor, denied } from '../../../access/authorization';
import { staffCall } from '../../../call/newsroom-calls';
import { type Command, createContext } from '../../../commands/command';
import { changeNote, removeNote } from '../../../commands/note/change-note';
import { reopenNote, settleNote } from '../../../commands/note/settle-note';
import { answerNote, writeNote } from '../../../commands/note/write-note';
import { notesOf } from '../../../queries/desk/notes';
import { getVisibleArticle } from '../article/visible-article';

const NUMBER = ':key{[1-9][0-9]{0,8}}';
const key = z.object({ key: z.string() });
const right = 'note.write';

const noteSchema = z.object({
	id: z.number(),
	version: z.number(),
	/** Empty where it was taken back. */
	text: z.string(),
	is_removed: z.boolean(),
	/** Name of the author; null where the account is gone. */
	name: z.string().nullable(),
	is_own: z.boolean(),
	created_at: z.number(),
	changed_at: z.number().nullable(),
});
const thread = noteSchema.extend({
	/** The words that it is about, as they were in the last saved text that contained them. */
	anchor: z.object({ quote: z.string(), before: z.string(), after: z.string(), at: z.number() }),
	settled_at: z.number().nullable(),
	settled_by: z.string().nullable(),
	answers: z.array(noteSchema),
});
/** What was said at one time. */
export type NoteAnswer = z.output<typeof noteSchema>;
/** A note on words of an article, with its answers. */
export type NoteThread = z.output<typeof thread>;

const written = z.object({ id: z.number(), version: z.number() });

/** What is done to a note that was seen. */
function step<S extends z.ZodObject<{ id: z.ZodType; version: z.ZodType }>>(
	action: string,
	summary: string,
	command: Command<S, { version: number }>,
) {
	const { id: _id, ...body } = command.input.shape;
	return staffCall({
		method: 'POST',
		path: `note/${NUMBER}/${action}`,
		summary,
		right,
		input: { path: key, body: z.object(body) },
		output: z.object({ version: z.number() }),
		run: ({ db, actor, now, given: { key: id, ...given } }) =>
			command(createContext(db, actor, now), { ...given, id: Number(id) } as never),
	});
}

/** What people of the newsroom say to each other about words of an article. */
export const noteCalls = [
	staffCall({
		method: 'GET',
		path: `article/${NUMBER}/note`,
		summary: 'Notes on an article with their answers, settled ones too',
		right,
		input: { path: key },
		output: z.object({ rows: z.array(thread) }),
		async run({ db, actor, now, input }) {
			const { row, subject } = await getVisibleArticle(db, actor, Number(input.key), now);
			const code = denialFor(actor, right, subject, now);
			if (code) throw denied(actor, right, code);
			const own = actor.kind === 'staff' ? actor.id : 0;
			const all = (await notesOf(db.staff, row.id)).map(({ account_id, ...one }) => ({
				...one,
				is_own: account_id === own,
			}));
			const answers = Map.groupBy(all, ({ thread_id }) => thread_id);
			return {
				rows: all.flatMap(({ anchor, ...one }) =>
					anchor === null ? [] : [{ ...one, anchor, answers: answers.get(one.id) ?? [] }],
				),
			};
		},
	}),
	staffCall({
		method: 'POST',
		path: `article/${NUMBER}/note`,
		summary: 'Writes a note on words of an article',
		right,
		input: { path: key, body: writeNote.input.omit({ article_id: true }) },
		output: written,
		status: 201,
		run: ({ db, actor, now, given: { key: id, ...given } }) =>
			writeNote(createContext(db, actor, now), { ...given, article_id: Number(id) } as never),
	}),
	staffCall({
		method: 'POST',
		path: `note/${NUMBER}/answer`,
		summary: 'Answers a note that is not settled',
		right,
		input: { path: key, body: answerNote.input.omit({ id: true }) },
		output: written,
		status: 201,
		run: ({ db, actor, now, given: { key: id, ...given } }) =>
			answerNote(createContext(db, actor, now), { ...given, id: Number(id) } as never),
	}),
	staffCall({
		method: 'PATCH',
		path: `note/${NUMBER}`,
		summary: 'Gives a note of one’s own other words',
		right,
		input: { path: key, body: changeNote.input.omit({ id: true }) },
		output: z.object({ version: z.number() }),
		run: ({ db, actor, now, given: { key: id, ...given } }) =>
			changeNote(createContext(db, actor, now), { ...given, id: Number(id) } as never),
	}),
	step('settle', 'Says that what a note asks for is settled', settleNote),
	step('reopen', 'Opens a note again that was settled', reopenNote),
	staffCall({
		method: 'DELETE',
		path: `note/${NUMBER}`,
		summary: 'Takes a note of one’s own away',
		right,
		input: { path: key, body: removeNote.input.omit({ id: true }) },
		output: z.object({ id: z.number() }),
		run: ({ db, actor, now, given: { key: id, ...given } }) =>
			removeNote(createContext(db, actor, now), { ...given, id: Number(id) } as never),
	}),
];
