import type { DemoArticle } from '../article';
import { singleUseGuidance } from '../sources';

export default {
	key: 'product-pods-teardown',
	type: 'product',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 5,
	hour: 9,
	updated_days_after: 4,
	tags: ['testing', 'sustainability', 'batteries', 'coils'],
	mood: 'day',
	views: 3960,
	en: {
		seo_url: 'teardown-six-pods-two-glues-one-screw',
		title: '5 of 6 refillable pod devices cannot be opened without breaking a part',
		standfirst:
			'We bought six refillable pod devices through ordinary trade channels and opened them on one bench. What holds them together says more about their makers than any brochure.',
		key_points: [
			'Five of the six devices cannot be opened without destroying a part.',
			'Only two kinds of adhesive were found, and one of them softens at a temperature a parked car can reach.',
			'The single screw costs about one cent and saves ten minutes of dismantling on average.',
			'All six state a tank of 2 ml; one measured 2.3 ml to the brim.',
		],
		html: `<p>A device that is meant to be refilled for a year should, one would think, be meant to be opened. To find out, we ordered six refillable pod devices from wholesalers in three countries, at trade prices between €4.10 and €9.80, and took them apart on the same bench in the same week, with the same tools and a stopwatch.</p>
<p>Two specimens of each were opened. The first was taken apart with whatever care it allowed; the second with knowledge of the first. The times below are the second ones. No device was switched on or filled. This is an article about construction, not about use.</p>
<table>
<caption>Six refillable pod devices on the bench; second specimen of each</caption>
<thead><tr><th scope="col">Device</th><th scope="col">Held together by</th><th scope="col">Minutes to the cell</th><th scope="col">Cell fixed by</th><th scope="col">Goes back together</th></tr></thead>
<tbody>
<tr><th scope="row">Kestrel K4</th><td>Snap hooks, hot-melt glue</td><td>10.5</td><td>Solder tabs</td><td>No</td></tr>
<tr><th scope="row">Shenlu Mira</th><td>Ultrasonic weld</td><td>12.0</td><td>Solder tabs</td><td>No</td></tr>
<tr><th scope="row">Qinglu Q2</th><td>Cyanoacrylate</td><td>14.5</td><td>Foam tape, solder tabs</td><td>No</td></tr>
<tr><th scope="row">Orsini Tre</th><td>One screw, sliding sleeve</td><td>1.5</td><td>Plug</td><td>Yes</td></tr>
<tr><th scope="row">Halden Fjord</th><td>Hot-melt glue</td><td>9.0</td><td>Solder tabs</td><td>No</td></tr>
<tr><th scope="row">Arbor &amp; Vane No. 7</th><td>Ultrasonic weld, hot-melt glue</td><td>13.0</td><td>Potting compound</td><td>No</td></tr>
</tbody>
</table>
<h2>The two glues</h2>
<p>Whatever the label on the box, the chemistry inside came down to two families. Three of the six use a hot-melt adhesive, laid as a bead along the seam. It is quick, cheap and forgiving of a badly moulded part. It is also, by its nature, willing to be melted again. In our oven the bead on the Halden let go at 71 degrees and the one on the Kestrel, a model that has just <a href="/news/kestrel-drops-screen-from-best-selling-device">lost its screen</a>, at 68. The dashboard of a parked van in August is not far off.</p>
<p>The Qinglu uses cyanoacrylate, the instant glue of every kitchen drawer. It does not soften; it breaks. The shell came away in four pieces, one of which carried the charging socket with it. A worker who had to open fifty of these a day would need gloves, goggles and a different job.</p>
<p>Two makers use no glue at the main seam, and weld instead. Ultrasonic welding melts the two halves of a shell into one. There is nothing to criticise in the result as an enclosure: the Shenlu’s was the tightest on the bench. As a thing to be repaired it is a stone.</p>
<h2>The one screw</h2>
<p>The Orsini’s screw sits under the mouthpiece, where the user sees it only when fitting a new tank. It is an M1.4, six millimetres long, of the kind that holds spectacles together, and in large lots it costs about one cent. Undo it and the sleeve slides off, the board follows, and the cell is on the end of a plug. Ninety seconds, most of them spent looking for the screwdriver.</p>
<p>Why does nobody else do it? We put the question to all six makers. Four answered, and three of the four answers were about the assembly line rather than the device.</p>
<ul>
<li>A screw needs a driver station, and a driver station runs at about half the speed of a glue head.</li>
<li>A screw needs a boss to bite into, which costs a millimetre of width.</li>
<li>A screw invites people to undo it, and somebody’s lawyer has to have a view about that.</li>
</ul>
<blockquote><p>“We had a screw in 2019. Marketing thought it looked like a toy. Now they think it looks like a watch. The screw has not changed.”</p><cite>A development engineer at one of the six makers</cite></blockquote>
<p>A fourth way is on its way. Lumen’s bayonet, which a coin opens, arrived too late for this bench, but <a href="/news/lumen-cartridge-opens-with-a-coin">we have since handled one</a>.</p>
<h2>What else we measured</h2>
<p>Since the shells were open, we measured the tanks. European law allows two millilitres. All six makers print exactly that. Filled to the brim with distilled water from a burette, five held between 1.9 and 2.0. The Arbor &amp; Vane held 2.3. Its maker says the figure on the box is the volume to the filling line, and that the space above is for air. An inspector we showed it to said that liquid does not read lines.</p>
<p>The coils were a surprise. In five devices they can be replaced without tools, as the British rule on single-use products requires of anything sold there since June 2025. In the sixth, the Qinglu, the coil is part of the tank, and the tank is part of the glue. That model is not offered in the United Kingdom.</p>
<h3>And the waste?</h3>
<p>We weighed what was left. Taking the Orsini apart produces 31 grams of sorted parts and nothing else. The other five gave on average 24 grams of sorted parts and 9 grams of what recyclers call fluff: plastic, foil, foam and adhesive that can only be burnt. The cell of the Arbor &amp; Vane, set in potting compound, came out with its insulation cut. On a recycler’s belt that would be the moment at which somebody reaches for the sand.</p>
<h2>What to ask a supplier</h2>
<p>Nobody who buys these devices by the pallet will open one with a saw. Three questions do most of the work. How many minutes to the cell, and with which tool? At what temperature does the seam let go? And is the volume on the box measured to the line, or to the brim? A supplier who has the answers has been asked before. That, so far, is the most useful thing a teardown can tell.</p>`,
		sources: [
			singleUseGuidance,
			{ title: 'Directive 2014/40/EU, Article 20 (tank limit of 2 ml)', url: 'https://health.ec.europa.eu' },
			{ title: 'Measurements by Brume; devices and makers are invented' },
		],
		corrections: [
			{
				days_after: 2,
				text: 'An earlier version gave the price of the M1.4 screw as ten cents. It is about one cent in lots of 100,000.',
			},
		],
		keywords: ['teardown', 'pod construction', 'adhesives', 'repair', 'recycling'],
	},
	es: {
		seo_url: 'despiece-seis-capsulas-dos-pegamentos-un-tornillo',
		title: '5 de 6 dispositivos rellenables no se abren sin romper una pieza',
		standfirst:
			'Compramos seis dispositivos recargables por los canales habituales del sector y los abrimos en el mismo banco. Lo que los mantiene cerrados dice más de quien los fabrica que cualquier folleto.',
		key_points: [
			'Cinco de los seis aparatos no se pueden abrir sin destruir alguna pieza.',
			'Solo hallamos dos tipos de adhesivo, y uno se ablanda a una temperatura que alcanza un coche al sol.',
			'El único tornillo cuesta cerca de un céntimo y ahorra diez minutos de desmontaje de media.',
			'Los seis declaran un depósito de 2 ml; uno medía 2,3 ml hasta el borde.',
		],
		html: `<p>Un aparato pensado para rellenarse durante un año debería, cabe suponer, estar pensado para abrirse. Para comprobarlo encargamos seis dispositivos rellenables de cápsula a mayoristas de tres países, a precios de entre 4,10 y 9,80 €, y los desmontamos en el mismo banco, la misma semana, con las mismas herramientas y un cronómetro.</p>
<p>Abrimos dos ejemplares de cada uno. El primero, con el cuidado que permitía; el segundo, con lo aprendido del primero. Los tiempos de la tabla son los segundos. No encendimos ni llenamos ninguno. Este es un artículo sobre construcción, no sobre uso.</p>
<table>
<caption>Seis dispositivos recargables en el banco; segundo ejemplar de cada uno</caption>
<thead><tr><th scope="col">Dispositivo</th><th scope="col">Cierre</th><th scope="col">Minutos hasta la celda</th><th scope="col">Fijación de la celda</th><th scope="col">Se vuelve a montar</th></tr></thead>
<tbody>
<tr><th scope="row">Kestrel K4</th><td>Pestañas y adhesivo termofusible</td><td>10,5</td><td>Lengüetas soldadas</td><td>No</td></tr>
<tr><th scope="row">Shenlu Mira</th><td>Soldadura por ultrasonidos</td><td>12,0</td><td>Lengüetas soldadas</td><td>No</td></tr>
<tr><th scope="row">Qinglu Q2</th><td>Cianoacrilato</td><td>14,5</td><td>Cinta de espuma, lengüetas soldadas</td><td>No</td></tr>
<tr><th scope="row">Orsini Tre</th><td>Un tornillo y una funda corredera</td><td>1,5</td><td>Conector</td><td>Sí</td></tr>
<tr><th scope="row">Halden Fjord</th><td>Adhesivo termofusible</td><td>9,0</td><td>Lengüetas soldadas</td><td>No</td></tr>
<tr><th scope="row">Arbor &amp; Vane No. 7</th><td>Ultrasonidos y adhesivo termofusible</td><td>13,0</td><td>Resina</td><td>No</td></tr>
</tbody>
</table>
<h2>Los dos pegamentos</h2>
<p>Diga lo que diga la caja, la química interior se reduce a dos familias. Tres de los seis llevan un adhesivo termofusible, aplicado en cordón a lo largo de la junta. Es rápido, barato y comprensivo con una pieza mal moldeada. También está dispuesto, por naturaleza, a fundirse de nuevo. En nuestro horno, el cordón del Halden cedió a 71 grados y el del Kestrel, un modelo que acaba de <a href="/es/news/kestrel-quita-la-pantalla-a-su-dispositivo-mas-vendido">perder la pantalla</a>, a 68. El salpicadero de una furgoneta aparcada en agosto no anda lejos.</p>
<p>El Qinglu usa cianoacrilato, el pegamento instantáneo de cualquier cajón de cocina. No se ablanda: se rompe. La carcasa salió en cuatro trozos, y uno se llevó consigo la toma de carga. Quien tuviera que abrir cincuenta al día necesitaría guantes, gafas y otro oficio.</p>
<p>Dos fabricantes no pegan la junta principal, la sueldan. Los ultrasonidos funden las dos mitades en una. Como envolvente no admite reproche: la del Shenlu era la más estanca del banco. Como objeto que reparar, es una piedra.</p>
<h2>El tornillo</h2>
<p>El del Orsini está bajo la boquilla, donde el usuario solo lo ve al cambiar de depósito. Es un M1.4 de seis milímetros, como los que sujetan las gafas, y en lotes grandes cuesta cerca de un céntimo. Se quita y la funda corre, sale la placa y la celda queda al extremo de un conector. Noventa segundos, casi todos dedicados a buscar el destornillador.</p>
<p>¿Por qué no lo hace nadie más? Se lo preguntamos a los seis. Contestaron cuatro, y tres de las cuatro respuestas hablaban de la línea de montaje, no del aparato.</p>
<ul>
<li>Un tornillo exige un puesto de atornillado, que va más o menos a la mitad de velocidad que un cabezal de cola.</li>
<li>Un tornillo necesita un resalte donde agarrar, y eso cuesta un milímetro de ancho.</li>
<li>Un tornillo invita a quitarlo, y algún abogado tendrá que opinar.</li>
</ul>
<blockquote><p>«En 2019 llevábamos tornillo. A marketing le parecía de juguete. Ahora le parece de relojería. El tornillo no ha cambiado.»</p><cite>Un ingeniero de desarrollo de uno de los seis fabricantes</cite></blockquote>
<p>Hay una cuarta vía en camino. La bayoneta de Lumen, que se abre con una moneda, llegó tarde a este banco, pero <a href="/es/news/cartucho-de-lumen-se-abre-con-una-moneda">ya hemos tenido una en la mano</a>.</p>
<h2>Lo demás que medimos</h2>
<p>Con las carcasas abiertas, medimos los depósitos. La norma europea permite dos mililitros y los seis fabricantes imprimen justo esa cifra. Llenos hasta el borde con agua destilada y bureta, cinco contenían entre 1,9 y 2,0. El de Arbor &amp; Vane, 2,3. La empresa sostiene que el dato de la caja es el volumen hasta la línea de llenado y que el resto es aire. Un inspector al que se lo enseñamos respondió que el líquido no sabe leer líneas.</p>
<p>Las resistencias fueron la sorpresa. En cinco aparatos se cambian sin herramientas, como la norma británica sobre productos de un solo uso exige desde junio de 2025 a todo lo que se vende allí. En el sexto, el Qinglu, la resistencia forma parte del depósito, y el depósito, del pegamento. Ese modelo no se ofrece en el Reino Unido.</p>
<h3>¿Y los residuos?</h3>
<p>Pesamos lo que quedó. Desmontar el Orsini da 31 gramos de piezas separadas y nada más. Los otros cinco dejaron, de media, 24 gramos de piezas y 9 de rechazo: plástico, lámina, espuma y adhesivo que solo se pueden quemar. La celda del Arbor &amp; Vane, embutida en resina, salió con el aislante cortado. En la cinta de un reciclador, ese es el momento en que alguien busca el cubo de arena.</p>
<h2>Qué preguntar al proveedor</h2>
<p>Nadie que compre estos aparatos por palés va a abrir uno con sierra. Bastan tres preguntas. ¿Cuántos minutos hasta la celda y con qué herramienta? ¿A qué temperatura cede la junta? ¿El volumen de la caja se mide hasta la línea o hasta el borde? El proveedor que tenga las respuestas es que ya ha oído las preguntas. Por ahora, eso es lo más útil que enseña un despiece.</p>`,
		sources: [
			singleUseGuidance,
			{ title: 'Directiva 2014/40/UE, artículo 20 (límite de 2 ml por depósito)', url: 'https://health.ec.europa.eu' },
			{ title: 'Mediciones de Brume; aparatos y fabricantes son inventados' },
		],
		corrections: [
			{
				days_after: 2,
				text: 'Una versión anterior cifraba en diez céntimos el precio del tornillo M1.4. Es de cerca de un céntimo en lotes de 100.000.',
			},
		],
		keywords: ['despiece', 'construcción de cápsulas', 'adhesivos', 'reparación', 'reciclaje'],
	},
} satisfies DemoArticle;
