import type { StepRecord } from '../../../shared/text/steps';
import { ask } from '../../calls';

/** What the server tells of a text that several people write. */
export interface StepsAnswer {
	/** Number of the last step. */
	number: number;
	/** What the caller lacks, in order; where they end before that number there are more. */
	steps: { client: string; step: StepRecord }[];
	/** The text whole, where no steps lead there from what the caller has. */
	doc?: StepRecord;
}

/** How a text is opened: whole, with the number of the schema that it is of. */
export type OpenedSteps = StepsAnswer & { schema: number };

/** What was typed into a text and is not known to have come to the server, as the journal keeps it. */
export interface UnsentText {
	/** Number of the last step that was heard, and the text as that left it. */
	number: number;
	doc: StepRecord;
	/** Name under which the steps were sent, some of which may have come there. */
	client: string;
	steps: StepRecord[];
}

/** The calls by which an open editor writes with others. Each throws ApiError or Unavailable. */
export interface TextCalls {
	/** What was changed behind a step. */
	hear(after: number): Promise<StepsAnswer>;
	/** Sends steps; where others were faster none is taken, and theirs come back. */
	send(after: number, client: string, steps: StepRecord[]): Promise<StepsAnswer & { is_taken: boolean }>;
}

/** The text of an article as its writers have it, or what was changed behind a step. @throws ApiError, Unavailable */
export const openSteps = (id: number, after?: number): Promise<OpenedSteps> =>
	ask(`article/${id}/steps`, { query: { after: after === undefined ? undefined : String(after) } });

/** The calls of one article. @param schema number of the schema under which its steps are made */
export const callsOf = (id: number, schema: number): TextCalls => ({
	hear: (after) => ask(`article/${id}/steps`, { query: { after: String(after) } }),
	send: (after, client, steps) =>
		ask(`article/${id}/steps`, { method: 'POST', body: { after, schema, client, steps } }),
});
