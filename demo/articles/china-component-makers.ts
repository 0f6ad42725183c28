import type { DemoArticle } from '../article';

export default {
	key: 'china-component-makers',
	type: 'company',
	kind: 'china',
	author: 'wen-xiaolan',
	days_ago: 0,
	minutes_ago: 18,
	tags: ['china', 'licences', 'coils', 'batteries'],
	mood: 'day',
	views: 690,
	en: {
		seo_url: 'fourteen-component-makers-join-licence-register',
		title: '14 component makers in Guangdong show their licence papers',
		standfirst:
			'They bake ceramic, wind wire and build cells, and until now most of them appeared in the trade only as a line in somebody else’s file. Their customers asked for the paper.',
		market: 'Guangdong',
		place: 'Dongguan',
		html: `
			<p>Dongguan Yunhe Ceramics fires nine million cores a month in a tunnel kiln and has never sold anything to a smoker. For most of its life it has not thought of itself as part of the e-cigarette trade at all. This week it showed Brume its licence papers, and so did thirteen other makers of cores, coils and cells.</p>
			<p>Nine come from Dongguan, four from Huizhou, among them Anlan Battery, and one from Zhongshan. The eldest has been in business for twenty-six years; the youngest was a department until July.</p>
			<h2>A scheme with three drawers</h2>
			<p>The rules that came into force on 1 May 2022 sort production licences by what leaves the gate. There is a category for e-cigarette products, meaning cartridges, devices and sets; one for atomised material, which is to say liquid; and one for nicotine. There is no drawer marked components. A firm that makes one part for many customers has to find out, with its provincial bureau, whether it belongs in the first drawer or in none.</p>
			<p>For years the usual answer in the trade was none. “We sold to a licensed house, and the house answered for the whole,” says Lin Yuwei, who builds batteries for six brands at Anlan. What changed was not the text but the questions. The house’s customers, in Rotterdam and Lisbon, began to ask who had made the cell, and were not satisfied with a trade name.</p>
			<blockquote><p>“A buyer in Europe sent me a form with a box for my licence number. I could explain why the box should be empty, or I could fill it in.”</p><cite>Lin Yuwei, Anlan Battery, Huizhou</cite></blockquote>
			<h2>What the papers say</h2>
			<p>The fourteen papers differ:</p>
			<ul>
			<li>six hold a licence of their own in the first category;</li>
			<li>five are named as a site in the licence of a parent company;</li>
			<li>three have applied for a change and wait for the result.</li>
			</ul>
			<p>A supplier without a paper of its own does not for that reason work unlawfully. A buyer should still ask to see what there is.</p>
			<h2>What it costs to be visible</h2>
			<p>The filing agents we asked put a first application at four to seven months, most of it spent on accounts and on proving where materials come from. Yunhe employs one person for nothing else. Its director, Gao Renjie, was asked in the canteen whether nine million cores a month paid for her. “She has brought in two customers,” he said. “The kiln has not brought in one since spring.” There are too many kilns in the delta this year, and he does not like to discuss them over lunch.</p>
		`,
		sources: [
			{
				title: 'Keller and Heckman, on licence categories, at The Continuum of Risk',
				url: 'https://thecontinuumofrisk.com',
			},
			{ title: 'Documents shown to Brume by the firms (invented for the demonstration edition)', kind: 'company' },
		],
		keywords: ['China', 'component makers', 'licence register', 'Dongguan'],
	},
	es: {
		seo_url: 'catorce-fabricantes-componentes-registro-licencias',
		title: '14 fabricantes de componentes de Guangdong enseñan sus licencias',
		standfirst:
			'Cuecen cerámica, bobinan hilo y montan celdas, y hasta ahora casi todos figuraban en el sector como una línea en el expediente de otro. El papel se lo pidieron sus clientes.',
		market: 'Guangdong',
		place: 'Dongguan',
		html: `
			<p>Dongguan Yunhe Ceramics cuece nueve millones de núcleos al mes en un horno de túnel y no le ha vendido nunca nada a un fumador. Durante casi toda su vida ni siquiera se ha tenido por parte del sector del cigarrillo electrónico. Esta semana ha enseñado a Brume los papeles de su licencia, igual que otros trece fabricantes de núcleos, resistencias y celdas.</p>
			<p>Nueve son de Dongguan, cuatro de Huizhou, entre ellas Anlan Battery, y una de Zhongshan. La mayor tiene veintiséis años; la más joven era un departamento hasta julio.</p>
			<h2>Un mueble de tres cajones</h2>
			<p>Las normas en vigor desde el 1 de mayo de 2022 clasifican las licencias de producción por lo que sale de la fábrica. Hay una categoría para productos de cigarrillo electrónico, es decir, cartuchos, dispositivos y conjuntos; otra para la materia que se atomiza, o sea, el líquido, y otra para la nicotina. No hay cajón de componentes. Quien fabrica una pieza para muchos clientes tiene que averiguar con su oficina provincial si le toca el primero o ninguno.</p>
			<p>Durante años, en el oficio se contestaba que ninguno. «Vendíamos a una casa con licencia y la casa respondía de todo», explica Lin Yuwei, que hace baterías para seis marcas en Anlan. No ha cambiado el texto, sino las preguntas. Los clientes de la casa, en Róterdam o en Lisboa, quisieron saber quién había hecho la celda y no les bastó un nombre comercial.</p>
			<blockquote><p>«Un comprador europeo me mandó un formulario con una casilla para mi número de licencia. Podía explicarle por qué estaba vacía o podía rellenarla.»</p><cite>Lin Yuwei, Anlan Battery, Huizhou</cite></blockquote>
			<h2>Qué dicen los papeles</h2>
			<p>Los catorce papeles no son iguales:</p>
			<ul>
			<li>seis tienen licencia propia de la primera categoría;</li>
			<li>cinco constan como centro en la licencia de su matriz;</li>
			<li>tres han solicitado un cambio y esperan el resultado.</li>
			</ul>
			<p>Un proveedor sin papel propio no trabaja por ello fuera de la ley. El comprador hará bien en pedirle lo que tenga.</p>
			<h2>Lo que cuesta dejarse ver</h2>
			<p>Los gestores consultados calculan entre cuatro y siete meses para una primera solicitud, la mayor parte en cuentas y en acreditar de dónde vienen los materiales. Yunhe emplea a una persona solo para eso. En el comedor preguntamos a su director, Gao Renjie, si nueve millones de núcleos al mes daban para pagarla. «Ella ha traído dos clientes —respondió—. El horno no trae ninguno desde la primavera.» En el delta sobran hornos este año, y prefiere no hablar de ellos mientras come.</p>
		`,
		sources: [
			{
				title: 'Keller and Heckman, sobre las categorías de licencia, en The Continuum of Risk',
				url: 'https://thecontinuumofrisk.com',
			},
			{
				title: 'Documentos mostrados a Brume por las empresas (inventados para la edición de demostración)',
				kind: 'company',
			},
		],
		keywords: ['China', 'componentes', 'registro de licencias', 'Dongguan'],
	},
} satisfies DemoArticle;
