import type { BackupState } from '../../shared/site/backup-states';
import { ask } from '../calls';
import { hasNow } from '../session/session';
import { useWords } from '../words/words';
import { Age, Moment } from './moment';
import { Nothing } from './states';

/** Problems of the installation that an administrator has to look after. */
export interface Health {
	jobs: { job: string; finished_at: number | null }[];
	failed_emails: number;
	waiting_emails: number;
	has_mail: boolean;
	backup: {
		state: BackupState;
		at: number | null;
		/** Sentence of an error, in English. */
		reason: string | null;
		good: { tried_at: number; tables: number; rows: number; files: number } | null;
	};
}

/** Reads the health of the installation; undefined for people without that right. @throws ApiError, Unavailable */
export const healthOf = async (signal: AbortSignal): Promise<Health | undefined> =>
	hasNow('health.read') ? ask<Health>('health', { signal }) : undefined;

/** Shows the health of the installation, with a line for each problem. */
export function HealthPart({ health: { jobs, failed_emails, waiting_emails, has_mail, backup } }: { health: Health }) {
	const { health } = useWords();
	const { state, at, reason, good } = backup;
	const isSafe = state === 'well' || state === 'elsewhere';
	const isWell = jobs.length === 0 && failed_emails === 0 && waiting_emails === 0 && has_mail && isSafe;
	return (
		<section className="stt">
			<header className="sh">
				<h2>{health.title}</h2>
			</header>
			{isWell ? (
				<Nothing title={health.well} line={health.well_line} />
			) : (
				<ul className="lines lines--wrong">
					{jobs.map(({ job, finished_at }) => (
						<li key={`${job}${finished_at}`}>
							{health.job({ job })} {finished_at !== null && <Moment at={finished_at} />}
						</li>
					))}
					{failed_emails > 0 && <li>{health.failed_emails({ n: failed_emails })}</li>}
					{waiting_emails > 0 && <li>{health.waiting_emails({ n: waiting_emails })}</li>}
					{!has_mail && <li>{health.no_mail}</li>}
					{!isSafe && (
						<li>
							{health.backup[state]} {at !== null && <Moment at={at} />}
							{reason !== null && (
								<p className="meta" lang="en">
									{reason}
								</p>
							)}
						</li>
					)}
				</ul>
			)}
			{state === 'elsewhere' && <p className="meta">{health.elsewhere}</p>}
			{state !== 'elsewhere' && good && (
				<p className="meta">
					{health.tried} <Age at={good.tried_at} />: {health.as_they_were(good)}
				</p>
			)}
		</section>
	);
}
