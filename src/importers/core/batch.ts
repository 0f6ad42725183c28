import type { ImportedRedirect } from '../../commands/site/import-redirects';
import { plainText } from '../../platform/html/clean-html';
import type { Made } from './made';
import type { Pictures } from './pictures/pictures';
import type { Plan } from './plan';
import { addNote, type Draft, type PostOptions } from './post';
import { articleOf, pageOf, redirectsOf, seoOf } from './post-rows';
import { isLoss, type Report, told } from './report';
import { signedBy } from './survey';
import { httpUrl } from './text/embeds';
import type { Batch } from './write-batch';

/** Posts whose pictures are fetched and decoded at the same time. */
const PICTURES_AT_ONCE = 4;

async function placePictures(drafts: Draft[], pictures: Pictures): Promise<void> {
	let next = 0;
	const worker = async () => {
		for (let draft = drafts[next++]; draft; draft = drafts[next++])
			if (await pictures.place(draft.content.pictures)) addNote(draft.notes, 'picture_link');
	};
	await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, worker));
}

/** The picture at the head of a post. */
async function coverOf(draft: Draft, pictures: Pictures) {
	const { cover, link } = draft.item;
	if (cover) {
		const address = httpUrl(cover.address, httpUrl(link)?.href)?.href ?? '';
		const picture = await pictures.get({ address, attachment_id: undefined });
		return picture && { id: picture.id, attachment: { alt: cover.alt, caption: plainText(cover.caption) } };
	}
	const number = Number(draft.item.meta._thumbnail_id?.[0] ?? Number.NaN);
	if (!Number.isSafeInteger(number)) return undefined;
	const use = { address: '', attachment_id: number };
	const picture = await pictures.get({ ...use, address: pictures.attachmentOf(use)?.url ?? '' });
	return picture && { id: picture.id, attachment: pictures.attachmentOf(use) };
}

/** A finding in a post, for the database; the row of the post is known once it is written. */
const findingOf = (
	kind: 'changed' | 'left_out',
	{ title, item, post }: Draft,
	reason: string,
	count: number,
	{ survey }: PostOptions,
) => ({
	import_key: `${survey.key}:${post.key}`,
	finding: { kind, reason, title: told(title), address: told(item.link), count },
});

/**
 * Prepares what one transaction writes of some posts: fetches and places their pictures, and looks up what they refer
 * to.
 */
export async function batchOf(
	drafts: Draft[],
	pictures: Pictures,
	plan: Plan,
	made: Made,
	options: PostOptions,
): Promise<Batch> {
	await placePictures(drafts, pictures);
	const batch: Batch = { articles: [], pages: [], redirects: [], seo: [], pictures: [], findings: [] };
	for (const draft of drafts) {
		const slug = plan.slugs.get(draft.post.id) as string;
		if (draft.post.kind === 'page') batch.pages.push(pageOf(draft, slug, options));
		else {
			const signed = signedBy(draft.item, options.survey).map(({ login }) => made.authors.get(login));
			const cover = await coverOf(draft, pictures);
			batch.articles.push(
				await articleOf(
					draft,
					{
						seo_url: slug,
						author_ids: [...new Set(signed)].filter((id) => id !== undefined),
						tagId: (tag) => made.tags.get(`${options.edition.code}:${tag}`),
						cover,
					},
					options,
				),
			);
		}
		batch.redirects.push(...redirectsOf(draft, options));
		batch.seo.push(...seoOf(draft, options));
		for (const [reason, count] of draft.notes)
			options.report.change(reason, isLoss(reason) ? `${draft.title}: ${draft.item.link}` : draft.title, count);
		for (const [holder, count] of draft.lost)
			options.report.countLeftOut('held_data', `${draft.title}: ${draft.item.link}: ${holder} (${count})`, count);
		const counted = [...draft.notes, ...(plan.notes.get(draft.post.id) ?? [])];
		batch.findings.push(...counted.map(([reason, count]) => findingOf('changed', draft, reason, count, options)));
		const lost = [...draft.lost.values()].reduce((sum, count) => sum + count, 0);
		if (lost > 0) batch.findings.push(findingOf('left_out', draft, 'held_data', lost, options));
	}
	batch.pictures = pictures.takeStored();
	return batch;
}

/** Counts what a real import would write. @param led old addresses that were counted before */
export function countTrial(batch: Batch, report: Report, led: Set<string>): void {
	report.outcome.articles.created += batch.articles.length;
	report.outcome.pages.created += batch.pages.length;
	countLed(batch.redirects, report, led);
}

/** Counts old addresses that would redirect: the first post with an address gets it, and no address leads to itself. */
export function countLed(rows: readonly ImportedRedirect[], report: Report, led: Set<string>): void {
	for (const { source, target } of rows) if (source !== target) led.add(source);
	report.outcome.redirects.created = led.size;
}
