/**
 * Kinds of those who act, which the database holds too (`oneOf`): people of the newsroom, integrations, the command
 * line, what is due at its hour, imports, readers, subscribers. `history` stands beside states that were found and that
 * nobody has kept.
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
