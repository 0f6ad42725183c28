import type { TitledLink } from '../src/data/tables/columns';

/** A question on the licence, with its answer in each edition; the facts are true and name their source. */
export interface DemoQuestion {
	slug: string;
	source: TitledLink;
	en: [question: string, answer_html: string];
	es: [question: string, answer_html: string];
}

const twoFirsts: TitledLink = { title: '2Firsts', url: 'https://2firsts.com' };
const keller: TitledLink = {
	title: 'Keller and Heckman, The Continuum of Risk',
	url: 'https://thecontinuumofrisk.com',
};
const moti: TitledLink = {
	title: 'Moti Planet, on the Measures',
	titles: { es: 'Moti Planet, sobre las Medidas' },
	url: 'https://motiplanet.com',
};
const chinaNews: TitledLink = {
	title: 'China News Service, at Teller Report',
	titles: { es: 'China News Service, en Teller Report' },
	url: 'https://tellerreport.com',
};
const reporter: TitledLink = { title: 'Tobacco Reporter', url: 'https://tobaccoreporter.com' };
const sesec: TitledLink = {
	title: 'SESEC, on GB 41700-2022',
	titles: { es: 'SESEC, sobre la GB 41700-2022' },
	url: 'https://sesec.eu',
};
const cgtn: TitledLink = { title: 'CGTN', url: 'https://cgtn.com' };

export const questions: DemoQuestion[] = [
	{
		slug: 'in-force',
		source: moti,
		en: [
			'Since when has a licence been required?',
			'<p>Since 1 October 2022. The Measures for the Administration of Electronic Cigarettes were published on 11 March 2022 and came into force on 1 May 2022; the transition ended on 30 September.</p>',
		],
		es: [
			'¿Desde cuándo se exige licencia?',
			'<p>Desde el 1 de octubre de 2022. Las Medidas de administración de los cigarrillos electrónicos se publicaron el 11 de marzo de 2022 y entraron en vigor el 1 de mayo; el periodo transitorio acabó el 30 de septiembre.</p>',
		],
	},
	{
		slug: 'who-decides',
		source: twoFirsts,
		en: [
			'Who grants the licence?',
			'<p>The State Tobacco Monopoly Administration (STMA) decides on licences to produce. The application goes to the provincial bureau; Dalian and Shenzhen have bureaus of their own.</p>',
		],
		es: [
			'¿Quién concede la licencia?',
			'<p>La Administración Estatal del Monopolio del Tabaco (STMA) decide sobre las licencias de producción. La solicitud se presenta en la oficina provincial; Dalian y Shenzhen tienen oficina propia.</p>',
		],
	},
	{
		slug: 'who-needs-one',
		source: keller,
		en: [
			'Who needs one, and which?',
			'<p>There are three kinds: for production, for wholesale and for retail. The production licence has three categories: e-cigarette products (cartridges, devices, sets), atomised material (e-liquid), and nicotine for e-cigarettes.</p>',
		],
		es: [
			'¿Quién la necesita, y cuál?',
			'<p>Hay tres tipos: de producción, de venta al por mayor y de venta al por menor. La de producción tiene tres categorías: productos de cigarrillo electrónico (cartuchos, dispositivos, conjuntos), material de atomización (líquidos) y nicotina para cigarrillos electrónicos.</p>',
		],
	},
	{
		slug: 'export-only',
		source: reporter,
		en: [
			'We only export. Do we need one?',
			'<p>Yes. Companies that produce only for export are also required to hold a licence. Goods for export must meet the rules of the country of destination; where it has none, Chinese rules apply. The export is filed on a designated platform.</p>',
		],
		es: [
			'Solo exportamos. ¿La necesitamos?',
			'<p>Sí. Quien fabrica para exportar tiene la misma obligación. La mercancía debe cumplir las normas del país de destino; si no las hay, rigen las chinas. La exportación se registra en una plataforma designada.</p>',
		],
	},
	{
		slug: 'device-and-liquid',
		source: twoFirsts,
		en: [
			'Can one application cover devices and liquid?',
			'<p>No. One application may not mix categories. Within the category of products, several products and several types of business may be selected: domestic sale, export, and domestic sale that is not retail.</p>',
		],
		es: [
			'¿Puede una solicitud abarcar dispositivos y líquido?',
			'<p>No. Una solicitud no puede mezclar categorías. Dentro de la de productos se pueden marcar varios productos y varias actividades: venta interior, exportación y venta interior que no sea minorista.</p>',
		],
	},
	{
		slug: 'heated',
		source: keller,
		en: [
			'What about heat-not-burn devices?',
			'<p>They form a product class of their own. A licence for e-cigarette products does not cover them.</p>',
		],
		es: [
			'¿Y los dispositivos de tabaco calentado?',
			'<p>Forman una clase de producto aparte. La licencia de productos de cigarrillo electrónico no los cubre.</p>',
		],
	},
	{
		slug: 'trademark',
		source: chinaNews,
		en: [
			'Is a trademark needed?',
			'<p>Yes: without a trademark registered in China there is no licence. Among the other conditions are suitable funds, technology and equipment, and conformity with industrial policy.</p>',
		],
		es: [
			'¿Hace falta una marca?',
			'<p>Sí: sin una marca registrada en China no hay licencia. Entre las demás condiciones figuran fondos, técnica y equipo adecuados y la conformidad con la política industrial.</p>',
		],
	},
	{
		slug: 'papers',
		source: reporter,
		en: [
			'Which documents are required?',
			'<p>Balance sheet, income and cash flow statements, and figures of production and sales. Exporters add customs declarations for three years. E-liquid manufacturers add the licence for hazardous chemicals and proof of where the nicotine comes from. Branches apply separately.</p>',
		],
		es: [
			'¿Qué documentos se piden?',
			'<p>Balance, cuenta de resultados, flujos de caja y cifras de producción y ventas. Los exportadores añaden las declaraciones de aduana de tres años. Los fabricantes de líquido, la licencia de productos químicos peligrosos y el origen de la nicotina. Las sucursales solicitan por separado.</p>',
		],
	},
	{
		slug: 'volume',
		source: twoFirsts,
		en: [
			'Is there a limit on how much may be made?',
			'<p>Yes. Each company receives an annual allowed volume with its licence. It can be adjusted on application. Draft rules of 2024 require capacity use of at least half of the industry average.</p>',
		],
		es: [
			'¿Hay un límite a lo que puede fabricarse?',
			'<p>Sí. Con la licencia cada empresa recibe un volumen anual autorizado, que puede ajustarse a petición suya. Un proyecto de normas de 2024 exige un uso de la capacidad de al menos la mitad de la media del sector.</p>',
		],
	},
	{
		slug: 'changes',
		source: twoFirsts,
		en: [
			'Our address or shareholder has changed. What now?',
			'<p>A change of name, legal representative, address or major shareholder has to be filed. The kinds of application are: new, change, renewal, cessation, resumption, closure or suspension, and reissue. New forms (“2024 version”) have been in use since 28 February 2025.</p>',
		],
		es: [
			'Ha cambiado el domicilio o un accionista. ¿Y ahora?',
			'<p>Nombre, representante legal, domicilio y accionistas principales exigen una solicitud de cambio. Las solicitudes posibles son: nueva, cambio, renovación, cese, reanudación, cierre o suspensión y nueva expedición. Desde el 28 de febrero de 2025 se usan impresos nuevos («versión 2024»).</p>',
		],
	},
	{
		slug: 'review',
		source: twoFirsts,
		en: [
			'How does a review end?',
			'<p>Under the draft rules in one of three ways: passed, to be rectified within at most six months, or rejected.</p>',
		],
		es: [
			'¿Cómo acaba una revisión?',
			'<p>Según el proyecto de normas, de una de tres maneras: aprobada, con defectos que subsanar en seis meses como máximo, o denegada.</p>',
		],
	},
	{
		slug: 'check-supplier',
		source: { title: 'Brume data desk' },
		en: [
			'How do I check a supplier?',
			'<p>Search by its Chinese name, its pinyin, the English name, a trademark or the licence number, and compare scope and dates with the certificate itself. Then ask for the original. <strong>A company’s absence from this register does not prove that it has no licence.</strong> In this edition all records are invented.</p>',
		],
		es: [
			'¿Cómo compruebo a un proveedor?',
			'<p>Búsquelo por el nombre chino, el pinyin, el nombre inglés, una marca o el número de licencia, y compare alcance y fechas con el certificado. Después pida el original. <strong>Que una empresa no aparezca aquí no prueba que carezca de licencia.</strong> En esta edición todas las fichas son inventadas.</p>',
		],
	},
	{
		slug: 'gb-41700',
		source: sesec,
		en: [
			'What does GB 41700 require?',
			'<p>The national standard GB 41700-2022, in force since 1 October 2022, allows at most 20 mg of nicotine per gram and 200 mg in all, lists 101 permitted additives, and permits no characterising flavour other than tobacco. Products without nicotine may not be marketed. Devices must be sealed, have a child lock, and neither leak nor burn after a fall.</p>',
		],
		es: [
			'¿Qué exige la GB 41700?',
			'<p>La norma nacional GB 41700-2022, en vigor desde el 1 de octubre de 2022, admite como máximo 20 mg de nicotina por gramo y 200 mg en total, enumera 101 aditivos permitidos y no acepta más aroma característico que el de tabaco. No pueden comercializarse productos sin nicotina. Los dispositivos han de ir sellados, con cierre infantil, y no perder líquido ni arder tras una caída.</p>',
		],
	},
	{
		slug: 'taxes',
		source: cgtn,
		en: [
			'Which taxes apply?',
			'<p>Consumption tax has applied since 1 November 2022: 36% of the price at production or import and 11% at wholesale.</p>',
		],
		es: [
			'¿Qué impuestos se aplican?',
			'<p>Desde el 1 de noviembre de 2022, el impuesto al consumo: 36 % del precio en producción o importación y 11 % en la venta al por mayor.</p>',
		],
	},
	{
		slug: 'platform',
		source: chinaNews,
		en: [
			'Where is trade allowed?',
			'<p>Within the country, only through the national transaction platform, with transport documents. Wholesalers may sell only in their territory, shops buy from the local wholesaler, and no outlet may be near a school.</p>',
		],
		es: [
			'¿Dónde se puede comerciar?',
			'<p>Dentro del país, solo por la plataforma nacional de transacciones y con documentos de transporte. El mayorista solo puede vender en su territorio, las tiendas compran al mayorista local y no puede haber puntos de venta cerca de colegios.</p>',
		],
	},
];
