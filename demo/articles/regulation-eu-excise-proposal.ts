import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';
import { leakedRates } from '../sources';

export default {
	key: 'regulation-eu-excise-proposal',
	type: 'regulation',
	kind: 'news',
	author: 'marta-oyelaran',
	days_ago: 355,
	hour: 7,
	tags: ['european-union', 'excise-duty', 'e-liquid', 'illicit-trade'],
	mood: 'deep',
	views: 870,
	en: {
		seo_url: 'eu-minimum-duty-needs-every-capital',
		title: 'Leaked EU minimum duty of €3.60 on 10 ml needs all 27 votes',
		standfirst:
			'Twenty-one of the twenty-seven already tax vapes, at rates that differ by a factor of five. The proposal of July would put a floor under them, and tax law lets any one member take it away.',
		market: 'European Union',
		place: 'Brussels',
		key_points: [
			'The revision proposed on 16 July 2025 contains the first EU minimum on e-liquids.',
			'A leaked version put it at €3.60 on 10 ml, reached after four years.',
			'Tax files need unanimity: twenty-seven votes out of twenty-seven.',
		],
		html: `
			<p>There are two ways of writing a European tax. One is to agree on the rate and argue about the definition; the other is to agree on the definition and argue about the rate. The revision of the tobacco excise rules, proposed on 16 July, has chosen to do both at once.</p>
			<p>The present rules were written for things that burn. They know the cigarette, the cigar and the pouch of rolling tobacco, and they have nothing to say about a bottle of liquid. Each capital has filled the gap in its own manner. By the count of those who follow the file, twenty-one of twenty-seven now tax vapes in some form. The revision would give all of them a first common floor.</p>
			<h2>What is on the table</h2>
			<p>The official text is careful with numbers and the leaks were less so. A version read by the trade press set the minimum at €3.60 for 10 ml, to be reached over four years. Other reports speak of a band of 40 per cent. The two are not the same thing: a sum by volume treats a cheap bottle and a dear one alike, a percentage does not, and the interests of members divide along exactly that line.</p>
			<p>Three elements matter more to a filler than the headline figure.</p>
			<ul>
			<li><strong>The object.</strong> Whether the duty falls on liquid with nicotine, on all liquid, or on anything sold for the purpose. Germany taxes bases and aromas; others do not.</li>
			<li><strong>The moment.</strong> Duty that is due on filling needs bonded lines. Duty that is due on first sale needs inspectors.</li>
			<li><strong>The movement.</strong> A harmonised product can travel between bonded warehouses under one document. Today a pallet from Riga to Madrid leaves one national system and enters another, and has a birth certificate in each.</li>
			</ul>
			<h2>Where the floor would lie</h2>
			<p>The table sets the leaked figure beside the rates of seven members. Not all of those rates carry a date, and the reader who owes money should open the gazette.</p>
			<table>
			<caption>Duty on 10 ml of e-liquid in selected members, euros before VAT, and distance to a floor of €3.60. Calculation by Brume</caption>
			<thead><tr><th scope="col">Market</th><th scope="col">Duty on 10 ml</th><th scope="col">Below the leaked floor by</th></tr></thead>
			<tbody>
			<tr><th scope="row">Ireland, from November 2025</th><td>5.00</td><td>above it</td></tr>
			<tr><th scope="row">Germany, from January 2026</th><td>3.20</td><td>0.40</td></tr>
			<tr><th scope="row">Latvia</th><td>2.90</td><td>0.70</td></tr>
			<tr><th scope="row">Germany, 2025</th><td>2.60</td><td>1.00</td></tr>
			<tr><th scope="row">Spain, over 15 mg/ml</th><td>2.00</td><td>1.60</td></tr>
			<tr><th scope="row">Belgium</th><td>1.50</td><td>2.10</td></tr>
			<tr><th scope="row">Spain, up to 15 mg/ml</th><td>1.50</td><td>2.10</td></tr>
			<tr><th scope="row">Cyprus</th><td>1.20</td><td>2.40</td></tr>
			<tr><th scope="row">Greece</th><td>1.00</td><td>2.60</td></tr>
			</tbody>
			</table>
			<p>Two readings are possible. The optimist notes that only Ireland is above the floor, so most members could agree without losing face. The pessimist notes that Greece would have to more than triple its rate, and that at the last count Croatia and Austria had none to triple.</p>
			<h2>Why unanimity is not a formality</h2>
			<p>Most of what this newspaper reports from Brussels is decided by qualified majority. Tax is not. One finance minister with an election, a border or a principle can stop the file, and need not say which of the three it is. A file that needs every vote is, as a rule, a file that waits.</p>
			<p>The borders are real enough. A bottle is small, legal and worth three euros of duty; a car holds several thousand. Kornél Szabadi, who runs a bonded warehouse near Győr for the trading house Harbour Nine, draws the map for visitors with a ruler.</p>
			<blockquote><p>“Every centimetre on this map where two rates meet is somebody’s business plan. A minimum makes the plan less good. It does not make the ruler shorter.”</p><cite>Kornél Szabadi, Harbour Nine</cite></blockquote>
			<p>His point is that a floor narrows the gap only from below. A member that charges more than the minimum keeps its neighbour, and the neighbour keeps the custom of whoever drives. On the other hand, a market without any duty is invisible to excise officers: no registered warehouses, no returns, nobody whose job it is to count. For inspectors the first cent is worth more than the next thirty.</p>
			<h2>What a trader can do meanwhile</h2>
			<p>Not much about the vote, and something about the paper. Firms that went through the Spanish start in April have a list that travels well:</p>
			<ol>
			<li>record strength and volume for each article as numbers, not as words on a label;</li>
			<li>keep the date of filling beside the date of sale, since one of the two will decide the rate;</li>
			<li>price contracts before duty, with the duty as its own line, and say who carries a change.</li>
			</ol>
			<p>The last point is the one that lawyers meet most. A contract signed at a price “duty included” turns every step of a four-year schedule into a dispute between two firms that were on good terms.</p>
			<p>None of it depends on the floor being €3.60, or 40 per cent, or never. The reading among the finance attachés will be a long one: twenty-seven chairs, and each of them the last.</p>
		`,
		sources: [
			...ratesOf('IE', 'DE', 'LV', 'ES', 'BE', 'CY', 'GR'),
			{ title: 'Vaping360, on the proposal of 16 July 2025', url: 'https://vaping360.com' },
			leakedRates,
		],
		keywords: ['excise directive', 'minimum duty', 'e-liquid', 'unanimity'],
	},
	es: {
		seo_url: 'minimo-europeo-impuesto-necesita-todas-capitales',
		title: 'El mínimo europeo filtrado, 3,60 € por 10 ml, necesita los 27 votos',
		standfirst:
			'Veintiún países de los veintisiete ya gravan el vapeo, con tipos que se quintuplican de uno a otro. La propuesta de julio pondría un suelo, y en materia fiscal basta un Estado para quitarlo.',
		market: 'Unión Europea',
		place: 'Bruselas',
		key_points: [
			'La revisión propuesta el 16 de julio de 2025 incluye el primer mínimo comunitario para los líquidos.',
			'Una versión filtrada lo situaba en 3,60 € por 10 ml al cabo de cuatro años.',
			'Los expedientes fiscales exigen unanimidad: veintisiete votos de veintisiete.',
		],
		html: `
			<p>Un impuesto europeo se puede escribir de dos maneras. Una es acordar el tipo y discutir la definición; la otra, acordar la definición y discutir el tipo. La revisión de los impuestos especiales sobre el tabaco, propuesta el 16 de julio, ha optado por las dos a la vez.</p>
			<p>Las reglas actuales se escribieron para lo que arde. Conocen el cigarrillo, el puro y la picadura, y no tienen nada que decir de un frasco de líquido. Cada capital ha llenado el hueco a su manera. Según quienes siguen el expediente, veintiún países de veintisiete gravan ya el vapeo de alguna forma. La revisión les daría a todos un primer suelo común.</p>
			<h2>Lo que hay sobre la mesa</h2>
			<p>El texto oficial es prudente con los números; las filtraciones lo fueron menos. Una versión que leyó la prensa del sector fijaba el mínimo en 3,60 € por 10 ml, alcanzable en cuatro años. Otras informaciones hablan de una banda del 40 %. No es lo mismo: una cantidad por volumen trata igual al frasco barato y al caro, un porcentaje no, y los intereses de los Estados se dividen justo por esa línea.</p>
			<p>Para un envasador, tres elementos pesan más que la cifra del titular.</p>
			<ul>
			<li><strong>El objeto.</strong> Si se grava el líquido con nicotina, cualquier líquido o todo lo que se venda para ese uso. Alemania incluye bases y aromas; otros no.</li>
			<li><strong>El momento.</strong> Un impuesto que nace al llenar exige líneas en depósito fiscal. Uno que nace en la primera venta exige inspectores.</li>
			<li><strong>El movimiento.</strong> Un producto armonizado viaja de depósito a depósito con un solo documento. Hoy, un palé que va de Riga a Madrid sale de un sistema nacional y entra en otro, con partida de nacimiento en los dos.</li>
			</ul>
			<h2>A qué altura queda el suelo</h2>
			<p>La tabla pone la cifra filtrada junto a los tipos de siete Estados. No todos esos tipos llevan fecha, y quien deba dinero hará bien en abrir el boletín oficial.</p>
			<table>
			<caption>Impuesto sobre 10 ml de líquido en varios Estados, euros sin IVA, y distancia a un suelo de 3,60 €. Cálculo de Brume</caption>
			<thead><tr><th scope="col">Mercado</th><th scope="col">Impuesto por 10 ml</th><th scope="col">Le falta hasta el suelo filtrado</th></tr></thead>
			<tbody>
			<tr><th scope="row">Irlanda, desde noviembre de 2025</th><td>5,00</td><td>lo supera</td></tr>
			<tr><th scope="row">Alemania, desde enero de 2026</th><td>3,20</td><td>0,40</td></tr>
			<tr><th scope="row">Letonia</th><td>2,90</td><td>0,70</td></tr>
			<tr><th scope="row">Alemania, 2025</th><td>2,60</td><td>1,00</td></tr>
			<tr><th scope="row">España, más de 15 mg/ml</th><td>2,00</td><td>1,60</td></tr>
			<tr><th scope="row">Bélgica</th><td>1,50</td><td>2,10</td></tr>
			<tr><th scope="row">España, hasta 15 mg/ml</th><td>1,50</td><td>2,10</td></tr>
			<tr><th scope="row">Chipre</th><td>1,20</td><td>2,40</td></tr>
			<tr><th scope="row">Grecia</th><td>1,00</td><td>2,60</td></tr>
			</tbody>
			</table>
			<p>Caben dos lecturas. El optimista observa que solo Irlanda supera ya el suelo, de modo que casi nadie perdería nada al aceptarlo. El pesimista, que Grecia tendría que multiplicar por más de tres y que Croacia y Austria, en el último recuento, no tenían nada que multiplicar.</p>
			<h2>Por qué la unanimidad no es un trámite</h2>
			<p>Casi todo lo que contamos desde Bruselas se decide por mayoría cualificada. Los impuestos, no. Un ministro de Hacienda con unas elecciones, una frontera o un principio puede parar el expediente, y no tiene por qué aclarar cuál de las tres cosas es. Un expediente que necesita todos los votos suele ser un expediente que espera.</p>
			<p>Las fronteras son de verdad. Un frasco es pequeño, legal y lleva tres euros de impuesto; en un coche caben varios miles. Kornél Szabadi, que dirige un depósito fiscal cerca de Győr para la casa comercial Harbour Nine, dibuja el mapa a las visitas con una regla.</p>
			<blockquote><p>«Cada centímetro de este mapa donde se tocan dos tipos es el plan de negocio de alguien. Un mínimo empeora el plan. La regla sigue midiendo lo mismo.»</p><cite>Kornél Szabadi, Harbour Nine</cite></blockquote>
			<p>Quiere decir que un suelo solo estrecha la distancia por abajo. El Estado que cobre más que el mínimo conserva al vecino, y el vecino conserva la clientela de quien conduce. En cambio, un mercado sin impuesto es invisible para el inspector: no hay depósitos inscritos, ni declaraciones, ni nadie encargado de contar. Para la inspección, el primer céntimo vale más que los treinta siguientes.</p>
			<h2>Qué puede hacer mientras tanto un comerciante</h2>
			<p>Con la votación, poco; con los papeles, algo. Las empresas que pasaron por el estreno español de abril tienen una lista que viaja bien:</p>
			<ol>
			<li>anotar la concentración y el volumen de cada artículo como números, no como palabras de la etiqueta;</li>
			<li>guardar la fecha de llenado junto a la de venta, porque una de las dos decidirá el tipo;</li>
			<li>pactar los precios sin impuesto, con este en línea aparte, y decir quién asume un cambio.</li>
			</ol>
			<p>Lo tercero es lo que más acaba en manos de abogados. Un contrato firmado con «impuestos incluidos» convierte cada escalón de un calendario de cuatro años en un pleito entre dos empresas que se llevaban bien.</p>
			<p>Nada de eso depende de que el suelo sea de 3,60 €, del 40 % o de nunca. La lectura entre los agregados de Hacienda será larga: veintisiete sillas, y cada una es la última.</p>
		`,
		sources: [
			...ratesOf('IE', 'DE', 'LV', 'ES', 'BE', 'CY', 'GR'),
			{ title: 'Vaping360, sobre la propuesta del 16 de julio de 2025', url: 'https://vaping360.com' },
			leakedRates,
		],
		keywords: ['directiva de impuestos especiales', 'tipo mínimo', 'líquidos', 'unanimidad'],
	},
} satisfies DemoArticle;
