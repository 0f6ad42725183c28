import type { RuleKind, rule } from '../src/data/tables/site';
import type { SourceDocument } from '../src/shared/source-document';
import { leadDays } from './lead-days';
import {
	canadianSchedule,
	hangsenTaxes,
	hmrcApproval,
	invented,
	italianRates,
	philippineRates,
	polishLaw,
	polishPress,
	sesecStandard,
	shop,
	singleUseGuidance,
	spanishLaw,
	spanishReturn,
	stampedStock,
	twoFirstsOnChina,
	unread,
} from './sources';

/** A line of the rule tracker, in both editions; true as far as the named source goes. */
export interface DemoRule {
	slug: string;
	/** What it is about. */
	kind: RuleKind;
	stage: (typeof rule.$inferInsert)['stage'];
	/**
	 * ISO day of the next date, or of the last one where none is to come; the year alone where its source gives no more,
	 * left out where nothing is known.
	 */
	next_on?: string;
	source: SourceDocument;
	en: [market: string, measure: string, next_text: string];
	es: [market: string, measure: string, next_text: string];
}

/** Rules that stand on invented articles, with the days of these. */
const inventedRules = (now: number): DemoRule[] => [
	{
		slug: 'eu-flavour-register',
		kind: 'sale',
		stage: 'drafted',
		next_on: leadDays.vote(now).date,
		source: invented,
		en: ['European Union', 'A public register of filled products in every member state', 'Committee vote'],
		es: ['Unión Europea', 'Un registro público de productos envasados en cada Estado', 'Votación en comité'],
	},
	{
		slug: 'malaysia-display',
		kind: 'sale',
		stage: 'adopted',
		next_on: leadDays.display(now).date,
		source: invented,
		en: ['Malaysia', 'Closed cabinets and plain price lists in shops', 'Display rules apply'],
		es: ['Malasia', 'Vitrinas cerradas y listas de precios sin publicidad', 'Entran en vigor las normas de exhibición'],
	},
	{
		slug: 'spain-joint-stamp',
		kind: 'duty',
		stage: 'consulting',
		next_on: leadDays.comments(now).date,
		source: invented,
		en: ['Spain', 'One stamp for duty and notification on every bottle', 'Comments close'],
		es: ['España', 'Una sola precinta de impuesto y notificación por frasco', 'Fin del plazo de alegaciones'],
	},
];

const rules: DemoRule[] = [
	{
		slug: 'uk-duty-stamps',
		kind: 'duty',
		stage: 'in_force',
		next_on: '2027-04-01',
		source: stampedStock,
		en: [
			'United Kingdom',
			'Vaping Products Duty, £2.20 per 10 ml, with stamps',
			'All stock outside duty suspension must carry stamps',
		],
		es: [
			'Reino Unido',
			'Impuesto sobre productos de vapeo, 2,20 £ por 10 ml, con precintas',
			'Todo lo que esté fuera del régimen suspensivo ha de llevar precinta',
		],
	},
	{
		slug: 'eu-minimum-excise',
		kind: 'duty',
		stage: 'drafted',
		next_on: '2025-07-16',
		source: unread(
			'press',
			'Reports on the proposal of 16 July 2025',
			'Informaciones sobre la propuesta del 16 de julio de 2025',
			'Vaping360',
		),
		en: [
			'European Union',
			'Tobacco excise revision, with a first minimum for e-liquids',
			'Proposed on 16 July 2025; needs the vote of every member state',
		],
		es: [
			'Unión Europea',
			'Revisión de los impuestos al tabaco, con un primer mínimo para líquidos',
			'Propuesta el 16 de julio de 2025; necesita el voto de todos los Estados',
		],
	},
	{
		slug: 'poland-liquid-step',
		kind: 'duty',
		stage: 'adopted',
		next_on: '2027',
		source: polishLaw,
		en: ['Poland', 'Duty on liquids from PLN 1.44 to PLN 1.80 per millilitre', 'Duty rises to PLN 1.80 per millilitre'],
		es: [
			'Polonia',
			'Impuesto sobre líquidos, de 1,44 a 1,80 zlotys por mililitro',
			'El impuesto sube a 1,80 zlotys por mililitro',
		],
	},
	{
		slug: 'poland-pod-duty',
		kind: 'devices',
		stage: 'drafted',
		source: polishPress,
		en: [
			'Poland',
			'PLN 40 on every pod, empty or filled',
			'A bill of 2026, on top of the charge on devices since July 2025',
		],
		es: [
			'Polonia',
			'40 zlotys por cada cápsula, vacía o llena',
			'Un proyecto de 2026, además del gravamen sobre dispositivos de julio de 2025',
		],
	},
	{
		slug: 'spain-liquid-duty',
		kind: 'duty',
		stage: 'in_force',
		source: spanishLaw,
		en: [
			'Spain',
			'Duty on liquids, two rates by strength',
			'In force since 1 April 2025; not in the Canary Islands, Ceuta and Melilla',
		],
		es: [
			'España',
			'Impuesto sobre líquidos, con dos tipos según la concentración',
			'En vigor desde el 1 de abril de 2025; no rige en Canarias, Ceuta y Melilla',
		],
	},
	{
		slug: 'us-enforcement-priorities',
		kind: 'licence',
		stage: 'in_force',
		source: shop('Report on the guidance of May 2026', 'Información sobre la guía de mayo de 2026', 'vaperisk.com'),
		en: ['United States', 'Guidance on enforcement priorities; 45 authorised products', 'Guidance of May 2026'],
		es: ['Estados Unidos', 'Guía de prioridades de aplicación; 45 productos autorizados', 'Guía de mayo de 2026'],
	},
	{
		slug: 'czechia-liquid-step',
		kind: 'duty',
		stage: 'adopted',
		next_on: '2027',
		source: hangsenTaxes,
		en: ['Czechia', 'Duty on liquids rises to CZK 10 per millilitre', 'Duty rises to CZK 10 per millilitre'],
		es: [
			'Chequia',
			'El impuesto sobre líquidos sube a 10 coronas por mililitro',
			'El impuesto sube a 10 coronas por mililitro',
		],
	},
	{
		slug: 'italy-equivalent-duty',
		kind: 'duty',
		stage: 'in_force',
		source: italianRates,
		en: ['Italy', 'Duty at 18% of equivalent cigarettes with nicotine, 13% without', 'Rises further until 2028'],
		es: [
			'Italia',
			'Impuesto al 18 % de los cigarrillos equivalentes con nicotina y 13 % sin ella',
			'Sigue subiendo hasta 2028',
		],
	},
	{
		slug: 'china-licence-rules',
		kind: 'licence',
		stage: 'consulting',
		source: twoFirstsOnChina,
		en: [
			'China',
			'Draft rules on production licences: capacity use, changes, review',
			'Published in 2024; new application forms in use since 28 February 2025',
		],
		es: [
			'China',
			'Proyecto de normas sobre licencias de producción: capacidad, cambios, revisión',
			'Publicado en 2024; impresos nuevos en uso desde el 28 de febrero de 2025',
		],
	},
	{
		slug: 'uk-single-use-ban',
		kind: 'devices',
		stage: 'in_force',
		next_on: '2025-06-01',
		source: singleUseGuidance,
		en: ['United Kingdom', 'Ban on single-use vapes, and the duty to take them back', 'In force since 1 June 2025'],
		es: [
			'Reino Unido',
			'Prohibición de los vapeadores de un solo uso y obligación de recogerlos',
			'En vigor desde el 1 de junio de 2025',
		],
	},
	{
		slug: 'uk-duty-approval',
		kind: 'duty',
		stage: 'in_force',
		next_on: '2026-04-01',
		source: hmrcApproval,
		en: [
			'United Kingdom',
			'Applications for approval under the Vaping Products Duty open',
			'An answer may take up to 45 working days',
		],
		es: [
			'Reino Unido',
			'Se abren las solicitudes de autorización del impuesto sobre productos de vapeo',
			'La respuesta puede tardar hasta 45 días hábiles',
		],
	},
	{
		slug: 'spain-first-return',
		kind: 'duty',
		stage: 'in_force',
		next_on: '2025-07-20',
		source: spanishReturn,
		en: [
			'Spain',
			'Last day of the first return of the duty on liquids',
			'The first returns were due from 1 to 20 July 2025',
		],
		es: [
			'España',
			'Último día de la primera autoliquidación del impuesto sobre líquidos',
			'La primera autoliquidación se presentó del 1 al 20 de julio de 2025',
		],
	},
	{
		slug: 'us-count-45',
		kind: 'licence',
		stage: 'in_force',
		next_on: '2026-05-05',
		source: shop(
			'Reports on the authorised products',
			'Informaciones sobre los productos autorizados',
			'vapeclub.vip; vaperisk.com',
		),
		en: [
			'United States',
			'Four Glas pods authorised; 45 products in all',
			'The first that taste neither of tobacco nor of menthol, with an age check by telephone',
		],
		es: [
			'Estados Unidos',
			'Autorizadas cuatro cápsulas Glas; 45 productos en total',
			'Las primeras que no saben a tabaco ni a mentol, con control de edad por teléfono',
		],
	},
	{
		slug: 'china-measures-published',
		kind: 'licence',
		stage: 'in_force',
		next_on: '2022-03-11',
		source: twoFirstsOnChina,
		en: [
			'China',
			'Measures for the Administration of Electronic Cigarettes published',
			'Six chapters, 45 articles; the regulator is the State Tobacco Monopoly Administration',
		],
		es: [
			'China',
			'Publicadas las Medidas de administración de los cigarrillos electrónicos',
			'Seis capítulos y 45 artículos; el regulador es la Administración Estatal del Monopolio de Tabaco',
		],
	},
	{
		slug: 'china-standard-issued',
		kind: 'limits',
		stage: 'in_force',
		next_on: '2022-04-08',
		source: sesecStandard,
		en: ['China', 'Standard GB 41700-2022 issued', 'In force since 1 October 2022'],
		es: ['China', 'Aprobada la norma GB 41700-2022', 'En vigor desde el 1 de octubre de 2022'],
	},
	{
		slug: 'china-measures-in-force',
		kind: 'licence',
		stage: 'in_force',
		next_on: '2022-05-01',
		source: twoFirstsOnChina,
		en: ['China', 'The Measures take effect', 'Transition until 30 September 2022'],
		es: ['China', 'Las Medidas entran en vigor', 'Transición hasta el 30 de septiembre de 2022'],
	},
	{
		slug: 'china-licence-needed',
		kind: 'licence',
		stage: 'in_force',
		next_on: '2022-10-01',
		source: twoFirstsOnChina,
		en: ['China', 'Licence needed for production, wholesale and retail', 'Also for makers who only export'],
		es: [
			'China',
			'Licencia obligatoria para producir, vender al por mayor y al por menor',
			'También para quien solo exporta',
		],
	},
	{
		slug: 'china-application-forms',
		kind: 'licence',
		stage: 'in_force',
		next_on: '2025-02-28',
		source: twoFirstsOnChina,
		en: ['China', 'New application forms for licences, version of 2024', 'Document 157 of 2024'],
		es: ['China', 'Nuevos impresos de solicitud de licencia, versión de 2024', 'Documento 157 de 2024'],
	},
	{
		slug: 'canada-vaping-duty',
		kind: 'duty',
		stage: 'in_force',
		source: canadianSchedule,
		en: [
			'Canada',
			'Duty by every 2 ml begun up to 10 ml, then by every 10 ml begun',
			'CAD 1.00 each in the version of June 2024; later amounts are not in our source',
		],
		es: [
			'Canadá',
			'Impuesto por cada 2 ml o fracción hasta 10 ml y después por cada 10 ml o fracción',
			'1,00 CAD en la versión de junio de 2024; los importes posteriores no figuran en nuestra fuente',
		],
	},
	{
		slug: 'philippines-two-rates',
		kind: 'duty',
		stage: 'in_force',
		source: philippineRates,
		en: [
			'Philippines',
			'Two duty rates: PHP 60.20 per ml of salt nicotine, PHP 6.95 per ml of freebase nicotine',
			'A bill would make them one; other reports give other figures',
		],
		es: [
			'Filipinas',
			'Dos tipos: 60,20 PHP por ml de sales de nicotina y 6,95 PHP por ml de nicotina base libre',
			'Un proyecto de ley los unificaría; otras informaciones dan otras cifras',
		],
	},
];

/** The rule tracker at a first start (Unix seconds). */
export const rulesAt = (now: number): DemoRule[] => [...inventedRules(now), ...rules];
