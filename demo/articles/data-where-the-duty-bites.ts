import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'data-where-the-duty-bites',
	type: 'regulation',
	kind: 'data',
	author: 'joao-salgueiro',
	days_ago: 0,
	minutes_ago: 900,
	is_headline: true,
	lead_rank: 3,
	tags: ['excise-duty', 'european-union', 'germany', 'spain', 'italy'],
	mood: 'day',
	views: 3620,
	en: {
		seo_url: 'where-the-duty-bites-euro-markets',
		title: 'E-liquid duty in the euro area runs from €0.10 to €0.50 a millilitre',
		standfirst:
			'Ireland charges five times as much as Greece. Spain and Italy charge by strength, so that one bottle can owe two different amounts.',
		market: 'European Union',
		key_points: [
			'Ireland charges €0.50 a millilitre, the highest rate found in a euro market of the Union; Greece, at €0.10, charges the lowest.',
			'At 12 mg/ml, Italy’s €0.17 is the middle of the nine Union markets.',
			'Spain and Italy charge by strength, so one bottle can owe two different amounts.',
			'The Estonian and Montenegrin rates come from a supplier’s list, and the Latvian one carries no date: check before you file.',
		],
		html: `<p>One millilitre is twenty drops. In Ireland those twenty drops owe the state 50 cents, in Germany 32, in Greece ten, and in Austria and Croatia, by a list two years old, nothing at all. The chart shows what we found for the markets that use the euro, each with the rate in force in 2026 where the source gives a date.</p>
<figure data-series="excise-per-ml-europe"></figure>
<p>Two of the bars need a word before they are read. Montenegro uses the euro but is not in the Union, and its rate of €0.90, taken from suppliers’ tables without a date, stands so far above the rest that we would not file on it unseen. Spain and Italy appear twice, because they have two rates.</p>
<h2>Three ways to charge</h2>
<p>Behind the bars are three ways of thinking. The first is that liquid is liquid. Ireland charges one rate with nicotine or without. Germany taxes every millilitre meant for an e-cigarette, with nicotine or without, and includes the bases and aromas from which a user might mix his own. Its rate has doubled in four steps, which <a href="/news/germany-four-duty-steps-since-2022">we chart separately</a>.</p>
<p>The second is that strength matters. Spain, since 1 April 2025, charges €0.15 a millilitre up to 15 mg/ml and €0.20 above. Published summaries do not agree in which band exactly 15 falls, and the law has to be read by anyone whose bottle says so. The duty does not apply in the Canary Islands, Ceuta and Melilla.</p>
<p>The third is that a millilitre is really a number of cigarettes. Italy sets its rate as a share of the duty on the cigarettes to which a millilitre is held equivalent: 18 per cent with nicotine and 13 without in 2026, up from 16 and 11 the year before, and due to rise until 2028. The result has six decimals, €0.169552 and €0.122454, and a chart that rounds it to seventeen and twelve cents is only a chart.</p>
<h2>What a bottle pays</h2>
<p>European law allows no refill bottle above ten millilitres, so the tenfold rate is what appears on the invoice.</p>
<table>
<caption>Excise on a bottle of 10 ml with 12 mg/ml, euros; VAT on the excise only where we have verified the rate</caption>
<thead><tr><th scope="col">Market</th><th scope="col">Excise</th><th scope="col">With VAT on it</th></tr></thead>
<tbody>
<tr><th scope="row">Ireland</th><td>5.00</td><td>not verified</td></tr>
<tr><th scope="row">Germany</th><td>3.20</td><td>3.81</td></tr>
<tr><th scope="row">Latvia</th><td>2.90</td><td>not verified</td></tr>
<tr><th scope="row">Estonia</th><td>2.30</td><td>not verified</td></tr>
<tr><th scope="row">Italy</th><td>1.70</td><td>2.07</td></tr>
<tr><th scope="row">Spain</th><td>1.50</td><td>not verified</td></tr>
<tr><th scope="row">Belgium</th><td>1.50</td><td>not verified</td></tr>
<tr><th scope="row">Cyprus</th><td>1.20</td><td>not verified</td></tr>
<tr><th scope="row">Greece</th><td>1.00</td><td>not verified</td></tr>
</tbody>
</table>
<p>Ranked this way, Italy is the middle of the nine, at seventeen cents a millilitre. A wholesaler who quotes “the European average” to a supplier would do well to say which one, and of whom: an average weighted by sales would sit much closer to the German rate.</p>
<p>For a bottle of another size or strength, the calculator works with the same rates.</p>
<figure data-calculator="excise"></figure>
<h2>What the chart leaves out</h2>
<p>Markets that tax in another currency are not here. We could have converted them, and the bars would have moved every day with the exchange rate while the law stood still. For the record: the United Kingdom charges £0.22 from 1 October 2026; Poland 1.44 zlotys in 2026; Denmark, by a supplier’s table, 1.50 or 2.50 kroner according to strength, with nothing due on liquids without nicotine; Bulgaria is given in leva in the same table, at 0.45.</p>
<p>Nor are the zeros: the list that shows no such duty in Austria or Croatia dates from 2024. Laws change, and a zero that is two years old is the most dangerous number in a table.</p>
<h2>What Brussels may add</h2>
<p>On 16 July 2025 a revision of the tobacco excise rules was proposed that would give the Union its first minimum on these liquids. At the time 21 of the 27 members already taxed them in one form or another. A leaked version spoke of €3.60 on ten millilitres after four years. Were that figure to survive, every bar of the Union but the Irish one would have to grow, the German one included. It needs unanimity, and the nine markets above show how far apart the members start.</p>
<h2>Before you use a rate</h2>
<p>Most of the errors that reach our desk come from a right number in a wrong place. Four checks catch nearly all of them.</p>
<ul>
<li>The day. Ask which one counts: that of the order, of the invoice or of leaving duty suspension.</li>
<li>The class. Find out whether bases, aromas and liquids without nicotine are in or out.</li>
<li>The band. Write down whether its upper edge belongs to it.</li>
<li>The tax on the tax. VAT is charged on a price that already contains the duty.</li>
</ul>
<h2>How far to trust it</h2>
<p>Not all bars are equally solid. The Irish rate comes from the finance ministry. The German, Spanish, Italian and Belgian rates come from the press, the German one with the section of the law; the Greek, Cypriot and Latvian rates come from advisers’ pages. The Estonian and Montenegrin rates come from a supplier’s list. The Latvian and Montenegrin rates carry no date, and the Cypriot one no day. Each point in the table under the chart says so.</p>`,
		key_dates: [
			{ date: '2026-01-01', text: 'Germany: €0.32 a millilitre', fact: 'duty-DE-2026-01-01' },
			{ date: '2026-01-01', text: 'Italy: €0.169552 and €0.122454', fact: 'duty-IT-2026-01-01' },
			{ date: '2026-10-01', text: 'United Kingdom: £0.22 a millilitre', fact: 'duty-GB-2026-10-01' },
		],
		sources: [
			...ratesOf('IE', 'DE', 'ES', 'IT', 'GR', 'LV', 'BE', 'CY', 'EE', 'ME', 'BG', 'DK', 'GB', 'PL'),
			{ title: 'Revision of the EU rules: vaping360.com; tobaccointelligence (leak)', url: 'https://vaping360.com' },
		],
		keywords: ['excise duty', 'e-liquid tax', 'euro area', 'Germany', 'Spain', 'Italy'],
	},
	es: {
		seo_url: 'donde-pesa-mas-el-impuesto-zona-euro',
		title: 'El impuesto del líquido en la zona euro va de 0,10 a 0,50 € por mililitro',
		standfirst:
			'Irlanda cobra cinco veces más que Grecia. España e Italia cobran según la concentración: un mismo frasco puede deber dos cantidades.',
		market: 'Unión Europea',
		key_points: [
			'Irlanda cobra 0,50 € por mililitro, el tipo más alto hallado en un mercado del euro de la Unión; Grecia, con 0,10 €, el más bajo.',
			'Con 12 mg/ml, los 0,17 € de Italia son el valor central de los nueve mercados de la Unión.',
			'España e Italia cobran según la concentración: un mismo frasco puede deber dos cantidades.',
			'Los tipos de Estonia y Montenegro proceden de la lista de un proveedor y el de Letonia no lleva fecha: conviene comprobarlos antes de declarar.',
		],
		html: `<p>Un mililitro son veinte gotas. En Irlanda esas veinte gotas deben al Estado 50 céntimos; en Alemania, 32; en Grecia, diez, y en Austria y Croacia, según una lista de hace dos años, nada. El gráfico recoge lo que hemos encontrado en los mercados que usan el euro, con el tipo vigente en 2026 si la fuente indica la fecha.</p>
<figure data-series="excise-per-ml-europe"></figure>
<p>Dos barras piden una aclaración previa. Montenegro usa el euro, pero no está en la Unión, y su tipo de 0,90 €, tomado de tablas de proveedores sin fecha, sobresale tanto que no declararíamos con él sin verlo antes. España e Italia, por su parte, aparecen dos veces porque tienen dos tipos.</p>
<h2>Tres maneras de cobrar</h2>
<p>Detrás de las barras hay tres maneras de pensar. La primera: el líquido es líquido. Irlanda cobra un solo tipo, con nicotina o sin ella. Alemania grava cada mililitro destinado a un cigarrillo electrónico, con nicotina o sin ella, e incluye las bases y los aromas con que alguien podría mezclarse el suyo. Su tipo se ha duplicado en cuatro escalones, que <a href="/es/news/los-cuatro-escalones-del-impuesto-aleman">dibujamos aparte</a>.</p>
<p>La segunda: importa la concentración. España, desde el 1 de abril de 2025, cobra 0,15 € por mililitro hasta 15 mg/ml y 0,20 € por encima. Los resúmenes publicados no coinciden en qué tramo caen los 15 exactos, y quien venda un frasco con esa cifra tendrá que leer la ley. El impuesto no rige en Canarias, Ceuta y Melilla.</p>
<p>La tercera: un mililitro es, en el fondo, cierto número de cigarrillos. Italia fija su tipo como una parte de lo que pagan los cigarrillos a los que equivale: un 18 % con nicotina y un 13 % sin ella en 2026, frente al 16 y al 11 del año anterior, con subidas previstas hasta 2028. El resultado tiene seis decimales, 0,169552 € y 0,122454 €, y un gráfico que lo redondea a diecisiete y doce céntimos no es más que un gráfico.</p>
<h2>Lo que paga un frasco</h2>
<p>El derecho europeo no admite frascos de recarga de más de diez mililitros, así que lo que llega a la factura es el tipo multiplicado por diez.</p>
<table>
<caption>Impuesto especial de un frasco de 10 ml con 12 mg/ml, en euros; IVA sobre el impuesto solo donde hemos verificado el tipo</caption>
<thead><tr><th scope="col">Mercado</th><th scope="col">Impuesto</th><th scope="col">Con su IVA</th></tr></thead>
<tbody>
<tr><th scope="row">Irlanda</th><td>5,00</td><td>no verificado</td></tr>
<tr><th scope="row">Alemania</th><td>3,20</td><td>3,81</td></tr>
<tr><th scope="row">Letonia</th><td>2,90</td><td>no verificado</td></tr>
<tr><th scope="row">Estonia</th><td>2,30</td><td>no verificado</td></tr>
<tr><th scope="row">Italia</th><td>1,70</td><td>2,07</td></tr>
<tr><th scope="row">España</th><td>1,50</td><td>no verificado</td></tr>
<tr><th scope="row">Bélgica</th><td>1,50</td><td>no verificado</td></tr>
<tr><th scope="row">Chipre</th><td>1,20</td><td>no verificado</td></tr>
<tr><th scope="row">Grecia</th><td>1,00</td><td>no verificado</td></tr>
</tbody>
</table>
<p>Ordenados así, Italia queda en el centro de los nueve, con diecisiete céntimos por mililitro. El mayorista que cite «la media europea» ante un proveedor hará bien en decir cuál y de quién: una media ponderada por ventas estaría mucho más cerca del tipo alemán.</p>
<p>Para un frasco de otro tamaño o de otra concentración, la calculadora parte de los mismos tipos.</p>
<figure data-calculator="excise"></figure>
<h2>Lo que el gráfico deja fuera</h2>
<p>Faltan los mercados que gravan en otra moneda. Podíamos convertirlos, y las barras se habrían movido a diario con el cambio mientras la ley seguía quieta. Para que conste: el Reino Unido cobra 0,22 libras desde el 1 de octubre de 2026; Polonia, 1,44 zlotys en 2026; Dinamarca, según la tabla de un proveedor, 1,50 o 2,50 coronas según la concentración, y nada si no hay nicotina; Bulgaria figura en levas en esa misma tabla, con 0,45.</p>
<p>Tampoco están los ceros: la lista que no recoge impuesto en Austria ni en Croacia es de 2024. Las leyes cambian, y un cero de hace dos años es el número más peligroso de una tabla.</p>
<h2>Lo que puede añadir Bruselas</h2>
<p>El 16 de julio de 2025 se propuso una revisión de las normas sobre impuestos del tabaco que daría a la Unión su primer mínimo para estos líquidos. Entonces, 21 de los 27 miembros los gravaban ya de un modo u otro. Una versión filtrada hablaba de 3,60 € por diez mililitros al cabo de cuatro años. Si esa cifra sobreviviera, tendrían que crecer todas las barras de la Unión salvo la irlandesa, incluida la alemana. Hace falta unanimidad, y los nueve mercados de arriba enseñan de qué puntos tan distintos se parte.</p>
<h2>Antes de usar un tipo</h2>
<p>Casi todos los errores que llegan a esta redacción son un número correcto en un lugar equivocado. Cuatro comprobaciones los cazan casi siempre.</p>
<ul>
<li>El día. Hay que preguntar cuál cuenta: el del pedido, el de la factura o el de salida del régimen suspensivo.</li>
<li>La clase. Hay que averiguar si bases, aromas y líquidos sin nicotina están dentro o fuera.</li>
<li>El tramo. Conviene anotar si su límite superior le pertenece.</li>
<li>El impuesto del impuesto. El IVA se cobra sobre un precio que ya contiene el especial.</li>
</ul>
<h2>Cuánto fiarse</h2>
<p>No todas las barras son igual de sólidas. El tipo irlandés procede del Ministerio de Finanzas. El alemán, el español, el italiano y el belga proceden de la prensa, el alemán con el artículo de la ley; el griego, el chipriota y el letón, de páginas de asesores. El estonio y el montenegrino proceden de la lista de un proveedor. El letón y el montenegrino no llevan fecha, y el chipriota no lleva día. La tabla que acompaña al gráfico lo indica punto por punto.</p>`,
		key_dates: [
			{ date: '2026-01-01', text: 'Alemania, 0,32 €; Italia, 0,169552 € y 0,122454 €' },
			{ date: '2026-10-01', text: 'Reino Unido: 0,22 libras por mililitro', fact: 'duty-GB-2026-10-01' },
		],
		sources: [
			...ratesOf('IE', 'DE', 'ES', 'IT', 'GR', 'LV', 'BE', 'CY', 'EE', 'ME', 'BG', 'DK', 'GB', 'PL'),
			{
				title: 'Revisión de las normas europeas: vaping360.com; tobaccointelligence (filtración)',
				url: 'https://vaping360.com',
			},
		],
		keywords: ['impuesto especial', 'impuesto al líquido', 'zona euro', 'Alemania', 'España', 'Italia'],
	},
} satisfies DemoArticle;
