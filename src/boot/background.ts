/** The work of a node besides answering requests: the jobs of the site. */
import { join } from 'node:path';
import { openBackupStore } from '../backup/open-store';
import { noteMailAccepted } from '../commands/email/note-mail-accepted';
import { signingKeys } from '../commands/security/signing-keys';
import { editions } from '../editions/editions';
import { backup, sendBackups, verifyBackup } from '../jobs/backup';
import { foldTexts } from '../jobs/fold-texts';
import { createJobContext, type JobContext } from '../jobs/job';
import { publishDue } from '../jobs/publish-due';
import { purgeCdn } from '../jobs/purge-cdn';
import { sendEmails } from '../jobs/send-emails';
import { sendStaffEmails } from '../jobs/send-staff-emails';
import { sweepUploads } from '../jobs/sweep-uploads';
import { tidy } from '../jobs/tidy';
import { watchBackups } from '../jobs/watch-backups';
import { weeklyNewsletter } from '../jobs/weekly-newsletter';
import { withdrawMedia } from '../jobs/withdraw-media';
import { KEYS_AT_ONCE, notifyCdn } from '../platform/cdn/notify-cdn';
import { CdnQueue } from '../platform/db/cdn-queue';
import type { Database } from '../platform/db/db';
import { openNodeName } from '../platform/db/nodes/node-name';
import type { Job, Measure } from '../platform/jobs/job';
import { startJobs } from '../platform/jobs/runner';
import { createMailer, type Mailer } from '../platform/mail/send';
import { openStorage } from '../platform/storage/open-storage';
import { openUploadStore } from '../platform/storage/upload-store';
import type { Tracing } from '../platform/tracing/tracing';
import { reasonOf } from '../shared/loggable';
import type { Settings } from './settings';

/** Every job that a server always runs. */
export const serverJobs = [
	publishDue,
	sendEmails,
	sendStaffEmails,
	weeklyNewsletter,
	tidy,
	foldTexts,
	sweepUploads,
	withdrawMedia,
] as const;
/** Jobs that it runs where backups are scheduled. */
export const backupJobs = [backup, verifyBackup, watchBackups] as const;
/** Jobs that it runs where backups lie in a bucket, also those that were made by hand. */
export const bucketJobs = [sendBackups] as const;

/** Jobs that it runs where a CDN is configured. */
export const cdnJobs = [purgeCdn] as const;

export interface BackgroundOptions {
	/** Records spans of the jobs; undefined where nothing is traced. */
	tracing?: Tracing | undefined;
	settings: Settings;
	db: Database;
	log: (line: Record<string, unknown>) => void;
	/** Receives how each run ended. */
	measure?: Measure;
}

export interface Background {
	/** The destination of emails in words, for the line that the server prints at its start. */
	mailPlace: string;
	/** Starts nothing new; settles when the runs under way have ended. */
	stop(): Promise<void>;
}

/** Starts all scheduled work; any number of nodes may do so on one database. */
export function startBackground({ settings, db, log, measure, tracing }: BackgroundOptions): Background {
	const within = <T>(name: string, run: () => Promise<T>): Promise<T> =>
		tracing ? tracing.span(name, {}, run) : run();
	const sent = createMailer({ smtpUrl: settings.smtpUrl, outbox: join(settings.dataDir, 'outbox') });
	const clock = () => Math.floor(Date.now() / 1000);
	let hasMailed = settings.smtpUrl === undefined;
	const mailer: Mailer = {
		...sent,
		async send(email) {
			const answer = await within('send an e-mail', () => sent.send(email));
			if (answer.outcome === 'sent' && !hasMailed) {
				hasMailed = true;
				await noteMailAccepted(db, clock()).catch((error: unknown) => {
					hasMailed = false;
					log({ event: 'mail_not_noted', reason: reasonOf(error) });
				});
			}
			return answer;
		},
	};
	const node = openNodeName(db, settings.dataDir);
	const storage = openStorage(settings);
	const { key, at, keep, folder, bucket } = settings.backup;
	const { cdn } = settings;
	const needs = {
		cdn: cdn && {
			name: cdn.name,
			maxTags: KEYS_AT_ONCE[cdn.name],
			queue: new CdnQueue(db),
			notify: (tags: readonly string[], signal: AbortSignal) =>
				within('tell the CDN', () => notifyCdn({ ...cdn, site_url: settings.site_url }, tags, signal)),
		},
		backups: {
			db,
			storage,
			store: openBackupStore({ folder, bucket }),
			secret: key ?? '',
			site_url: settings.site_url,
			at,
			keep,
		},
		page_view_days: settings.page_view_days,
		weekly: { editions: () => editions, mode: settings.weeklyNewsletter, host: new URL(settings.site_url).hostname },
		emails: { db, node, mailer, sender: settings, keys: signingKeys(db, settings.secretKeys), clock, log },
		deskMail: settings.smtpUrl === undefined ? undefined : new URL(settings.site_url).hostname,
		storage,
		uploadStore: openUploadStore(join(settings.dataDir, 'uploads')),
	};
	const jobs: Job<JobContext & typeof needs>[] = [
		...serverJobs,
		...(key === undefined || at === undefined ? [] : backupJobs),
		...(bucket === undefined ? [] : bucketJobs),
		...(cdn === undefined ? [] : cdnJobs),
	];
	const stop = startJobs<JobContext & typeof needs>({
		db,
		node,
		jobs: tracing
			? jobs.map((job) => ({ ...job, run: (given) => within(`job ${job.name}`, () => job.run(given)) }))
			: jobs,
		createContext: (run) => ({ ...run, ...createJobContext(db, run, clock, log), ...needs }),
		clock,
		log,
		...(measure ? { measure } : {}),
	});
	return {
		mailPlace: mailer.place,
		async stop() {
			await stop();
			mailer.close();
			await node.stop();
		},
	};
}
