import type { DemoArticle } from '../article';

export default {
	key: 'regulation-us-state-taxes',
	type: 'regulation',
	kind: 'news',
	author: 'daniel-achterberg',
	days_ago: 165,
	hour: 14,
	updated_days_after: 6,
	tags: ['united-states', 'excise-duty', 'wholesale', 'retail'],
	mood: 'day',
	views: 570,
	en: {
		seo_url: 'us-states-four-ways-to-tax-a-pod',
		title: 'The same pod owes ten cents in Delaware and $5.70 in Minnesota',
		standfirst:
			'Twenty American jurisdictions, four ways of measuring. A distributor in Indianapolis has stopped explaining the difference and drawn it on the floor.',
		market: 'United States',
		key_points: [
			'States tax by share of the wholesale price, by the millilitre, by the cartridge or by share of the retail price.',
			'On one assumed pod of 2 ml the result runs from $0.10 to $5.70.',
			'The basis matters more than the rate: a dear pod favours some states and a large one others.',
		],
		html: `
			<p>The floor of Crossroads Vapor Supply in Indianapolis is painted in four colours. Green is for states that tax a share of the wholesale price, blue for those that count millilitres, yellow for those that count cartridges. Red is New York. Anyone who carries a carton across a line has changed its tax, and Lorraine Pickett, who had the floor painted, says that no training course ever taught as much.</p>
			<p>There is no federal duty on e-liquid in the tables she uses, so the states do as they see fit. Twenty of them, if one counts the District of Columbia, appear in the lists that Brume follows. They agree on very little, beginning with what is to be measured.</p>
			<h2>One pod, twenty answers</h2>
			<p>To compare them, take one closed pod of 2 ml which costs $6 at wholesale and $10 in the shop. The prices are assumed. The rates are not, though part of the list dates from January 2023 and part from March 2026, and anyone who owes the money should ask the state.</p>
			<table>
			<caption>Tax on one closed pod of 2 ml, assumed at $6 wholesale and $10 retail, US dollars. Calculation by Brume from published rates</caption>
			<thead><tr><th scope="col">State</th><th scope="col">Basis and rate</th><th scope="col">Tax on the pod</th></tr></thead>
			<tbody>
			<tr><th scope="row">Minnesota, Washington</th><td>95% of wholesale</td><td>5.70</td></tr>
			<tr><th scope="row">Vermont</th><td>92% of wholesale</td><td>5.52</td></tr>
			<tr><th scope="row">Maine, Massachusetts</th><td>75% of wholesale</td><td>4.50</td></tr>
			<tr><th scope="row">District of Columbia</th><td>64% of wholesale</td><td>3.84</td></tr>
			<tr><th scope="row">Illinois</th><td>45% of wholesale</td><td>2.70</td></tr>
			<tr><th scope="row">New York</th><td>20% of retail</td><td>2.00</td></tr>
			<tr><th scope="row">Indiana</th><td>30% of wholesale</td><td>1.80</td></tr>
			<tr><th scope="row">Kentucky</th><td>$1.50 a cartridge</td><td>1.50</td></tr>
			<tr><th scope="row">Tennessee</th><td>10% of wholesale</td><td>0.60</td></tr>
			<tr><th scope="row">New Jersey</th><td>30 cents a ml, closed</td><td>0.60</td></tr>
			<tr><th scope="row">New Mexico</th><td>$0.50 a cartridge</td><td>0.50</td></tr>
			<tr><th scope="row">Ohio</th><td>10 cents a ml</td><td>0.20</td></tr>
			<tr><th scope="row">West Virginia</th><td>7.5 cents a ml</td><td>0.15</td></tr>
			<tr><th scope="row">Delaware, Kansas, Louisiana, North Carolina, Wisconsin</th><td>5 cents a ml</td><td>0.10</td></tr>
			</tbody>
			</table>
			<h2>Who gains by which ruler</h2>
			<p>A tax by value is hard on the dear pod and mild on the cheap one. Halve the wholesale price, and Minnesota’s bill halves with it; Kentucky’s does not move. A tax by volume does the reverse and makes a large bottle of cheap liquid the dearest thing on the shelf. A tax by the piece rewards whoever puts more into the piece.</p>
			<p>Makers notice. Ms Pickett carries one brand whose pods hold 1.6 ml in some states and 2 ml in others, with the same picture on the box. “The customer thinks it is shrinkage,” she says. “It is geography.”</p>
			<blockquote><p>“An audit here is a man with a tape measure asking why the yellow pallet is on the green square.”</p><cite>Lorraine Pickett, Crossroads Vapor Supply, Indianapolis</cite></blockquote>
			<h2>What authorisation does not settle</h2>
			<p>None of this depends on whether a product is among the <a href="/news/us-authorised-list-reaches-forty-five">forty-five that may lawfully be sold</a>. Washington decides what may be on the shelf and the states decide what it costs to keep it there. A distributor has to pass both, in that order, and only the second changes at the county road.</p>
		`,
		sources: [
			{ title: 'Tax Foundation, March 2026, by way of pubt.io', url: 'https://pubt.io' },
			{ title: 'Federation of Tax Administrators, rates of 1 January 2023', url: 'https://taxadmin.org' },
		],
		corrections: [
			{
				days_after: 6,
				text: 'The table first placed New York among the states that tax the wholesale price and gave $1.20. Its 20 per cent is charged on the retail price; on the assumed pod that is $2.00.',
			},
			{
				days_after: 2,
				text: 'An earlier version spoke of a pack of two pods. The calculation has always been for one.',
			},
		],
		keywords: ['United States', 'state taxes', 'pods', 'tax basis'],
	},
	es: {
		seo_url: 'estados-unidos-cuatro-formas-gravar-capsula',
		title: 'La misma cápsula paga diez centavos en Delaware y 5,70 dólares en Minnesota',
		standfirst:
			'Veinte jurisdicciones estadounidenses y cuatro maneras de medir. Una distribuidora de Indianápolis ha dejado de explicar la diferencia y la ha pintado en el suelo.',
		market: 'Estados Unidos',
		key_points: [
			'Los estados gravan por porcentaje del precio mayorista, por mililitro, por cartucho o por porcentaje del precio final.',
			'En una misma cápsula supuesta de 2 ml, el resultado va de 0,10 a 5,70 dólares.',
			'Importa más la base que el tipo: la cápsula cara sale ganando en unos estados y la grande, en otros.',
		],
		html: `
			<p>El suelo de Crossroads Vapor Supply, en Indianápolis, está pintado de cuatro colores. Verde para los estados que gravan un porcentaje del precio mayorista, azul para los que cuentan mililitros, amarillo para los que cuentan cartuchos. El rojo es Nueva York. Quien cruza una raya con una caja le ha cambiado el impuesto, y Lorraine Pickett, que lo mandó pintar, dice que no hay curso que enseñe tanto.</p>
			<p>En las tablas que maneja no figura ningún impuesto federal sobre el líquido, de modo que cada estado hace lo que le parece. En las listas que sigue Brume aparecen veinte, contando el Distrito de Columbia. Coinciden en muy poco, empezando por qué hay que medir.</p>
			<h2>Una cápsula y veinte respuestas</h2>
			<p>Para compararlos, tomemos una cápsula cerrada de 2 ml que cuesta 6 dólares al por mayor y 10 en la tienda. Los precios son supuestos. Los tipos, no, aunque una parte de la lista es de enero de 2023 y otra de marzo de 2026, y quien deba el dinero hará bien en preguntar al estado.</p>
			<table>
			<caption>Impuesto sobre una cápsula cerrada de 2 ml, con precios supuestos de 6 dólares al por mayor y 10 en tienda; en dólares. Cálculo de Brume con tipos publicados</caption>
			<thead><tr><th scope="col">Estado</th><th scope="col">Base y tipo</th><th scope="col">Impuesto</th></tr></thead>
			<tbody>
			<tr><th scope="row">Minnesota, Washington</th><td>95 % del mayorista</td><td>5,70</td></tr>
			<tr><th scope="row">Vermont</th><td>92 % del mayorista</td><td>5,52</td></tr>
			<tr><th scope="row">Maine, Massachusetts</th><td>75 % del mayorista</td><td>4,50</td></tr>
			<tr><th scope="row">Distrito de Columbia</th><td>64 % del mayorista</td><td>3,84</td></tr>
			<tr><th scope="row">Illinois</th><td>45 % del mayorista</td><td>2,70</td></tr>
			<tr><th scope="row">Nueva York</th><td>20 % del precio final</td><td>2,00</td></tr>
			<tr><th scope="row">Indiana</th><td>30 % del mayorista</td><td>1,80</td></tr>
			<tr><th scope="row">Kentucky</th><td>1,50 dólares por cartucho</td><td>1,50</td></tr>
			<tr><th scope="row">Tennessee</th><td>10 % del mayorista</td><td>0,60</td></tr>
			<tr><th scope="row">Nueva Jersey</th><td>30 centavos por ml, cerrados</td><td>0,60</td></tr>
			<tr><th scope="row">Nuevo México</th><td>0,50 dólares por cartucho</td><td>0,50</td></tr>
			<tr><th scope="row">Ohio</th><td>10 centavos por ml</td><td>0,20</td></tr>
			<tr><th scope="row">Virginia Occidental</th><td>7,5 centavos por ml</td><td>0,15</td></tr>
			<tr><th scope="row">Delaware, Kansas, Luisiana, Carolina del Norte, Wisconsin</th><td>5 centavos por ml</td><td>0,10</td></tr>
			</tbody>
			</table>
			<h2>A quién favorece cada regla</h2>
			<p>Un impuesto por valor castiga la cápsula cara y trata bien a la barata. Si el precio mayorista baja a la mitad, la cuenta de Minnesota también; la de Kentucky ni se mueve. El impuesto por volumen hace lo contrario y convierte el frasco grande de líquido barato en lo más caro de la estantería. El que cuenta piezas premia a quien mete más en cada pieza.</p>
			<p>Los fabricantes toman nota. Pickett vende una marca cuyas cápsulas llevan 1,6 ml en unos estados y 2 ml en otros, con el mismo dibujo en la caja. «El cliente cree que se la han encogido —dice—. Es geografía.»</p>
			<blockquote><p>«Aquí una inspección es un señor con un metro que pregunta qué hace el palé amarillo en el cuadro verde.»</p><cite>Lorraine Pickett, Crossroads Vapor Supply, Indianápolis</cite></blockquote>
			<h2>Lo que la autorización no resuelve</h2>
			<p>Nada de esto depende de que un producto esté entre los <a href="/es/news/estados-unidos-lista-autorizados-cuarenta-cinco">cuarenta y cinco que se pueden vender legalmente</a>. Washington decide qué puede estar en la estantería y los estados, cuánto cuesta tenerlo allí. El distribuidor ha de pasar por los dos, en ese orden, y solo lo segundo cambia al cruzar la carretera del condado.</p>
		`,
		sources: [
			{ title: 'Tax Foundation, marzo de 2026, a través de pubt.io', url: 'https://pubt.io' },
			{ title: 'Federation of Tax Administrators, tipos del 1 de enero de 2023', url: 'https://taxadmin.org' },
		],
		corrections: [
			{
				days_after: 6,
				text: 'La tabla situaba al principio a Nueva York entre los estados que gravan el precio mayorista y daba 1,20 dólares. Su 20 % se aplica al precio final; en la cápsula supuesta son 2,00 dólares.',
			},
			{
				days_after: 2,
				text: 'Una versión anterior hablaba de un paquete de dos cápsulas. El cálculo ha sido siempre para una.',
			},
		],
		keywords: ['Estados Unidos', 'impuestos estatales', 'cápsulas', 'base imponible'],
	},
} satisfies DemoArticle;
