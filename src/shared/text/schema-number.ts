/**
 * Number of the schema of texts (`schema.ts`), in a file of its own because screens need it before the editor is
 * loaded. Raise it with any change of the schema that makes older texts read differently, or newer ones unreadable to an
 * editor that is still open: what browsers have kept under another number is shown beside a draft, and never put into
 * it.
 */
export const TEXT_SCHEMA = 3;
