/**
 * Kinds of actors, which the database enforces too (`oneOf`): people of the newsroom, integrations, the command line,
 * the clock, imports, readers, subscribers. `history` marks states that were found in the data, whose author is
 * unknown.
 */
export const actorKinds = [
	'staff',
	'token',
	'operator',
	'clock',
	'import',
	'visitor',
	'subscriber',
	'history',
] as const;
export type ActorKind = (typeof actorKinds)[number];
