import { z } from 'zod';
import { ruleError } from '../http/refusal-rules';
import type { RefusalCode } from '../refusal';
import { actorKinds } from './actor-kinds';

/** Kinds of actors other than people; the audit log names programs by them (`clock`, `import:wordpress`). */
const PROGRAMS: ReadonlySet<string> = new Set(actorKinds.filter((kind) => kind !== 'staff'));

/** Reduces a name to what people see at a glance: no accents, no invisible characters, lower case. */
const seen = (name: string): string =>
	name
		.normalize('NFKD')
		.replace(/[\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
		.toLowerCase()
		.trim();

/** True for the name of a program, or a name that looks like one. */
export const isProgramName = (name: string): boolean => PROGRAMS.has((seen(name).split(/[:：]/)[0] ?? '').trim());

/** The rule by which a schema refuses, where its code is not `invalid` (`refusalOfIssue`). */
const by = (refusal: RefusalCode) => ({ params: { refusal } });

/** The name of a person of the newsroom: up to 120 visible characters, and not the name of a program. Trimmed. */
export const personName = z
	.string()
	.trim()
	.max(120)
	.refine((name) => name === '' || seen(name) !== '', ruleError({ name: 'invisible' }))
	.refine((name) => !/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(name), ruleError({ name: 'one_line' }))
	.refine((name) => !isProgramName(name), by('reserved'));
