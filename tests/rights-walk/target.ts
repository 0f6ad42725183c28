import type { Subject } from '../../src/access/rules';
import type { Person } from './people';

/** A row, or a word, that a request is about. */
export interface Target {
	/** What a finding calls it. */
	label: string;
	key: number | string;
	version?: number | string;
	/** What rights over it depend on. */
	subject: Subject;
	/** Whether a person reads it. */
	isSeenBy(person: Person): boolean;
	/** Key of a target of this kind that does not exist; by default a number, or a word. */
	ghost?: number | string;
}

/** What there is none of. */
const GHOST_NUMBER = 739_999_999;
const GHOST_WORD = 'qghostq';
export const ghostOf = ({ key, ghost }: Target): number | string =>
	ghost ?? (typeof key === 'number' ? GHOST_NUMBER : GHOST_WORD);

/** For what is about no row. */
export const nothing: Target = { label: 'nothing', key: 0, subject: {}, isSeenBy: () => true };

/** Words that say what somebody may not know, each with who may. */
export class Marks {
	readonly #all = new Map<string, (person: Person) => boolean>();
	readonly #given = new Set<string>();

	/** A new word of its own. @param name small letters */
	word(name: string, isSeenBy: (person: Person) => boolean): string {
		const word = `zq${name}`;
		this.#all.set(word, isSeenBy);
		return word;
	}

	/** Marks a row with its number, which no other row has. */
	number(id: number, isSeenBy: (person: Person) => boolean): void {
		this.#all.set(String(id), isSeenBy);
	}

	/** The words and numbers of a text that a person must not know. @param asked what they named themselves */
	leaked(text: string, person: Person, asked: string): string[] {
		const found = new Set(text.toLowerCase().match(/zq[a-z]+|\b731\d{6}\b/g) ?? []);
		const unasked = [...found].filter((one) => !asked.includes(one));
		for (const one of unasked) if (this.#all.get(one)?.(person)) this.#given.add(one);
		return unasked.filter((one) => this.#all.get(one)?.(person) === false);
	}

	/** Marks that no answer gave to a person who may read them: a walk finds out nothing about these. */
	get never(): string[] {
		return [...this.#all.keys()].filter((one) => !this.#given.has(one)).sort();
	}
}
