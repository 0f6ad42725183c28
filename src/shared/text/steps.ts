import { Node } from 'prosemirror-model';
import { ReplaceStep, Step } from 'prosemirror-transform';
import { schema } from './schema';

/** A change of a text as it is sent and stored: the JSON of a ProseMirror step. */
export type StepRecord = Record<string, unknown>;

/** Parses a step that was sent. @throws RangeError for a step that does not fit this schema */
export const stepOf = (record: StepRecord): Step => Step.fromJSON(schema, record);

/** Parses a document that was sent. @throws RangeError for a document that does not fit this schema */
export const documentOfRecord = (record: Record<string, unknown>): Node => Node.fromJSON(schema, record);

/** Returns the one step that leads from a document to another, without their common beginning and end. */
export function stepBetween(from: Node, to: Node): Step | undefined {
	const start = from.content.findDiffStart(to.content);
	const end = from.content.findDiffEnd(to.content);
	if (start === null || end === null) return undefined;
	// Repeated text may be counted in both the common beginning and the common end.
	const twice = Math.max(0, start - Math.min(end.a, end.b));
	const step = new ReplaceStep(start, end.a + twice, to.slice(start, end.b + twice));
	if (isLeading(step, from, to)) return step;
	return new ReplaceStep(0, from.content.size, to.slice(0, to.content.size));
}

function isLeading(step: Step, from: Node, to: Node): boolean {
	try {
		return step.apply(from).doc?.eq(to) === true;
	} catch {
		return false;
	}
}
