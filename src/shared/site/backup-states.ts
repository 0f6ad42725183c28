/** States of the backups that the newsroom's people are warned of by e-mail. */
export const backupProblems = ['failed', 'untried', 'broken', 'faulty', 'late'] as const;
export type BackupProblemState = (typeof backupProblems)[number];

/**
 * The state of the backups: `well`; made by another tool (`elsewhere`); none was made (`none`), or the `first` one is
 * being made; the last could not be made (`failed`), was not tried (`untried`), does not restore (`broken`) or lacks
 * files (`faulty`); or none of the last two days was found whole (`late`).
 */
export const backupStates = ['well', 'elsewhere', 'none', 'first', ...backupProblems] as const;
export type BackupState = (typeof backupStates)[number];

/** What is wrong with the backups, as an e-mail says it. */
export interface BackupProblem {
	state: BackupProblemState;
	/** Sentence of the error, in English. */
	reason?: string;
	/** Number of files that the last backup lacks. */
	files?: number;
	/** When the last backup was made that a trial found whole, in Unix seconds. */
	goodAt?: number;
}
