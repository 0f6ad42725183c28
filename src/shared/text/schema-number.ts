/**
 * Number of the schema of texts (`schema.ts`), apart from it because screens ask for it before the editor is there. Whoever
 * changes the schema so that a text of before reads otherwise raises it: what browsers have kept under another number is
 * shown beside a draft, and never put into it.
 */
export const TEXT_SCHEMA = 1;
