import { ask } from '../calls';
import { hasNow } from '../session/session';
import { useWords } from '../words/words';
import { Moment } from './moment';
import { Nothing } from './states';

/** Problems of the installation that an administrator has to look after. */
export interface Health {
	jobs: { job: string; finished_at: number | null }[];
	failed_emails: number;
	waiting_emails: number;
	has_mail: boolean;
	backup: {
		state: 'well' | 'none' | 'late' | 'broken' | 'faulty' | 'untried';
		made_at: number | null;
		verified_at: number | null;
	};
}

/** Reads the health of the installation; undefined for people without that right. @throws ApiError, Unavailable */
export const healthOf = async (signal: AbortSignal): Promise<Health | undefined> =>
	hasNow('health.read') ? ask<Health>('health', { signal }) : undefined;

/** Shows the health of the installation, with a line for each problem. */
export function HealthPart({ health: { jobs, failed_emails, waiting_emails, has_mail, backup } }: { health: Health }) {
	const { health } = useWords();
	const isSafe = backup.state === 'well';
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
					{backup.state !== 'well' && (
						<li>
							{health.backup[backup.state]} {backup.made_at !== null && <Moment at={backup.made_at} />}
						</li>
					)}
				</ul>
			)}
			{isSafe && backup.verified_at !== null && (
				<p className="meta">
					{health.backup_tried} <Moment at={backup.verified_at} />
				</p>
			)}
		</section>
	);
}
