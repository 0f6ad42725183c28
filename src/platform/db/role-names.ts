/** Role that serves readers and the public API: it sees published content and nothing else. */
export const READER_ROLE = 'brume_reader';
/** Role that serves staff: it sees content in any state, no secret, and no subscriber. */
export const STAFF_ROLE = 'brume_newsroom';
export const ROLES = [READER_ROLE, STAFF_ROLE] as const;
