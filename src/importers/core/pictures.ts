import type { Actor } from '../../access/actor';
import { storeImage } from '../../commands/upload/store-image';
import type { Database } from '../../platform/db/db';
import { mediaUrl, type Storage } from '../../platform/storage/storage';
import { mediaByKeyPrefix } from '../../queries/upload/stored-media';
import { decoded } from '../../shared/address/slugs';
import { Refusal } from '../../shared/refusal';
import type { PictureUse } from '../wordpress/convert';
import { httpUrl } from '../wordpress/embeds';
import { type Attachment, fileKey, type Survey } from '../wordpress/survey';
import { type FetchOptions, fetchPicture } from './fetch-picture';
import { LeaveOut } from './leave-out';
import type { PictureFolder } from './picture-folder';
import type { Report } from './report';

export interface PictureOptions {
	/** Where pictures go; undefined for a trial, which only looks whether they could be had. */
	target: { db: Database; storage: Storage } | undefined;
	survey: Survey;
	report: Report;
	edition: string;
	actor: Actor;
	folder: PictureFolder | undefined;
	/** Limits for fetching from the export's own addresses; undefined when fetching was not asked for. */
	fetch: FetchOptions | undefined;
}

export interface ImportedPicture {
	id: number;
	url: string;
	width: number | null;
	height: number | null;
}

/**
 * The pictures of an import: each is found, stored once and shown wherever the texts name it, however often the import
 * is repeated.
 */
export class Pictures {
	private readonly known = new Map<string, ImportedPicture>();
	private readonly underWay = new Map<string, Promise<ImportedPicture | undefined>>();
	private readonly used = new Set<number>();

	constructor(private readonly options: PictureOptions) {}

	/** Reads which pictures earlier imports of the same site have stored. */
	async load(): Promise<void> {
		const { target } = this.options;
		if (!target) return;
		for (const row of await mediaByKeyPrefix(target.db.staff, `${this.options.survey.key}:`)) {
			this.known.set(row.import_key, { id: row.id, url: mediaUrl(row.name), width: row.width, height: row.height });
		}
	}

	/** The attachment a picture is, by its number or its address. */
	attachmentOf(use: Pick<PictureUse, 'address' | 'attachment_id'>): Attachment | undefined {
		const { attachments, attachmentByFile } = this.options.survey;
		const numbered = use.attachment_id === undefined ? undefined : attachments.get(use.attachment_id);
		if (numbered) return numbered;
		const path = httpUrl(use.address)?.pathname;
		const id =
			path === undefined
				? undefined
				: (attachmentByFile.get(decoded(path).toLowerCase()) ?? attachmentByFile.get(fileKey(path)));
		return id === undefined ? undefined : attachments.get(id);
	}

	/** Stores the pictures of a text and completes their elements; those that cannot be had stay without a source. */
	async place(uses: PictureUse[]): Promise<void> {
		for (const use of uses) {
			const picture = await this.get(use);
			if (!picture) continue;
			const attachment = this.attachmentOf(use);
			const { width, height } = picture;
			use.node.attributes = {
				src: picture.url,
				alt: use.alt || attachment?.alt || '',
				...(width && height ? { width: String(width), height: String(height) } : {}),
				loading: 'lazy',
			};
		}
	}

	/** The stored picture, or undefined with a line in the report. */
	async get(use: Pick<PictureUse, 'address' | 'attachment_id'>): Promise<ImportedPicture | undefined> {
		const attachment = this.attachmentOf(use);
		const address = attachment?.url ?? use.address;
		const url = httpUrl(address);
		if (!url) return undefined;
		if (attachment) this.used.add(attachment.id);
		const key = `${this.options.survey.key}:${attachment ? attachment.id : `${url.host}${fileKey(url.pathname)}`}`;
		const known = this.known.get(key);
		if (known) return known;
		const running = this.underWay.get(key) ?? this.store(key, url, attachment);
		this.underWay.set(key, running);
		return running;
	}

	/** Tells the report of pictures that stood in the library and in no post, and of other files. */
	reportUnused(): void {
		for (const one of this.options.survey.attachments.values()) {
			if (!one.isImage) this.options.report.leaveOut('attachment_file', one.url);
			else if (!this.used.has(one.id)) this.options.report.leaveOut('attachment_unused', one.url);
		}
	}

	private async store(key: string, url: URL, attachment: Attachment | undefined): Promise<ImportedPicture | undefined> {
		const { target, report, edition, actor } = this.options;
		try {
			if (!target) {
				this.origin(url, attachment);
				report.outcome.pictures.created += 1;
				return undefined;
			}
			const bytes = await this.read(url, attachment);
			const original_name = decoded(url.pathname.split('/').at(-1) ?? '');
			const texts = attachment
				? { [edition]: { alt: attachment.alt, ...(attachment.caption === '' ? {} : { caption: attachment.caption }) } }
				: {};
			const stored = await storeImage(
				target.db,
				target.storage,
				{ bytes, original_name, texts, import_key: key },
				actor,
			);
			report.outcome.pictures.created += 1;
			const picture = { id: stored.id, url: mediaUrl(stored.name), width: stored.width, height: stored.height };
			this.known.set(key, picture);
			this.underWay.delete(key);
			return picture;
		} catch (error) {
			if (error instanceof LeaveOut)
				report.leaveOut(error.reason, error.message === '' ? url.href : `${url.href}: ${error.message}`);
			else if (Refusal.is(error, 'file')) report.leaveOut('picture_refused', `${url.href}: ${error.message}`);
			else throw error;
			return undefined;
		}
	}

	/** Where the picture can be had: a file of the folder, or the address it had. */
	private origin(url: URL, attachment: Attachment | undefined): { read(): Promise<Uint8Array> } {
		const { folder, fetch, survey } = this.options;
		const file = folder?.find(url.href);
		if (folder && file !== undefined) return { read: () => folder.read(file) };
		if (!attachment && !survey.ownHosts.has(url.hostname)) throw new LeaveOut('picture_foreign');
		if (fetch) return { read: () => fetchPicture(url.href, fetch) };
		throw new LeaveOut(folder ? 'picture_missing' : 'picture_not_asked');
	}

	private async read(url: URL, attachment: Attachment | undefined): Promise<Uint8Array> {
		try {
			return await this.origin(url, attachment).read();
		} catch (error) {
			if (error instanceof LeaveOut) throw error;
			throw new LeaveOut('picture_refused', error instanceof Error ? error.message : String(error));
		}
	}
}
