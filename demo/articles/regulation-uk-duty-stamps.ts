import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'regulation-uk-duty-stamps',
	type: 'regulation',
	kind: 'news',
	author: 'daniel-achterberg',
	days_ago: 4,
	hour: 8,
	is_headline: true,
	tags: ['united-kingdom', 'duty-stamps', 'excise-duty', 'wholesale', 'illicit-trade'],
	mood: 'night',
	views: 3310,
	en: {
		seo_url: 'uk-duty-stamps-unstamped-stock-april-2027',
		title: 'UK wholesalers have until 31 March to clear unstamped stock',
		standfirst:
			'The duty of £2.20 on 10 ml began on 1 October. The harder date comes six months later, when every bottle outside duty suspension must show a stamp, whenever it was made.',
		market: 'United Kingdom',
		place: 'Rotterdam',
		known: {
			points: [
				{
					minutes_after: 4_400,
					text: 'HMRC says approval can take up to 45 working days: a company that applies in January may miss the date.',
				},
				{
					minutes_after: 1_560,
					text: 'Stamps come from a single supplier, Cartor. Only a firm approved for the purpose may fix them to a pack.',
				},
				{
					minutes_after: 0,
					text: 'The duty has been a flat £2.20 per 10 ml since 1 October 2026, with or without nicotine. Unstamped stock may be sold until 31 March 2027.',
				},
			],
			unknown: 'how many firms hold an approval. We have found no published number.',
		},
		html: `
			<p>There is a shed outside Doncaster where the pallets are wrapped in two colours of film. Blue means stamped. Clear means not. On the first of October there was no blue; since then it has grown to about a third of the floor, and the man who rents the shed has put a calendar on the wall with one square filled in.</p>
			<p>The square is 31 March 2027. Until that day a British seller may clear liquid that was made or imported before the duty and carries no stamp. From 1 April everything outside duty suspension must be stamped, and “everything” in this rule has no exceptions for a good explanation.</p>
			<h2>Two dates, one bottle</h2>
			<p>The United Kingdom came late to this tax and kept it simple. Vaping Products Duty has been charged since 1 October 2026 at a flat £2.20 per 10 ml, or 22 pence a millilitre, whatever the nicotine and also where there is none. An earlier plan from March 2024, with three tiers at £1, £2 and £3, was dropped on the way. One rate means one stamp, which is more than can be said for countries with two.</p>
			<p>Simple is not the same as light. A stamp is fixed to each retail pack, before it leaves suspension, by a firm approved for the purpose. Applications opened on 1 April 2026, and HM Revenue &amp; Customs gave itself up to forty-five working days to answer. Stamps come from a single supplier, Cartor.</p>
			<h2>What a container owes</h2>
			<p>A flat rate falls unevenly. It is a small part of the price of a pod and the larger part of the price of a big bottle of base.</p>
			<table>
			<caption>Vaping Products Duty by container, pounds sterling. VAT on the duty at 20 per cent; calculation by Brume</caption>
			<thead><tr><th scope="col">Container</th><th scope="col">Duty</th><th scope="col">Duty with VAT</th></tr></thead>
			<tbody>
			<tr><th scope="row">Pod, 2 ml</th><td>0.44</td><td>0.53</td></tr>
			<tr><th scope="row">Bottle, 10 ml</th><td>2.20</td><td>2.64</td></tr>
			<tr><th scope="row">Shortfill, 50 ml</th><td>11.00</td><td>13.20</td></tr>
			<tr><th scope="row">Shortfill, 100 ml</th><td>22.00</td><td>26.40</td></tr>
			</tbody>
			</table>
			<p>Wholesalers answered by buying early. Ruth Ackerley, who runs purchasing for Don Valley Wholesale, the tenant of the shed, took in eleven weeks of stock in September, against five in an ordinary year. The liquid was lawfully free of duty when it arrived. It will be lawfully for sale for a little over four months more. After that it is, in her words, “very well packaged waste”.</p>
			<blockquote><p>“The tax did not worry me. I can add 22 pence. What I cannot add is a stamp to a box that somebody else has sealed.”</p><cite>Ruth Ackerley, Don Valley Wholesale</cite></blockquote>
			<h2>Three ways to be late</h2>
			<p>Brokers describe the same three mistakes.</p>
			<ol>
			<li><strong>Applying in January.</strong> Forty-five working days from the middle of January ends in the third week of March. It leaves days, not weeks, in which to order stamps, receive them and put them on.</li>
			<li><strong>Counting on the shop.</strong> The rule follows the goods, not the wholesaler. A retailer with clear boxes on the shelf on 1 April has the problem, and the supplier’s invoice does not solve it. Several contracts signed this autumn now say who takes the boxes back.</li>
			<li><strong>Confusing pack and bottle.</strong> The stamp belongs to the retail pack. A carton that a shop splits into five is five packs, and needs to have been stamped as five.</li>
			</ol>
			<p>A fourth mistake is made abroad. Fillers in the Netherlands and Poland who serve British brands have asked their customers to send stamps, and have been told by their brokers to treat a stamp as cash. One Rotterdam warehouse now keeps them in the room where it used to keep the passports of lorry drivers.</p>
			<h2>What the clear film will fetch</h2>
			<p>The price of unstamped stock tells its own story. In October, by the account of four brokers, a clear case fetched the same as a blue one less the duty, which is what arithmetic would suggest. By this week the discount had grown to the duty and a tenth more. Nobody wants to be the last holder, and each week there are fewer people to be last.</p>
			<p>The shops feel it from the other side. Offers of clear stock at a quarter below the usual price have reached most independent retailers this month, often from firms that were not in the business a year ago. There is nothing unlawful in accepting one, so long as the goods were lawful on the day they arrived and can be sold by the end of March. A retailer who buys twelve weeks of stock in December has done the sum wrong.</p>
			<p>Where it goes if it is not sold is a question for inspectors. Some will be returned into suspension and stamped by hand; some will be destroyed with a certificate. The rest, Ms Ackerley says, “will be offered to me by somebody I have never met”. She has told her buyers to ask one question of any clear pallet after Christmas: why is it still clear?</p>
			<p>Those who sell on the Continent as well may find the exercise useful. Belgium already taxes and stamps, Spain is drafting, and <a href="/news/eu-minimum-duty-needs-every-capital">a European minimum duty has been proposed</a>. The stamp on a small bottle is becoming the ordinary thing. What is British is the date.</p>
		`,
		key_dates: [
			{ date: '2027-03-31', text: 'Last day for unstamped stock', fact: 'rule-uk-duty-stamps' },
			{ date: '2027-04-01', text: 'All stock outside suspension stamped', fact: 'rule-uk-duty-stamps' },
		],
		sources: [...ratesOf('GB'), { title: 'Vape Business, on the stamp supplier', url: 'https://vapebusiness.biz' }],
		keywords: ['Vaping Products Duty', 'duty stamps', 'United Kingdom', 'unstamped stock'],
	},
	es: {
		seo_url: 'reino-unido-sellos-fiscales-abril-2027',
		title: 'Los mayoristas británicos tienen hasta el 31 de marzo para vender lo que no lleva precinta',
		standfirst:
			'El impuesto de 2,20 libras por 10 ml rige desde el 1 de octubre. La fecha difícil llega seis meses después: todo frasco fuera del régimen suspensivo deberá llevar precinta, se fabricara cuando se fabricara.',
		market: 'Reino Unido',
		place: 'Róterdam',
		known: {
			points: [
				{
					minutes_after: 4_400,
					text: 'La administración tributaria británica se da hasta 45 días hábiles para autorizar: quien lo pida en enero quizá no llegue.',
				},
				{
					minutes_after: 1_560,
					text: 'Las precintas salen de un solo proveedor, Cartor. Solo puede colocarlas en el envase una empresa autorizada.',
				},
				{
					minutes_after: 0,
					text: 'El impuesto es de 2,20 libras por 10 ml desde el 1 de octubre de 2026, con nicotina o sin ella. La mercancía sin precinta puede venderse hasta el 31 de marzo de 2027.',
				},
			],
			unknown: 'cuántas empresas tienen ya la autorización. No hemos encontrado ninguna cifra publicada.',
		},
		html: `
			<p>En una nave de las afueras de Doncaster, los palés se envuelven con película de dos colores. Azul, con precinta; transparente, sin ella. El 1 de octubre no había nada azul. Desde entonces ha pasado a ocupar un tercio del suelo, y el inquilino ha colgado en la pared un calendario con un solo día marcado.</p>
			<p>Es el 31 de marzo de 2027. Hasta entonces se puede dar salida al líquido fabricado o importado antes del impuesto y que no lleva precinta. Desde el 1 de abril, todo lo que esté fuera del régimen suspensivo deberá llevarla, y ese «todo» no admite buenas explicaciones.</p>
			<h2>Dos fechas para un frasco</h2>
			<p>El Reino Unido llegó tarde a este impuesto y lo hizo sencillo: 2,20 libras por 10 ml desde el 1 de octubre de 2026, es decir, 22 peniques por mililitro, tenga o no nicotina. Por el camino se cayó un plan de marzo de 2024 con tres tramos, de 1, 2 y 3 libras. Con un solo tipo basta una sola precinta, ventaja que no tienen los países con dos, como España.</p>
			<p>Sencillo no quiere decir ligero. La precinta se pega en cada envase de venta antes de que salga de la suspensión, y solo puede hacerlo una empresa autorizada. Las solicitudes se abrieron el 1 de abril de 2026, y la Hacienda británica se dio hasta cuarenta y cinco días hábiles para responder. Las precintas las suministra una única empresa, Cartor.</p>
			<h2>Cuánto debe cada envase</h2>
			<p>Un tipo único no pesa igual en todas partes. Es poca cosa en el precio de una cápsula y la parte mayor en el de un frasco grande de base.</p>
			<table>
			<caption>Impuesto británico por envase, en libras. IVA sobre el impuesto al 20 %; cálculo de Brume</caption>
			<thead><tr><th scope="col">Envase</th><th scope="col">Impuesto</th><th scope="col">Impuesto con IVA</th></tr></thead>
			<tbody>
			<tr><th scope="row">Cápsula, 2 ml</th><td>0,44</td><td>0,53</td></tr>
			<tr><th scope="row">Frasco, 10 ml</th><td>2,20</td><td>2,64</td></tr>
			<tr><th scope="row">Frasco por completar, 50 ml</th><td>11,00</td><td>13,20</td></tr>
			<tr><th scope="row">Frasco por completar, 100 ml</th><td>22,00</td><td>26,40</td></tr>
			</tbody>
			</table>
			<p>Los mayoristas respondieron comprando antes. Ruth Ackerley, responsable de compras de Don Valley Wholesale, la inquilina de la nave, metió en septiembre once semanas de existencias; en un año corriente habrían sido cinco. Aquel líquido entró legalmente sin impuesto y podrá venderse legalmente algo más de cuatro meses. Después será, según ella, «un residuo muy bien embalado».</p>
			<blockquote><p>«El impuesto no me quita el sueño: 22 peniques se suman. Lo que no puedo sumar es una precinta a una caja que ha cerrado otro.»</p><cite>Ruth Ackerley, Don Valley Wholesale</cite></blockquote>
			<h2>Tres maneras de llegar tarde</h2>
			<p>Los agentes de aduanas describen siempre los mismos tres errores.</p>
			<ol>
			<li><strong>Pedir la autorización en enero.</strong> Cuarenta y cinco días hábiles desde mediados de enero terminan en la tercera semana de marzo. Quedan días, no semanas, para encargar las precintas, recibirlas y pegarlas.</li>
			<li><strong>Confiar en la tienda.</strong> La norma sigue a la mercancía, no al mayorista. El comercio que tenga cajas transparentes el 1 de abril tendrá el problema, y la factura del proveedor no lo resuelve. Varios contratos firmados este otoño ya dicen quién se las lleva de vuelta.</li>
			<li><strong>Confundir envase y frasco.</strong> La precinta corresponde al envase de venta. Un estuche que la tienda parte en cinco son cinco envases, y tenía que haberse precintado como cinco.</li>
			</ol>
			<p>El cuarto error se comete fuera. Los envasadores neerlandeses y polacos que trabajan para marcas británicas pidieron a sus clientes que les mandaran precintas, y sus agentes les han aconsejado tratarlas como dinero en efectivo. Un almacén de Róterdam las guarda ahora en el cuarto donde antes dejaban el pasaporte los camioneros.</p>
			<h2>A cuánto se paga el plástico transparente</h2>
			<p>El precio de la mercancía sin precinta cuenta su propia historia. En octubre, según cuatro corredores, una caja transparente valía lo que una azul menos el impuesto, que es lo que manda la aritmética. Esta semana el descuento era ya el impuesto y una décima parte más. Nadie quiere ser el último tenedor, y cada semana quedan menos candidatos.</p>
			<p>Las tiendas lo notan por el otro lado. Este mes, casi todos los comercios independientes han recibido ofertas de líquido transparente a tres cuartas partes del precio habitual, muchas veces de empresas que hace un año no se dedicaban a esto. Aceptarlas no tiene nada de ilegal, siempre que la mercancía entrara en regla y se venda antes de acabar marzo. Quien compre en diciembre doce semanas de género habrá hecho mal la cuenta.</p>
			<p>Adónde irá lo que no se venda es asunto de los inspectores. Una parte volverá a la suspensión y se sellará a mano; otra se destruirá con certificado. El resto, dice Ackerley, «me lo ofrecerá alguien a quien no he visto nunca». A sus compradores les ha pedido que, pasada la Navidad, hagan una sola pregunta ante cualquier palé transparente: ¿por qué lo sigue siendo?</p>
			<p>A quien venda también en el continente le servirá de ensayo. Bélgica ya grava y precinta, España está en ello y <a href="/es/news/minimo-europeo-impuesto-necesita-todas-capitales">hay un mínimo europeo sobre la mesa</a>. La precinta en el frasco pequeño se va volviendo costumbre. Lo británico es la fecha.</p>
		`,
		key_dates: [
			{ date: '2027-03-31', text: 'Último día para vender sin precinta', fact: 'rule-uk-duty-stamps' },
			{ date: '2027-04-01', text: 'Precinta obligatoria fuera de suspensión', fact: 'rule-uk-duty-stamps' },
		],
		sources: [
			...ratesOf('GB'),
			{ title: 'Vape Business, sobre el proveedor de las precintas', url: 'https://vapebusiness.biz' },
		],
		keywords: ['impuesto británico', 'precintas fiscales', 'Reino Unido', 'mercancía sin precinta'],
	},
} satisfies DemoArticle;
