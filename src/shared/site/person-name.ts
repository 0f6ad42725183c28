import { z } from 'zod';
import { ruleError } from '../http/refusal-rules';
import type { RefusalCode } from '../refusal';
import { actorKinds } from './actor-kinds';

/** Kinds of actors that are no person, by whose names programs stand in the audit (`clock`, `import:wordpress`). */
const PROGRAMS: ReadonlySet<string> = new Set(actorKinds.filter((kind) => kind !== 'staff'));

/** What people see of a name at a glance: without accents and what no font draws, in small letters. */
const seen = (name: string): string =>
	name
		.normalize('NFKD')
		.replace(/[\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
		.toLowerCase()
		.trim();

/** Whether a name is one of a program, or looks like it. */
export const isProgramName = (name: string): boolean => PROGRAMS.has((seen(name).split(/[:：]/)[0] ?? '').trim());

/** The rule by which a schema refuses, where that is another one than `invalid` (`refusalOfIssue`). */
const by = (refusal: RefusalCode) => ({ params: { refusal } });

/** What a person of the newsroom is called: up to 120 signs that can be seen, and no name of a program. Trimmed. */
export const personName = z
	.string()
	.trim()
	.max(120)
	.refine((name) => name === '' || seen(name) !== '', ruleError({ name: 'invisible' }))
	.refine((name) => !/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(name), ruleError({ name: 'one_line' }))
	.refine((name) => !isProgramName(name), by('reserved'));
