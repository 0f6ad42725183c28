/** The database cannot be used; the message is one sentence for the person who starts the program. */
export class DatabaseOpeningError extends Error {}
