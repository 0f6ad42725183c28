import type { DemoArticle } from '../article';
import { leadDays } from '../lead-days';
import { monthAfter, nextYear } from '../named-day';

const { vote, parliament } = leadDays;
const survey = (now: number) => monthAfter(now, -1);

export default (now: number): DemoArticle => ({
	key: 'regulation-eu-flavour-draft',
	type: 'regulation',
	kind: 'news',
	author: 'marta-oyelaran',
	days_ago: 0,
	minutes_ago: 34,
	is_headline: true,
	lead_rank: 1,
	tags: ['european-union', 'flavours', 'e-liquid', 'wholesale', 'testing'],
	mood: 'night',
	views: 3920,
	en: {
		seo_url: 'flavour-draft-gives-importers-nine-months',
		title: 'EU flavour draft: 27 public registers, nine months to clear the shelves',
		standfirst:
			'The latest draft drops the outright ban and asks every member state for a public register. The burden of proof would fall on the filler, not on the retailer.',
		market: 'European Union',
		place: 'Brussels',
		key_points: [
			`Every member state would open a public register of filled products by the end of ${nextYear(now)}.`,
			'A product that is not entered within nine months would have to leave the shelf.',
			'The filler would file a recipe by mass, an independent emissions report and a responsible person.',
			`A committee vote is pencilled in for ${vote(now).en}. Seven capitals want the ban back.`,
		],
		html: `
			<p>The draft that reached the tobacco attachés this week is forty pages long, and the word “ban” survives on one of them, in a footnote that lists the options not taken. What fills the other thirty-nine is filing. The text does not say which flavours may be sold. It says who must know what is in the bottle, where that knowledge is to be kept, and how quickly it has to be produced when an inspector asks.</p>
			<p>For the trade this is a change of subject. Fillers, flavour houses and wholesalers have spent a year and a half preparing for a list: permitted on the left, forbidden on the right. They have been handed a questionnaire. Some are relieved. The ones who have counted the columns are less so.</p>
			<h2>A register in each capital, open to all of them</h2>
			<p>Under the draft, seen by Brume, each member state would keep a public register of filled products and open it by 31 December ${nextYear(now)}. An entry made in one capital could be read in the other twenty-six, but would not be valid there: a filler that sells in five countries files five times. The fee is capped at €180 for a first entry. The draft says nothing about the second.</p>
			<p>The present law stays underneath. Since 20 May 2016 Article 20 of Directive 2014/40/EU has required a notification six months before a product is sold, and has limited nicotine to 20 mg/ml, refill bottles to 10 ml and tanks to 2 ml. None of those numbers moves. The difference is that a notification is written for an authority and a register for everyone, competitors included.</p>
			<blockquote><p>“We have always told the ministry what is in it. We have never told the company across the road.”</p><cite>Costanza Bellandi, purchasing director, Tirrena Vapor, Livorno</cite></blockquote>
			<h2>What a filler would have to file</h2>
			<p>The annex is the part to read twice. For each product it asks for:</p>
			<ul>
			<li>the recipe by mass, with the supplier of every flavour compound;</li>
			<li>one emissions report per base liquid, from a laboratory that does not belong to the applicant and not older than three years;</li>
			<li>a responsible person established in the Union, with a name and a telephone number;</li>
			<li>a picture of the label in every language in which the product is sold.</li>
			</ul>
			<p>Small fillers may share an emissions report where the base is the same, which is the most generous sentence in the text and the one most likely to be argued over. A base is defined by its ratio of propylene glycol to glycerol and its nicotine source. Whether sweetener belongs to the base or to the flavour is left open, and a good many recipes turn on it.</p>
			<h2>Thirty-nine weeks, and who spends them</h2>
			<p>Nine months is about thirty-nine weeks. In a survey of sixty-one wholesalers by Brume, most planned on sixteen of those for the laboratory and four for labels and translation. That leaves nineteen in which to sell what cannot be registered, and not every market holds so little.</p>
			<table>
			<caption>Weeks of flavoured stock held by wholesalers, median by market, ${survey(now).enLong}. Survey of 61 firms by Brume; illustrative figures</caption>
			<thead><tr><th scope="col">Market</th><th scope="col">Weeks in stock</th><th scope="col">Against nineteen weeks</th></tr></thead>
			<tbody>
			<tr><th scope="row">Italy</th><td>22</td><td>3 over</td></tr>
			<tr><th scope="row">Poland</th><td>20</td><td>1 over</td></tr>
			<tr><th scope="row">Germany</th><td>17</td><td>2 under</td></tr>
			<tr><th scope="row">Spain</th><td>15</td><td>4 under</td></tr>
			<tr><th scope="row">Netherlands</th><td>12</td><td>7 under</td></tr>
			<tr><th scope="row">Ireland</th><td>9</td><td>10 under</td></tr>
			</tbody>
			</table>
			<p>The laboratory share is a guess, and laboratories dislike it. Northlight Labs in Leeds sells a report in nine working days. “Nine days is the test,” says Dr Amara Nwosu, its scientific director. “It is not the queue. If four thousand bases arrive in one quarter, I can tell you what happens to the first forty.”</p>
			<p>Retailers come out lighter. The duty to keep invoices flavour by flavour would go; in its place the shop checks a code against the register. Some already expect to have something to scan, since <a href="/news/madrid-one-stamp-every-bottle-scan-code">Madrid is working on a stamp that carries one</a>. Two registers, two codes and one small bottle is a problem the draft does not mention.</p>
			<h2>Why seven capitals are not content</h2>
			<p>Seven delegations have asked for the ban to return as an option that a member state may choose. Their case is that a register tells the public what is on sale without making any of it less attractive to those who should not have it. The case against is the single market: a product entered lawfully in one capital would stop at the border of another, and with it the mutual reading that makes the register worth its fee.</p>
			<p>There is also a plainer doubt, shared by some who favour the text. A register that opens late, or half full, punishes the people who filed on time. That argument is <a href="/news/publish-the-register-before-enforcing-it">made at length on our opinion page</a>.</p>
			<h2>What happens next</h2>
			<p>Attachés are due to take the annex line by line before the vote. If the calendar holds, the committee votes on ${vote(now).en} and the file goes to parliament about six weeks later. Fillers who want the definition of a base settled have, in practice, two meetings left in which to say so.</p>
		`,
		key_dates: [
			{ date: vote(now).date, text: 'Committee vote', fact: 'rule-eu-flavour-register' },
			{ date: parliament(now).date, text: 'File expected in parliament', fact: 'rule-eu-flavour-register' },
			{ date: `${nextYear(now)}-12-31`, text: 'Registers must be open', fact: 'rule-eu-flavour-register' },
		],
		sources: [
			{ title: 'Directive 2014/40/EU, Article 20', url: 'https://health.ec.europa.eu' },
			{ title: 'Draft text on a register of filled products, seen by Brume (invented for the demonstration edition)' },
			{ title: `Survey of 61 wholesalers by Brume, ${survey(now).enLong} (illustrative figures)` },
		],
		keywords: ['flavour register', 'European Union', 'e-liquid', 'fillers', 'wholesale stock'],
	},
	es: {
		seo_url: 'borrador-aromas-nueve-meses-importadores',
		title: 'Borrador europeo de aromas: 27 registros públicos y nueve meses de plazo',
		standfirst:
			'El último borrador renuncia a la prohibición total y pide a cada Estado un registro público. La carga de la prueba recaería en el envasador, no en la tienda.',
		market: 'Unión Europea',
		place: 'Bruselas',
		key_points: [
			`Cada Estado miembro abriría un registro público de productos envasados antes de acabar ${nextYear(now)}.`,
			'Lo que no esté inscrito en nueve meses tendría que salir de la estantería.',
			'El envasador presentaría la receta en masa, un ensayo de emisiones independiente y una persona responsable.',
			`La votación en comité está prevista para el ${vote(now).es}. Siete capitales quieren recuperar la prohibición.`,
		],
		html: `
			<p>El borrador que ha llegado esta semana a los agregados de tabaco tiene cuarenta páginas, y la palabra «prohibición» solo sobrevive en una: la nota al pie que enumera las opciones descartadas. Las otras treinta y nueve tratan de papeles. El texto no dice qué aromas se pueden vender. Dice quién tiene que saber lo que hay dentro del frasco, dónde debe guardarse ese conocimiento y en cuánto tiempo hay que enseñarlo cuando lo pida un inspector.</p>
			<p>Para el sector es un cambio de tema. Envasadores, casas de aromas y mayoristas llevan año y medio preparándose para una lista, con lo permitido a la izquierda y lo prohibido a la derecha, y lo que reciben es un cuestionario. Unos respiran. Quienes ya han contado las casillas respiran menos.</p>
			<h2>Un registro en cada capital, a la vista de todas</h2>
			<p>Según el texto, al que ha tenido acceso Brume, cada Estado miembro llevaría un registro público de productos envasados y lo abriría, como muy tarde, el 31 de diciembre de ${nextYear(now)}. Lo inscrito en una capital podría consultarse en las otras veintiséis, pero no valdría en ellas: quien venda en cinco países tendrá que inscribirse cinco veces. La tasa no podría pasar de 180 € por la primera inscripción. De la segunda no se dice nada.</p>
			<p>La ley actual sigue debajo. Desde el 20 de mayo de 2016, el artículo 20 de la Directiva 2014/40/UE obliga a notificar cada producto seis meses antes de venderlo y limita la nicotina a 20 mg/ml, los frascos de recarga a 10 ml y los depósitos a 2 ml. Ninguna de esas cifras se mueve. La diferencia es que una notificación se escribe para la autoridad y un registro para todo el mundo, incluida la competencia.</p>
			<blockquote><p>«Al ministerio siempre le hemos contado lo que lleva. A la empresa de enfrente, nunca.»</p><cite>Costanza Bellandi, directora de compras de Tirrena Vapor, Livorno</cite></blockquote>
			<h2>Qué tendría que presentar un envasador</h2>
			<p>El anexo es la parte que conviene leer dos veces. Pide, para cada producto:</p>
			<ul>
			<li>la receta en masa, con el proveedor de cada compuesto aromático;</li>
			<li>un ensayo de emisiones por base, de un laboratorio que no pertenezca al solicitante y con menos de tres años;</li>
			<li>una persona responsable establecida en la Unión, con nombre y teléfono;</li>
			<li>una imagen de la etiqueta en todos los idiomas en que se vende.</li>
			</ul>
			<p>Los envasadores pequeños podrán compartir ensayo cuando la base sea la misma, que es la frase más generosa del texto y la que más se va a discutir. La base se define por la proporción de propilenglicol y glicerina y por el origen de la nicotina. Si el edulcorante pertenece a la base o al aroma queda en el aire, y de eso dependen bastantes recetas.</p>
			<h2>Treinta y nueve semanas y quién las gasta</h2>
			<p>Nueve meses son unas treinta y nueve semanas. En una encuesta de Brume a sesenta y un mayoristas, la mayoría reservaba dieciséis para el laboratorio y cuatro para etiquetas y traducciones. Quedan diecinueve para vender lo que no se pueda inscribir, y no todos los mercados tienen tan pocas existencias.</p>
			<table>
			<caption>Semanas de existencias aromatizadas en manos de mayoristas, mediana por mercado, ${survey(now).esLong}. Encuesta de Brume a 61 empresas; cifras ilustrativas</caption>
			<thead><tr><th scope="col">Mercado</th><th scope="col">Semanas en almacén</th><th scope="col">Frente a diecinueve</th></tr></thead>
			<tbody>
			<tr><th scope="row">Italia</th><td>22</td><td>3 de más</td></tr>
			<tr><th scope="row">Polonia</th><td>20</td><td>1 de más</td></tr>
			<tr><th scope="row">Alemania</th><td>17</td><td>2 de menos</td></tr>
			<tr><th scope="row">España</th><td>15</td><td>4 de menos</td></tr>
			<tr><th scope="row">Países Bajos</th><td>12</td><td>7 de menos</td></tr>
			<tr><th scope="row">Irlanda</th><td>9</td><td>10 de menos</td></tr>
			</tbody>
			</table>
			<p>La parte del laboratorio es una conjetura, y a los laboratorios no les gusta. Northlight Labs, en Leeds, entrega un informe en nueve días laborables. «Nueve días es el ensayo —dice Amara Nwosu, su directora científica—. No es la cola. Si en un trimestre llegan cuatro mil bases, puedo decirle qué pasa con las cuarenta primeras.»</p>
			<p>El comercio sale mejor parado. Desaparecería la obligación de guardar facturas aroma por aroma y, en su lugar, la tienda cotejaría un código con el registro. En España ya se espera tener algo que leer, porque <a href="/es/news/madrid-un-solo-sello-codigo-frasco">Madrid prepara una precinta que lleva uno</a>. Dos registros, dos códigos y un solo frasco pequeño es un problema que el borrador no menciona.</p>
			<h2>Por qué siete capitales no están conformes</h2>
			<p>Siete delegaciones piden que la prohibición vuelva como opción a disposición de cada Estado. Sostienen que un registro informa de lo que hay a la venta sin hacerlo menos atractivo para quien no debería tenerlo. Enfrente está el mercado único: un producto inscrito legalmente en una capital se detendría en la frontera de otra, y con él la consulta mutua que justifica la tasa.</p>
			<p>Hay una duda más llana, que comparten incluso partidarios del texto: un registro que abra tarde, o a medio llenar, castiga a quien presentó sus papeles a tiempo.</p>
			<h2>Qué viene ahora</h2>
			<p>Los agregados repasarán el anexo línea por línea antes de la votación. Si se cumple el calendario, el comité vota el ${vote(now).es} y el expediente pasa al Parlamento unas seis semanas después. A quienes quieran dejar resuelta la definición de base les quedan, en la práctica, dos reuniones para decirlo.</p>
		`,
		key_dates: [
			{ date: vote(now).date, text: 'Votación en comité', fact: 'rule-eu-flavour-register' },
			{ date: parliament(now).date, text: 'Llegada prevista al Parlamento', fact: 'rule-eu-flavour-register' },
			{ date: `${nextYear(now)}-12-31`, text: 'Los registros deben estar abiertos', fact: 'rule-eu-flavour-register' },
		],
		sources: [
			{ title: 'Directiva 2014/40/UE, artículo 20', url: 'https://health.ec.europa.eu' },
			{
				title:
					'Borrador sobre un registro de productos envasados, consultado por Brume (inventado para la edición de demostración)',
			},
			{ title: `Encuesta de Brume a 61 mayoristas, ${survey(now).esLong} (cifras ilustrativas)` },
		],
		keywords: ['registro de aromas', 'Unión Europea', 'líquidos', 'envasadores', 'mayoristas'],
	},
});
