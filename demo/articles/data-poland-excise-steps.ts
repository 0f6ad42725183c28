import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'data-poland-excise-steps',
	type: 'regulation',
	kind: 'data',
	author: 'joao-salgueiro',
	days_ago: 118,
	hour: 12,
	tags: ['poland', 'excise-duty', 'disposables'],
	mood: 'night',
	views: 440,
	en: {
		seo_url: 'poland-duty-steps-and-forty-zloty-charge',
		title: 'Poland charges PLN 40 on a device and 1.44 on a millilitre',
		standfirst:
			'Three steps take the duty on liquid from 0.96 to 1.80 zlotys. A flat 40 zlotys on every device makes the steps almost disappear.',
		market: 'Poland',
		place: 'Warsaw',
		key_points: [
			'The rate on liquid: 0.96 zlotys a millilitre in 2025, 1.44 in 2026, 1.80 in 2027.',
			'Since 1 July 2025 a device or disposable owes 40 zlotys as well.',
			'A disposable with 2 ml owed 41.92 zlotys in 2025 and owes 42.88 in 2026.',
		],
		html: `<p>Poland taxes e-cigarettes twice over, and the two taxes could hardly be less alike. One grows by steps, is counted in groszy and drawn below. The other is a single number that fits on no chart beside it.</p>
<figure data-series="poland-excise-steps"></figure>
<p>The staircase is steep: half as much again from 2025 to 2026, and a quarter on top for 2027. On a bottle of ten millilitres that means 9.60, then 14.40, then 18 zlotys, before value added tax. Our sources give the years and not the days, so the treads in the chart begin on 1 January for want of anything better. We have not verified the dates.</p>
<h2>Forty zlotys a piece</h2>
<p>Since 1 July 2025 there is also a charge of 40 zlotys on each device, and a disposable counts as one. For a product that holds two millilitres the sum is quickly done.</p>
<table>
<caption>Duty on a disposable of 2 ml, zlotys, before VAT; 2025 from July</caption>
<thead><tr><th scope="col">Year</th><th scope="col">Liquid</th><th scope="col">Device</th><th scope="col">Total</th></tr></thead>
<tbody>
<tr><th scope="row">2025</th><td>1.92</td><td>40.00</td><td>41.92</td></tr>
<tr><th scope="row">2026</th><td>2.88</td><td>40.00</td><td>42.88</td></tr>
<tr><th scope="row">2027</th><td>3.60</td><td>40.00</td><td>43.60</td></tr>
</tbody>
</table>
<p>Two years of steps add 1.68 zlotys to the last column. The piece charge outweighs them by more than twenty to one. Whoever designed the pair was not thinking of revenue from liquid. A rechargeable device pays the forty once; a disposable pays them every time, which is the nearest a tax can come to a ban without using the word.</p>
<h2>The gap in the fence</h2>
<p>Between the device and the bottle stands the pod. A cartridge that clicks into a device can be read as neither, and makers noticed early. A bill put forward in 2026 would close the gap by charging 40 zlotys on every pod, empty or filled. If it passed as reported, a pack of two pods would owe eighty before a drop was poured.</p>
<p>The effect on assortments can be seen without waiting for it. A Poznań distributor who supplies some 400 kiosks lists 31 disposables today, against 118 in the spring of last year. In their place are kits with a tank and a bottle beside it. His Polish customers, he says, have learned to refill in one summer.</p>
<blockquote><p>“People ask which tax hurts. The one on the bottle I pass on. The one on the piece decides whether there is a piece.”</p><cite>Krzysztof Malina, distributor in Poznań</cite></blockquote>
<h2>Reading it beside the others</h2>
<p>We do not convert the Polish rate into euros. It would move with the currency while the law stands still, and it would invite a comparison with markets that tax no devices at all. Set the two Polish taxes side by side instead: that is where the decision was taken.</p>`,
		key_dates: [{ date: '2025-07-01', text: '40 zlotys on each device or disposable', fact: 'duty-PL-2025-07-01' }],
		sources: [...ratesOf('PL'), { title: 'Assortment of one distributor; illustrative figures', kind: 'company' }],
		keywords: ['Poland', 'excise duty', 'disposables', 'device charge'],
	},
	es: {
		seo_url: 'polonia-escalones-del-impuesto-y-cuarenta-zlotys',
		title: 'Polonia cobra 40 zlotys por aparato y 1,44 por mililitro',
		standfirst:
			'Tres escalones llevan el impuesto del líquido de 0,96 a 1,80 zlotys. Un gravamen fijo de 40 por aparato hace que los escalones casi desaparezcan.',
		market: 'Polonia',
		place: 'Varsovia',
		key_points: [
			'El tipo del líquido: 0,96 zlotys por mililitro en 2025, 1,44 en 2026 y 1,80 en 2027.',
			'Desde el 1 de julio de 2025, cada aparato o desechable debe además 40 zlotys.',
			'Un desechable de 2 ml debía 41,92 zlotys en 2025 y debe 42,88 en 2026.',
		],
		html: `<p>Polonia grava dos veces los cigarrillos electrónicos, y los dos impuestos no pueden parecerse menos. Uno sube por escalones, se cuenta en céntimos y está dibujado debajo. El otro es un solo número que no cabe en ningún gráfico a su lado.</p>
<figure data-series="poland-excise-steps"></figure>
<p>La escalera es empinada: la mitad más de 2025 a 2026 y una cuarta parte más para 2027. En un frasco de diez mililitros son 9,60, luego 14,40 y después 18 zlotys, sin IVA. Nuestras fuentes dan años y no días, de modo que los peldaños del gráfico empiezan el 1 de enero a falta de algo mejor. No hemos verificado las fechas.</p>
<h2>Cuarenta zlotys por pieza</h2>
<p>Desde el 1 de julio de 2025 hay también un gravamen de 40 zlotys por aparato, y el desechable cuenta como tal. Con dos mililitros, la suma es rápida.</p>
<table>
<caption>Impuesto de un desechable de 2 ml, en zlotys, sin IVA; 2025, desde julio</caption>
<thead><tr><th scope="col">Año</th><th scope="col">Líquido</th><th scope="col">Aparato</th><th scope="col">Total</th></tr></thead>
<tbody>
<tr><th scope="row">2025</th><td>1,92</td><td>40,00</td><td>41,92</td></tr>
<tr><th scope="row">2026</th><td>2,88</td><td>40,00</td><td>42,88</td></tr>
<tr><th scope="row">2027</th><td>3,60</td><td>40,00</td><td>43,60</td></tr>
</tbody>
</table>
<p>Dos años de escalones añaden 1,68 zlotys a la última columna. El gravamen por pieza pesa más de veinte veces lo que ellos. Quien ideó la pareja no pensaba en recaudar con el líquido. Un aparato recargable paga los cuarenta una vez; el desechable los paga siempre, que es lo más cerca que puede estar un impuesto de una prohibición sin pronunciar la palabra.</p>
<h2>El hueco de la valla</h2>
<p>Entre el aparato y el frasco está la cápsula. Un cartucho que encaja en un aparato puede leerse como ni lo uno ni lo otro, y los fabricantes se dieron cuenta pronto. Un proyecto de ley de 2026 cerraría el hueco con 40 zlotys por cápsula, vacía o llena. Si se aprobara tal como se ha publicado, un paquete de dos debería ochenta antes de verter una gota.</p>
<p>El efecto en los catálogos se ve sin esperar. Un distribuidor de Poznań que abastece a unos 400 quioscos ofrece hoy 31 desechables, frente a los 118 de la primavera del año pasado. En su lugar hay juegos de depósito con un frasco al lado. Sus clientes polacos, dice, aprendieron a rellenar en un verano.</p>
<blockquote><p>«Me preguntan qué impuesto duele. El del frasco lo repercuto. El de la pieza decide si hay pieza.»</p><cite>Krzysztof Malina, distribuidor en Poznań</cite></blockquote>
<h2>Leerlo junto a los demás</h2>
<p>No convertimos el tipo polaco a euros. Se movería con el cambio mientras la ley sigue quieta, e invitaría a compararlo con mercados que no gravan aparato alguno. Es mejor poner los dos impuestos polacos uno al lado del otro: ahí se tomó la decisión.</p>`,
		key_dates: [{ date: '2025-07-01', text: '40 zlotys por cada aparato o desechable', fact: 'duty-PL-2025-07-01' }],
		sources: [...ratesOf('PL'), { title: 'Catálogo de un distribuidor; cifras ilustrativas', kind: 'company' }],
		keywords: ['Polonia', 'impuesto especial', 'desechables', 'gravamen por aparato'],
	},
} satisfies DemoArticle;
