import type { CompanyName } from '../../src/data/tables/company';
import type { LicenseCategory } from '../../src/data/tables/license';
import type { EnterpriseCategory } from '../../src/shared/subject/enterprise-category';
import type { DemoCompany } from '../company';
import type { DemoLicense } from '../license';
import { productWords } from '../licenses/words';

/** Product groups of the categories of licences. */
const GROUPS: Record<LicenseCategory, EnterpriseCategory[]> = {
	devices: ['devices'],
	'e-liquid': ['e_liquid'],
	nicotine: ['nicotine'],
	components: ['components'],
	wholesale: ['wholesale'],
	heated: ['heated'],
};

const join = (words: string[], and: string): string =>
	words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

/** `Shenzhen Qinglan Technology Co., Ltd.` of Shenzhen → `Qinglan Technology`. */
export const shortName = ({ name_en, city }: DemoLicense['row']): string =>
	name_en.replace(/ Co\., Ltd\.$/, '').replace(new RegExp(`^${city} `), '');

/** The Chinese name without the town it begins with and the form of the firm it ends with. */
function shortChinese({ name_zh, pinyin }: DemoLicense['row']): { name_zh: string; pinyin: string } {
	const words = pinyin.replace(/ Youxian Gongsi$/, '');
	const hasShi = / Shi /.test(words);
	return {
		name_zh: name_zh.replace(/有限公司$/, '').replace(/^(?:.{2}市|云南|惠州|珠海)/, ''),
		pinyin: hasShi ? words.replace(/^.*? Shi /, '') : words.replace(/^\S+ /, ''),
	};
}

/** The names that a licence gives a firm. */
export function namesIn({ row }: DemoLicense): CompanyName[] {
	return [
		{ kind: 'registered', text: row.name_zh, language: 'zh-Hans', reading: row.pinyin },
		{ kind: 'english', text: row.name_en },
		...(row.trademarks ?? []).map(
			(text): CompanyName => ({
				kind: 'trade_mark',
				text,
				...(/\p{Script=Han}/u.test(text) ? { language: 'zh-Hans' } : {}),
			}),
		),
	];
}

/** A firm of which nothing is known but its licence. @param name as readers know it */
export function licensed(one: DemoLicense, name: string, slug: string): DemoCompany {
	const { row } = one;
	const words = (row.products ?? []).flatMap((product) => productWords[product] ?? []);
	const en = join(
		words.map((word) => word.en),
		'and',
	);
	const es = join(
		words.map((word) => word.es),
		'y',
	);
	const trades = row.category === 'wholesale';
	return {
		slug,
		name,
		...shortChinese(row),
		names: namesIn(one),
		categories: GROUPS[row.category],
		country: 'CN',
		city: row.city,
		...(row.website ? { website: row.website } : {}),
		people: [],
		en: {
			summary: trades
				? `Wholesaler of ${en} in ${row.city}, ${row.province}.`
				: `Makes ${en} in ${row.city}, ${row.province}.`,
		},
		es: {
			summary: trades
				? `Venta al por mayor de ${es} en ${row.city}, ${row.province}.`
				: `Fabrica ${es} en ${row.city}, ${row.province}.`,
		},
	};
}
