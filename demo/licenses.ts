import type { LicenseStatus } from '../src/shared/statuses';
import { dayFrom, fraction } from './calendar';
import { slugOf } from './enterprise';
import type { DemoLicense } from './license';
import { named } from './licenses/named';
import { type LicenseSeed, recordOf } from './licenses/record';
import { brands, cities, trades } from './licenses/words';

/** Number of records made from the word lists, beside those with a name of their own. */
const GENERATED = 318;
/** Years for which a licence of the demonstration is valid, and about how many days that is. */
const TERM_YEARS = 3;
const TERM = TERM_YEARS * 365;

/** Picks an entry, each as often as its weight says. */
function weighted<T extends { weight: number }>(list: readonly T[], at: number): T {
	let rest = at * list.reduce((sum, one) => sum + one.weight, 0);
	for (const one of list) {
		rest -= one.weight;
		if (rest < 0) return one;
	}
	return list[0] as T;
}

const pick = <T>(list: readonly T[], at: number): T => list[Math.floor(at * list.length)] as T;

/**
 * The status of a record and how many days ago it was granted: one in twenty-five has expired, some end within ninety
 * days.
 */
function standing(index: number, at: number): { status: LicenseStatus; granted: number } {
	if (index % 25 === 7) return { status: 'expired', granted: TERM + 5 + Math.floor(at * 300) };
	if (index % 45 === 11) return { status: 'suspended', granted: 200 + Math.floor(at * 600) };
	if (index % 50 === 17) return { status: 'ceased', granted: 300 + Math.floor(at * 700) };
	if (index % 64 === 23) return { status: 'unknown', granted: 150 + Math.floor(at * 500) };
	if (index % 13 === 5) return { status: 'valid', granted: TERM - 2 - Math.floor(at * 85) };
	return { status: 'valid', granted: 6 + Math.floor(at * (TERM - 120)) };
}

function seedOf(index: number): LicenseSeed {
	const roll = (words: string) => fraction(`license ${index} ${words}`);
	const city = weighted(cities, roll('city'));
	const trade = weighted(trades, roll('trade'));
	const [brandZh, brandPinyin, brandEn] = brands[index % brands.length] as [string, string, string];
	const [suffixZh, suffixPinyin, suffixEn] = pick(trade.suffixes, roll('suffix'));
	const [least, most] = trade.volume;
	// Volumes spread over magnitudes, rounded to two digits as a bureau would.
	const volume = trade.unit ? Number((least * (most / least) ** roll('volume')).toPrecision(2)) : undefined;
	const { status, granted } = standing(index, roll('granted'));
	const mark = brandEn.toUpperCase();
	return {
		name_zh: `${city.zh}市${brandZh}${suffixZh}有限公司`,
		pinyin: `${city.pinyin} Shi ${brandPinyin} ${suffixPinyin} Youxian Gongsi`,
		name_en: `${city.en} ${brandEn} ${suffixEn} Co., Ltd.`,
		city,
		trade,
		status,
		granted,
		volume,
		role: pick(trade.roles, roll('role')),
		products: pick(trade.products, roll('products')),
		exports: roll('export') < 0.7,
		trademarks:
			trade.category === 'wholesale' ? [] : roll('mark') < 0.35 ? [mark, brandZh, `${mark} ONE`] : [mark, brandZh],
		number: 1_001 + index * 7,
		history: roll('history'),
		has_website: roll('website') < 0.4,
	};
}

/**
 * The invented register: the same `now` (Unix seconds) gives the same records in the same order, dated before it. The
 * named ones come last, so that the newest of the register are those in the stories.
 */
export function licenses(now: number): DemoLicense[] {
	const slugs = new Set<string>();
	const names = new Set<string>();
	const all: DemoLicense[] = [];
	const own = named();
	for (const seed of own) names.add(seed.name_en);
	const generated: LicenseSeed[] = [];
	for (let index = 0; generated.length < GENERATED; index++) {
		const seed = seedOf(index);
		if (names.has(seed.name_en)) continue;
		names.add(seed.name_en);
		generated.push(seed);
	}
	for (const seed of [...generated, ...own]) {
		const slug = slugOf(seed.name_en.replace(/ Co\., Ltd\.$/, ''));
		if (slugs.has(slug)) throw new Error(`Two records of the register have the address ${slug}.`);
		slugs.add(slug);
		all.push(recordOf(seed, slug, now, dayFrom(now, -seed.granted), TERM_YEARS));
	}
	return all;
}
