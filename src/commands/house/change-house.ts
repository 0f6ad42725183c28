import { and, eq, sql } from 'drizzle-orm';
import { media } from '../../data/tables/media';
import { setting } from '../../data/tables/site';
import { tag } from '../../shared/cache-tags';
import { HOUSE_SETTING, SET_UP_SETTING, typedHouse } from '../../shared/house/house';
import { Refusal } from '../../shared/refusal';
import { type Act, type Acting, act, command } from '../command';

/** Lets one change of the house at a time go on, on every node. */
export const CHANGING = 7_264_011;

/** Writes a setting of the house. */
export const writeSetting = (one: Act, name: string, value: unknown) =>
	one.tx
		.insert(setting)
		.values({ name, value, updated_at: one.now })
		.onConflictDoUpdate({ target: setting.name, set: { value: sql`excluded.value`, updated_at: one.now } });

/** Has the search take an edition in anew, beside the readers: by whichever node hears of the change, or starts next. */
export const fillSearchAnew = (one: Act, code: string) =>
	one.tx.execute(sql`update setting set value = value - ${code}::text where name = 'search_editions'`);

/**
 * Notes what somebody typed in about the house: its name, its look, its zone. What is not named stays as it was.
 * @throws Refusal `forbidden`, `unproved`, `invalid` (with the field), `not_found` (a logo that is no stored picture)
 */
export const changeHouse = command({
	verb: 'change',
	input: typedHouse,
	async run(one, given) {
		one.demand('house.change');
		await one.hold(CHANGING);
		const [row] = await one.read.select({ value: setting.value }).from(setting).where(eq(setting.name, HOUSE_SETTING));
		if (given.logo) {
			const [picture] = await one.read
				.select({ id: media.id })
				.from(media)
				.where(and(eq(media.name, given.logo), eq(media.kind, 'image')));
			if (!picture) throw new Refusal('not_found', 'logo');
		}
		const before = (row?.value ?? {}) as Record<string, unknown>;
		const changes = Object.entries(given).filter(
			([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
		);
		if (changes.length === 0) return;
		await writeSetting(one, HOUSE_SETTING, { ...before, ...given });
		one.done({
			noun: 'house',
			id: '',
			detail: {
				changes: Object.fromEntries(changes.map(([name, to]) => [name, { from: before[name] ?? null, to }])),
			},
		});
		// Every page says whose it is.
		one.mark(tag.everything);
	},
});

/** Notes that the set-up was gone through, so that nobody is led into it any more. @throws Refusal */
export const endSetUp = (as: Acting): Promise<void> =>
	act(as, 'end', async (one) => {
		one.demand('house.change');
		await writeSetting(one, SET_UP_SETTING, one.now);
		one.done({ noun: 'set_up', id: '' });
	});
