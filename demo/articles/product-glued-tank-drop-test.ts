import type { DemoArticle } from '../article';

export default {
	key: 'product-glued-tank-drop-test',
	type: 'product',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 3,
	hour: 8,
	tags: ['testing', 'standards', 'coils'],
	mood: 'night',
	views: 1490,
	en: {
		seo_url: 'what-a-six-metre-drop-does-to-glued-tanks',
		title: 'Four of 11 devices survive a six-metre drop',
		standfirst:
			'Our test bench was a stairwell, a steel plate and a bucket of sand. Of eleven devices, four came through, and none of the four was held together by glue alone.',
		html: `<p>Six metres is the height of the third landing in the stairwell behind our office. It is also, near enough, the height from which a carton leaves the top of a badly built pallet rack. We dropped eleven devices from it, three times each: once on the base, once on the mouthpiece and once on the side, on to a steel plate with a bucket of sand standing by.</p>
<p>The sand was not needed. China’s national standard, in force since October 2022, demands that a device neither burns nor explodes after a fall, and no device here did. It demands as well that nothing leaks. The tanks, filled with water and a little food dye so that we could see where it went, told a different tale.</p>
<table>
<caption>Tanks still tight after each fall, by type of seam</caption>
<thead><tr><th scope="col">Seam</th><th scope="col">Devices</th><th scope="col">First fall</th><th scope="col">Second</th><th scope="col">Third</th></tr></thead>
<tbody>
<tr><th scope="row">Glued</th><td>5</td><td>2</td><td>1</td><td>0</td></tr>
<tr><th scope="row">Welded</th><td>4</td><td>4</td><td>3</td><td>2</td></tr>
<tr><th scope="row">Threaded with gasket</th><td>2</td><td>2</td><td>2</td><td>2</td></tr>
<tr><th scope="row">All</th><td>11</td><td>8</td><td>6</td><td>4</td></tr>
</tbody>
</table>
<h2>Where the seam goes</h2>
<p>Slowed down by a camera at a thousand frames a second, the failure is always the same. The metal base stops. The plastic tank, which is heavier than it looks because it is full, does not. For about four milliseconds the joint between the two is asked to stretch. A weld is made of the same stuff as the tank and stretches with it. A hardened bead of glue does not stretch at all, and it lets go along a line so clean that one of the halves could have been sold as a part.</p>
<p>The side fall was the cruellest. Two tanks that had survived both impacts on their ends, one glued and one welded, opened on the third, along the tight curve of the oval, where bead and weld alike are at their thinnest.</p>
<h2>The two that bounced</h2>
<p>Neither of the threaded tanks lost a drop. Both have a soft gasket that works as a bumper, and both were designed to be opened for cleaning, not to survive a fall. It is a coincidence, but not a pure one: a joint that is made to move will move.</p>
<blockquote><p>“We never tested for six metres. We tested for people who put it together wrong.”</p><cite>An engineer at the maker of one threaded tank</cite></blockquote>
<p>A word about method. Eleven devices are a sample, not a survey, and a stairwell is not a laboratory. Each result was filmed, and the films were sent to the makers a week before publication. Two asked for their devices to be dropped again from the one metre that transport tests commonly use. At that height, ten of the eleven stayed tight through all three falls.</p>
<p>The eleventh was glued. Its maker has since changed the adhesive and sent us three more. They are on the landing now. For what such glues look like from the inside, see <a href="/news/teardown-six-pods-two-glues-one-screw">our teardown of six pods</a>.</p>`,
		sources: [
			{ title: 'GB 41700-2022 (summary by SESEC)', url: 'https://sesec.eu' },
			{ title: 'Drop test by Brume, eleven devices; illustrative figures' },
		],
		keywords: ['drop test', 'tank seam', 'ultrasonic weld', 'GB 41700'],
	},
	es: {
		seo_url: 'caida-de-seis-metros-a-depositos-pegados',
		title: 'Cuatro de 11 aparatos resisten una caída de seis metros',
		standfirst:
			'Nuestro banco de pruebas fue un hueco de escalera, una plancha de acero y un cubo de arena. De once dispositivos resistieron cuatro, y ninguno de los cuatro se sujetaba solo con pegamento.',
		html: `<p>Seis metros es la altura del tercer rellano de la escalera que hay detrás de la redacción. Es también, con poca diferencia, la altura desde la que se cae una caja mal colocada en una estantería de palés. Desde ahí dejamos caer once dispositivos, tres veces cada uno: sobre la base, sobre la boquilla y de costado, contra una plancha de acero y con un cubo de arena al lado.</p>
<p>La arena no hizo falta. La norma nacional china, en vigor desde octubre de 2022, exige que el aparato no arda ni explote tras una caída, y ninguno lo hizo. Exige además que nada gotee. Los depósitos, llenos de agua con un poco de colorante para ver adónde iba, contaron otra cosa.</p>
<table>
<caption>Depósitos que seguían estancos tras cada caída, según la junta</caption>
<thead><tr><th scope="col">Junta</th><th scope="col">Aparatos</th><th scope="col">Primera caída</th><th scope="col">Segunda</th><th scope="col">Tercera</th></tr></thead>
<tbody>
<tr><th scope="row">Pegada</th><td>5</td><td>2</td><td>1</td><td>0</td></tr>
<tr><th scope="row">Soldada</th><td>4</td><td>4</td><td>3</td><td>2</td></tr>
<tr><th scope="row">Roscada con junta elástica</th><td>2</td><td>2</td><td>2</td><td>2</td></tr>
<tr><th scope="row">Total</th><td>11</td><td>8</td><td>6</td><td>4</td></tr>
</tbody>
</table>
<h2>Por dónde se abre</h2>
<p>Visto a mil imágenes por segundo, el fallo es siempre el mismo. La base metálica se detiene. El depósito de plástico, que pesa más de lo que parece porque va lleno, no. Durante unos cuatro milisegundos, la unión entre ambos tiene que estirarse. Una soldadura es del mismo material que el depósito y se estira con él. Un cordón de cola endurecida no se estira nada, y se suelta por una línea tan limpia que una de las mitades podría venderse como recambio.</p>
<p>La caída de costado fue la más cruel. Dos depósitos que habían aguantado los golpes de punta, uno pegado y otro soldado, se abrieron al tercero por la curva cerrada del óvalo, donde tanto el cordón como la soldadura son más finos.</p>
<h2>Los dos que rebotaron</h2>
<p>Ninguno de los roscados perdió una gota. Ambos llevan una junta blanda que hace de parachoques y ambos se diseñaron para abrirse y limpiarse, no para sobrevivir a una caída. Es una coincidencia, aunque no del todo: una unión hecha para moverse se mueve.</p>
<blockquote><p>«Nunca ensayamos seis metros. Ensayamos a la gente que lo monta mal.»</p><cite>Una ingeniera del fabricante de uno de los depósitos roscados</cite></blockquote>
<p>Unas palabras sobre el método. Once aparatos son una muestra, no un estudio, y una escalera no es un laboratorio. Filmamos todos los resultados y enviamos las imágenes a los fabricantes una semana antes de publicar. Dos pidieron repetir desde el metro de altura habitual en los ensayos de transporte. Desde ahí, diez de los once aguantaron las tres caídas.</p>
<p>El undécimo iba pegado. Su fabricante ha cambiado de adhesivo y nos ha mandado otros tres. Ahora mismo están en el rellano. Cómo son esas colas por dentro se ve en <a href="/es/news/despiece-seis-capsulas-dos-pegamentos-un-tornillo">nuestro despiece de seis cápsulas</a>.</p>`,
		sources: [
			{ title: 'GB 41700-2022 (resumen de SESEC, en inglés)', url: 'https://sesec.eu' },
			{ title: 'Ensayo de caída de Brume, once aparatos; cifras ilustrativas' },
		],
		keywords: ['ensayo de caída', 'junta del depósito', 'ultrasonidos', 'GB 41700'],
	},
} satisfies DemoArticle;
