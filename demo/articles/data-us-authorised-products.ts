import type { DemoArticle } from '../article';
import { chartSources } from '../series-sources';

export default {
	key: 'data-us-authorised-products',
	type: 'regulation',
	kind: 'data',
	author: 'joao-salgueiro',
	days_ago: 194,
	hour: 14,
	updated_days_after: 3,
	tags: ['united-states', 'pmta', 'licences', 'flavours', 'age-checks'],
	mood: 'day',
	views: 980,
	en: {
		seo_url: 'forty-five-authorised-products-united-states',
		title: '45 e-cigarettes may be sold in the US; four have a new flavour',
		standfirst:
			'The count of authorised e-cigarettes has gone from three to forty-five in under five years. The last step broke a pattern, and the steps before it are badly recorded.',
		market: 'United States',
		key_points: [
			'The first three authorisations came on 12 October 2021; the count stood at 39 in December 2025 and 45 on 5 May 2026.',
			'Four Glas pods are the first in a flavour other than tobacco or menthol.',
			'A product is one item in one flavour and strength, so the count is not a count of brands.',
		],
		html: `<p>To sell an e-cigarette in the United States one needs an order that says so. The route to it, the premarket application known by its initials PMTA, has been open for years and has let through few. On 5 May 2026 the total reached forty-five.</p>
<figure data-series="fda-authorised-products"></figure>
<p>The chart has three bars because three counts could be dated. It is tempting to join them up. Between the first and the second lie more than four years, in which authorisations came singly and in families; the last of the thirty-nine, those of Juul, date from July 2025. We lack the others, and a line would claim that we had them.</p>
<h2>What is being counted</h2>
<p>Forty-five is a number of products, in the sense of the law: a device is one, and a cartridge is another, and the same cartridge in a second strength is a third. A family that a shop would put on one hook can make five entries. Hence the gap between the figure that officials give and the number of names a retailer can recall, which is seldom above six.</p>
<table>
<caption>Authorised e-cigarette products, running total, at dated counts</caption>
<thead><tr><th scope="col">Date</th><th scope="col">Total</th><th scope="col">Added since</th></tr></thead>
<tbody>
<tr><th scope="row">12 October 2021</th><td>3</td><td>3</td></tr>
<tr><th scope="row">December 2025</th><td>39</td><td>36</td></tr>
<tr><th scope="row">5 May 2026</th><td>45</td><td>6</td></tr>
</tbody>
</table>
<h2>The four that differ</h2>
<p>Of the six additions since December, four are pods made by Glas, at 50 mg/ml, with an age check through the user’s telephone. They are the first in a flavour that is neither tobacco nor menthol. What made the difference cannot be read from a count; that the check is part of the product, rather than of the shop, will be noticed by everyone with an application in the queue.</p>
<p>The other two we cannot name. Our sources give the totals and the four, and thirty-nine and four make forty-three. Either two more were authorised in the winter, or the two counts were made by different rules. Until one or the other is shown, the table carries the difference in the open.</p>
<h2>What it means for an exporter</h2>
<p>In the same month the agency issued guidance on its enforcement priorities. Neither that nor the count changes the rule: what is not on the list may not be sold. But customs figures show another picture. The United States was the first destination of <a href="/news/where-chinese-exports-went-january-february-2026">China’s exports</a> in early 2026, at 563 million dollars in two months. Forty-five products do not need that much room.</p>
<p>The strength deserves a line as well. Fifty milligrams a millilitre is two and a half times what European law allows. A pod that is lawful in Ohio cannot be sold in Lyon at any age, checked or not; an authorisation is a passport with one page.</p>`,
		sources: [
			...chartSources('fda-authorised-products'),
			{ title: 'Directive 2014/40/EU, Article 20 (20 mg/ml)', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['PMTA', 'FDA', 'authorised products', 'United States'],
	},
	es: {
		seo_url: 'cuarenta-y-cinco-productos-autorizados-en-estados-unidos',
		title: 'En Estados Unidos pueden venderse 45 cigarrillos electrónicos; cuatro, con otro sabor',
		standfirst:
			'El recuento de cigarrillos electrónicos autorizados ha pasado de tres a cuarenta y cinco en menos de cinco años. El último escalón rompe una pauta; los anteriores están mal documentados.',
		market: 'Estados Unidos',
		key_points: [
			'Las tres primeras autorizaciones llegaron el 12 de octubre de 2021; eran 39 en diciembre de 2025 y 45 el 5 de mayo de 2026.',
			'Cuatro cápsulas Glas son las primeras con un sabor distinto del tabaco o el mentol.',
			'Un producto es un artículo de un sabor y una concentración: no se cuentan marcas.',
		],
		html: `<p>Para vender un cigarrillo electrónico en Estados Unidos hace falta una orden que lo diga. El camino, la solicitud previa conocida por sus siglas inglesas, PMTA, lleva años abierto y ha dejado pasar a pocos. El 5 de mayo de 2026 el total llegó a cuarenta y cinco.</p>
<figure data-series="fda-authorised-products"></figure>
<p>El gráfico tiene tres barras porque solo pudieron fecharse tres recuentos. Tienta unirlas. Entre la primera y la segunda pasan más de cuatro años en los que las autorizaciones llegaron de una en una o por familias; las últimas de las treinta y nueve, las de Juul, son de julio de 2025. Las demás fechas nos faltan, y una línea diría que las tenemos.</p>
<h2>Qué se cuenta</h2>
<p>Cuarenta y cinco son productos en el sentido de la ley: un aparato es uno, un cartucho es otro y ese cartucho en una segunda concentración, un tercero. Una familia que la tienda colgaría del mismo gancho puede ocupar cinco líneas. De ahí la distancia entre la cifra de los funcionarios y los nombres que recuerda un minorista, que rara vez pasan de seis.</p>
<table>
<caption>Productos de vapeo autorizados, total acumulado en recuentos con fecha</caption>
<thead><tr><th scope="col">Fecha</th><th scope="col">Total</th><th scope="col">Añadidos</th></tr></thead>
<tbody>
<tr><th scope="row">12 de octubre de 2021</th><td>3</td><td>3</td></tr>
<tr><th scope="row">Diciembre de 2025</th><td>39</td><td>36</td></tr>
<tr><th scope="row">5 de mayo de 2026</th><td>45</td><td>6</td></tr>
</tbody>
</table>
<h2>Los cuatro distintos</h2>
<p>De los seis añadidos desde diciembre, cuatro son cápsulas de Glas, de 50 mg/ml, con control de edad a través del teléfono del usuario. Son las primeras de un sabor que no es tabaco ni mentol. Qué inclinó la balanza no se deduce de un recuento; que el control forme parte del producto, y no de la tienda, no se le escapará a nadie con una solicitud en la cola.</p>
<p>Los otros dos no podemos nombrarlos. Nuestras fuentes dan los totales y los cuatro, y treinta y nueve más cuatro son cuarenta y tres. O se autorizaron dos más durante el invierno, o los recuentos se hicieron con reglas distintas. Mientras no se aclare, la tabla lleva la diferencia a la vista.</p>
<h2>Qué supone para un exportador</h2>
<p>Ese mismo mes la agencia publicó una guía sobre sus prioridades de control. Ni la guía ni el recuento cambian la regla: lo que no está en la lista no se puede vender. Pero las aduanas cuentan otra cosa. Estados Unidos fue el primer destino de <a href="/es/news/destino-de-las-exportaciones-chinas-enero-febrero-2026">las exportaciones chinas</a> a comienzos de 2026, con 563 millones de dólares en dos meses. Cuarenta y cinco productos no ocupan tanto.</p>
<p>También la concentración merece una línea. Cincuenta miligramos por mililitro son dos veces y media lo que permite el derecho europeo. Una cápsula legal en Ohio no puede venderse en Lyon a ninguna edad, se compruebe o no; una autorización es un pasaporte de una sola página.</p>`,
		sources: [
			...chartSources('fda-authorised-products'),
			{ title: 'Directiva 2014/40/UE, artículo 20 (20 mg/ml)', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['PMTA', 'FDA', 'productos autorizados', 'Estados Unidos'],
	},
} satisfies DemoArticle;
