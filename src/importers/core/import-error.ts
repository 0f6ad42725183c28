/** The import cannot go on; the message is one sentence for the person who started it. */
export class ImportError extends Error {}
