import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/db/db';
import { randomNumbers } from './search-text';

const CITIES = [
	['SZ', 'Shenzhen', '深圳', 'Guangdong'],
	['DG', 'Dongguan', '东莞', 'Guangdong'],
	['HZ', 'Huizhou', '惠州', 'Guangdong'],
	['KM', 'Kunming', '昆明', 'Yunnan'],
	['CS', 'Changsha', '长沙', 'Hunan'],
	['XM', 'Xiamen', '厦门', 'Fujian'],
	['NB', 'Ningbo', '宁波', 'Zhejiang'],
	['CD', 'Chengdu', '成都', 'Sichuan'],
	['QD', 'Qingdao', '青岛', 'Shandong'],
	['DL', 'Dalian', '大连', 'Liaoning'],
] as const;
const SYLLABLES =
	'清qing 岚lan 云yun 杉shan 墨mo 川chuan 石shi 桥qiao 竹zhu 影ying 雁yan 栖qi 松song 林lin 海hai 波bo 金jin 玉yu 星xing 河he 天tian 明ming 光guang 华hua 新xin 宏hong 达da 瑞rui 丰feng 泰tai 安an 平ping 雾wu 芯xin 悦yue 刻ke 白bai 鹭lu 飞fei 翔xiang'
		.split(' ')
		.map((pair) => [pair.slice(0, 1), pair.slice(1)] as const);
const TRADES = [
	['科技', 'Keji', 'Technology'],
	['电子', 'Dianzi', 'Electronics'],
	['生物', 'Shengwu', 'Biotech'],
	['材料', 'Cailiao', 'Materials'],
	['贸易', 'Maoyi', 'Trading'],
] as const;
const CATEGORIES = ['devices', 'e-liquid', 'nicotine', 'components', 'wholesale', 'heated'] as const;
const PRODUCTS = ['device', 'cartridge', 'core', 'atomised_material'];
const STATUSES = [
	'valid',
	'valid',
	'valid',
	'valid',
	'valid',
	'valid',
	'valid',
	'expired',
	'suspended',
	'ceased',
] as const;
const COUNTRIES = ['CN', 'CN', 'CN', 'US', 'DE', 'ES', 'FR', 'GB', 'MY'] as const;
const GROUPS = ['devices', 'e_liquid', 'components', 'nicotine', 'packaging'] as const;
const BATCH = 2_000;

export interface SeededPlaces {
	/** Names of which benches search for parts: a Chinese name, its pinyin, the English one, a trademark, a number. */
	firms: { zh: string; pinyin: string; en: string; mark: string; number: string }[];
	show: { id: number; topic_id: number };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Fills a database with a register and an event edition with exhibitors; the same ones at every run. For benches only.
 */
export async function seedPlaces(db: Database, licenses: number, exhibitors: number): Promise<SeededPlaces> {
	const random = randomNumbers(20_261_122);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const brand = () => {
		const parts = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(SYLLABLES));
		return { zh: parts.map(([zh]) => zh).join(''), latin: capital(parts.map(([, latin]) => latin).join('')) };
	};
	const firms: SeededPlaces['firms'] = [];
	for (let from = 0; from < licenses; from += BATCH) {
		const rows = Array.from({ length: Math.min(BATCH, licenses - from) }, (_, n) => {
			// A third are in the first city, as in the real register.
			const [code, city, cityZh, province] = random() < 0.35 ? CITIES[0] : pick(CITIES);
			const [tradeZh, tradePinyin, tradeEn] = pick(TRADES);
			const { zh, latin } = brand();
			const mark = `${latin.toUpperCase()} ${pick(['', 'ONE', 'BAR', 'X', 'PRO'])}`.trim();
			const granted = new Date(Date.now() - Math.floor(random() * 1_400) * 86_400_000);
			const ends = new Date(granted.getTime() + 1_095 * 86_400_000);
			const firm = {
				zh: `${cityZh}市${zh}${tradeZh}有限公司`,
				pinyin: `${latin}${tradePinyin.toLowerCase()}`,
				en: `${latin} ${tradeEn}`,
				mark,
				number: `${code}-E-${100_000 + from + n}`,
			};
			if ((from + n) % 500 === 0) firms.push(firm);
			return {
				slug: `bench-${from + n}`,
				name_zh: firm.zh,
				pinyin: `${city} Shi ${latin} ${tradePinyin} Youxian Gongsi`,
				name_en: `${city} ${latin} ${tradeEn} Co., Ltd.`,
				role: 'producer',
				category: pick(CATEGORIES),
				products: [PRODUCTS[(from + n) % PRODUCTS.length]],
				license_no: firm.number,
				issuing_bureau: `${province} Tobacco Monopoly Bureau`,
				province,
				city,
				trademarks: [mark, zh],
				valid_from: granted.toISOString().slice(0, 10),
				valid_to: ends.toISOString().slice(0, 10),
				status: pick(STATUSES),
				source: 'Bench',
				verified_at: 1_790_000_000,
				verified_by: 'Bench',
				texts: {
					en: { scope: `Manufacture of goods number ${from + n}.` },
					es: { scope: `Fabricación de bienes número ${from + n}.` },
				},
			};
		});
		await db.write((tx) =>
			tx.execute(sql`insert into license (slug, name_zh, pinyin, name_en, role, category, products, license_no, issuing_bureau,
				province, city, trademarks, valid_from, valid_to, status, source, verified_at,
				verified_by, texts) select slug, name_zh, pinyin, name_en, role, category, products, license_no, issuing_bureau, province,
					city, trademarks, valid_from, valid_to, status, source, verified_at, verified_by, texts
				from jsonb_populate_recordset(null::license, ${JSON.stringify(rows)}::jsonb)`),
		);
	}
	const show = await seedExhibitors(db, exhibitors, brand, pick);
	const owner = db.listener();
	await owner?.connect();
	// What autovacuum would have done meanwhile.
	await owner?.query('vacuum analyze');
	await owner?.end();
	return { firms, show };
}

async function seedExhibitors(
	db: Database,
	count: number,
	brand: () => { zh: string; latin: string },
	pick: <T>(list: readonly T[]) => T,
): Promise<SeededPlaces['show']> {
	const text = { summary: 'Pods, coils and liquid for the trade.', description: 'A firm of the bench.' };
	return db.write(async (tx) => {
		const topics = await tx.execute<{ id: number }>(
			sql`insert into topic (slug, texts) values ('bench',
				${JSON.stringify({ en: { name: 'Bench', summary: '', description: '' } })}::jsonb) returning id`,
		);
		const topic_id = topics.rows[0]?.id ?? 0;
		const event_editions = await tx.execute<{ id: number }>(
			sql`insert into event_edition (topic_id, slug, year, time_zone, city, country, status, texts)
				values (${topic_id}, 'bench-2026', 2026, 'UTC', 'Shenzhen', 'CN', 'planned', '{}'::jsonb) returning id`,
		);
		const id = event_editions.rows[0]?.id ?? 0;
		const rows = Array.from({ length: count }, (_, n) => {
			const { zh, latin } = brand();
			return {
				event_edition_id: id,
				slug: `bench-${n}`,
				name: `${latin} ${pick(TRADES)[2]}`,
				name_zh: `${zh}有限公司`,
				booth: String(1_000 + n),
				booth_order: 1_000 + n,
				categories: [pick(GROUPS)],
				country: pick(COUNTRIES),
				city: pick(CITIES)[1],
				texts: { en: text, es: text },
				license_id: n % 3 === 0 ? n + 1 : null,
			};
		});
		await tx.execute(sql`insert into enterprise (event_edition_id, slug, name, name_zh, booth, booth_order, categories,
			country, city, texts, license_id)
			select event_edition_id, slug, name, name_zh, booth, booth_order, categories, country, city, texts, license_id
				from jsonb_populate_recordset(null::enterprise, ${JSON.stringify(rows)}::jsonb)`);
		return { id, topic_id };
	});
}
