import type { LicenseCategory, LicenseRole } from '../../src/data/tables/license';
import type { LicenseStatus } from '../../src/shared/statuses';
import type { LicenseSeed } from './record';
import { cities, trades } from './words';

const NO_CITY = new Error('The register names a city that is not in its list.');

interface Own {
	name: [zh: string, pinyin: string, en: string];
	city: string;
	category: LicenseCategory;
	role: LicenseRole;
	products: string[];
	trademarks: string[];
	number: number;
	volume: number;
	granted: number;
	status?: LicenseStatus;
	note?: { en: string; es: string };
}

function seed(own: Own): LicenseSeed {
	const city = cities.find((one) => one.en === own.city);
	const trade = trades.find((one) => one.category === own.category);
	if (!city || !trade) throw NO_CITY;
	return {
		name_zh: own.name[0],
		pinyin: own.name[1],
		name_en: own.name[2],
		city,
		trade,
		role: own.role,
		products: own.products,
		exports: true,
		trademarks: own.trademarks,
		number: own.number,
		volume: own.volume,
		status: own.status ?? 'valid',
		granted: own.granted,
		history: 0,
		has_website: true,
		...(own.note ? { note: own.note } : {}),
	};
}

const site = {
	en: 'Components. Named as a site in the licence of its parent company.',
	es: 'Componentes. Consta como centro en la licencia de su empresa matriz.',
};
const pending = {
	en: 'Components. A change is on file: shown as pending until the result has been seen.',
	es: 'Componentes. Hay un cambio en trámite: figura como pendiente hasta ver el resultado.',
};
const holder = {
	en: 'Components. Holds a licence of its own in the first category.',
	es: 'Componentes. Tiene licencia propia de la primera categoría.',
};

/** A maker of components that joined the register in the days before the first start. */
const part = (
	city: string,
	name: Own['name'],
	product: string,
	number: number,
	volume: number,
	granted: number,
	note: Own['note'],
	status: LicenseStatus = 'valid',
): Own => ({
	name,
	city,
	category: 'components',
	role: 'producer',
	products: [product],
	trademarks: [name[2].split(' ')[1]?.toUpperCase() ?? '', name[0].slice(3, 5)],
	number,
	volume,
	granted,
	note,
	status,
});

/** Firms the stories and the exhibitor lists speak of; the fourteen makers of components at the end joined together. */
export function named(): LicenseSeed[] {
	const firms: Own[] = [
		{
			name: [
				'深圳市深鹭科技有限公司',
				'Shenzhen Shi Shenlu Keji Youxian Gongsi',
				'Shenzhen Shenlu Technology Co., Ltd.',
			],
			city: 'Shenzhen',
			category: 'devices',
			role: 'brand_holder',
			products: ['device', 'cartridge', 'set'],
			trademarks: ['SHENLU', '深鹭', 'SHENLU MIRA'],
			number: 412,
			volume: 230_000_000,
			granted: 520,
		},
		{
			name: [
				'东莞市恒达精密制造有限公司',
				'Dongguan Shi Hengda Jingmi Zhizao Youxian Gongsi',
				'Dongguan Hengda Precision Co., Ltd.',
			],
			city: 'Dongguan',
			category: 'components',
			role: 'producer',
			products: ['shell'],
			trademarks: ['HENGDA', '恒达'],
			number: 988,
			volume: 310_000_000,
			granted: 1_040,
		},
		{
			name: [
				'云南云岭生物科技有限公司',
				'Yunnan Yunling Shengwu Keji Youxian Gongsi',
				'Yunnan Yunling Biotech Co., Ltd.',
			],
			city: 'Kunming',
			category: 'nicotine',
			role: 'nicotine',
			products: ['nicotine', 'nicotine_salt'],
			trademarks: ['YUNLING', '云岭'],
			number: 31,
			volume: 86_000,
			granted: 300,
		},
		{
			name: [
				'深圳市平湖网芯科技有限公司',
				'Shenzhen Shi Pinghu Wangxin Keji Youxian Gongsi',
				'Shenzhen Pinghu Mesh Technology Co., Ltd.',
			],
			city: 'Shenzhen',
			category: 'components',
			role: 'producer',
			products: ['mesh'],
			trademarks: ['PINGHU MESH', '平湖网芯'],
			number: 745,
			volume: 120_000_000,
			granted: 410,
		},
		{
			name: [
				'东莞市莲华电芯有限公司',
				'Dongguan Shi Lianhua Dianxin Youxian Gongsi',
				'Dongguan Lianhua Cells Co., Ltd.',
			],
			city: 'Dongguan',
			category: 'components',
			role: 'producer',
			products: ['cell'],
			trademarks: ['LIANHUA', '莲华'],
			number: 762,
			volume: 95_000_000,
			granted: 640,
		},
		{
			name: ['珠海美里香精有限公司', 'Zhuhai Meili Xiangjing Youxian Gongsi', 'Zhuhai Meili Flavours Co., Ltd.'],
			city: 'Zhuhai',
			category: 'e-liquid',
			role: 'e_liquid',
			products: ['atomised_material', 'flavour'],
			trademarks: ['MEILI', '美里'],
			number: 156,
			volume: 640_000,
			granted: 4,
		},
		{
			name: [
				'深圳市清鹭科技有限公司',
				'Shenzhen Shi Qinglu Keji Youxian Gongsi',
				'Shenzhen Qinglu Technology Co., Ltd.',
			],
			city: 'Shenzhen',
			category: 'devices',
			role: 'oem',
			products: ['device', 'cartridge'],
			trademarks: ['QINGLU', '清鹭'],
			number: 977,
			volume: 54_000_000,
			granted: 3,
		},
		part(
			'Dongguan',
			['东莞市石楠陶瓷有限公司', 'Dongguan Shi Shinan Taoci Youxian Gongsi', 'Dongguan Shinan Ceramics Co., Ltd.'],
			'core',
			2_028,
			42_000_000,
			3,
			site,
		),
		part(
			'Dongguan',
			['东莞市合弦电芯有限公司', 'Dongguan Shi Hexian Dianxin Youxian Gongsi', 'Dongguan Hexian Cells Co., Ltd.'],
			'cell',
			2_029,
			61_000_000,
			3,
			site,
		),
		part(
			'Dongguan',
			['东莞市微澜网芯有限公司', 'Dongguan Shi Weilan Wangxin Youxian Gongsi', 'Dongguan Weilan Mesh Co., Ltd.'],
			'mesh',
			2_030,
			140_000_000,
			3,
			holder,
		),
		part(
			'Dongguan',
			['东莞市玉竹精密有限公司', 'Dongguan Shi Yuzhu Jingmi Youxian Gongsi', 'Dongguan Yuzhu Precision Co., Ltd.'],
			'shell',
			2_031,
			88_000_000,
			3,
			site,
		),
		part(
			'Dongguan',
			['东莞市南溟陶瓷有限公司', 'Dongguan Shi Nanming Taoci Youxian Gongsi', 'Dongguan Nanming Ceramics Co., Ltd.'],
			'core',
			2_032,
			37_000_000,
			3,
			pending,
			'unknown',
		),
		part(
			'Dongguan',
			['东莞市朗星电芯有限公司', 'Dongguan Shi Langxing Dianxin Youxian Gongsi', 'Dongguan Langxing Cells Co., Ltd.'],
			'cell',
			2_033,
			29_000_000,
			3,
			pending,
			'unknown',
		),
		part(
			'Dongguan',
			['东莞市芦舟塑胶有限公司', 'Dongguan Shi Luzhou Sujiao Youxian Gongsi', 'Dongguan Luzhou Plastics Co., Ltd.'],
			'seal',
			2_034,
			260_000_000,
			3,
			holder,
		),
		part(
			'Dongguan',
			['东莞市春砚精密有限公司', 'Dongguan Shi Chunyan Jingmi Youxian Gongsi', 'Dongguan Chunyan Precision Co., Ltd.'],
			'shell',
			2_035,
			19_000_000,
			3,
			site,
		),
		part(
			'Huizhou',
			['惠州市木渎陶瓷有限公司', 'Huizhou Shi Mudu Taoci Youxian Gongsi', 'Huizhou Mudu Ceramics Co., Ltd.'],
			'core',
			2_036,
			24_000_000,
			2,
			site,
		),
		part(
			'Huizhou',
			['惠州市东篱网芯有限公司', 'Huizhou Shi Dongli Wangxin Youxian Gongsi', 'Huizhou Dongli Mesh Co., Ltd.'],
			'mesh',
			2_037,
			71_000_000,
			2,
			holder,
		),
		part(
			'Huizhou',
			['惠州市照野塑胶有限公司', 'Huizhou Shi Zhaoye Sujiao Youxian Gongsi', 'Huizhou Zhaoye Plastics Co., Ltd.'],
			'seal',
			2_038,
			130_000_000,
			2,
			pending,
			'unknown',
		),
		part(
			'Zhongshan',
			['中山市沙溪电芯有限公司', 'Zhongshan Shi Shaxi Dianxin Youxian Gongsi', 'Zhongshan Shaxi Cells Co., Ltd.'],
			'cell',
			2_039,
			33_000_000,
			2,
			holder,
		),
		{
			...part(
				'Huizhou',
				['惠州安澜电池有限公司', 'Huizhou Anlan Dianchi Youxian Gongsi', 'Huizhou Anlan Battery Co., Ltd.'],
				'cell',
				2_040,
				150_000_000,
				2,
				holder,
			),
			trademarks: ['ANLAN', '安澜'],
		},
		part(
			'Dongguan',
			['东莞市云禾陶瓷有限公司', 'Dongguan Shi Yunhe Taoci Youxian Gongsi', 'Dongguan Yunhe Ceramics Co., Ltd.'],
			'core',
			2_041,
			108_000_000,
			2,
			holder,
		),
	];
	return firms.map(seed);
}
