/** What the doctor says of one thing. `risk` is for a person to judge, `wrong` does harm now or at the next start. */
export interface Finding {
	/** What was looked at: `settings`, `database` … */
	about: string;
	state: 'ok' | 'risk' | 'wrong';
	sentence: string;
}

/** Findings of one subject, by their states. */
export const findingsAbout = (about: string) => ({
	ok: (sentence: string): Finding => ({ about, state: 'ok', sentence }),
	risk: (sentence: string): Finding => ({ about, state: 'risk', sentence }),
	wrong: (sentence: string): Finding => ({ about, state: 'wrong', sentence }),
});

/** One line for the operator. */
export const lineOf = ({ about, state, sentence }: Finding): string =>
	`${state.padEnd(5)}  ${about.padEnd(8)}  ${sentence}`;
