import type { DemoArticle } from '../article';

export default {
	key: 'china-licence-register-guide',
	type: 'regulation',
	kind: 'china',
	author: 'wen-xiaolan',
	days_ago: 88,
	hour: 12,
	updated_days_after: 30,
	label: 'feature',
	tags: ['china', 'licences', 'wholesale', 'customs'],
	mood: 'deep',
	views: 2050,
	en: {
		seo_url: 'how-to-read-china-licence-register',
		title: 'How to read a Chinese licence before you sign with a supplier',
		standfirst:
			'Three categories, seven kinds of application and a number that is not the one on the business card. A guide for buyers who have been sent a scan and asked to be satisfied.',
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'A licence has been needed since 1 October 2022, for export as well as for the home market.',
			'The category decides what a firm may make: products, liquid or nicotine, never two on one application.',
			'A firm missing from a register is a reason to ask, not proof that it is unlicensed.',
			'A scan proves that a scan exists. Ask for the name, the scope and the dates, and compare.',
		],
		html: `
			<p>Sooner or later every buyer is sent the picture. It shows a certificate with a red seal, photographed at a slight angle on a desk, and the message under it says that the factory is “fully licensed”. The picture may be perfectly genuine. It may also belong to the factory next door, cover something else, or have run out in the spring. What follows is the order in which Brume reads such a document before an entry goes into its own register.</p>
			<h2>What the licence is</h2>
			<p>China’s State Tobacco Monopoly Administration has regulated e-cigarettes since its measures of 11 March 2022 came into force on 1 May of that year. After a transition to the end of September, a licence has been required from 1 October 2022. There are three kinds, for producing, for wholesale and for retail. A company that makes goods for export only is not exempt.</p>
			<p>For producers the licence is divided again, by what leaves the gate.</p>
			<table>
			<caption>Categories of the Chinese production licence for e-cigarettes</caption>
			<thead><tr><th scope="col">Category</th><th scope="col">Covers</th><th scope="col">Typical holder</th></tr></thead>
			<tbody>
			<tr><th scope="row">E-cigarette products</th><td>Cartridges, devices, sets</td><td>Brand holder, contract maker</td></tr>
			<tr><th scope="row">Atomised material</th><td>Liquid</td><td>Liquid house</td></tr>
			<tr><th scope="row">Nicotine for e-cigarettes</th><td>Nicotine</td><td>Chemical maker</td></tr>
			</tbody>
			</table>
			<p>One application may not mix categories. A firm that makes both devices and liquid holds, or should hold, two licences. Inside the first category several products and several kinds of business may be ticked: sale at home, export, and domestic sale other than retail. Heat-not-burn devices form a product class of their own.</p>
			<h2>Five lines to compare</h2>
			<ol>
			<li><strong>The name in characters.</strong> English names are marketing. Two firms may share one, and one firm may use three. Ask for the characters, and compare them with those on the invoice and on the bank account.</li>
			<li><strong>The address.</strong> Branches apply separately. A licence for a site in Bao’an does not cover a hall in Dongguan with the same sign over the door.</li>
			<li><strong>The scope.</strong> Read what is ticked and for which business. A scope without export is a common finding, and an awkward one to discover after the deposit.</li>
			<li><strong>The dates.</strong> A licence can be in force, in renewal, suspended or ceased. A firm that reported a stop must file a resumption before it works again.</li>
			<li><strong>The trademark.</strong> A mark registered in China is a condition of the licence. If it belongs to somebody else, find out who. We have told the story of <a href="/news/china-no-trademark-no-licence">a factory that had to buy one</a>.</li>
			</ol>
			<h2>What does not stand on it</h2>
			<p>Each producer is given an allowed volume for the year. Buyers seldom ask for it, and it is the figure that decides whether a large order can be made lawfully. The polite question is not “what is your volume?” but “how much of this year’s volume is free?” A supplier who knows the answer to the second has someone in charge of it.</p>
			<p>Nor does the licence say anything about the product. A licensed maker can produce a liquid that fails the rules of your market, and the limits are easy to confuse, since China counts <a href="/news/china-milligrams-per-gram-export-label">by the gram and Europe by the millilitre</a>.</p>
			<h2>What a register can tell you</h2>
			<p>Registers, ours included, are lists compiled from documents by people. We record where each entry comes from and when it was last verified, and search by Chinese name, pinyin, English name, trademark and number, because buyers arrive with any of the five. That leaves three results, and they deserve different reactions.</p>
			<ul>
			<li><strong>Found, and everything agrees.</strong> Ask for the paper anyway, and keep it with the contract.</li>
			<li><strong>Found, and something differs.</strong> Usually a renamed firm or a moved site. The supplier should be able to show the change it has filed.</li>
			<li><strong>Not found.</strong> This is not proof of anything. The firm may be new, may work under its parent’s licence, or may simply not have reached us. It is a reason to ask, in writing, and to wait for the reply.</li>
			</ul>
			<blockquote><p>“A good factory answers the licence question in one e-mail. A doubtful one sends a video of the production line.”</p><cite>Rui Teixeira, customs broker, Sines</cite></blockquote>
			<h2>When the seller is not the maker</h2>
			<p>Much of what Europe buys comes through trading houses, and a trading house will show you somebody else’s paper. That is no fault, provided that the chain can be drawn: who made it, under which licence, who filed the export, who invoices you. Ask for the drawing with a name and a document at each step. Two steps are common, and three can be explained. At four, the brokers we know begin to charge by the hour.</p>
			<h2>Before you sign</h2>
			<p>Put the licence into the contract: the name in characters, the category, the scope, and a duty to tell you within ten days of any change. Ask for a fresh copy each January. And read the scan once more on the day the deposit leaves. It takes four minutes, and in our post-bag it is the four minutes that are missing.</p>
		`,
		sources: [
			{
				title: 'Keller and Heckman, on kinds and categories, at The Continuum of Risk',
				url: 'https://thecontinuumofrisk.com',
			},
			{ title: '2Firsts, notice of February 2024 on kinds of application', url: 'https://2firsts.com' },
			{ title: 'Tobacco Reporter, on export makers', url: 'https://tobaccoreporter.com' },
		],
		keywords: ['China', 'licence register', 'supplier check', 'production licence'],
	},
	es: {
		seo_url: 'como-leer-registro-licencias-chino',
		title: 'Cómo leer una licencia china antes de firmar con un proveedor',
		standfirst:
			'Tres categorías, siete clases de solicitud y un número que no es el de la tarjeta. Guía para el comprador al que le mandan una foto y le piden que se quede tranquilo.',
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'La licencia es necesaria desde el 1 de octubre de 2022, también para quien solo exporta.',
			'La categoría decide qué se puede fabricar: productos, líquido o nicotina, nunca dos en una solicitud.',
			'Que una empresa no figure en un registro es motivo para preguntar, no prueba de que carezca de licencia.',
			'Una foto demuestra que hay una foto. Pida nombre, alcance y fechas, y compare.',
		],
		html: `
			<p>A todo comprador le llega, tarde o temprano, la foto. Es un certificado con sello rojo, retratado un poco de lado sobre una mesa, y el mensaje que la acompaña asegura que la fábrica tiene «todas las licencias». Puede ser auténtico. También puede ser de la fábrica de al lado, amparar otra cosa o haber vencido en primavera. Este es el orden en que lo leemos en Brume antes de anotar una empresa en nuestro registro.</p>
			<h2>Qué es la licencia</h2>
			<p>La Administración Estatal del Monopolio del Tabaco regula el cigarrillo electrónico desde que sus medidas del 11 de marzo de 2022 entraron en vigor, el 1 de mayo de aquel año. Tras un periodo transitorio hasta finales de septiembre, la licencia es obligatoria desde el 1 de octubre de 2022. Las hay de tres clases: producción, mayorista y minorista. Quien fabrica solo para exportar no está exento.</p>
			<p>La de producción se divide, a su vez, por lo que sale de la fábrica.</p>
			<table>
			<caption>Categorías de la licencia china de producción de cigarrillos electrónicos</caption>
			<thead><tr><th scope="col">Categoría</th><th scope="col">Comprende</th><th scope="col">Titular habitual</th></tr></thead>
			<tbody>
			<tr><th scope="row">Productos de cigarrillo electrónico</th><td>Cartuchos, dispositivos, conjuntos</td><td>Dueño de marca, fabricante por encargo</td></tr>
			<tr><th scope="row">Materia que se atomiza</th><td>Líquido</td><td>Casa de líquidos</td></tr>
			<tr><th scope="row">Nicotina para cigarrillo electrónico</th><td>Nicotina</td><td>Empresa química</td></tr>
			</tbody>
			</table>
			<p>Una solicitud no puede mezclar categorías. Quien hace aparatos y líquido tiene, o debería tener, dos licencias. Dentro de la primera caben varios productos y varios tipos de actividad: venta nacional, exportación y venta nacional no minorista. Los dispositivos de tabaco calentado forman una clase de producto aparte.</p>
			<h2>Cinco líneas que hay que comparar</h2>
			<ol>
			<li><strong>El nombre en caracteres.</strong> Los nombres en inglés son mercadotecnia: dos empresas comparten uno y una misma usa tres. Pida los caracteres y compárelos con los de la factura y la cuenta bancaria.</li>
			<li><strong>La dirección.</strong> Las sucursales solicitan por separado. Una licencia para un local de Bao’an no ampara una nave de Dongguan, aunque tenga el mismo rótulo.</li>
			<li><strong>El alcance.</strong> Lea qué está marcado y para qué actividad. Que falte la exportación es un hallazgo corriente, e incómodo si llega después del anticipo.</li>
			<li><strong>Las fechas.</strong> Una licencia puede estar en vigor, en renovación, suspendida o extinguida. Quien comunicó una parada debe pedir la reanudación antes de volver a trabajar.</li>
			<li><strong>La marca.</strong> Tener una registrada en China es condición de la licencia. Si es de otro, averigüe de quién. Ya contamos la historia de <a href="/es/news/china-sin-marca-no-hay-licencia">una fábrica que tuvo que comprarla</a>.</li>
			</ol>
			<h2>Lo que no pone</h2>
			<p>Cada productor recibe un volumen autorizado para el año. Los compradores casi nunca preguntan por él, y es la cifra que decide si un pedido grande puede fabricarse legalmente. La pregunta educada no es «¿qué volumen tienen?», sino «¿cuánto les queda libre este año?». El proveedor que sabe responder a la segunda tiene a alguien que se ocupa.</p>
			<p>La licencia tampoco dice nada del producto. Un fabricante autorizado puede hacer un líquido que incumpla las normas del mercado de destino, y los límites se confunden con facilidad, porque China cuenta <a href="/es/news/china-miligramos-por-gramo-etiqueta-europea">por gramos y Europa, por mililitros</a>.</p>
			<h2>Qué puede decirle un registro</h2>
			<p>Los registros, también el nuestro, son listas que unas personas componen a partir de documentos. Anotamos de dónde sale cada entrada y cuándo se verificó por última vez, y buscamos por nombre chino, pinyin, nombre inglés, marca y número, porque el comprador llega con cualquiera de los cinco. Los resultados posibles son tres, y no merecen la misma reacción.</p>
			<ul>
			<li><strong>Aparece y todo coincide.</strong> Pida el papel de todos modos y guárdelo con el contrato.</li>
			<li><strong>Aparece y algo difiere.</strong> Suele ser un cambio de nombre o de local. El proveedor debería poder enseñar el cambio que ha comunicado.</li>
			<li><strong>No aparece.</strong> No prueba nada. La empresa puede ser nueva, trabajar con la licencia de su matriz o, sencillamente, no habernos llegado. Es un motivo para preguntar por escrito y esperar la respuesta.</li>
			</ul>
			<blockquote><p>«Una fábrica buena contesta a lo de la licencia en un correo. Una dudosa manda un vídeo de la línea de producción.»</p><cite>Rui Teixeira, agente de aduanas, Sines</cite></blockquote>
			<h2>Si quien vende no fabrica</h2>
			<p>Buena parte de lo que compra Europa pasa por casas comerciales, y una casa comercial enseña el papel de otro. No es un defecto, siempre que la cadena se pueda dibujar: quién lo hizo, con qué licencia, quién comunicó la exportación y quién le factura a usted. Pida el dibujo, con un nombre y un documento en cada paso. Dos pasos son lo corriente, y tres se pueden explicar. Con cuatro, los agentes que conocemos empiezan a cobrar por horas.</p>
			<h2>Antes de firmar</h2>
			<p>Meta la licencia en el contrato: el nombre en caracteres, la categoría, el alcance y la obligación de avisar de cualquier cambio en diez días. Pida una copia nueva cada enero. Y vuelva a leer la foto el día que sale el anticipo. Son cuatro minutos y, por el correo que recibimos, son los cuatro que faltan.</p>
		`,
		sources: [
			{
				title: 'Keller and Heckman, sobre clases y categorías, en The Continuum of Risk',
				url: 'https://thecontinuumofrisk.com',
			},
			{ title: '2Firsts, aviso de febrero de 2024 sobre las clases de solicitud', url: 'https://2firsts.com' },
			{ title: 'Tobacco Reporter, sobre los fabricantes exportadores', url: 'https://tobaccoreporter.com' },
		],
		keywords: ['China', 'registro de licencias', 'proveedores', 'licencia de producción'],
	},
} satisfies DemoArticle;
