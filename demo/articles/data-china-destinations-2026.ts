import type { DemoArticle } from '../article';
import { chartSources } from '../series-sources';

export default {
	key: 'data-china-destinations-2026',
	type: 'company',
	kind: 'data',
	author: 'wen-xiaolan',
	days_ago: 239,
	hour: 10,
	tags: ['exports', 'united-states', 'middle-east', 'south-east-asia'],
	mood: 'night',
	views: 470,
	en: {
		seo_url: 'where-chinese-exports-went-january-february-2026',
		title: 'Half of China’s exports went to three countries in early 2026',
		standfirst:
			'The United States took a third of the value in January and February. The seven places that follow Germany are close enough for a single large order to change their rank.',
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'The United States took 563 million dollars of 1,694 million, or 33.2 per cent.',
			'The first three destinations make up 49.8 per cent, the first ten 76.6 per cent.',
			'A destination is a country on a form: hubs receive goods that others will use.',
		],
		html: `<p>China sent electronic cigarettes worth 1,694 million dollars abroad in the first two months of 2026, according to figures reported in March. The report lists ten destinations by value. Between them they took three quarters of it.</p>
<figure data-series="china-exports-destinations-2026"></figure>
<p>The shape is that of a cliff with a long beach. From the United States, at 563 million, the fall to the United Kingdom is 390 million. From Japan, in fourth place, to Indonesia, in tenth, it is 45.</p>
<table>
<caption>Share of the total of 1,694 million dollars, January and February 2026; computed by Brume</caption>
<thead><tr><th scope="col">Destination</th><th scope="col">Million dollars</th><th scope="col">Share</th></tr></thead>
<tbody>
<tr><th scope="row">United States</th><td>563</td><td>33.2%</td></tr>
<tr><th scope="row">United Kingdom</th><td>173</td><td>10.2%</td></tr>
<tr><th scope="row">Germany</th><td>108</td><td>6.4%</td></tr>
<tr><th scope="row">Next seven together</th><td>452.8</td><td>26.7%</td></tr>
<tr><th scope="row">All others</th><td>397.2</td><td>23.4%</td></tr>
</tbody>
</table>
<h2>A market that admits few products</h2>
<p>That the largest customer should be the country with the strictest list is a paradox only on paper. By December 2025 the American authority had authorised thirty-nine e-cigarette products. What else arrives does so in a legal position that exporters prefer not to describe. One freight forwarder in Bao’an calls it “the weather”.</p>
<h2>A hub is not a home</h2>
<p>The United Arab Emirates stand sixth, at 78.74 million. It would be rash to conclude that so much is used there. A free zone receives goods, splits them and sends them on, and the Chinese form records the first address. Malaysia, in eighth place, invites the same question, and the form does not answer it. The doubt applies to every bar in some measure.</p>
<h2>What is in the box</h2>
<p>A value by country says nothing about what was shipped. For that one needs the codes, and the report does not print them. An older one does something close. In the spring of 2024 it split a month of exports to the United States, 298 million dollars in all, into devices and nicotine products without tobacco.</p>
<figure data-series="us-exports-march-2024"></figure>
<p>Devices, code 8543.40, were 16.07 per cent. The rest, held to be code 2404.12 (we have not verified its name), was 83.93. A reader who consults the better known code finds one dollar in six. A second trap sits in the same article: its first paragraph speaks of 2.98 billion dollars and its body of 298 million. With 6,881 tonnes shipped, the smaller figure gives 43 dollars a kilogram, which is in line with other months. The larger would give 433.</p>
<blockquote><p>“People ask me where it goes. I know where it lands.”</p><cite>A freight forwarder in Bao’an, Shenzhen</cite></blockquote>
<p>The next figures, for March, will show whether the two months of 2026 were a recovery or a holiday that fell late. Until then, the chart is a photograph, taken from the quay.</p>`,
		sources: [...chartSources('china-exports-destinations-2026', 'us-exports-march-2024')],
		keywords: ['China exports', 'destinations', 'United States', 'customs codes'],
	},
	es: {
		seo_url: 'destino-de-las-exportaciones-chinas-enero-febrero-2026',
		title: 'Tres países reciben la mitad de lo que China exportó a comienzos de 2026',
		standfirst:
			'Estados Unidos se llevó un tercio del valor en enero y febrero. Los siete puestos que siguen a Alemania están tan juntos que un solo pedido grande puede cambiarlos.',
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'Estados Unidos recibió 563 millones de dólares de 1.694, el 33,2 %.',
			'Los tres primeros destinos suman el 49,8 %; los diez primeros, el 76,6 %.',
			'Un destino es un país en un formulario: los centros de reexpedición reciben lo que otros usarán.',
		],
		html: `<p>China vendió al exterior cigarrillos electrónicos por 1.694 millones de dólares en los dos primeros meses de 2026, según cifras publicadas en marzo. La información enumera diez destinos por valor. Entre todos recibieron tres cuartas partes.</p>
<figure data-series="china-exports-destinations-2026"></figure>
<p>El perfil es el de un acantilado con una playa larga. De Estados Unidos, con 563 millones, al Reino Unido hay una caída de 390. De Japón, cuarto, a Indonesia, décima, de 45.</p>
<table>
<caption>Parte del total de 1.694 millones de dólares, enero y febrero de 2026; cálculo de Brume</caption>
<thead><tr><th scope="col">Destino</th><th scope="col">Millones de dólares</th><th scope="col">Cuota</th></tr></thead>
<tbody>
<tr><th scope="row">Estados Unidos</th><td>563</td><td>33,2 %</td></tr>
<tr><th scope="row">Reino Unido</th><td>173</td><td>10,2 %</td></tr>
<tr><th scope="row">Alemania</th><td>108</td><td>6,4 %</td></tr>
<tr><th scope="row">Los siete siguientes</th><td>452,8</td><td>26,7 %</td></tr>
<tr><th scope="row">Todos los demás</th><td>397,2</td><td>23,4 %</td></tr>
</tbody>
</table>
<h2>Un mercado que admite poco</h2>
<p>Que el mayor cliente sea el país con la lista más estricta es una paradoja solo sobre el papel. En diciembre de 2025, la autoridad estadounidense había autorizado treinta y nueve productos de vapeo. Lo demás llega en una situación jurídica que los exportadores prefieren no describir. Un transitario de Bao’an la llama «el tiempo».</p>
<h2>Un centro de paso no es un hogar</h2>
<p>Los Emiratos Árabes Unidos ocupan el sexto lugar, con 78,74 millones. Sería temerario deducir que todo se consume allí. Una zona franca recibe mercancía, la reparte y la reenvía, y el formulario chino anota la primera dirección. Malasia, octava, suscita la misma pregunta, y el formulario no la contesta. La duda alcanza, en alguna medida, a todas las barras.</p>
<h2>Qué hay en la caja</h2>
<p>Un valor por país no dice qué se envió. Para eso hacen falta los códigos, y la información no los da. Otra más antigua se acerca. En la primavera de 2024 dividió un mes de exportaciones a Estados Unidos, 298 millones de dólares en total, entre aparatos y productos de nicotina sin tabaco.</p>
<figure data-series="us-exports-march-2024"></figure>
<p>Los aparatos, código 8543.40, eran el 16,07 %. El resto, que correspondería al 2404.12 (no hemos verificado su denominación), el 83,93. Quien consulta el código más conocido encuentra un dólar de cada seis. El mismo artículo tiende otra trampa: el primer párrafo habla de 2.980 millones de dólares y el cuerpo, de 298. Con 6.881 toneladas enviadas, la cifra menor da 43 dólares por kilo, en línea con otros meses. La mayor daría 433.</p>
<blockquote><p>«Me preguntan adónde va. Yo sé dónde aterriza.»</p><cite>Un transitario de Bao’an, Shenzhen</cite></blockquote>
<p>Las próximas cifras, las de marzo, dirán si los dos meses de 2026 fueron una recuperación o unas fiestas que cayeron tarde. Hasta entonces, el gráfico es una fotografía hecha desde el muelle.</p>`,
		sources: [...chartSources('china-exports-destinations-2026', 'us-exports-march-2024')],
		keywords: ['exportaciones chinas', 'destinos', 'Estados Unidos', 'códigos aduaneros'],
	},
} satisfies DemoArticle;
