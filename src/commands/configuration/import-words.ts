import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { setting } from '../../data/tables/site';
import { EDITIONS_SETTING, wordsSetting } from '../../editions/edition-row';
import { storedEditions } from '../../editions/stored-editions';
import { type TextError, textErrorOf } from '../../editions/words/check-text';
import { missingTexts, textsNow } from '../../editions/words/translators-table';
import { tag } from '../../shared/cache-tags';
import { wholeFromZero } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import { command } from '../command';
import { CHANGING, fillSearchAnew, writeSetting } from './change-site-config';

/** A text that could not be taken. */
export interface WrongText extends TextError {
	line: number;
	key: string;
}

/** What became of a table of texts. */
export interface ImportedWords {
	/** How many texts are other than before. */
	changed: number;
	wrong: WrongText[];
	/** Keys that are still in English. */
	missing: string[];
}

/**
 * Takes the texts of an edition from a table: right ones are kept, wrong ones are reported and stay as they were, and
 * an empty text goes back to what the program comes with.
 * @throws Refusal `forbidden`, `unproved`, `invalid`, `not_found` (`edition`)
 */
export const importWords = command({
	action: 'import_words',
	input: z.object({
		edition: z.string().max(20),
		texts: z
			.array(z.object({ line: wholeFromZero, key: z.string().max(200), text: z.string().max(20_000) }))
			.max(20_000),
	}),
	async run(ctx, { edition: code, texts }): Promise<ImportedWords> {
		ctx.authorize('house.change');
		await ctx.lock(CHANGING);
		const rows = await ctx.read
			.select()
			.from(setting)
			.where(inArray(setting.name, [EDITIONS_SETTING, wordsSetting(code)]));
		const edition = storedEditions(rows.find(({ name }) => name === EDITIONS_SETTING)?.value).find(
			(row) => row.code === code,
		);
		if (!edition) throw new Refusal('not_found', 'edition');
		const before = (rows.find(({ name }) => name === wordsSetting(code))?.value ?? {}) as Record<string, string>;
		const after = { ...before };
		const own = textsNow(code, {});
		const wrong: WrongText[] = [];
		for (const { line, key, text } of texts) {
			const error = text === '' ? undefined : textErrorOf(key, text, edition.locale);
			if (error) wrong.push({ line, key, ...error });
			else if (text === '' || text === own.get(key)) delete after[key];
			else after[key] = text;
		}
		const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
			(key) => before[key] !== after[key],
		).length;
		if (changed > 0) {
			await writeSetting(ctx, wordsSetting(code), after);
			// The search documents contain names of categories and the lines below a hit.
			await fillSearchAnew(ctx, code);
			ctx.audit({ entity: 'edition', id: code, detail: { changed } });
			ctx.invalidate(tag.everything);
		}
		return { changed, wrong, missing: missingTexts(code, after) };
	},
});
