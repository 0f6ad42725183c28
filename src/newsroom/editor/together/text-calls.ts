import type { StepRecord } from '../../../shared/text/steps';
import { ask } from '../../calls';

/** The server's answer about a shared text. */
export interface StepsAnswer {
	/** Number of the last step. */
	number: number;
	/** The steps that the caller lacks, in order; if they end before `number`, there are more. */
	steps: { client: string; step: StepRecord }[];
	/** The whole text, where no steps lead to it from what the caller has. */
	doc?: StepRecord;
}

/** The answer that opens a text: the whole text, with the number of its schema. */
export type OpenedSteps = StepsAnswer & { schema: number };

/** What was typed into a text and not confirmed by the server, as the journal keeps it. */
export interface UnsentText {
	/** Number of the last step that had arrived, and the text after it. */
	number: number;
	doc: StepRecord;
	/** Client name under which the steps were sent; the server may have some of them. */
	client: string;
	steps: StepRecord[];
}

/** The calls of a shared text. Each throws ApiError or Unavailable. */
export interface TextCalls {
	/** Reads what was changed after a step. */
	hear(after: number): Promise<StepsAnswer>;
	/** Sends steps; if others were faster, none is taken and theirs are returned. */
	send(after: number, client: string, steps: StepRecord[]): Promise<StepsAnswer & { is_taken: boolean }>;
}

/** Reads the shared text of an article, or what was changed after a step. @throws ApiError, Unavailable */
export const openSteps = (id: number, after?: number): Promise<OpenedSteps> =>
	ask(`article/${id}/steps`, { query: { after: after === undefined ? undefined : String(after) } });

/** Returns the calls for one article. @param schema number of the schema under which its steps are made */
export const callsOf = (id: number, schema: number): TextCalls => ({
	hear: (after) => ask(`article/${id}/steps`, { query: { after: String(after) } }),
	send: (after, client, steps) =>
		ask(`article/${id}/steps`, { method: 'POST', body: { after, schema, client, steps } }),
});
