import { warnOfBackups } from '../commands/site/warn-of-backups';
import { type BackupHistory, backupHistory, isUnderWay, judgeBackups } from '../queries/site/backups';
import { type BackupProblem, backupProblems } from '../shared/site/backup-states';
import type { Backups } from './backup';
import { job } from './job';
import type { DeskMail } from './publish-due';

/** What people have to be warned of; undefined where there is nothing, or an operator has seen it. @param now Unix seconds */
function problemOf(history: BackupHistory, now: number): BackupProblem | undefined {
	const { state, reason, isSeen } = judgeBackups('daily', history, now);
	const found = backupProblems.find((problem) => problem === state);
	if (!found || isSeen) return undefined;
	// A server that was off for days makes its backup now, and the trial of the first one follows within minutes.
	if (found === 'late' && isUnderWay(history, now)) return undefined;
	if (found === 'untried' && !history.trialFailure) return undefined;
	return {
		state: found,
		...(reason === undefined ? {} : { reason }),
		...(found === 'faulty' && history.last ? { files: history.last.brokenFiles } : {}),
		...(history.good ? { goodAt: history.good.madeAt } : {}),
	};
}

/**
 * Warns the desk by e-mail once where planned backups fail, do not restore, lack files or are not made. It looks at the
 * recorded runs, so that it also notices what never ran. Without a mail server nobody is warned, and nothing is
 * remembered as said.
 */
export const watchBackups = job<{ backups: Pick<Backups, 'db'> } & DeskMail, object | undefined>({
	name: 'watch-backups',
	every: '10 min',
	retries: 2,
	async run({ backups, context, deskMail, now, log }) {
		if (deskMail === undefined) return undefined;
		const history = await backupHistory(backups.db.staff);
		const problem = problemOf(history, now);
		const emails = problem ? await warnOfBackups(context, problem, history.good?.firstTriedAt, deskMail) : 0;
		if (!problem || emails === 0) return undefined;
		const warned = { state: problem.state, emails };
		log({ event: 'backup_warning', ...warned });
		return warned;
	},
});
