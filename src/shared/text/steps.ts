import { Node } from 'prosemirror-model';
import { ReplaceStep, Step } from 'prosemirror-transform';
import { schema } from './schema';

/** A change of a text as it travels and is kept: what the editor's own steps say of themselves. */
export type StepRecord = Record<string, unknown>;

/** A step that has been sent. @throws RangeError where it is none of this schema */
export const stepOf = (record: StepRecord): Step => Step.fromJSON(schema, record);

/** A document that has been sent. @throws RangeError where it is none of this schema */
export const documentOfRecord = (record: Record<string, unknown>): Node => Node.fromJSON(schema, record);

/** The one step that leads from a document to another; it leaves alone what both begin and end with. */
export function stepBetween(from: Node, to: Node): Step | undefined {
	const start = from.content.findDiffStart(to.content);
	const end = from.content.findDiffEnd(to.content);
	if (start === null || end === null) return undefined;
	// What is said twice in a row is counted at both ends.
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
