import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { actors } from '../access/actor';
import type { Installation } from '../call/contexts';
import { createContext } from '../commands/command';
import { noteMailAccepted } from '../commands/email/note-mail-accepted';
import { sweepUploads } from '../commands/upload/sweep-uploads';
import { defaultEdition, knownEdition } from '../editions/editions';
import { staffMessage } from '../newsletter/email';
import { staffTestEmail } from '../newsletter/mails/staff-test';
import type { Database } from '../platform/db/db';
import { createMailer } from '../platform/mail/send';
import { type FileStorage, storageName } from '../platform/storage/storage';
import type { UploadStore } from '../platform/storage/upload-store';
import { isLoopback } from '../shared/address/loopback';
import { reasonOf } from '../shared/loggable';
import type { Settings } from './settings';

interface InstallationOptions {
	settings: Settings;
	db: Database;
	storage: FileStorage;
	uploadStore: UploadStore;
	/** Settles once this node shows the last change of the site configuration. */
	settled(): Promise<void>;
	log(line: Record<string, unknown>): void;
}

/**
 * What the environment has set up, for the set-up screen of the newsroom, which shows and tries it but never changes
 * it.
 */
export function installationOf({
	settings,
	db,
	storage,
	uploadStore,
	settled,
	log,
}: InstallationOptions): Installation {
	let isLoading = false;
	return {
		brand: settings.brand,
		givenBrand: settings.givenBrand,
		cookie_prefix: settings.cookie_prefix,
		page_view_days: settings.page_view_days,
		get is_public() {
			return settings.is_public;
		},
		givenPublic: settings.givenPublic,
		outward: settings,
		isReachable: !isLoopback(new URL(settings.site_url).hostname),
		mail: { is_set: settings.smtpUrl !== undefined, from: settings.mailFrom },
		isBucket: settings.s3 !== undefined,
		isOwnDatabase: settings.databaseUrl === undefined,
		settled,
		async tryMail(to, language) {
			const edition = knownEdition(language) ?? defaultEdition;
			const mailer = createMailer({ smtpUrl: settings.smtpUrl, outbox: join(settings.dataDir, 'outbox') });
			try {
				const host = new URL(settings.site_url).hostname;
				const addressed = {
					to,
					message_id: `${randomBytes(12).toString('hex')}@${host}`,
					created_at: Math.floor(Date.now() / 1000),
				};
				const sent = await mailer.send(staffMessage(settings, edition, addressed, staffTestEmail(settings, edition)));
				if (sent.outcome === 'sent' && settings.smtpUrl) await noteMailAccepted(db, addressed.created_at);
				return sent.outcome === 'sent' ? undefined : (sent.reason ?? sent.outcome);
			} finally {
				mailer.close();
			}
		},
		async tryStorage() {
			const name = storageName('bin');
			const bytes = randomBytes(64);
			try {
				await storage.put(name, bytes);
				const read = await storage.get(name);
				await storage.delete(name);
				return read && Buffer.compare(bytes, read) === 0 ? undefined : 'what was written came back otherwise';
			} catch (error) {
				return reasonOf(error);
			}
		},
		async sweepFiles(now) {
			await sweepUploads(createContext(db, actors.clock, now), storage, uploadStore).catch((error: unknown) =>
				log({ event: 'files_not_swept', reason: reasonOf(error) }),
			);
		},
		get isLoading() {
			return isLoading;
		},
		async loadDemonstration(now) {
			const { loadDemo } = await import('../commands/demo/load-demo');
			const { brand, cookie_prefix, page_view_days } = settings;
			isLoading = true;
			// Loading takes longer than a response may.
			void loadDemo(db, { now, again: true, storage, site: { ...brand, cookie_prefix, page_view_days } })
				.then(settled)
				.catch((error: unknown) => log({ event: 'demonstration_not_loaded', reason: reasonOf(error) }))
				.finally(() => {
					isLoading = false;
				});
		},
	};
}
