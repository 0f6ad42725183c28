import type { DemoArticle } from '../article';
import { researchService } from '../sources';

export default {
	key: 'regulation-us-pmta-count',
	type: 'regulation',
	kind: 'news',
	author: 'daniel-achterberg',
	days_ago: 190,
	hour: 14,
	is_headline: true,
	updated_days_after: 3,
	tags: ['united-states', 'pmta', 'flavours', 'age-checks', 'nicotine'],
	mood: 'day',
	views: 2210,
	en: {
		seo_url: 'us-authorised-list-reaches-forty-five',
		title: 'US authorises four Glas pods, bringing the list to 45',
		standfirst:
			'Four pods added on 5 May are the first on it that taste of neither tobacco nor menthol, and they ask a telephone for the user’s age. It has taken four and a half years to get this far.',
		market: 'United States',
		key_points: [
			'The count stood at three in October 2021, thirty-nine in December 2025 and forty-five on 5 May 2026.',
			'The four Glas pods carry 50 mg/ml and work only after an age check by phone.',
			'New guidance in May says which unauthorised products will be pursued first.',
		],
		html: `
			<p>Forty-five is not a large number. A corner shop in Ohio may stock more than that behind the till, and an importer’s catalogue many times as many. It is nonetheless the number of e-cigarette products that may lawfully be sold in the United States, where each needs a premarket tobacco application, a PMTA, and an answer to it that says yes.</p>
			<table>
			<caption>E-cigarette products authorised in the United States, cumulative count at selected dates</caption>
			<thead><tr><th scope="col">Date</th><th scope="col">Products</th><th scope="col">Note</th></tr></thead>
			<tbody>
			<tr><th scope="row">12 October 2021</th><td>3</td><td>First authorisations</td></tr>
			<tr><th scope="row">December 2025</th><td>39</td><td>Latest addition then: Juul, July 2025</td></tr>
			<tr><th scope="row">5 May 2026</th><td>45</td><td>Includes four Glas pods</td></tr>
			</tbody>
			</table>
			<h2>What is new about the last four</h2>
			<p>Until this month the list had two tastes, tobacco and menthol. The four Glas pods are the first with any other. They come with a condition built into the hardware: the device checks the user’s age through a telephone before it will work. For applicants who have spent years being told that a flavour needs more evidence than a label, it is the first hint of what such evidence may look like.</p>
			<p>It is a hint and not a rule. Each application is decided on its own file, and a lock that convinced the agency in one device need not do so in another. “I would not copy the lock,” says Theo Marchbanks, who writes applications for three Asian makers from an office in Baltimore. “I would copy the study of the lock. It will be thicker than the manual.”</p>
			<h2>Two oceans, two limits</h2>
			<p>European readers will have noticed the strength. The four pods hold 50 mg/ml; Article 20 of the European directive stops at 20. A product can therefore be among the forty-five in Washington and unsaleable in Lisbon, and the reverse is the normal case. Makers who hoped for one global pod will go on building two.</p>
			<h2>The other side of the list</h2>
			<p>Also in May the agency published guidance on its enforcement priorities: which products without authorisation it means to pursue first. Lawyers read such papers backwards, looking for what is not mentioned. Wholesalers would be wiser to read them forwards. The guidance creates no safe group. A product that is absent from the priorities is still absent from the list.</p>
			<p>The context is a market that surveys describe in two figures: 6.5 per cent of adults used e-cigarettes in 2023, and 5.9 per cent of school students in 2024. Both are quoted on every side of the argument.</p>
			<h2>What makers take from it</h2>
			<ul>
			<li>The list moves in lumps. It did not change between July and December 2025, and has grown by six since.</li>
			<li>An age check in the device has moved from the brochure to the application. Makers who treated it as an accessory will now be asked for its failure rate.</li>
			<li>States still tax as they like: by value in Minnesota and Washington, by the millilitre in Delaware and Louisiana, by the cartridge in Kentucky. Authorisation changes none of it.</li>
			</ul>
		`,
		sources: [
			{ title: '2Firsts, count of authorised products, December 2025', url: 'https://2firsts.com' },
			{ title: 'Vaperisk, on the additions of May 2026', url: 'https://vaperisk.com' },
			researchService,
			{ title: 'Tax Foundation figures on state taxes, by way of pubt.io', url: 'https://pubt.io' },
		],
		keywords: ['PMTA', 'United States', 'authorised e-cigarettes', 'age verification'],
	},
	es: {
		seo_url: 'estados-unidos-lista-autorizados-cuarenta-cinco',
		title: 'Estados Unidos autoriza cuatro cápsulas de Glas y la lista llega a 45',
		standfirst:
			'Las cuatro cápsulas añadidas el 5 de mayo son las primeras que no saben a tabaco ni a mentol, y preguntan la edad del usuario a un teléfono. Ha costado cuatro años y medio.',
		market: 'Estados Unidos',
		key_points: [
			'La cuenta era de 3 en octubre de 2021, de 39 en diciembre de 2025 y de 45 el 5 de mayo de 2026.',
			'Las cuatro cápsulas de Glas llevan 50 mg/ml y solo funcionan tras comprobar la edad con el móvil.',
			'Una guía de mayo señala qué productos sin autorización se perseguirán primero.',
		],
		html: `
			<p>Cuarenta y cinco no es mucho. Una tienda de barrio de Ohio puede tener más detrás de la caja, y el catálogo de un importador, muchas veces más. Es, sin embargo, el número de cigarrillos electrónicos que se pueden vender legalmente en Estados Unidos, donde cada producto necesita una solicitud previa a la comercialización, la PMTA, y una respuesta que diga que sí.</p>
			<table>
			<caption>Cigarrillos electrónicos autorizados en Estados Unidos, total acumulado en varias fechas</caption>
			<thead><tr><th scope="col">Fecha</th><th scope="col">Productos</th><th scope="col">Nota</th></tr></thead>
			<tbody>
			<tr><th scope="row">12 de octubre de 2021</th><td>3</td><td>Primeras autorizaciones</td></tr>
			<tr><th scope="row">Diciembre de 2025</th><td>39</td><td>Última incorporación hasta entonces: Juul, julio de 2025</td></tr>
			<tr><th scope="row">5 de mayo de 2026</th><td>45</td><td>Incluye cuatro cápsulas de Glas</td></tr>
			</tbody>
			</table>
			<h2>Qué tienen de nuevo las cuatro últimas</h2>
			<p>Hasta este mes la lista tenía dos sabores: tabaco y mentol. Las cuatro cápsulas de Glas son las primeras con otro. Llegan con una condición metida en el aparato, que comprueba la edad a través del teléfono antes de funcionar. A los solicitantes que llevan años oyendo que un sabor exige más prueba que una etiqueta se les da, por primera vez, una pista de cómo puede ser esa prueba.</p>
			<p>Es una pista, no una regla. Cada solicitud se decide con su propio expediente, y un cierre que convenció en un aparato no tiene por qué convencer en otro. «Yo no copiaría el cierre —dice Theo Marchbanks, que redacta solicitudes para tres fabricantes asiáticos desde un despacho de Baltimore—. Copiaría el estudio del cierre, que será más gordo que el manual.»</p>
			<h2>Dos océanos, dos límites</h2>
			<p>El lector europeo se habrá fijado en la concentración. Las cuatro cápsulas llevan 50 mg/ml; el artículo 20 de la directiva se detiene en 20. Un producto puede, pues, estar entre los 45 de Washington y ser invendible en Lisboa, y lo contrario es lo habitual. Quien soñaba con una cápsula universal seguirá fabricando dos.</p>
			<h2>La otra cara de la lista</h2>
			<p>También en mayo, la agencia publicó sus prioridades de control: qué productos sin autorización va a perseguir primero. Los abogados leen esos papeles al revés, en busca de lo que no mencionan. A los mayoristas les conviene leerlos del derecho. La guía no crea ningún grupo a salvo: lo que falta en las prioridades sigue faltando en la lista.</p>
			<p>El contexto es un mercado que las encuestas describen con dos cifras: en 2023 usaba cigarrillos electrónicos el 6,5 % de los adultos y en 2024, el 5,9 % de los escolares. Las dos se citan en todos los lados de la discusión.</p>
			<h2>Lo que anotan los fabricantes</h2>
			<ul>
			<li>La lista avanza a tirones. Entre julio y diciembre de 2025 no cambió y, desde entonces, ha crecido en seis.</li>
			<li>El control de edad dentro del aparato ha pasado del folleto al expediente. A quien lo trataba como un accesorio le preguntarán ahora cuántas veces falla.</li>
			<li>Los estados siguen gravando a su gusto: por valor en Minnesota y Washington, por mililitro en Delaware y Luisiana, por cartucho en Kentucky. La autorización no toca nada de eso.</li>
			</ul>
		`,
		sources: [
			{ title: '2Firsts, recuento de productos autorizados, diciembre de 2025', url: 'https://2firsts.com' },
			{ title: 'Vaperisk, sobre las incorporaciones de mayo de 2026', url: 'https://vaperisk.com' },
			researchService,
			{ title: 'Tax Foundation, impuestos estatales, a través de pubt.io', url: 'https://pubt.io' },
		],
		keywords: ['PMTA', 'Estados Unidos', 'productos autorizados', 'control de edad'],
	},
} satisfies DemoArticle;
