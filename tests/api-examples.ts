/**
 * A good input for each call of the OpenAPI document; its tests ask for one, so that a new call comes with its example.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sendDueEmails } from '../src/jobs/send-emails';
import { pdf } from './hostile-files';
import { emailJob, startMailServer } from './mail';
import type { TestSite } from './site';

/** What a call is given, besides its tokens. */
export interface Given {
	query?: Record<string, string>;
	headers?: Record<string, string>;
	/** JSON, or the fields of a form whose one file is a Blob, or bytes. */
	body?: Record<string, unknown> | Uint8Array;
	/** Content type of the body; JSON where it is left out. */
	type?: 'multipart/form-data' | 'application/octet-stream';
}

/** The server the examples are for. */
export interface World {
	site: TestSite;
	/** Asks with every token it takes, and gives the data of the answer. */
	ask(operation: string, given: Given): Promise<Record<string, unknown>>;
}

type Example = (world: World) => Given | Promise<Given>;

const plain =
	(query: Record<string, string> = {}): Example =>
	() => ({ query });

const begun = async ({ ask }: World, path: string): Promise<Record<string, unknown>> =>
	ask(`POST ${path}`, {
		body: { original_name: 'a.pdf', bytes: pdf.length, alt: 'A page', credit: 'Ada', edition: 'es' },
	});

const row = async (world: World, text: string): Promise<Record<string, unknown>> => {
	const found = await world.site.db.write((tx) => tx.execute(sql.raw(text)));
	return found.rows[0] ?? {};
};

/** The token of an email that has been sent. */
async function emailToken(world: World): Promise<string> {
	const mail = await startMailServer();
	try {
		await world.ask('POST email/create', { body: { email: `${randomUUID()}@reader.example`, language: 'english' } });
		await sendDueEmails(emailJob(world.site, mail.url, () => Math.floor(Date.now() / 1000)));
		return mail.mails.map(({ text }) => /\/confirm\/([\w-]{32})/.exec(text ?? '')?.[1]).find(Boolean) ?? '';
	} finally {
		await mail.stop();
	}
}

const list = { page: '1', limit: '5', edition: 'es' };
const email = { email: 'ada@reader.example', language: 'english', edition: 'es', form: 'footer' };

/** By method and path; several where a call takes several things. */
export const examples: Record<string, Example[]> = {
	'GET page/get': [plain({ name: 'policy', edition: 'en' })],
	'GET page/collect': [plain({ name: 'home' }), plain({ name: 'china', edition: 'es' }), plain({ name: 'license' })],
	'GET article/all': [plain({ kind: 'news', type: 'company', edition: 'en' })],
	'GET article/get': [
		async (world) => ({
			query: {
				id: String(
					(await row(world, "select id from article where edition = 'en' and status = 'published' order by id limit 1"))
						.id,
				),
			},
		}),
		async (world) => ({
			query: {
				edition: 'es',
				seo_url: String(
					(
						await row(
							world,
							"select seo_url from article where edition = 'es' and status = 'published' order by id limit 1",
						)
					).seo_url,
				),
			},
		}),
	],
	'GET article/random': [plain({ n: '3', exclude: '1', edition: 'en' })],
	'GET article/page': [
		plain({ ...list, tag: 'germany', edition: 'en' }),
		plain({ ...list, keyword: 'nicotine', author: 'priya-raman', topic: 'tpe', edition: 'en' }),
	],
	'GET adv/get': [plain({ position: 'home_band', edition: 'en', date: '2026-11-20' })],
	'GET license/all': [
		plain({ ...list, category: 'devices', status: 'valid', province: 'Guangdong', keyword: 'shenzhen' }),
		plain({ ...list, product: 'cartridge', keyword: 'pods', edition: 'es' }),
	],
	'GET question/all': [plain({ edition: 'es' })],
	'GET achievement/all': [plain({ edition: 'es' })],
	'GET partners/all': [plain({ edition: 'es' })],
	'GET photo/image': [plain({ ...list, slug: 'tpe-2024' })],
	'GET topic/all': [plain({ ...list, kind: 'exhibition' })],
	'GET topic_iecie_wall/all': [plain(list)],
	'GET topic_tpe_enterprise/all': [plain({ ...list, keyword: 'valve', country: 'CN', category: 'pods' }), plain()],
	'GET topic_tpe_enterprise/get': [plain({ slug: 'orsini-devices', edition: 'en' })],
	'GET topic_tpe_attachment/all': [plain({ ...list, slug: 'orsini-devices' }), plain()],
	'GET seo/get': [plain({ url: '/es/news' })],
	'GET book/get': [
		async (world) => ({
			query: {
				edition: 'en',
				slug: String((await row(world, "select slug from book where edition = 'en' limit 1")).slug),
			},
		}),
	],
	'GET tag/get': [
		plain({ slug: 'germany', edition: 'en' }),
		async (world) => ({ query: { id: String((await row(world, 'select id from tag limit 1')).id) } }),
	],
	'GET search/suggest': [plain({ edition: 'en', keyword: 'yunhe' }), plain({ edition: 'es', keyword: '云禾' })],
	'GET company/page': [plain({ edition: 'en' }), plain({ edition: 'es', keyword: '云禾', country: 'CN', letter: 'Y' })],
	'GET company/get': [
		plain({ slug: 'yunhe-ceramics', edition: 'es' }),
		async (world) => ({ query: { id: String((await row(world, 'select id from company limit 1')).id) } }),
	],
	'GET market/all': [plain(list)],
	'GET market/get': [plain({ slug: 'germany', edition: 'es' }), plain({ code: 'NO' })],
	'GET rule/all': [plain({ ...list, market: 'GB', kind: 'duty', stage: 'in_force' }), plain()],
	'GET subject/get': [plain({ slug: 'tpe', edition: 'es' })],
	'GET subject_module/get': [
		async (world) => ({
			query: { id: String((await row(world, "select id from subject_module where kind = 'text' limit 1")).id) },
		}),
	],
	'POST auth/login': [() => ({ body: { uuid: 'a2c5d7b0-3f6e-4c1d-9b8a-0123456789ab' } })],
	'POST view/index': [() => ({ body: { source: 1, title: 'Home', ua: 'Mozilla/5.0', url: '/es/news' } })],
	'POST adv/log': [
		async (world) => {
			const { id, link } = await world.ask('GET adv/get', { query: { position: 'home_band' } });
			return { body: { id, link, act: 'seen' } };
		},
	],
	'GET email/create': [() => ({ query: email })],
	'POST email/create': [() => ({ body: email })],
	'POST email/confirm': [async (world) => ({ body: { token: await emailToken(world), edition: 'en' } })],
	'POST topic_iecie_wall/create': [
		() => ({ body: { text: 'Hall 3 by the coffee.', name: 'Ada', country: 'PT', edition: 'en' } }),
	],
	'POST upload/index': [
		() => ({
			body: { file: new Blob([new Uint8Array(pdf)]), alt: 'A page', credit: 'Ada', edition: 'en' },
			type: 'multipart/form-data',
		}),
		() => ({ body: { original_name: 'a.pdf', bytes: pdf.length, alt: 'A page', credit: 'Ada', edition: 'es' } }),
	],
	'PATCH upload/index': [
		async (world) => ({
			headers: { 'Upload-Id': String((await begun(world, 'upload/index')).upload_id), 'Upload-Offset': '0' },
			body: new Uint8Array(pdf),
			type: 'application/octet-stream',
		}),
	],
	'HEAD upload/index': [
		async (world) => ({ headers: { 'Upload-Id': String((await begun(world, 'upload/index')).upload_id) } }),
	],
	'DELETE upload/index': [
		async (world) => ({ headers: { 'Upload-Id': String((await begun(world, 'upload/index')).upload_id) } }),
	],
	'POST upload/oss': [
		() => ({ body: { original_name: 'a.pdf', bytes: pdf.length, alt: 'A page', credit: 'Ada', edition: 'es' } }),
		async (world) => {
			const { upload_id, url, headers } = await begun(world, 'upload/oss');
			await fetch(String(url), {
				method: 'PUT',
				headers: headers as Record<string, string>,
				body: new Uint8Array(pdf),
			});
			return { body: { upload_id } };
		},
	],
};
