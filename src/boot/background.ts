/** What a node does beside answering: publishing by the clock, letters, tidying up. */
import { join } from 'node:path';
import { signingKeys } from '../commands/security/signing-keys';
import { editions } from '../editions/editions';
import { startPublishing } from '../jobs/publish-due';
import { startSendingLetters } from '../jobs/send-letters';
import { startSweepingUploads } from '../jobs/sweep-uploads';
import { startTidying } from '../jobs/tidy';
import { startWeeklyLetters } from '../jobs/weekly-letter';
import type { Database } from '../platform/db/db';
import { openNodeName } from '../platform/db/node-name';
import { createMailer } from '../platform/mail/send';
import { openStorage } from '../platform/storage/open-storage';
import { openParts } from '../platform/storage/parts';
import type { Settings } from './settings';

export interface BackgroundOptions {
	settings: Settings;
	db: Database;
	log: (line: Record<string, unknown>) => void;
}

export interface Background {
	/** Where letters go, in words. */
	letters_place: string;
	/** Starts nothing new; settles when the letters under way have ended. */
	stop(): Promise<void>;
}

/** Starts everything that happens by the clock; any number of nodes may do so on one database. */
export function startBackground({ settings, db, log }: BackgroundOptions): Background {
	const mailer = createMailer({ smtp_url: settings.smtp_url, outbox: join(settings.data_dir, 'outbox') });
	const clock = () => Math.floor(Date.now() / 1000);
	const node = openNodeName(db, settings.data_dir);
	const stops = [
		startPublishing(db, log),
		startSendingLetters({ db, node, mailer, sender: settings, keys: signingKeys(db, settings.secret_keys), clock, log }),
		startWeeklyLetters({ db, editions, mode: settings.weekly_letter, host: new URL(settings.site_url).hostname, log }),
		startTidying(db, settings.page_view_days, log),
		startSweepingUploads(db, openStorage(settings), openParts(join(settings.data_dir, 'uploads')), log),
	];
	return {
		letters_place: mailer.place,
		async stop() {
			await Promise.all(stops.map((stop) => stop()));
			mailer.close();
			await node.stop();
		},
	};
}
