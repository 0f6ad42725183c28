/** The import cannot go on; the message is one sentence for the person who started it. */
export class ImportError extends Error {
	/** True where the command was called in a way that it does not know. */
	readonly isWrongUse: boolean;

	constructor(message: string, { isWrongUse = false, ...options }: ErrorOptions & { isWrongUse?: boolean } = {}) {
		super(message, options);
		this.isWrongUse = isWrongUse;
	}
}
