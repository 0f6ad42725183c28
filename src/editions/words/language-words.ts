interface LanguageQuestion {
	title: string;
	/** Where the same piece exists. */
	same?: string;
	other: string;
	/** In the language it leads to. */
	go: string;
}

/** The question for each language by its code, and what all of them say. */
export interface LanguageWords {
	stay: string;
	new_window: string;
	/** By the code of the language it leads to; one that has none is gone to without a question. */
	questions: Readonly<Record<string, LanguageQuestion | undefined>>;
}
