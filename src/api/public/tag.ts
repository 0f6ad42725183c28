import { z } from 'zod';
import { editionParameter, idParameter, slugParameter } from '../../call/parameters';
import { query } from '../../call/public-calls';
import { listingTotal } from '../../queries/article/listing';
import { tagById, tagBySlug } from '../../queries/article/tag';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';

export const tagCalls = [
	query({
		path: 'tag/get',
		summary: 'One tag, by id or by slug',
		input: z.object({ edition: editionParameter, id: idParameter.optional(), slug: slugParameter.optional() }),
		output: z.object({
			id: z.int(),
			group_id: z.int(),
			edition: z.string(),
			slug: z.string(),
			name: z.string(),
			description: z.string(),
			translations: z.array(z.object({ edition: z.string(), slug: z.string(), name: z.string() })),
			articles: z.int().describe('How many published articles carry it.'),
		}),
		async run({ input, ...context }) {
			if (input.id === undefined && input.slug === undefined)
				throw new Refusal('invalid', 'slug', { rule: { name: 'needed' } });
			const found =
				input.id === undefined
					? await tagBySlug(context.db, input.edition, input.slug ?? '')
					: await tagById(context.db, input.id);
			if (!found) throw new Refusal('not_found');
			context.tag(tag.tag(found.id), tag.list(found.edition));
			return { ...found, articles: await listingTotal(context.db, { edition: found.edition, tag_id: found.id }) };
		},
	}),
];
