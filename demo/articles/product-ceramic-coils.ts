import type { DemoArticle } from '../article';

export default {
	key: 'product-ceramic-coils',
	type: 'product',
	kind: 'news',
	author: 'wen-xiaolan',
	days_ago: 0,
	minutes_ago: 240,
	tags: ['coils', 'china', 'shenzhen', 'wholesale'],
	mood: 'deep',
	views: 3120,
	en: {
		seo_url: 'ceramic-coils-now-cheaper-than-cotton',
		title: 'Ceramic coils fall by a third to 0.61 yuan, below cotton',
		standfirst:
			'A glut of furnace capacity has cut the price by a third since spring. Assembly lines, filling recipes and contracts were all written for the other material.',
		market: 'China',
		place: 'Dongguan',
		key_points: [
			'A standard porous-ceramic heater sold in October for 0.61 yuan, against 0.66 for its cotton equivalent.',
			'New tunnel furnaces ordered in 2024 came on line within four months of each other.',
			'Ceramic wants thinner liquid and slower filling, so a change of coil is a change of product.',
		],
		html: `<p>The furnace at Yunhe Ceramics is sixty-four metres long and has not been cold since March. Nor, within a morning’s drive, have nine others like it. That is the whole story of the price.</p>
<p>In April a thousand porous-ceramic heaters of the commonest size cost 920 yuan at the factory gate in Dongguan. In the last week of October they cost 610. Cotton coils with a mesh heater, which have been the cheap choice for as long as anyone here remembers, went the other way, from 640 to 660, as two mills raised the price of the pad.</p>
<table>
<caption>Price of a thousand heaters, factory gate, yuan before tax; median of eight quotations collected by Brume</caption>
<thead><tr><th scope="col">Type</th><th scope="col">April</th><th scope="col">October</th><th scope="col">Change</th></tr></thead>
<tbody>
<tr><th scope="row">Porous ceramic, 1.2 ohm</th><td>920</td><td>610</td><td>−33.7%</td></tr>
<tr><th scope="row">Cotton and mesh, 1.2 ohm</th><td>640</td><td>660</td><td>+3.1%</td></tr>
</tbody>
</table>
<h2>Ten furnaces in four months</h2>
<p>The furnaces were ordered two years ago, when ceramic was scarce and every maker of components drew the same line through the same three points. They were delivered together, too. “We all read one forecast, and it was correct until we acted on it,” says Deng Haoran, who runs the firing hall at Yunhe. A tunnel furnace cannot be switched off on a slow week without cracking its lining. So it is fed, and what comes out is sold, after <a href="/news/camera-learns-to-sort-faulty-coils-dongguan">a camera and two people</a> have looked at it.</p>
<p>For the buyer this looks like good news. In practice it is good news with a manual attached.</p>
<h2>Not a spare part but another product</h2>
<p>Ceramic takes up liquid more slowly than cotton. A recipe thick with vegetable glycerine, which a cotton pad drinks without complaint, leaves the first few puffs dry. Fillers who have made the change have moved from a 70/30 base to 50/50, which alters the label, the notification and, in China, the arithmetic: the national standard counts nicotine by mass, at no more than 20 milligrams a gram, and a thinner base weighs less.</p>
<ul>
<li>Filling heads must dwell for up to 1.8 seconds longer, which costs a line about a tenth of its output.</li>
<li>The ceramic body is brittle: transport cartons need a second tray.</li>
<li>Contracts that name “organic cotton” as the material have to be reopened before a single part is swapped.</li>
</ul>
<p>Pacific Coil, the American maker of heating elements, has told its European customers that it will keep both lines open until the end of next year. A spokesman said nobody should choose a heater “by the week’s price of kaolin”. Three Shenzhen assemblers said privately that they already had.</p>
<blockquote><p>“Cheap ceramic is like a cheap ticket for the wrong train. It leaves on time.”</p><cite>A purchasing manager in Shenzhen</cite></blockquote>
<p>The glut may not last. Two of the ten furnaces are owned by firms that have missed an interest payment, and the smaller of them has stopped quoting. But a furnace rarely dies with its owner. Somebody buys it, warm.</p>`,
		sources: [
			{ title: 'GB 41700-2022, nicotine limit by mass (summary by SESEC)', url: 'https://sesec.eu' },
			{ title: 'Price quotations collected by Brume; illustrative figures' },
		],
		keywords: ['ceramic coil', 'cotton coil', 'component prices', 'Dongguan'],
	},
	es: {
		seo_url: 'resistencia-ceramica-mas-barata-que-el-algodon',
		title: 'La resistencia cerámica baja un tercio, a 0,61 yuanes, y ya es más barata que el algodón',
		standfirst:
			'El exceso de hornos ha recortado el precio un tercio desde la primavera. Las líneas de montaje, las recetas y los contratos se escribieron para el otro material.',
		market: 'China',
		place: 'Dongguan',
		key_points: [
			'Una resistencia cerámica corriente se vendía en octubre a 0,61 yuanes, frente a 0,66 de su equivalente de algodón.',
			'Los hornos de túnel encargados en 2024 entraron en servicio con menos de cuatro meses de diferencia.',
			'La cerámica pide líquidos más fluidos y un llenado más lento: cambiar de resistencia es cambiar de producto.',
		],
		html: `<p>El horno de Yunhe Ceramics mide sesenta y cuatro metros y no se ha enfriado desde marzo. Tampoco lo han hecho otros nueve como él, a menos de una mañana de coche. Eso explica el precio entero.</p>
<p>En abril, mil resistencias de cerámica porosa del tamaño más común costaban 920 yuanes a pie de fábrica en Dongguan. En la última semana de octubre costaban 610. Las de algodón y malla, que han sido la opción barata desde que alguien tiene memoria, hicieron el camino contrario, de 640 a 660, porque dos fábricas encarecieron la almohadilla.</p>
<table>
<caption>Precio de mil resistencias a pie de fábrica, en yuanes sin impuestos; mediana de ocho ofertas reunidas por Brume</caption>
<thead><tr><th scope="col">Tipo</th><th scope="col">Abril</th><th scope="col">Octubre</th><th scope="col">Variación</th></tr></thead>
<tbody>
<tr><th scope="row">Cerámica porosa, 1,2 ohmios</th><td>920</td><td>610</td><td>−33,7 %</td></tr>
<tr><th scope="row">Algodón y malla, 1,2 ohmios</th><td>640</td><td>660</td><td>+3,1 %</td></tr>
</tbody>
</table>
<h2>Diez hornos en cuatro meses</h2>
<p>Los hornos se encargaron hace dos años, cuando la cerámica escaseaba y todos los fabricantes de componentes trazaron la misma recta por los mismos tres puntos. También llegaron a la vez. «Leímos todos una sola previsión, y fue correcta hasta que le hicimos caso», dice Deng Haoran, que dirige la nave de cocción de Yunhe. Un horno de túnel no se apaga una semana floja sin que se agriete el revestimiento. Así que se alimenta, y lo que sale se vende.</p>
<p>Para el comprador parece una buena noticia. En la práctica, es una buena noticia con manual de instrucciones.</p>
<h2>No es un recambio, es otro producto</h2>
<p>La cerámica absorbe el líquido más despacio que el algodón. Una receta cargada de glicerina vegetal, que la almohadilla bebe sin protestar, deja secas las primeras caladas. Los envasadores que ya han cambiado han pasado de una base 70/30 a otra 50/50, lo que altera la etiqueta, la notificación y, en China, las cuentas: la norma nacional mide la nicotina en masa, con un máximo de 20 miligramos por gramo, y una base más fluida pesa menos.</p>
<ul>
<li>Los cabezales de llenado deben esperar hasta 1,8 segundos más, lo que resta a la línea cerca de una décima parte de su producción.</li>
<li>El cuerpo cerámico es frágil: las cajas necesitan una segunda bandeja.</li>
<li>Los contratos que citan «algodón orgánico» como material hay que reabrirlos antes de cambiar una sola pieza.</li>
</ul>
<p>Pacific Coil, el fabricante estadounidense de elementos calefactores, ha comunicado a sus clientes europeos que mantendrá ambas líneas hasta finales del año que viene. Nadie debería elegir una resistencia «por el precio semanal del caolín», dijo un portavoz. Tres ensambladores de Shenzhen admiten en privado que ya lo han hecho.</p>
<blockquote><p>«La cerámica barata es como un billete barato para el tren equivocado. Sale puntual.»</p><cite>Un responsable de compras de Shenzhen</cite></blockquote>
<p>Puede que el exceso dure poco. Dos de los diez hornos pertenecen a empresas que han dejado de pagar intereses, y la menor ya no da precios. Pero un horno rara vez muere con su dueño. Alguien lo compra, todavía caliente.</p>`,
		sources: [
			{ title: 'GB 41700-2022, límite de nicotina en masa (resumen de SESEC, en inglés)', url: 'https://sesec.eu' },
			{ title: 'Ofertas reunidas por Brume; cifras ilustrativas' },
		],
		keywords: ['resistencia cerámica', 'resistencia de algodón', 'precios de componentes', 'Dongguan'],
	},
} satisfies DemoArticle;
