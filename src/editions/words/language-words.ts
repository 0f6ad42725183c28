interface LanguageQuestion {
	title: string;
	/** Shown where the same article exists in that language. */
	same?: string;
	other: string;
	/** In the language that the link leads to. */
	go: string;
}

/** The question for each language by its code, and what all of them say. */
export interface LanguageWords {
	stay: string;
	new_window: string;
	/** Keyed by the code of the target language; a language without an entry is opened without a question. */
	questions: Readonly<Record<string, LanguageQuestion | undefined>>;
}
