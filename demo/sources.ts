import type { SourceDocument } from '../src/shared/source-document';

/**
 * Documents that several rows rely on. One has an address, a day of reading and the words relied on only where a stored
 * copy of that very page was read; of every other one we name the publisher and say that we have not read it.
 */

/** The day on which the copies were read. */
const READ = '2026-11-23';
/** The day on which better sources of some rates were read. */
const READ_AGAIN = '2026-11-26';

/** A page of which a copy was read. */
const read = (
	source: Omit<SourceDocument, 'read_on'> & Required<Pick<SourceDocument, 'url' | 'words' | 'grade'>>,
	read_on = READ,
) => ({ ...source, read_on });

/** A shop, a maker or a vendor: named, and never linked. */
export const shop = (title: string, es: string, publisher: string): SourceDocument => ({
	title,
	titles: { es },
	publisher,
	kind: 'vendor',
	grade: 'C',
});

/** What we know from a publisher without having read the page. */
export const unread = (
	kind: NonNullable<SourceDocument['kind']>,
	title: string,
	es: string,
	publisher: string,
	publisherEs?: string,
): SourceDocument => ({
	title,
	titles: { es },
	publisher,
	...(publisherEs === undefined ? {} : { publishers: { es: publisherEs } }),
	kind,
});

export const invented: SourceDocument = {
	title: 'Brume, invented for the demonstration',
	titles: { es: 'Brume, inventado para la demostración' },
	kind: 'own',
};

export const hmrcCountdown = read({
	title: 'Countdown to Vaping Products Duty and Stamps Scheme – what businesses need to know',
	publisher: 'HM Revenue and Customs',
	kind: 'authority',
	grade: 'A',
	url: 'https://hm-revenue-customs-hmrc.mynewsdesk.com/pressreleases/countdown-to-vaping-products-duty-and-stamps-scheme-what-businesses-need-to-know-3407852',
	words:
		'VPD, a new excise duty, will apply to all vaping liquids (or e-liquids) sold or supplied in the UK, at a flat rate of £2.20 per 10ml and VDS must be attached to individual vaping products.',
});

export const hmrcApproval = read({
	...hmrcCountdown,
	words:
		'Registration for approval opens on 1 April 2026 … HMRC is urging all affected businesses to prepare now to avoid disruption as approval may take up to 45 working days.',
});

export const stampedStock = read({
	title: 'HMRC reminder to register for Vaping Products Duty',
	titles: { es: 'Recordatorio de HMRC para inscribirse en el Vaping Products Duty' },
	publisher: 'Vape Business',
	kind: 'press',
	grade: 'B',
	url: 'https://www.vapebusiness.biz/hmrc-vaping-products-duty-registration',
	published_on: '2026-02-10',
	words: 'from 1 April 2027 all UK vaping products outside duty suspension must carry a duty stamp',
});

export const spanishLaw = read({
	title: 'Ley 7/2024, de 20 de diciembre, disposición final segunda',
	publisher: 'Supercontable (law text)',
	publishers: { es: 'Supercontable (texto legal)' },
	kind: 'law',
	grade: 'A',
	url: 'https://supercontable.com/informacion/impuesto_sociedades/Disposicion_final_segunda_Ley_7-2024-_Impuesto_.html',
	words:
		'Se introducen las siguientes modificaciones en la Ley 38/1992, de 28 de diciembre, de Impuestos Especiales, que surtirán efectos desde el 1 de abril de 2025 … "4. El Impuesto sobre los Líquidos para Cigarrillos Electrónicos y otros Productos relacionados con el Tabaco."',
});

export const spanishRates = read({
	title: 'Entra en vigor el nuevo impuesto que grava el líquido de los vapeadores',
	publisher: 'EFE, at Infobae',
	publishers: { es: 'EFE, en Infobae' },
	kind: 'press',
	grade: 'B',
	url: 'https://www.infobae.com/espana/agencias/2025/04/01/entra-en-vigor-el-nuevo-impuesto-que-grava-el-liquido-de-los-vapeadores',
	published_on: '2025-04-01',
	words:
		'el líquido para cigarrillos electrónicos que contenga menos de 15 miligramos de nicotina por mililitro de producto pagará 0,15 euros por mililitro, 0,20 euros si la cantidad de nicotina es mayor',
});

export const spanishReturn = read({
	...spanishRates,
	words:
		'El primer periodo de liquidación del nuevo impuesto será el correspondiente a los meses de abril, mayo y junio, cuya declaración se tendrá que presentar entre el 1 y el 20 de julio.',
});

export const germanTariff = read({
	title: 'Liquidsteuer-Spickzettel',
	publisher: 'Dampfdruck-Presse',
	kind: 'press',
	grade: 'B',
	place: 'section 2(1)(7) of the Tabaksteuergesetz, as cited there',
	places: { es: 'artículo 2, apartado 1, número 7, de la Tabaksteuergesetz, según se cita allí' },
	url: 'https://dampfdruck-presse.hu/liquidsteuer-spickzettel/',
	published_on: '2023-03-27',
	words:
		'Die Steuer pro Milliliter Substitut beträgt ab dem 01.07.2022 0,16 EUR … Ab dem 01.01.2024 … 0,20 EUR. Ab dem 01.01.2025 … 0,26 EUR. Ab dem 01.01.2026 beträgt die Steuer pro Milliliter Substitut 0,32 EUR (vorerst letzte Steuerstufe). … § 2 Abs. 1 Nr. 7 TabStG',
});

export const polishLaw = read({
	title: 'Ustawa o zmianie ustawy o podatku akcyzowym, Dziennik Ustaw 2024, poz. 1681',
	publisher: 'Infor (law text)',
	publishers: { es: 'Infor (texto legal)' },
	kind: 'law',
	grade: 'A',
	place: 'Article 1(3), new article 99b(4)',
	places: { es: 'artículo 1, apartado 3, nuevo artículo 99b, apartado 4' },
	url: 'https://www.infor.pl/akt-prawny/DZU.2024.323.0001681,ustawa-o-zmianie-ustawy-o-podatku-akcyzowym.html',
	words: 'Stawka akcyzy na płyn do papierosów elektronicznych wynosi 1,80 zł za każdy mililitr.',
});

export const swedishRates = read({
	title: 'Skattesatser: skatt på vissa nikotinhaltiga produkter',
	publisher: 'Skatteverket',
	kind: 'authority',
	grade: 'A',
	place: 'edition 2024.6',
	places: { es: 'edición 2024.6' },
	url: 'https://www4.skatteverket.se/rattsligvagledning/edition/2024.6/366196.html',
	words:
		'För e-vätskor tas skatt ut med 2 020 kronor per liter vätska medan skattesatsen för högkoncentrerade e-vätskor är 4 040 kronor per liter vätska (3 § LSNP). … De skattesatser som anges i LSNP gäller för kalenderår 2024.',
});

export const swissRates = read({
	title: 'E-Zigi werden bald Tabaksteuerpflichtig',
	publisher: 'Teletext Schweiz',
	kind: 'press',
	grade: 'B',
	url: 'https://www.teletext.ch/de/Webtext/News',
	words:
		'Bei wiederverwendbaren E-Zigaretten beträgt die Steuer 20 Rappen pro Milliliter nikotinhaltige Flüssigkeit. Bei E-Zigaretten zum Einmalgebrauch wird, unabhängig vom Nikotingehalt, eine Steuer von einem Franken pro Milliliter Flüssigkeit erhoben.',
});

export const ukrainianRate = read({
	title: 'В Україні заборонили продавати електронні сигарети без акцизних марок і ліцензій',
	publisher: 'Monitor',
	kind: 'press',
	grade: 'B',
	url: 'https://monitor.cn.ua/ua/style/84310',
	words: 'ставка акцизного податку на рідини для електронних сигарет встановлена на рівні 3 гривні/мл',
});

export const irishOrder = read({
	title: 'Minister Donohoe signs commencement order for the E-liquid Products Tax',
	publisher: 'Department of Finance, Ireland',
	publishers: { es: 'Departamento de Finanzas de Irlanda' },
	kind: 'authority',
	grade: 'A',
	url: 'https://gov.ie/ga/an-roinn-airgeadais/preaseisiuinti/minister-donohoe-signs-commencement-order-for-the-e-liquid-products-tax',
	words:
		'The new excise duty will apply from 1 November 2025. … EPT will apply to both nicotine-containing and non-nicotine-containing e-liquid products at a single flat rate of 50 cent per millilitre of e-liquid.',
});

export const emiratesRates = read({
	title: 'Excise tax: targeted excise goods and rates',
	titles: { es: 'Impuesto especial: bienes gravados y tipos' },
	publisher: 'Federal Tax Authority, United Arab Emirates',
	publishers: { es: 'Autoridad Fiscal Federal de los Emiratos Árabes Unidos' },
	kind: 'authority',
	grade: 'A',
	url: 'https://tax.gov.ae/en/taxes/excise.tax/excise.tax.topics/mechanism.for.registering.excise.aspx',
	words:
		'Liquids used in electronic smoking devices and accessories 100% Electronic smoking devices and accessories 100% … For Excise goods subject to a 100% tax rate, the Excise Tax amount equals half of the retail sale price of the respective product.',
});

export const russianRate = read({
	title: 'Report on the excise on liquids for vapes',
	titles: { es: 'Información sobre el impuesto de los líquidos para vapear' },
	publisher: 'Kommersant',
	kind: 'press',
	grade: 'B',
	url: 'https://www.kommersant.ru/doc/8381067',
	words:
		'Ставка акциза на жидкости для ЭСДН остается предметом дискуссий с 2024 года, когда показатель был повышен сразу на 110%, до 42 руб. за 1 мл. В 2025 и 2026 годах значение индексировалось, но уже не так существенно: сейчас оно составляет 49 руб. за 1 мл.',
});

export const romanianSteps = read({
	title: 'Progressive increases in e-liquid duty approved',
	publisher: 'ECigIntelligence',
	kind: 'press',
	grade: 'B',
	url: 'https://ecigintelligence.com/regulatory-alerts/progressive-increases-in-e-liquid-duty-approved/',
	words:
		'It sets duty on e-liquids at RON0.64 (€0.13) per ml from 1st August 2022; RON0.72 (€0.15) in 2023; and RON0.81 (€0.16) in 2024.',
});

/** A page of the adviser that keeps one on the duty of each market. @param slug of its address */
const taxPage = ([en, es]: [en: string, es: string], slug: string, words: string, read_on = READ) =>
	read(
		{
			title: `${en}: excise on e-liquid`,
			titles: { es: `${es}: impuesto sobre los líquidos` },
			publisher: 'vaporproductstax.com',
			kind: 'adviser',
			grade: 'B',
			url: `https://vaporproductstax.com/taxes/${slug}/`,
			words,
		},
		read_on,
	);

export const hungarianRate = taxPage(
	['Hungary', 'Hungría'],
	'hungary',
	'The excise tax was initially applied as of 1 January 2017 at a rate of HUF 55 per milliliter to both nicotine containing and nicotine free e-liquid. … approved a reduction in the rate of excise to HUF 20 per milliliter … The lower rate became effective 1 January 2020.',
);

export const finnishRate = taxPage(
	['Finland', 'Finlandia'],
	'finland',
	'Tax Tables C and D of the Appendix were amended to apply a tax of € 0.30 per ml of e-liquid. Amendments to the Tobacco Excise Tax Act went into effect on 1 January 2017.',
);

export const southAfricanRate = read({
	title: 'Vaping in South Africa just got much more expensive',
	publisher: 'MyBroadband',
	kind: 'press',
	grade: 'B',
	url: 'https://mybroadband.co.za/news/gadgets/496033-vaping-in-south-africa-just-got-much-more-expensive.html',
	published_on: '2023-06-15',
	words:
		'it took effect from 1 June 2023 … The tax adds R2.90 per millilitre (excluding VAT) on all e-liquid products — with or without nicotine.',
});

export const southAfricanTariff = read({
	title: 'Vaping liquid tariff amendment: ad valorem customs duty',
	publisher: 'Freight News',
	kind: 'press',
	grade: 'B',
	url: 'https://www.freightnews.co.za/article/vaping-liquid-tariff-amendment-ad-valorem-customs-duty',
	words:
		'On 04 July 2025, the South African Revenue Service (SARS) informed of the insertion … “Presented with vaping liquid, whether or not containing nicotine”, at a Rate of Excise Duty of R3.18/m.',
});

export const indonesianRate = read({
	title: 'Report on the excise on electronic cigarettes from January 2023',
	titles: { es: 'Información sobre el impuesto de los cigarrillos electrónicos desde enero de 2023' },
	publisher: 'Holopis',
	kind: 'press',
	grade: 'B',
	url: 'https://holopis.com/?p=159019',
	words:
		'tarif cukainya mulai 2023 sebesar Rp532 per milimeter dibandingkan tahun ini Rp445 per milimeter … tarif cukainya mulai 2023 sebesar Rp6.392 per cartridge dibanding tahun ini Rp6.030 per cartridge',
});

export const canadianSchedule = read({
	title: 'Excise Act, 2001, Schedule 8',
	publisher: 'Department of Justice, Canada',
	publishers: { es: 'Departamento de Justicia de Canadá' },
	kind: 'law',
	grade: 'A',
	place: 'Item 1(a), version of 20 June 2024',
	places: { es: 'Partida 1(a), versión del 20 de junio de 2024' },
	url: 'https://laws-lois.justice.gc.ca/eng/acts/e-14.1/section-sched1366942-20240620.html',
	words:
		'for the first 10 millilitres of vaping substance in the vaping device or immediate container, $1.00 per 2 millilitres of vaping substance or fraction thereof, and … for any additional amount … $1.00 per 10 millilitres of vaping substance or fraction thereof',
});

export const philippineRates = read({
	title: 'Lawmakers push bill to plug tax loopholes on vapes',
	publisher: 'Manila Bulletin',
	kind: 'press',
	grade: 'B',
	url: 'https://mb.com.ph/article/10906743/philippines/national/lawmakers-push-bill-to-plug-tax-loopholes-on-vapes',
	words: 'which taxes nicotine salt at P60.20 per milliliter and freebase nicotine at P6.95 per milliliter',
});

export const tobaccoProducts = read({
	title: 'Electronic cigarettes: Article 20 of the Tobacco Products Directive',
	titles: { es: 'Cigarrillos electrónicos: artículo 20 de la Directiva sobre los productos del tabaco' },
	publisher: 'European Commission',
	publishers: { es: 'Comisión Europea' },
	kind: 'authority',
	grade: 'A',
	url: 'https://health.ec.europa.eu/tobacco/product-regulation/electronic-cigarettes_mt',
	words:
		'The Directive sets a maximum nicotine concentration and volume for cartridges, tanks and nicotine liquid containers.',
});

export const articleTwenty = read({
	title: 'The EU Tobacco Products Directive, article 20',
	titles: { es: 'La Directiva europea sobre los productos del tabaco, artículo 20' },
	publisher: 'Global State of Tobacco Harm Reduction',
	kind: 'press',
	grade: 'B',
	url: 'https://gsthr.org/global-data/eu-tpd',
	words:
		'nicotine-containing liquid is only placed on the market in dedicated refill containers not exceeding a volume of 10 ml, in disposable electronic cigarettes or in single use cartridges and that the cartridges or tanks do not exceed a volume of 2 ml. the nicotine-containing liquid does not contain nicotine in excess of 20 mg/ml.',
});

export const italianRates = read(
	{
		title: 'Aumento del prezzo delle sigarette elettroniche',
		publisher: 'businessonline.it',
		kind: 'press',
		grade: 'B',
		url: 'https://www.businessonline.it/news/aumento-prezzo-sigarette-elettroniche-rialzo-accise-ecco-come-cambiano-ne-sono-previsti-gi-altri-2_n81708.html',
		words:
			'l’aliquota fiscale per i liquidi nicotinici sale dal 16% al 18%, mentre per le soluzioni senza nicotina l’incremento è dall’11% al 13%',
	},
	READ_AGAIN,
);

export const greekRate = taxPage(
	['Greece', 'Grecia'],
	'greece',
	'The rate of excise tax applicable to the products referred to in paragraph 1 of Article 58 is 10 euro cents (EUR 0.10) per milliliter of liquid product. … The tax went into effect on 1 January 2017.',
	READ_AGAIN,
);

export const cypriotRate = taxPage(
	['Cyprus', 'Chipre'],
	'cyprus-2',
	'Both nicotine containing liquid and nicotine free liquid are subject to the tax which is levied at the rate of EUR 0.12 per milliliter. … approval of the bill on 22 September 2017',
	READ_AGAIN,
);

export const belgianRate = read(
	{
		title: 'Le prix des cigarettes et des e-liquides en forte augmentation',
		publisher: 'Belga, at RTL',
		publishers: { es: 'Belga, en RTL' },
		kind: 'press',
		grade: 'B',
		url: 'https://www.rtl.be/actu/belgique/economie/le-prix-des-cigarettes-et-des-e-liquides-en-forte-augmentation/2023-12-27/article/621306',
		published_on: '2023-12-27',
		words:
			'À partir du 1er janvier 2024 … un droit d’accises, s’élevant à 0,15 euro par ml, sera prélevé sur les liquides à vapoter',
	},
	READ_AGAIN,
);

export const belgianStamps = read(
	{
		title: 'Belgique : de nombreux produits de la vape taxés dès janvier 2024',
		publisher: 'Vaping Post, at fedabxl.be',
		publishers: { es: 'Vaping Post, en fedabxl.be' },
		kind: 'press',
		grade: 'B',
		url: 'https://fedabxl.be/nl/2023/10/belgique-de-nombreux-produits-de-la-vape-taxes-des-janvier-2024-vapingpost/',
		published_on: '2023-10',
		words:
			'à partir du 1er avril 2024, « tous les e-liquides se trouvant sur le marché belge devront être revêtus d’un signe fiscal »',
	},
	READ_AGAIN,
);

export const latvianRate = read(
	{
		title: 'Excise tax rates',
		titles: { es: 'Tipos de los impuestos especiales' },
		publisher: 'mindlink.lv',
		kind: 'adviser',
		grade: 'B',
		url: 'https://mindlink.lv/useful/excise-tax-rates',
		words: 'E-liquid | EUR 0.29 per 1 ml liquid',
	},
	READ_AGAIN,
);

export const hangsenTaxes = shop(
	'Vape taxes in European countries, 14 March 2024',
	'Impuestos al vapeo en los países europeos, 14 de marzo de 2024',
	'Hangsen',
);

export const consumptionTax = unread(
	'press',
	'Reports on the consumption tax on e-cigarettes, 2022',
	'Informaciones sobre el impuesto al consumo de cigarrillos electrónicos, 2022',
	'CGTN; Reuters',
);
export const polishPress = unread(
	'press',
	'Reports on the duty on liquids and devices',
	'Informaciones sobre el impuesto de líquidos y dispositivos',
	'Rzeczpospolita; Gazeta Prawna; Wprost',
);
export const chinaNews = unread(
	'press',
	'Reports on the measures and the licences of 2022',
	'Informaciones sobre las medidas y las licencias de 2022',
	'China News Service, at Teller Report',
	'China News Service, en Teller Report',
);
export const shenzhenReport = unread(
	'press',
	'Report on exports from Shenzhen',
	'Información sobre las exportaciones de Shenzhen',
	'CGTN',
);
export const leakedRates = unread(
	'press',
	'Report on the leaked rates',
	'Información sobre los tipos filtrados',
	'TobaccoIntelligence',
);
export const researchService = unread('authority', 'Report R48483', 'Informe R48483', 'Congressional Research Service');
export const twoFirstsOnChina = unread(
	'press',
	'Reports on the Chinese measures',
	'Informaciones sobre las medidas chinas',
	'2Firsts',
);
export const sesecStandard = unread('adviser', 'On standard GB 41700-2022', 'Sobre la norma GB 41700-2022', 'SESEC');
export const singleUseGuidance = unread(
	'authority',
	'Guidance on the Tobacco and Related Products Regulations 2016 and on single-use vapes',
	'Guía sobre el Reglamento de productos del tabaco de 2016 y los vapeadores de un solo uso',
	'GOV.UK',
);

export const spanishScope = read({
	title: 'El nuevo impuesto especial sobre los líquidos para cigarrillos electrónicos o impuesto sobre el vapeo',
	publisher: 'Universitat Oberta de Catalunya',
	kind: 'adviser',
	grade: 'B',
	url: 'https://blogs.uoc.edu/edcp/es/nuevo-impuesto-especial-liquidos-cigarrillos-electronicos-o-vapeo',
	published_on: '2025-01-29',
	words:
		'El ámbito de aplicación de este nuevo impuesto especial sobre el “vapeo” es el territorio español (a excepción de Canarias, Ceuta y Melilla). El impuesto recae sobre los líquidos para cigarrillos electrónicos (con independencia de que tengan nicotina …)',
});
