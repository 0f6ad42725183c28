import { z } from 'zod';
import { editionParameter } from '../../call/parameters';
import { query } from '../../call/public-calls';
import { localeOf } from '../../editions/editions';
import { isoDay } from '../../editions/relative-time';
import { cleanHtmlCached } from '../../platform/html/clean-html';
import { collectHome } from '../../queries/home/home';
import { chinaTags, collectChina } from '../../queries/license/china';
import { collectLicense, licenseTags } from '../../queries/license/license-screen';
import { pageByName } from '../../queries/site/page';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';

export const pageCalls = [
	query({
		path: 'page/get',
		summary: 'One editable page, by name',
		input: z.object({
			edition: editionParameter,
			name: z.string().min(1).max(100).describe('about, policy, terms, cookie …'),
		}),
		output: z.object({
			id: z.int(),
			edition: z.string(),
			name: z.string(),
			title: z.string(),
			description: z.string(),
			html: z.string().describe('Sanitised HTML.'),
			version: z.string().nullable(),
			valid_from: z.int().nullable().describe('Unix seconds.'),
			updated_at: z.int().describe('Unix seconds.'),
			translations: z.array(z.object({ edition: z.string(), name: z.string() })),
		}),
		async run({ input, ...context }) {
			const page = await pageByName(context.db, input.edition, input.name);
			if (!page) throw new Refusal('not_found');
			context.tag(tag.page(input.edition, input.name));
			return { ...page, html: cleanHtmlCached(page.html) };
		},
	}),
	query({
		path: 'page/collect',
		summary: 'All blocks of a composed screen in one answer',
		input: z.object({
			edition: editionParameter,
			name: z.enum(['home', 'china', 'license']).describe('The composed screen.'),
		}),
		output: z.record(z.string(), z.unknown()).describe('Blocks by name, as the screen shows them.'),
		async run({ input, ...context }) {
			const day = isoDay(localeOf(input.edition), context.now);
			switch (input.name) {
				case 'home':
					context.tag(tag.home(input.edition), tag.list(input.edition), tag.rules, tag.dates(input.edition));
					return { ...(await collectHome(context.db, input.edition, day)) };
				case 'china': {
					const blocks = await collectChina(context.db, input.edition, day);
					context.tag(...chinaTags(input.edition, blocks));
					return { ...blocks };
				}
				case 'license': {
					context.tag(...licenseTags(input.edition));
					const blocks = await collectLicense(context.db, input.edition, {}, day, 1);
					return {
						...blocks,
						questions: blocks.questions.map((one) => ({ ...one, answer_html: cleanHtmlCached(one.answer_html) })),
					};
				}
			}
		},
	}),
];
