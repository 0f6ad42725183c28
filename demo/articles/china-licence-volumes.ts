import type { DemoArticle } from '../article';

export default {
	key: 'china-licence-volumes',
	type: 'regulation',
	kind: 'china',
	author: 'wen-xiaolan',
	days_ago: 2,
	hour: 7,
	is_headline: true,
	tags: ['china', 'licences', 'shenzhen', 'results'],
	mood: 'night',
	views: 1770,
	en: {
		seo_url: 'china-licence-annual-volume-half-capacity',
		title: 'Haifeng has used 9.1m of its 24m licensed pieces; draft rules want more',
		standfirst:
			'Every producer is given a yearly volume. Draft rules would ask firms that use too little of their capacity to explain themselves, so the quiet factory has become a regulatory matter.',
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'Each production licence carries an annual allowed volume, which can be adjusted on application.',
			'Draft rules of October 2024 expect capacity use of at least half the industry average.',
			'A review ends in one of three ways: pass, rectify within six months, or reject.',
		],
		html: `
			<p>On the wall of the planning office at Haifeng Electronics hangs a sheet of paper with a single figure, 24,000,000. Visitors take it for a target. It is a ceiling. It is the number of pieces the firm may make this year under its licence, and by the end of October it had made 9.1 million of them.</p>
			<p>A ceiling that is far away used to be comfortable. It means room for the order that comes in November. It has become less comfortable since the regulator published, in October 2024, a draft of licence rules in which the empty part of a factory counts as well.</p>
			<h2>A ceiling and a floor</h2>
			<p>The ceiling is not new. Each production company in China receives an annual allowed volume together with its licence, and may apply to have it changed. A maker that wins a large customer in June applies upwards. Hardly any applied downwards, for the same reason that few people give back a parking space.</p>
			<p>The floor comes from the draft. It expects a licensed firm to use its capacity at not less than half the industry average. The test is relative. If the industry ran at 60 per cent, the line would lie at 30; if the industry ran at 40, at 20. A firm does not know on which side of it it stands until somebody has counted everybody else.</p>
			<table>
			<caption>Use of allowed volume at five firms that opened their books, January to October 2026, and the position against a line at half of an assumed average. Illustrative figures</caption>
			<thead><tr><th scope="col">Firm</th><th scope="col">Volume, million</th><th scope="col">Made, million</th><th scope="col">Use</th><th scope="col">If the average is 60%</th><th scope="col">If it is 80%</th></tr></thead>
			<tbody>
			<tr><th scope="row">A, devices</th><td>24.0</td><td>9.1</td><td>37.9%</td><td>above</td><td>below</td></tr>
			<tr><th scope="row">B, devices</th><td>60.0</td><td>47.4</td><td>79.0%</td><td>above</td><td>above</td></tr>
			<tr><th scope="row">C, pods</th><td>15.0</td><td>4.2</td><td>28.0%</td><td>below</td><td>below</td></tr>
			<tr><th scope="row">D, pods</th><td>8.0</td><td>7.7</td><td>96.3%</td><td>above</td><td>above</td></tr>
			<tr><th scope="row">E, liquid</th><td>3.5</td><td>1.1</td><td>31.4%</td><td>above</td><td>below</td></tr>
			</tbody>
			</table>
			<p>One caution belongs under the table. Allowed volume and technical capacity are not the same thing, and the draft speaks of capacity. Firms use the allowed figure because it is the one they have.</p>
			<h2>Three ways out of the room</h2>
			<p>A review under the draft ends with a pass, with an order to put matters right within at most six months, or with a rejection. Filing agents in Shenzhen expect the second to be the ordinary outcome for a firm with idle lines, and prepare for it with three arguments: a signed order that has not yet shipped, a seasonal pattern over several years, or a request for a smaller volume.</p>
			<p>The third is the one that agents recommend and owners refuse. A smaller number can be read by customers, too. “My client asked what a buyer would think,” says Tang Yulian of Lotus Filing. “I said that a buyer would think that he can count.”</p>
			<h2>What else must be told</h2>
			<p>The same draft asks for a filing when the name, the legal representative, the address or a major shareholder changes. Firms that have moved lines out of the delta should read that sentence slowly. Shenlu, which is sending half of its pod assembly to Penang and Batam, will still have its Chinese licence and its Chinese number, and rather fewer pieces to set against it.</p>
			<p>What becomes of the draft is for Beijing to say. The planning office at Haifeng has decided not to wait. Beside the sheet with the ceiling there is now a second sheet, in pencil.</p>
		`,
		sources: [
			{ title: '2Firsts, on allowed volumes and on the draft rules of October 2024', url: 'https://2firsts.com' },
			{ title: 'Company figures (invented for the demonstration edition)', kind: 'company' },
		],
		keywords: ['China', 'licence volume', 'capacity use', 'draft rules'],
	},
	es: {
		seo_url: 'china-licencia-volumen-anual-mitad-capacidad',
		title: 'Haifeng ha usado 9,1 de sus 24 millones de piezas; un borrador exige más',
		standfirst:
			'Cada fabricante recibe un volumen anual. Un borrador pediría explicaciones a quien aproveche poco su capacidad, y la fábrica en silencio ha pasado a ser un asunto regulatorio.',
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'Toda licencia de producción lleva un volumen anual autorizado, que se puede ajustar previa solicitud.',
			'El borrador de octubre de 2024 espera un uso de la capacidad de al menos la mitad de la media del sector.',
			'La revisión acaba de tres modos: apto, corrección en seis meses como máximo o rechazo.',
		],
		html: `
			<p>En la pared de la oficina de planificación de Haifeng Electronics hay una hoja con una sola cifra: 24.000.000. Las visitas la toman por un objetivo. Es un techo. Son las piezas que la empresa puede fabricar este año con su licencia, y a finales de octubre llevaba hechos 9,1 millones.</p>
			<p>Un techo lejano solía ser cómodo: deja sitio para el pedido que llega en noviembre. Lo es menos desde que el regulador publicó, en octubre de 2024, un borrador de normas sobre licencias en el que también cuenta la parte vacía de la fábrica.</p>
			<h2>Un techo y un suelo</h2>
			<p>El techo no es nuevo. Cada productor recibe en China, con la licencia, un volumen anual autorizado, y puede pedir que se lo cambien. Quien gana un cliente grande en junio lo pide al alza. A la baja no lo pedía casi nadie, por lo mismo que pocos devuelven una plaza de garaje.</p>
			<p>El suelo viene del borrador, que espera de cada empresa un uso de la capacidad no inferior a la mitad de la media del sector. La prueba es relativa. Si el sector trabajara al 60 %, la línea estaría en el 30 %; si trabajara al 40 %, en el 20 %. Nadie sabe de qué lado está hasta que alguien ha contado a todos los demás.</p>
			<table>
			<caption>Uso del volumen autorizado en cinco empresas que enseñaron sus libros, de enero a octubre de 2026, y posición frente a la mitad de una media supuesta. Cifras ilustrativas</caption>
			<thead><tr><th scope="col">Empresa</th><th scope="col">Volumen, millones</th><th scope="col">Fabricado, millones</th><th scope="col">Uso</th><th scope="col">Con media del 60 %</th><th scope="col">Con media del 80 %</th></tr></thead>
			<tbody>
			<tr><th scope="row">A, dispositivos</th><td>24,0</td><td>9,1</td><td>37,9 %</td><td>por encima</td><td>por debajo</td></tr>
			<tr><th scope="row">B, dispositivos</th><td>60,0</td><td>47,4</td><td>79,0 %</td><td>por encima</td><td>por encima</td></tr>
			<tr><th scope="row">C, cápsulas</th><td>15,0</td><td>4,2</td><td>28,0 %</td><td>por debajo</td><td>por debajo</td></tr>
			<tr><th scope="row">D, cápsulas</th><td>8,0</td><td>7,7</td><td>96,3 %</td><td>por encima</td><td>por encima</td></tr>
			<tr><th scope="row">E, líquido</th><td>3,5</td><td>1,1</td><td>31,4 %</td><td>por encima</td><td>por debajo</td></tr>
			</tbody>
			</table>
			<p>Al pie de la tabla conviene una cautela. Volumen autorizado y capacidad técnica no son lo mismo, y el borrador habla de capacidad. Las empresas usan la cifra autorizada porque es la que tienen.</p>
			<h2>Tres puertas de salida</h2>
			<p>Según el borrador, la revisión acaba en apto, en una orden de corregir en seis meses como máximo o en rechazo. Los gestores de Shenzhen creen que a una empresa con líneas paradas le tocará casi siempre lo segundo, y lo preparan con tres argumentos: un pedido firmado que aún no ha salido, una pauta estacional de varios años o la petición de un volumen menor.</p>
			<p>El tercero lo recomiendan los gestores y lo rechazan los dueños, porque un número más pequeño también lo leen los clientes. «El mío me preguntó qué pensaría un comprador —cuenta Tang Yulian, de Lotus Filing—. Le dije que pensaría que sabe contar.»</p>
			<h2>Qué más hay que comunicar</h2>
			<p>El mismo borrador pide una comunicación cuando cambien el nombre, el representante legal, la dirección o un accionista principal. Las empresas que han sacado líneas del delta deberían leer esa frase despacio. Shenlu, que envía la mitad de su montaje de cápsulas a Penang y Batam, seguirá con su licencia china y su número chino, y con bastantes menos piezas que poner debajo.</p>
			<p>En qué quede el borrador lo dirá Pekín. En Haifeng han decidido no esperar. Junto a la hoja del techo hay ya una segunda hoja, escrita a lápiz.</p>
		`,
		sources: [
			{
				title: '2Firsts, sobre los volúmenes autorizados y el borrador de octubre de 2024',
				url: 'https://2firsts.com',
			},
			{ title: 'Cifras de empresas (inventadas para la edición de demostración)', kind: 'company' },
		],
		keywords: ['China', 'volumen autorizado', 'uso de la capacidad', 'borrador de normas'],
	},
} satisfies DemoArticle;
