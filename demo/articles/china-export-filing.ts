import type { DemoArticle } from '../article';

export default {
	key: 'china-export-filing',
	type: 'company',
	kind: 'china',
	author: 'wen-xiaolan',
	days_ago: 117,
	hour: 6,
	tags: ['china', 'exports', 'customs', 'shenzhen', 'licences'],
	mood: 'night',
	views: 1040,
	en: {
		seo_url: 'china-export-filing-destination-rules-first',
		title: 'Shenzhen exporters file the destination’s rules first; 33% goes to the US',
		standfirst:
			'A licence is needed even by a maker who sells nothing at home. What leaves must satisfy the rules of the place it goes to, and somebody has to know what those are.',
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'Makers who only export need the same production licence as the others.',
			'Export goods follow the destination’s rules. Where it has none, the Chinese ones apply.',
			'Applicants for an export business show three years of customs declarations.',
			'The United States took a third of the value reported in January and February.',
		],
		html: `
			<p>Qiu Manting used to be the person at Shenzhen Qinglu Technology who booked containers. She has the same desk and telephone, and what she now keeps is a library. It holds the tank limit of Portugal, the label languages of Belgium and the stamp that Britain will want from October, each on one sheet with a date and the initials of whoever checked it. Before a consignment is filed, a sheet is pulled. If the sheet is older than ninety days, the consignment waits.</p>
			<h2>The rule behind the library</h2>
			<p>The Chinese licence knows no export exemption. A company that makes e-cigarettes for foreign customers alone needs a production licence like any other, ticks “export” among the business types on the form and, if it applies as an exporter, lays three years of customs declarations on the table.</p>
			<p>What the goods must be is decided elsewhere. Export products have to meet the rules of the country they go to, and only where that country has none do the Chinese rules step in. The export is then filed on a platform designated for the purpose. The order of these steps matters: first the law abroad, then the file, then the box.</p>
			<p>“People think that the second sentence is the gift,” says Ms Qiu. “If they have no rules, ours apply. But ours say tobacco flavour and twenty milligrams a gram. For most customers that is no gift.” The <a href="/news/china-milligrams-per-gram-export-label">difference between a gram and a millilitre</a> is the subject of her shortest sheet and her longest telephone calls.</p>
			<h2>Where the boxes go</h2>
			<table>
			<caption>Chinese e-cigarette exports by destination, January and February 2026, USD million, and share of the total for all destinations. Shares calculated by Brume</caption>
			<thead><tr><th scope="col">Destination</th><th scope="col">USD million</th><th scope="col">Share of the total</th></tr></thead>
			<tbody>
			<tr><th scope="row">United States</th><td>563.00</td><td>33.2%</td></tr>
			<tr><th scope="row">United Kingdom</th><td>173.00</td><td>10.2%</td></tr>
			<tr><th scope="row">Germany</th><td>108.00</td><td>6.4%</td></tr>
			<tr><th scope="row">Japan</th><td>85.55</td><td>5.1%</td></tr>
			<tr><th scope="row">Russia</th><td>80.42</td><td>4.7%</td></tr>
			<tr><th scope="row">United Arab Emirates</th><td>78.74</td><td>4.6%</td></tr>
			<tr><th scope="row">South Korea</th><td>69.51</td><td>4.1%</td></tr>
			<tr><th scope="row">Malaysia</th><td>52.82</td><td>3.1%</td></tr>
			<tr><th scope="row">Canada</th><td>45.27</td><td>2.7%</td></tr>
			<tr><th scope="row">Indonesia</th><td>40.49</td><td>2.4%</td></tr>
			</tbody>
			</table>
			<p>The shares are of the reported total, USD 1,694 million for the two months. The ten together take 1,297 million, a little over three-quarters. What remains is spread over more destinations than Ms Qiu has sheets, and those are the ones she checks first.</p>
			<h2>Weight, value and a warning about codes</h2>
			<p>Trade statistics flatter whoever picks the code. In the first half of 2024 China shipped 121,000 tonnes of e-cigarettes, against 104,200 a year earlier, and took USD 5.381 billion for them, against 5.481 billion. More goods, less money: USD 44.54 a kilo, by the source’s own division, where it had been 53.17. Part of the fall is price. Part of it is that heavier goods, rechargeable and full, replaced lighter ones.</p>
			<p>The code matters as much. In figures for exports to the United States published in April 2024, devices made up only 16 per cent of the value and nicotine products without tobacco 84. A chart that shows the device heading alone leaves out five-sixths of the trade.</p>
			<h2>Three mistakes she no longer makes</h2>
			<ol>
			<li><strong>Filing the customer’s address as the destination.</strong> A trading house in Dubai is not where the goods will be used, and the sheet for Dubai is the wrong sheet.</li>
			<li><strong>Trusting last year’s label.</strong> Languages and warnings change more often than limits.</li>
			<li><strong>Treating samples as nothing.</strong> Forty pieces in a suitcase for a fair are forty pieces.</li>
			</ol>
			<p>Her company pays for the library by charging customers a filing fee, which two have refused and eleven have copied.</p>
		`,
		sources: [
			{
				title: 'Keller and Heckman, on export makers, at The Continuum of Risk',
				url: 'https://thecontinuumofrisk.com',
			},
			{ title: '2Firsts, export figures for 2024 and for January and February 2026', url: 'https://2firsts.com' },
		],
		keywords: ['China', 'export filing', 'customs', 'destinations'],
	},
	es: {
		seo_url: 'china-exportacion-primero-normas-destino',
		title: 'Los exportadores de Shenzhen archivan antes la ley del destino; un 33 % va a Estados Unidos',
		standfirst:
			'La licencia la necesita hasta quien no vende nada en casa. Lo que sale debe cumplir las normas del lugar al que va, y alguien tiene que saber cuáles son.',
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'Quien solo exporta necesita la misma licencia de producción que los demás.',
			'Lo exportado sigue las normas del destino. Si no las hay, rigen las chinas.',
			'Para acreditarse como exportador se presentan tres años de declaraciones de aduana.',
			'Estados Unidos se llevó en enero y febrero un tercio del valor de las exportaciones.',
		],
		html: `
			<p>Qiu Manting era quien reservaba los contenedores en Shenzhen Qinglu Technology. Conserva la mesa y el teléfono, pero ahora lleva una biblioteca. En ella están el límite del depósito en Portugal, los idiomas de la etiqueta belga y la precinta que pedirán los británicos desde octubre, cada cosa en una hoja con la fecha y las iniciales de quien la comprobó. Antes de presentar un envío se saca la hoja. Si tiene más de noventa días, el envío espera.</p>
			<h2>La norma que explica la biblioteca</h2>
			<p>La licencia china no exime al exportador. Quien fabrica cigarrillos electrónicos solo para clientes extranjeros necesita una licencia de producción como cualquiera, marca «exportación» entre los tipos de actividad y, si la solicita como exportador, pone sobre la mesa tres años de declaraciones de aduana.</p>
			<p>Cómo ha de ser la mercancía se decide fuera. Lo exportado debe cumplir las normas del país al que va, y solo si ese país no tiene ninguna entran las chinas. Después, la exportación se comunica en una plataforma designada. El orden importa: primero la ley de fuera, luego el expediente y luego la caja.</p>
			<p>«La gente cree que lo segundo es el regalo —dice Qiu—. Si allí no hay normas, valen las nuestras. Pero las nuestras dicen aroma de tabaco y veinte miligramos por gramo. Para casi ningún cliente es un regalo.» La <a href="/es/news/china-miligramos-por-gramo-etiqueta-europea">diferencia entre el gramo y el mililitro</a> ocupa su hoja más corta y sus llamadas más largas.</p>
			<h2>Adónde van las cajas</h2>
			<table>
			<caption>Exportaciones chinas de cigarrillos electrónicos por destino, enero y febrero de 2026, millones de dólares, y cuota del total de todos los destinos. Cuotas calculadas por Brume</caption>
			<thead><tr><th scope="col">Destino</th><th scope="col">Millones de dólares</th><th scope="col">Cuota del total</th></tr></thead>
			<tbody>
			<tr><th scope="row">Estados Unidos</th><td>563,00</td><td>33,2 %</td></tr>
			<tr><th scope="row">Reino Unido</th><td>173,00</td><td>10,2 %</td></tr>
			<tr><th scope="row">Alemania</th><td>108,00</td><td>6,4 %</td></tr>
			<tr><th scope="row">Japón</th><td>85,55</td><td>5,1 %</td></tr>
			<tr><th scope="row">Rusia</th><td>80,42</td><td>4,7 %</td></tr>
			<tr><th scope="row">Emiratos Árabes Unidos</th><td>78,74</td><td>4,6 %</td></tr>
			<tr><th scope="row">Corea del Sur</th><td>69,51</td><td>4,1 %</td></tr>
			<tr><th scope="row">Malasia</th><td>52,82</td><td>3,1 %</td></tr>
			<tr><th scope="row">Canadá</th><td>45,27</td><td>2,7 %</td></tr>
			<tr><th scope="row">Indonesia</th><td>40,49</td><td>2,4 %</td></tr>
			</tbody>
			</table>
			<p>Las cuotas se refieren al total publicado, 1.694 millones de dólares en los dos meses. Los diez suman 1.297 millones, algo más de tres cuartas partes. El resto se reparte entre más destinos de los que caben en las hojas de Qiu, y son los que revisa primero.</p>
			<h2>Peso, valor y un aviso sobre los códigos</h2>
			<p>La estadística comercial favorece a quien elige el código. En el primer semestre de 2024, China envió 121.000 toneladas de cigarrillos electrónicos, frente a 104.200 un año antes, e ingresó 5.381 millones de dólares, frente a 5.481. Más mercancía y menos dinero: 44,54 dólares por kilo, según la división de la propia fuente, donde había 53,17. Parte de la caída es precio. Otra parte, que lo pesado, recargable y lleno, sustituyó a lo ligero.</p>
			<p>El código pesa tanto como eso. En las cifras de exportación a Estados Unidos publicadas en abril de 2024, los dispositivos eran solo el 16 % del valor y los productos de nicotina sin tabaco, el 84 %. Un gráfico que muestre únicamente la partida de los aparatos se deja fuera cinco sextas partes del comercio.</p>
			<h2>Tres errores que ya no comete</h2>
			<ol>
			<li><strong>Poner como destino la dirección del cliente.</strong> Una casa comercial de Dubái no es donde se va a usar la mercancía, y la hoja de Dubái es la hoja equivocada.</li>
			<li><strong>Fiarse de la etiqueta del año pasado.</strong> Los idiomas y las advertencias cambian más que los límites.</li>
			<li><strong>Creer que las muestras no cuentan.</strong> Cuarenta piezas en una maleta para una feria son cuarenta piezas.</li>
			</ol>
			<p>La empresa paga la biblioteca con una tasa de tramitación que dos clientes han rechazado y once han copiado.</p>
		`,
		sources: [
			{
				title: 'Keller and Heckman, sobre los fabricantes exportadores, en The Continuum of Risk',
				url: 'https://thecontinuumofrisk.com',
			},
			{ title: '2Firsts, cifras de exportación de 2024 y de enero y febrero de 2026', url: 'https://2firsts.com' },
		],
		keywords: ['China', 'exportación', 'aduanas', 'destinos'],
	},
} satisfies DemoArticle;
