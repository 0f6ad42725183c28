/** A result of the doctor. A `risk` needs somebody's judgement, `wrong` does harm now or at the next start. */
export interface Finding {
	/** Subject of the finding: `settings`, `database` … */
	about: string;
	state: 'ok' | 'risk' | 'wrong';
	sentence: string;
}

/** Makes findings of one subject, by their states. */
export const findingsAbout = (about: string) => ({
	ok: (sentence: string): Finding => ({ about, state: 'ok', sentence }),
	risk: (sentence: string): Finding => ({ about, state: 'risk', sentence }),
	wrong: (sentence: string): Finding => ({ about, state: 'wrong', sentence }),
});

/** One line for the operator. */
export const lineOf = ({ about, state, sentence }: Finding): string =>
	`${state.padEnd(5)}  ${about.padEnd(8)}  ${sentence}`;
