import type { DemoArticle } from '../article';

export default {
	key: 'exhibition-wvs-dubai',
	type: 'company',
	kind: 'exhibition',
	author: 'lucia-ferrandiz',
	days_ago: 178,
	hour: 9,
	label: 'feature',
	tags: ['trade-shows', 'middle-east', 'exports', 'wholesale'],
	mood: 'night',
	views: 264,
	en: {
		seo_url: 'world-vape-show-dubai-what-traders-come-for',
		title: 'What wholesalers come to the World Vape Show in Dubai to settle',
		standfirst:
			'The fair sells itself as a meeting of continents. For most of those who fly in, it is a place to agree who pays for the container.',
		market: 'United Arab Emirates',
		place: 'Dubai',
		html: `<p>There is a table on the mezzanine of the Dubai World Trade Centre, near the prayer rooms and far from the music, that regulars of the World Vape Show call the post office. No stand is in sight of it. Letters of credit are signed there, and last year’s are argued about. “Below, you look at products,” said a distributor from Jeddah. “Up here you find out who shipped them.”</p>
<p>The show is young. Its first edition ran from 19 to 21 September 2021; the next came nine months later, from 16 to 18 June 2022, and reported more than 250 exhibitors from 66 countries. June has since been its usual month; the 2024 edition took place on the 12th to the 14th. The organiser, Quartz Business Media, is British; the accents on the mezzanine seldom are.</p>
<h2>Sixth on the list</h2>
<p>Chinese customs explain why the makers come. In January and February 2026 the Emirates bought e-cigarettes worth USD 78.74m, which made them the sixth destination of all.</p>
<table>
<caption>Chinese e-cigarette exports, January and February 2026, fourth to eighth destination, USD m</caption>
<thead><tr><th scope="col">Destination</th><th scope="col">Value</th></tr></thead>
<tbody>
<tr><td>Japan</td><td>85.55</td></tr>
<tr><td>Russia</td><td>80.42</td></tr>
<tr><td>United Arab Emirates</td><td>78.74</td></tr>
<tr><td>South Korea</td><td>69.51</td></tr>
<tr><td>Malaysia</td><td>52.82</td></tr>
</tbody>
</table>
<p>Nobody on the mezzanine believes that all of it is used there. Goods arrive by sea, rest in a free zone and leave again in smaller lots for a dozen neighbours whose rules change at different speeds. The Emirates are a market and, more importantly, a shelf.</p>
<h2>Three questions that get settled</h2>
<p>We asked nineteen wholesalers from eleven countries what they had come to decide. New products were mentioned by six. The rest of the list was less photogenic:</p>
<ol>
<li><strong>Who holds the stock.</strong> Fourteen wanted the maker to keep goods in the zone at its own risk and to be paid on withdrawal. Nine had obtained it from at least one supplier.</li>
<li><strong>Whose label.</strong> A carton that may go to five countries needs five leaflets. Several makers now ship blank and print in Jebel Ali; the dispute is over the price of the printer’s mistakes.</li>
<li><strong>What happens to returns.</strong> Used batteries travel badly and few carriers want them. Four wholesalers had a written answer.</li>
</ol>
<blockquote><p>“My father traded dates. You agree the price in the shade and the weight in the sun. It is the same here, only colder.”</p><cite>A distributor from Muscat</cite></blockquote>
<h2>What has changed</h2>
<p>The hall, by all accounts, has grown quieter in both senses. Fewer exhibitors bring loudspeakers; more bring someone who can read a registration file. The conference next door, once a place to sit down, has queues for its sessions on conformity marks.</p>
<p>Makers that have begun to assemble outside China have an additional reason to be present: buyers who redistribute must be able to say where a thing was made, and “Dubai”, though it is often on the invoice, is never the answer.</p>
<p>One of the letters signed at the table while we sat there was for 40,000 devices and ran to a page and a half. It named an arbitrator, a port, a currency and the person entitled to open the box. The product was described in a single line, with its model number misspelt. Neither side noticed. Both, it turned out, had ordered from each other for eight years.</p>`,
		sources: [
			{ title: 'Reports on past editions, Vapor Voice', url: 'https://vaporvoice.net' },
			{ title: 'Reports on past editions, The National', url: 'https://thenationalnews.com' },
			{ title: 'Chinese export figures by destination, 2Firsts, 20 March 2026', url: 'https://2firsts.com' },
			{ title: 'Conversations with nineteen wholesalers by Brume; illustrative' },
		],
		keywords: ['World Vape Show', 'Dubai', 'free zone', 'wholesalers'],
	},
	es: {
		seo_url: 'world-vape-show-dubai-a-que-van-los-mayoristas',
		title: 'A qué van de verdad los mayoristas al World Vape Show de Dubái',
		standfirst:
			'La feria se presenta como un encuentro de continentes. Para casi todos los que vuelan hasta allí es el sitio donde se acuerda quién paga el contenedor.',
		market: 'Emiratos Árabes Unidos',
		place: 'Dubái',
		html: `<p>En la entreplanta del World Trade Centre de Dubái, cerca de las salas de oración y lejos de la música, hay una mesa que los habituales del World Vape Show llaman la oficina de correos. Desde ella no se ve ningún estand. Allí se firman cartas de crédito y se discuten las del año anterior. «Abajo se miran los productos», explica un distribuidor de Yeda. «Aquí arriba se averigua quién los ha enviado.»</p>
<p>La feria es joven. La primera edición fue del 19 al 21 de septiembre de 2021; la siguiente llegó a los nueve meses, del 16 al 18 de junio de 2022, y declaró más de 250 expositores de 66 países. Junio ha sido desde entonces su mes; la de 2024 se celebró del 12 al 14. La organizadora, Quartz Business Media, es británica; los acentos de la entreplanta, rara vez.</p>
<h2>Sexto de la lista</h2>
<p>Las aduanas chinas explican por qué acuden los fabricantes. En enero y febrero de 2026 los Emiratos compraron cigarrillos electrónicos por 78,74 millones de dólares, que los convierten en el sexto destino.</p>
<table>
<caption>Exportaciones chinas de cigarrillos electrónicos, enero y febrero de 2026, destinos cuarto a octavo, millones de dólares</caption>
<thead><tr><th scope="col">Destino</th><th scope="col">Valor</th></tr></thead>
<tbody>
<tr><td>Japón</td><td>85,55</td></tr>
<tr><td>Rusia</td><td>80,42</td></tr>
<tr><td>Emiratos Árabes Unidos</td><td>78,74</td></tr>
<tr><td>Corea del Sur</td><td>69,51</td></tr>
<tr><td>Malasia</td><td>52,82</td></tr>
</tbody>
</table>
<p>Nadie en la entreplanta cree que todo se quede. La mercancía llega por mar, descansa en una zona franca y sale en lotes menores hacia una docena de vecinos cuyas normas cambian a ritmos distintos. Los Emiratos son un mercado y, sobre todo, una estantería.</p>
<h2>Tres preguntas que se zanjan</h2>
<p>Preguntamos a diecinueve mayoristas de once países qué habían ido a decidir. Seis mencionaron productos nuevos. El resto de la lista es menos fotogénico:</p>
<ol>
<li><strong>Quién carga con las existencias.</strong> Catorce querían que el fabricante las tuviera en la zona por su cuenta y riesgo, y cobrara al retirarlas. Nueve lo habían logrado de algún proveedor.</li>
<li><strong>Qué etiqueta.</strong> Una caja que puede ir a cinco países necesita cinco prospectos. Varios fabricantes envían ya en blanco e imprimen en Jebel Ali; se discute quién paga las erratas.</li>
<li><strong>Qué pasa con lo devuelto.</strong> Las baterías usadas viajan mal y pocos transportistas las quieren. Cuatro mayoristas tenían una respuesta por escrito.</li>
</ol>
<blockquote><p>«Mi padre comerciaba con dátiles. El precio se acuerda a la sombra y el peso, al sol. Aquí es igual, con más aire acondicionado.»</p><cite>Un distribuidor de Mascate</cite></blockquote>
<h2>Qué ha cambiado</h2>
<p>El pabellón, según todos, se ha vuelto más tranquilo en los dos sentidos. Menos expositores llevan altavoces y más llevan a alguien que sabe leer un expediente de registro. El congreso de al lado, antes un lugar para sentarse, tiene cola en las sesiones sobre marcas de conformidad.</p>
<p>Los fabricantes que han empezado a montar fuera de China tienen otro motivo para ir: quien redistribuye debe poder decir dónde se hizo una cosa, y «Dubái», aunque figure a menudo en la factura, nunca es la respuesta.</p>
<p>Una de las cartas que se firmaron en la mesa mientras estábamos allí era por 40.000 dispositivos y ocupaba página y media. Nombraba un árbitro, un puerto, una divisa y la persona autorizada a abrir la caja. El producto cabía en una línea, con el número de modelo mal escrito. Ninguna de las partes se dio cuenta. Resultó que llevaban ocho años comprándose la una a la otra.</p>`,
		sources: [
			{ title: 'Crónicas de ediciones anteriores, Vapor Voice', url: 'https://vaporvoice.net' },
			{ title: 'Crónicas de ediciones anteriores, The National', url: 'https://thenationalnews.com' },
			{ title: 'Exportaciones chinas por destino, 2Firsts, 20 de marzo de 2026', url: 'https://2firsts.com' },
			{ title: 'Conversaciones de Brume con diecinueve mayoristas; ilustrativas' },
		],
		keywords: ['World Vape Show', 'Dubái', 'zona franca', 'mayoristas'],
	},
} satisfies DemoArticle;
