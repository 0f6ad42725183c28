import type { DemoArticle } from '../article';

export default {
	key: 'product-screenless-device',
	type: 'product',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 17,
	hour: 12,
	tags: ['batteries', 'retail', 'coils'],
	mood: 'night',
	views: 1120,
	en: {
		seo_url: 'kestrel-drops-screen-from-best-selling-device',
		title: 'Kestrel drops the K4’s screen and saves €0.95 in parts',
		standfirst:
			'The display was the part that failed most, cost most and told the user least. Shops that sold it as a feature now have to explain its absence.',
		market: 'Ireland',
		place: 'Cork',
		html: `<p>Kestrel Pods has spent four years making the screen of its K4 brighter, larger and quicker to wake. From the next production run there will be none. A single light below the mouthpiece and a motor that can buzz in two ways will do the talking.</p>
<p>The decision, the Irish company says, was made by the returns department. Of every hundred K4s that came back under warranty in the last twelve months, thirty-eight had a fault in the display or in the ribbon cable that feeds it. The next commonest cause, a charging socket, stood at seventeen. Heaters, about which customers complain a good deal, stood at nine.</p>
<h2>A euro and ten cents of glass</h2>
<p>A display is also dear. The module, its cable, its driver and the window in front of it cost Kestrel €1.10, out of €6.40 for all the parts. It draws current whenever it is awake. And it obliges the shell to have a flat side, which obliges the battery to be narrower than it might be.</p>
<table>
<caption>Kestrel K4 before and after; figures supplied by the maker</caption>
<thead><tr><th scope="col">Measure</th><th scope="col">With screen</th><th scope="col">Without</th></tr></thead>
<tbody>
<tr><th scope="row">Parts cost</th><td>€6.40</td><td>€5.45</td></tr>
<tr><th scope="row">Weight</th><td>41 g</td><td>36 g</td></tr>
<tr><th scope="row">Cell</th><td>800 mAh</td><td>800 mAh</td></tr>
<tr><th scope="row">Cycles on one charge, bench</th><td>410</td><td>480</td></tr>
</tbody>
</table>
<p>What did the screen show? Battery, coil resistance, a puff counter and, at switching on, a bird. Kestrel asked 2,200 registered owners which of these they had looked at in the past week. Battery came first at 81 per cent. Nothing else passed 14. The bird was not on the list, but thirty-one people wrote it in.</p>
<h2>Regulators were watching too</h2>
<p>There is a second reason, which the company mentions more quietly. Displays on some rival devices have grown games and animated pets, and officials in several capitals have begun to ask whom these are for. A trade that says it serves adults has no good answer. “We would rather leave that room before the lights come on,” said Niamh Garvey, who heads product at Kestrel.</p>
<blockquote><p>“If a device needs a screen to explain itself, the device is the problem.”</p><cite>Niamh Garvey, head of product, Kestrel Pods</cite></blockquote>
<p>Retailers are divided. The screen was something to point at. A buyer for a chain of forty Irish shops expects to lose some sales to models that light up, and to win some back at the service desk. Her staff have drawn up a card with the meaning of the light: steady, slow, fast. It has three lines. The old manual had eleven pages.</p>
<p>The trade price stays where it is, at €9.80. Kestrel says the saving goes into a charging socket rated for 10,000 insertions, which ought to deal with the seventeen. It has no plan for the nine. The model with a screen will be sold until stocks run out.</p>`,
		sources: [{ title: 'Figures supplied by the company; illustrative', kind: 'company' }],
		keywords: ['Kestrel Pods', 'display', 'warranty returns', 'device design'],
	},
	es: {
		seo_url: 'kestrel-quita-la-pantalla-a-su-dispositivo-mas-vendido',
		title: 'Kestrel quita la pantalla al K4 y ahorra 0,95 € en piezas',
		standfirst:
			'Era la pieza que más fallaba, la más cara y la que menos contaba al usuario. Las tiendas que la vendían como ventaja tienen que explicar ahora su ausencia.',
		market: 'Irlanda',
		place: 'Cork',
		html: `<p>Kestrel Pods lleva cuatro años haciendo la pantalla de su K4 más luminosa, más grande y más rápida de encender. A partir de la próxima tirada no habrá ninguna. Una sola luz bajo la boquilla y un motor que sabe vibrar de dos maneras se encargarán de hablar.</p>
<p>La decisión, dice la empresa irlandesa, la tomó el departamento de devoluciones. De cada cien K4 que volvieron en garantía durante los últimos doce meses, treinta y ocho tenían averiada la pantalla o la cinta que la alimenta. La segunda causa, la toma de carga, sumaba diecisiete. Las resistencias, de las que tanto se quejan los clientes, nueve.</p>
<h2>Un euro y diez céntimos de cristal</h2>
<p>Además, sale cara. El módulo, la cinta, el controlador y la ventana cuestan a Kestrel 1,10 €, de los 6,40 € que suman las piezas. Consume siempre que está despierta. Y obliga a que la carcasa tenga un lado plano, y por tanto a una batería más estrecha de lo que podría ser.</p>
<table>
<caption>El Kestrel K4, antes y después; datos del fabricante</caption>
<thead><tr><th scope="col">Medida</th><th scope="col">Con pantalla</th><th scope="col">Sin ella</th></tr></thead>
<tbody>
<tr><th scope="row">Coste de las piezas</th><td>6,40 €</td><td>5,45 €</td></tr>
<tr><th scope="row">Peso</th><td>41 g</td><td>36 g</td></tr>
<tr><th scope="row">Celda</th><td>800 mAh</td><td>800 mAh</td></tr>
<tr><th scope="row">Ciclos por carga, en banco</th><td>410</td><td>480</td></tr>
</tbody>
</table>
<p>¿Qué enseñaba? La batería, la resistencia, un contador de caladas y, al encender, un pájaro. Kestrel preguntó a 2.200 propietarios registrados cuáles de esos datos habían mirado en la última semana. La batería, un 81 %. Ningún otro pasó del 14. El pájaro no figuraba en la lista, pero treinta y una personas lo añadieron a mano.</p>
<h2>También miraban los reguladores</h2>
<p>Hay un segundo motivo, que la empresa menciona en voz más baja. En las pantallas de algunos rivales han aparecido juegos y mascotas animadas, y los funcionarios de varias capitales han empezado a preguntar para quién son. Un sector que afirma dirigirse a adultos no tiene buena respuesta. «Preferimos salir de esa habitación antes de que enciendan la luz», dice Niamh Garvey, responsable de producto.</p>
<blockquote><p>«Si un aparato necesita una pantalla para explicarse, el problema es el aparato.»</p><cite>Niamh Garvey, responsable de producto de Kestrel Pods</cite></blockquote>
<p>Las tiendas se dividen. La pantalla era algo que señalar con el dedo. La compradora de una cadena de cuarenta establecimientos irlandeses espera perder algunas ventas frente a modelos que se iluminan y recuperar otras en el mostrador de averías. Su equipo ha preparado una tarjeta con el significado de la luz: fija, lenta, rápida. Tiene tres líneas. El manual antiguo tenía once páginas.</p>
<p>El precio al por mayor no se mueve: 9,80 €. Kestrel asegura que el ahorro va a una toma de carga preparada para 10.000 conexiones, lo que debería ocuparse de las diecisiete. Para las nueve no hay plan. El modelo con pantalla se venderá hasta agotar existencias.</p>`,
		sources: [{ title: 'Datos facilitados por la empresa; ilustrativos', kind: 'company' }],
		keywords: ['Kestrel Pods', 'pantalla', 'devoluciones en garantía', 'diseño'],
	},
} satisfies DemoArticle;
