import type { MarkType, NodeType } from 'prosemirror-model';
import { schema } from '../../shared/text/schema';

/** A node of the schema by the name of its tag. */
export function nodeType(name: string): NodeType {
	const found = schema.nodes[name];
	if (!found) throw new Error(`no node is called ${name}`);
	return found;
}

/** A formatting of the schema by the name of its tag. */
export function markType(name: string): MarkType {
	const found = schema.marks[name];
	if (!found) throw new Error(`no formatting is called ${name}`);
	return found;
}
