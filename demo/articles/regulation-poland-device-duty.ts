import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'regulation-poland-device-duty',
	type: 'regulation',
	kind: 'news',
	author: 'daniel-achterberg',
	days_ago: 0,
	minutes_ago: 300,
	tags: ['poland', 'excise-duty', 'disposables', 'wholesale'],
	mood: 'deep',
	views: 1130,
	en: {
		seo_url: 'poland-bill-forty-zloty-every-pod',
		title: 'Poland’s bill would put PLN 40 on every pod, full or empty',
		standfirst:
			'The levy that has applied to devices since July 2025 may reach the part that users replace each week. A wholesaler in Łódź has already stopped ordering four-packs.',
		market: 'Poland',
		key_points: [
			'Devices and disposables have owed PLN 40 each since 1 July 2025, on top of the duty on the liquid.',
			'A bill would extend the same PLN 40 to each pod, filled or not.',
			'The liquid rate rises again in 2027, from PLN 1.44 to PLN 1.80 a millilitre.',
		],
		html: `
			<p>The most expensive plastic in Poland may soon be a pod with nothing in it. Since 1 July 2025 every e-cigarette device, disposable or not, has owed the state a flat PLN 40. A bill drawn up this year would ask the same sum of each pod, and it does not matter to the bill whether the pod is full.</p>
			<p>The reasoning is not hard to follow. A levy on devices rewards whoever sells a cheap battery once and dear pods for ever. Makers noticed, and so did the tax office. The remedy treats the pod as a device, which is tidy law and awkward arithmetic.</p>
			<table>
			<caption>Duty on a 2 ml product in Poland, in zloty, before VAT. Liquid rate plus piece levy; calculation by Brume</caption>
			<thead><tr><th scope="col">Product</th><th scope="col">2025</th><th scope="col">2026</th><th scope="col">2027</th></tr></thead>
			<tbody>
			<tr><th scope="row">Disposable, as the law stands</th><td>41.92</td><td>42.88</td><td>43.60</td></tr>
			<tr><th scope="row">Filled pod, as the law stands</th><td>1.92</td><td>2.88</td><td>3.60</td></tr>
			<tr><th scope="row">Filled pod, under the bill</th><td>–</td><td>42.88</td><td>43.60</td></tr>
			<tr><th scope="row">Empty pod, under the bill</th><td>–</td><td>40.00</td><td>40.00</td></tr>
			</tbody>
			</table>
			<p>The rows show what the bill is for. A filled pod would owe fourteen to fifteen times what it owes today; against that, the yearly rise in the liquid rate, from PLN 0.96 to 1.44 and then 1.80 a millilitre, is a rounding matter. A box of four empty pods would carry PLN 160 before anyone has poured anything.</p>
			<h2>Who would notice first</h2>
			<p>Wholesalers, as usual. Bogna Rataj buys for Wistula Dystrybucja, a firm of thirty people in Łódź, and stopped ordering four-packs in September. She keeps six weeks of single pods and a spreadsheet with two columns of prices, one of them in grey. “I am not predicting the vote,” she says. “I am making sure that I do not own the wrong box on the day.”</p>
			<p>Customs brokers see a second difficulty. A levy by the piece needs someone to say what a piece is. A pod sold in two halves, a coil head with a glass sleeve, a cartridge that can be opened and filled again: each is a pod to somebody. The liquid duty never had this trouble, because a millilitre has no parts.</p>
			<p>Makers of open systems, whose tanks come with the device and are kept, expect to gain. They are careful to say so quietly, since the same bill could be amended to find them.</p>
			<h2>What to watch</h2>
			<ul>
			<li>The definition of a pod, and whether spare parts fall outside it.</li>
			<li>Whether stock in a bonded warehouse on the first day is charged at entry or at release.</li>
			<li>The rate itself: PLN 40 was set for a device that lasts, and importers ask why a part should match it.</li>
			</ul>
			<p><a href="/news/germany-liquid-duty-thirty-two-cents">Germany</a>, across the Oder, charges by the millilitre, bases and aromas included, and sends no bill for the hardware. In the United States, Kentucky and New Mexico charge by the cartridge: $1.50 and 50 cents.</p>
		`,
		sources: [...ratesOf('PL', 'DE', 'US-KY', 'US-NM')],
		keywords: ['Poland', 'excise', 'pods', 'device levy'],
	},
	es: {
		seo_url: 'polonia-cuarenta-zlotys-cada-capsula',
		title: 'Un proyecto polaco cobraría 40 zlotys por cada cápsula, llena o vacía',
		standfirst:
			'El gravamen que pagan los dispositivos desde julio de 2025 puede alcanzar a la pieza que se cambia cada semana. Una mayorista de Łódź ya ha dejado de pedir cajas de cuatro.',
		market: 'Polonia',
		key_points: [
			'Dispositivos y desechables pagan 40 zlotys por unidad desde el 1 de julio de 2025, además del impuesto sobre el líquido.',
			'Un proyecto de ley extendería esos 40 zlotys a cada cápsula, llena o no.',
			'El tipo sobre el líquido volverá a subir en 2027, de 1,44 a 1,80 zlotys por mililitro.',
		],
		html: `
			<p>El plástico más caro de Polonia puede acabar siendo una cápsula sin nada dentro. Desde el 1 de julio de 2025, todo cigarrillo electrónico, desechable o no, debe al Estado 40 zlotys fijos. Un proyecto de ley de este año pediría lo mismo por cada cápsula, y al proyecto le da igual que esté llena.</p>
			<p>El razonamiento se entiende. Gravar el dispositivo premia a quien vende una vez una batería barata y, después, cápsulas caras para siempre. Los fabricantes se dieron cuenta, y Hacienda también. El remedio consiste en tratar la cápsula como un dispositivo: buena técnica legal y malas cuentas.</p>
			<table>
			<caption>Impuesto sobre un producto de 2 ml en Polonia, en zlotys, sin IVA. Tipo del líquido más gravamen por pieza; cálculo de Brume</caption>
			<thead><tr><th scope="col">Producto</th><th scope="col">2025</th><th scope="col">2026</th><th scope="col">2027</th></tr></thead>
			<tbody>
			<tr><th scope="row">Desechable, ley vigente</th><td>41,92</td><td>42,88</td><td>43,60</td></tr>
			<tr><th scope="row">Cápsula llena, ley vigente</th><td>1,92</td><td>2,88</td><td>3,60</td></tr>
			<tr><th scope="row">Cápsula llena, con el proyecto</th><td>–</td><td>42,88</td><td>43,60</td></tr>
			<tr><th scope="row">Cápsula vacía, con el proyecto</th><td>–</td><td>40,00</td><td>40,00</td></tr>
			</tbody>
			</table>
			<p>La tabla explica para qué sirve el proyecto. Una cápsula llena pagaría entre catorce y quince veces lo de hoy; a su lado, la subida anual del líquido, de 0,96 a 1,44 y luego a 1,80 zlotys por mililitro, es cuestión de redondeo. Una caja de cuatro cápsulas vacías llevaría 160 zlotys antes de que nadie haya vertido nada.</p>
			<h2>Quién lo notará primero</h2>
			<p>El mayorista, como siempre. Bogna Rataj compra para Wistula Dystrybucja, treinta personas en Łódź, y en septiembre dejó de pedir cajas de cuatro. Conserva seis semanas de cápsulas sueltas y una hoja de cálculo con dos columnas de precios, una de ellas en gris. «No adivino la votación —dice—. Solo procuro no ser la dueña de la caja equivocada el día que llegue.»</p>
			<p>Los agentes de aduanas ven otra dificultad: un gravamen por pieza necesita que alguien diga qué es una pieza. Una cápsula vendida en dos mitades, un cabezal con funda de vidrio, un cartucho que se abre y se rellena: para alguien, todo eso es una cápsula. El impuesto sobre el líquido nunca tuvo ese problema, porque un mililitro no tiene partes.</p>
			<p>Los fabricantes de sistemas abiertos, cuyo depósito va con el aparato y se conserva, creen que saldrán ganando. Lo dicen en voz baja, no sea que una enmienda dé con ellos.</p>
			<h2>En qué fijarse</h2>
			<ul>
			<li>La definición de cápsula, y si los recambios quedan fuera.</li>
			<li>Si la mercancía en depósito fiscal paga al entrar o al salir el primer día.</li>
			<li>La cuantía: 40 zlotys se pensaron para un aparato que dura, y los importadores preguntan por qué una pieza ha de pagar lo mismo.</li>
			</ul>
			<p>Al otro lado del Óder, <a href="/es/news/alemania-impuesto-liquidos-treinta-dos-centimos">Alemania</a> cobra por mililitro, bases y aromas incluidos, y no pasa factura por el aparato. En Estados Unidos, Kentucky y Nuevo México cobran por cápsula: 1,50 dólares y 50 centavos.</p>
		`,
		sources: [...ratesOf('PL', 'DE', 'US-KY', 'US-NM')],
		keywords: ['Polonia', 'impuesto especial', 'cápsulas', 'gravamen por dispositivo'],
	},
} satisfies DemoArticle;
