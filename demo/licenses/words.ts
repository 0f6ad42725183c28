import type { LicenseCategory, LicenseRole } from '../../src/data/tables/license';

/** Word lists from which the invented register is made. No firm of these names is meant. */

export interface City {
	/** Code at the head of the licence number. */
	code: string;
	en: string;
	zh: string;
	pinyin: string;
	province: string;
	/** Where one applies: Shenzhen and Dalian have bureaus of their own. */
	bureau: string;
	/** How many of the records stand here, in relation to the others. */
	weight: number;
}

const city = (
	code: string,
	en: string,
	zh: string,
	province: string,
	weight: number,
	bureau = `${province} Tobacco Monopoly Bureau`,
): City => ({
	code,
	en,
	zh,
	pinyin: en,
	province,
	weight,
	bureau,
});

export const cities: City[] = [
	city('SZ', 'Shenzhen', '深圳', 'Guangdong', 30, 'Shenzhen Tobacco Monopoly Bureau'),
	city('DG', 'Dongguan', '东莞', 'Guangdong', 22),
	city('HZ', 'Huizhou', '惠州', 'Guangdong', 10),
	city('ZS', 'Zhongshan', '中山', 'Guangdong', 6),
	city('ZH', 'Zhuhai', '珠海', 'Guangdong', 5),
	city('GZ', 'Guangzhou', '广州', 'Guangdong', 6),
	city('FS', 'Foshan', '佛山', 'Guangdong', 4),
	city('KM', 'Kunming', '昆明', 'Yunnan', 5),
	city('YX', 'Yuxi', '玉溪', 'Yunnan', 3),
	city('CS', 'Changsha', '长沙', 'Hunan', 4),
	city('XM', 'Xiamen', '厦门', 'Fujian', 4),
	city('NB', 'Ningbo', '宁波', 'Zhejiang', 3),
	city('HG', 'Hangzhou', '杭州', 'Zhejiang', 3),
	city('SU', 'Suzhou', '苏州', 'Jiangsu', 3),
	city('WH', 'Wuhan', '武汉', 'Hubei', 3),
	city('ZZ', 'Zhengzhou', '郑州', 'Henan', 2),
	city('CD', 'Chengdu', '成都', 'Sichuan', 3),
	city('QD', 'Qingdao', '青岛', 'Shandong', 2),
	city('DL', 'Dalian', '大连', 'Liaoning', 2, 'Dalian Tobacco Monopoly Bureau'),
	city('HF', 'Hefei', '合肥', 'Anhui', 2),
	city('NC', 'Nanchang', '南昌', 'Jiangxi', 2),
	city('NN', 'Nanning', '南宁', 'Guangxi', 2),
];

/** Two characters, their pinyin, their spelling in English names. */
export const brands: [zh: string, pinyin: string, en: string][] = [
	['清岚', 'Qinglan', 'Qinglan'],
	['云杉', 'Yunshan', 'Yunshan'],
	['墨川', 'Mochuan', 'Mochuan'],
	['石桥', 'Shiqiao', 'Shiqiao'],
	['竹影', 'Zhuying', 'Zhuying'],
	['雁栖', 'Yanqi', 'Yanqi'],
	['澄湖', 'Chenghu', 'Chenghu'],
	['白砚', 'Baiyan', 'Baiyan'],
	['青禾', 'Qinghe', 'Qinghe'],
	['望舒', 'Wangshu', 'Wangshu'],
	['松涧', 'Songjian', 'Songjian'],
	['灯渡', 'Dengdu', 'Dengdu'],
	['岭梅', 'Lingmei', 'Lingmei'],
	['溪亭', 'Xiting', 'Xiting'],
	['霜林', 'Shuanglin', 'Shuanglin'],
	['远帆', 'Yuanfan', 'Yuanfan'],
	['碧潮', 'Bichao', 'Bichao'],
	['琴岛', 'Qindao', 'Qindao'],
	['鹤汀', 'Heting', 'Heting'],
	['晓渡', 'Xiaodu', 'Xiaodu'],
	['南枝', 'Nanzhi', 'Nanzhi'],
	['岩泉', 'Yanquan', 'Yanquan'],
	['麦野', 'Maiye', 'Maiye'],
	['榕下', 'Rongxia', 'Rongxia'],
	['潮声', 'Chaosheng', 'Chaosheng'],
	['半山', 'Banshan', 'Banshan'],
	['知雨', 'Zhiyu', 'Zhiyu'],
	['沐秋', 'Muqiu', 'Muqiu'],
	['听澜', 'Tinglan', 'Tinglan'],
	['怀瑾', 'Huaijin', 'Huaijin'],
	['北辰', 'Beichen', 'Beichen'],
	['陶然', 'Taoran', 'Taoran'],
	['铜雀', 'Tongque', 'Tongque'],
	['荷塘', 'Hetang', 'Hetang'],
	['书台', 'Shutai', 'Shutai'],
	['星垣', 'Xingyuan', 'Xingyuan'],
	['河图', 'Hetu', 'Hetu'],
	['海棠', 'Haitang', 'Haitang'],
	['霁月', 'Jiyue', 'Jiyue'],
	['长亭', 'Changting', 'Changting'],
];

interface Trade {
	category: LicenseCategory;
	/** Letter of the licence number. */
	letter: string;
	weight: number;
	roles: LicenseRole[];
	/** What the second half of the name says. */
	suffixes: [zh: string, pinyin: string, en: string][];
	products: string[][];
	unit: 'units' | 'kg' | 'l' | undefined;
	/** Lowest and highest yearly volume. */
	volume: [number, number];
}

export const trades: Trade[] = [
	{
		category: 'devices',
		letter: 'D',
		weight: 30,
		roles: ['oem', 'brand_holder', 'producer'],
		unit: 'units',
		volume: [400_000, 180_000_000],
		suffixes: [
			['科技', 'Keji', 'Technology'],
			['电子', 'Dianzi', 'Electronics'],
			['智造', 'Zhizao', 'Manufacturing'],
		],
		products: [['device'], ['cartridge'], ['device', 'cartridge'], ['device', 'cartridge', 'set']],
	},
	{
		category: 'components',
		letter: 'C',
		weight: 28,
		roles: ['producer', 'oem'],
		unit: 'units',
		volume: [2_000_000, 400_000_000],
		suffixes: [
			['精密', 'Jingmi', 'Precision'],
			['陶瓷', 'Taoci', 'Ceramics'],
			['电芯', 'Dianxin', 'Cells'],
			['塑胶', 'Sujiao', 'Plastics'],
		],
		products: [['core'], ['shell'], ['cell'], ['mesh'], ['core', 'mesh'], ['seal']],
	},
	{
		category: 'e-liquid',
		letter: 'L',
		weight: 16,
		roles: ['e_liquid'],
		unit: 'l',
		volume: [20_000, 4_000_000],
		suffixes: [
			['香精', 'Xiangjing', 'Flavours'],
			['生物', 'Shengwu', 'Biotech'],
		],
		products: [['atomised_material'], ['atomised_material', 'flavour']],
	},
	{
		category: 'nicotine',
		letter: 'N',
		weight: 6,
		roles: ['nicotine'],
		unit: 'kg',
		volume: [2_000, 240_000],
		suffixes: [
			['植提', 'Zhiti', 'Plant Extracts'],
			['生物', 'Shengwu', 'Biotech'],
		],
		products: [['nicotine'], ['nicotine', 'nicotine_salt']],
	},
	{
		category: 'wholesale',
		letter: 'W',
		weight: 13,
		roles: ['wholesaler'],
		unit: undefined,
		volume: [0, 0],
		suffixes: [
			['商贸', 'Shangmao', 'Trading'],
			['物流', 'Wuliu', 'Logistics'],
		],
		products: [['wholesale_domestic']],
	},
	{
		category: 'heated',
		letter: 'H',
		weight: 7,
		roles: ['producer', 'oem'],
		unit: 'units',
		volume: [150_000, 24_000_000],
		suffixes: [
			['热控', 'Rekong', 'Thermal'],
			['科技', 'Keji', 'Technology'],
		],
		products: [['heating_device'], ['heating_device', 'heating_element']],
	},
];

/** What the products are called in the text of a licence. */
export const productWords: Record<string, { en: string; es: string }> = {
	device: { en: 'devices', es: 'dispositivos' },
	cartridge: { en: 'closed cartridges', es: 'cartuchos cerrados' },
	set: { en: 'sets of device and cartridge', es: 'conjuntos de dispositivo y cartucho' },
	core: { en: 'atomising cores', es: 'núcleos atomizadores' },
	shell: { en: 'shells and mouthpieces', es: 'carcasas y boquillas' },
	cell: { en: 'cells and battery packs', es: 'celdas y baterías' },
	mesh: { en: 'heating mesh', es: 'malla calefactora' },
	seal: { en: 'seals and silicone parts', es: 'juntas y piezas de silicona' },
	atomised_material: { en: 'atomised material', es: 'sustancias vaporizables' },
	flavour: { en: 'flavour compounds for it', es: 'aromas para ellas' },
	nicotine: { en: 'nicotine for e-cigarettes', es: 'nicotina para cigarrillos electrónicos' },
	nicotine_salt: { en: 'nicotine salts', es: 'sales de nicotina' },
	wholesale_domestic: { en: 'e-cigarettes', es: 'cigarrillos electrónicos' },
	heating_device: { en: 'heat-not-burn devices', es: 'dispositivos de tabaco calentado' },
	heating_element: { en: 'heating elements for them', es: 'elementos calefactores para ellos' },
};

/** What a change in a licence was about. */
export const changes: { kind: 'changed' | 'volume' | 'reissued'; en: string; es: string }[] = [
	{ kind: 'changed', en: 'Change of registered address.', es: 'Cambio de domicilio social.' },
	{ kind: 'changed', en: 'Change of legal representative.', es: 'Cambio de representante legal.' },
	{ kind: 'changed', en: 'Change of a major shareholder.', es: 'Cambio de un accionista principal.' },
	{ kind: 'changed', en: 'Export added to the kinds of business.', es: 'Se añade la exportación a las actividades.' },
	{
		kind: 'volume',
		en: 'Annual volume adjusted on application.',
		es: 'Volumen anual ajustado a petición de la empresa.',
	},
	{ kind: 'volume', en: 'Annual volume reduced after review.', es: 'Volumen anual reducido tras revisión.' },
	{ kind: 'reissued', en: 'Certificate issued anew after loss.', es: 'Certificado expedido de nuevo por pérdida.' },
];
