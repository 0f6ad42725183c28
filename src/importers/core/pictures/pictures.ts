import type { Actor } from '../../../access/actor';
import { storeImage } from '../../../commands/upload/store-image';
import type { Database } from '../../../platform/db/db';
import { mediaUrl, type Storage } from '../../../platform/storage/storage';
import { mediaByKeyPrefix } from '../../../queries/upload/stored-media';
import { decoded } from '../../../shared/address/slugs';
import { Refusal } from '../../../shared/refusal';
import { oldPath } from '../addresses';
import type { Report } from '../report';
import type { Survey } from '../survey';
import type { PictureUse } from '../text/convert';
import { httpUrl } from '../text/embeds';
import { toForeignLink } from '../text/foreign';
import { type Attachment, fileKey } from './attachments';
import { type FetchOptions, fetchPicture } from './fetch-picture';
import { LeaveOut } from './leave-out';
import type { PictureFolder } from './picture-folder';

export interface PictureOptions {
	/** The database and storage to write to; undefined for a trial, which only checks whether pictures can be had. */
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
	private stored: number[] = [];
	/** New addresses of pictures that the export knows by their old address alone. */
	private readonly byAddress = new Map<string, string>();
	/** Keys of pictures on other sites. */
	private readonly foreign = new Set<string>();

	constructor(private readonly options: PictureOptions) {}

	/** Reads which pictures earlier imports of the same site have stored. */
	async load(): Promise<void> {
		const { target } = this.options;
		if (!target) return;
		for (const row of await mediaByKeyPrefix(target.db.staff, `${this.options.survey.key}:`)) {
			this.known.set(row.import_key, { id: row.id, url: mediaUrl(row.name), width: row.width, height: row.height });
		}
	}

	/** Finds the attachment of a picture, by its number or its address. */
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

	/**
	 * Stores the pictures of a text and completes their elements. Pictures on other sites become links to them; others
	 * that cannot be had stay without a source.
	 * @returns true where a picture became a link
	 */
	async place(uses: PictureUse[]): Promise<boolean> {
		let hasLinked = false;
		for (const use of uses) {
			const picture = await this.get(use);
			if (!picture) {
				if (this.foreign.has(this.keyOf(use) ?? '')) {
					toForeignLink(use.node, use.address, use.alt);
					hasLinked = true;
				}
				continue;
			}
			const attachment = this.attachmentOf(use);
			const { width, height } = picture;
			use.node.attributes = {
				src: picture.url,
				alt: use.alt || attachment?.alt || '',
				...(width && height ? { width: String(width), height: String(height) } : {}),
				loading: 'lazy',
			};
		}
		return hasLinked;
	}

	/** Returns the stored picture, or undefined with a line in the report. */
	async get(use: Pick<PictureUse, 'address' | 'attachment_id'>): Promise<ImportedPicture | undefined> {
		const attachment = this.attachmentOf(use);
		const address = attachment?.url ?? use.address;
		const url = httpUrl(address);
		if (!url) return undefined;
		if (attachment) this.used.add(attachment.id);
		const key = this.keyOf(use) as string;
		const known = this.known.get(key);
		if (known && !attachment) this.byAddress.set(url.href, known.url);
		if (known) return known;
		const running = this.underWay.get(key) ?? this.store(key, url, attachment);
		this.underWay.set(key, running);
		return running;
	}

	/**
	 * Redirects from addresses of the old site's files to the files that are stored here, and from the files' own pages
	 * to the post that shows them.
	 * @param addresses new addresses by the numbers of the posts
	 */
	moved(addresses: ReadonlyMap<number, string>): { source: string; target: string }[] {
		const { survey } = this.options;
		const files = [...this.byAddress].flatMap(([address, target]) => {
			const url = httpUrl(address);
			return url && survey.ownHosts.has(url.hostname) ? [{ source: oldPath(url), target }] : [];
		});
		const attached = [...survey.attachments.values()].flatMap((one) => {
			const stored = this.known.get(`${survey.key}:${one.id}`);
			const url = httpUrl(one.url);
			return stored && url && survey.ownHosts.has(url.hostname) ? [{ source: oldPath(url), target: stored.url }] : [];
		});
		const pages = [...survey.attachments.values()].flatMap(({ id, page, parent }) => {
			const post = survey.posts.get(parent)?.isPublished ? addresses.get(parent) : undefined;
			const target = post ?? this.known.get(`${survey.key}:${id}`)?.url;
			const url = httpUrl(page);
			const own = url && survey.ownHosts.has(url.hostname) && url.search === '' ? [oldPath(url)] : [];
			const sources = [...own, `${survey.base === '' ? '/' : survey.base}?attachment_id=${id}`];
			return target === undefined ? [] : sources.map((source) => ({ source, target }));
		});
		return [...files, ...attached, ...pages];
	}

	private keyOf(use: Pick<PictureUse, 'address' | 'attachment_id'>): string | undefined {
		const attachment = this.attachmentOf(use);
		const url = httpUrl(attachment?.url ?? use.address);
		return url && `${this.options.survey.key}:${attachment ? attachment.id : `${url.host}${fileKey(url.pathname)}`}`;
	}

	/** Returns the numbers of the pictures that were stored since the last call. */
	takeStored(): number[] {
		const taken = this.stored;
		this.stored = [];
		return taken;
	}

	/** Reports attachments that are no pictures, and pictures of the library that no post shows. */
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
			if (!attachment) this.byAddress.set(url.href, picture.url);
			this.stored.push(stored.id);
			this.underWay.delete(key);
			return picture;
		} catch (error) {
			if (error instanceof LeaveOut && error.reason === 'picture_foreign') this.foreign.add(key);
			if (error instanceof LeaveOut)
				report.leaveOut(error.reason, error.message === '' ? url.href : `${url.href}: ${error.message}`);
			else if (Refusal.is(error, 'file')) report.leaveOut('picture_refused', `${url.href}: ${error.message}`);
			else throw error;
			return undefined;
		}
	}

	/** Returns the source of a picture: a file of the folder, or its address on the old site. */
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
