import type { Right } from '../../src/access/policy';
import { may, type Person } from './people';
import type { Target } from './target';

/** A request to a call about a row. */
export interface Question {
	/** Behind `/admin/api/`. */
	path: string;
	body?: unknown;
}

/** A call of the newsroom, asked about some rows in one way. */
export interface Case {
	/** Method and path of the call, without the expression of its key. */
	call: string;
	/** What is wrong with what is asked, or what is looked for. */
	variant: string;
	targets: readonly Target[];
	ask(target: Target): Question;
	/** The right without which it is asked in vain, where the call does not declare it. */
	entryRight?: Right;
	/** True where a person who reads the row may do this to it; missing where they always may. */
	may?(person: Person, target: Target): boolean;
	/** True where the call would succeed for people with the right: only others make it. */
	isDone?: boolean;
	/** True where somebody who reads the row and has no such right over it may be answered in any way. */
	isOpen?: boolean;
	/** True where the answer to a person with the right is a conflict. */
	isConflict?: boolean;
	/** True where nothing of the newsroom is written by it. */
	isHarmless?: boolean;
	/** What is wrong with the answer to somebody who reads the row; undefined where it is right. */
	judge?(text: string, person: Person, target: Target): string | undefined;
}

export const WRONG = 999_999;
/** A case that asks with a number for which the path has its key. */
export const at = (path: string, key: number | string) => path.replace(':key', String(key));

/** Whether a person has a right over the row that is asked about. */
export const mayOver =
	(right: Right): Case['may'] =>
	(person, { subject }) =>
		may(person, right, subject);
