/** What a node does beside answering: the jobs of the house. */
import { join } from 'node:path';
import { signingKeys } from '../commands/security/signing-keys';
import { editions } from '../editions/editions';
import { type House, houseOf } from '../jobs/job';
import { publishDue } from '../jobs/publish-due';
import { sendEmails } from '../jobs/send-emails';
import { sendStaffEmails } from '../jobs/send-staff-emails';
import { sweepUploads } from '../jobs/sweep-uploads';
import { tidy } from '../jobs/tidy';
import { weeklyNewsletter } from '../jobs/weekly-newsletter';
import type { Database } from '../platform/db/db';
import { openNodeName } from '../platform/db/nodes/node-name';
import type { Measure } from '../platform/jobs/job';
import { startJobs } from '../platform/jobs/runner';
import { createMailer } from '../platform/mail/send';
import { openStorage } from '../platform/storage/open-storage';
import { openUploadStore } from '../platform/storage/upload-store';
import type { Settings } from './settings';

/** Every job that a server runs by itself. */
export const serverJobs = [publishDue, sendEmails, sendStaffEmails, weeklyNewsletter, tidy, sweepUploads] as const;

export interface BackgroundOptions {
	settings: Settings;
	db: Database;
	log: (line: Record<string, unknown>) => void;
	/** Takes how each run ended. */
	measure?: Measure;
}

export interface Background {
	/** Where emails go, in words. */
	mailPlace: string;
	/** Starts nothing new; settles when the runs under way have ended. */
	stop(): Promise<void>;
}

/** Starts everything that happens by the clock; any number of nodes may do so on one database. */
export function startBackground({ settings, db, log, measure }: BackgroundOptions): Background {
	const mailer = createMailer({ smtpUrl: settings.smtpUrl, outbox: join(settings.dataDir, 'outbox') });
	const clock = () => Math.floor(Date.now() / 1000);
	const node = openNodeName(db, settings.dataDir);
	const needs = {
		page_view_days: settings.page_view_days,
		weekly: { editions, mode: settings.weeklyNewsletter, host: new URL(settings.site_url).hostname },
		emails: { db, node, mailer, sender: settings, keys: signingKeys(db, settings.secretKeys), clock, log },
		deskMail: settings.smtpUrl === undefined ? undefined : new URL(settings.site_url).hostname,
		storage: openStorage(settings),
		uploadStore: openUploadStore(join(settings.dataDir, 'uploads')),
	};
	const stop = startJobs<House & typeof needs>({
		db,
		node,
		jobs: serverJobs,
		house: (run) => ({ ...run, ...houseOf(db, run, clock, log), ...needs }),
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
