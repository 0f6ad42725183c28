import { z } from 'zod';
import { authorize } from '../../../access/authorization';
import type { StaffContext } from '../../../call/contexts';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { keepTextBlanks } from '../../../commands/configuration/keep-text-blanks';
import { editionByCode } from '../../../editions/editions';
import { pageEntity } from '../../../entities/page';
import { setUpOf } from '../../../queries/site/site-config';
import { Refusal } from '../../../shared/refusal';
import { standardPages } from '../../../shared/site/standard-pages';
import type { TextBlanks } from '../../../shared/site/texts/text-template';
import { fillTemplate } from '../../../shared/site/texts/texts';
import { setUp, setUpNow } from './set-up-now';

const wanted = keepTextBlanks.input;

/** The texts of an edition with their blanks filled in. @throws Refusal `invalid` with what has to be said first */
function textsFor({ actor, now, installation }: StaffContext, { edition, ...blanksOf }: z.output<typeof wanted>) {
	authorize(actor, 'house.change', {}, now);
	const { brand, cookie_prefix, page_view_days } = installation;
	for (const field of ['address', 'mail'] as const)
		if (!brand[field]) throw new Refusal('invalid', field, { rule: { name: 'brand_first' } });
	const { name, legal_name, address, mail } = brand;
	const prefix = editionByCode(edition)?.prefix;
	if (prefix === undefined) throw new Refusal('not_found', 'edition');
	const siteBlanks = { name, legal_name, address, mail, cookie_prefix, page_view_days };
	const blanks: TextBlanks = { ...siteBlanks, prefix, ...blanksOf };
	return standardPages.map((page) => {
		const text = fillTemplate(edition, page, blanks);
		if (!text) throw new Refusal('not_found', 'edition');
		return { name: page, ...text };
	});
}

/**
 * Calls that fill in the texts about the site from templates: they preview them, and publish those that are not written
 * yet.
 */
export const textCalls = [
	staffCall({
		method: 'POST',
		path: 'set-up/texts/preview',
		summary: 'The texts of an edition with their blanks filled in',
		right: 'house.change',
		input: { body: wanted },
		output: z.object({
			texts: z.array(z.object({ name: z.enum(standardPages), title: z.string(), html: z.string() })),
		}),
		async run(context) {
			const { db, actor, now, input } = context;
			const texts = textsFor(context, input);
			await keepTextBlanks(createContext(db, actor, now), input);
			return { texts: texts.map(({ name, title, html }) => ({ name, title, html })) };
		},
	}),
	staffCall({
		method: 'POST',
		path: 'set-up/texts',
		summary: 'Publishes the texts of an edition that nobody has written',
		right: 'house.change',
		input: { body: wanted },
		output: setUp,
		async run(context) {
			const { db, actor, now, input } = context;
			const texts = textsFor(context, input);
			await keepTextBlanks(createContext(db, actor, now), input);
			const { pages } = await setUpOf(db.staff, standardPages);
			for (const { name, ...text } of texts) {
				if (pages.some((page) => page.edition === input.edition && page.name === name)) continue;
				await pageEntity.create(createContext(db, actor, now), {
					...text,
					edition: input.edition,
					name,
					status: 'published',
					printed_version: '1.0',
					valid_from: now,
					is_unchecked: true,
				});
			}
			return setUpNow(context);
		},
	}),
	staffCall({
		method: 'POST',
		path: 'set-up/texts/checked',
		summary: 'Notes that a text from a template was read and is the publisher’s own',
		right: 'house.change',
		input: { body: z.object({ edition: z.string().max(8), name: z.enum(standardPages) }) },
		output: setUp,
		async run(context) {
			const { db, actor, now, input } = context;
			authorize(actor, 'house.change', {}, now);
			const { pages } = await setUpOf(db.staff, [input.name]);
			const page = pages.find(({ edition }) => edition === input.edition);
			if (!page) throw new Refusal('not_found', 'name');
			if (page.is_unchecked)
				await pageEntity.change(createContext(db, actor, now), { key: page.id, set: { is_unchecked: false } });
			return setUpNow(context);
		},
	}),
];
