import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'regulation-italy-rates',
	type: 'regulation',
	kind: 'news',
	author: 'brume-ai',
	days_ago: 299,
	hour: 11,
	label: 'ai',
	reviewer: 'joao-salgueiro',
	tags: ['italy', 'excise-duty', 'nicotine', 'e-liquid'],
	mood: 'deep',
	views: 310,
	en: {
		seo_url: 'italy-liquid-duty-2026-rates-explained',
		title: 'Italy’s 2026 duty: €0.17 a millilitre with nicotine, €0.12 without',
		standfirst:
			'Rome fixes its tax by asking how many cigarettes a millilitre is worth. The answer moved on 1 January and is due to move again until 2028.',
		market: 'Italy',
		key_points: [
			'Liquid with nicotine owes €0.169552 a millilitre, liquid without €0.122454.',
			'The rates are 18 and 13 per cent of the duty on equivalent cigarettes; in 2025 they were 16 and 11.',
			'One millilitre counts as about 5.63 cigarettes.',
		],
		html: `
			<p>Most countries that tax e-liquid name a sum per millilitre. Italy names a percentage, applies it to the duty on cigarettes of equivalent use, and lets the sum follow. For 2026 the sums are €0.169552 a millilitre with nicotine and €0.122454 without.</p>
			<p>The method explains the decimals. A millilitre is held to be worth about 5.63 cigarettes. The duty on that number of cigarettes is multiplied by 18 per cent where there is nicotine and by 13 per cent where there is none. In 2025 the percentages were 16 and 11. Further increases are scheduled to 2028.</p>
			<h2>What common bottles owe</h2>
			<table>
			<caption>Italian duty on e-liquid from 1 January 2026, euros. VAT on the duty at 22 per cent; calculation by Brume</caption>
			<thead><tr><th scope="col">Volume</th><th scope="col">With nicotine</th><th scope="col">With VAT</th><th scope="col">Without nicotine</th><th scope="col">With VAT</th></tr></thead>
			<tbody>
			<tr><th scope="row">2 ml</th><td>0.34</td><td>0.41</td><td>0.24</td><td>0.30</td></tr>
			<tr><th scope="row">10 ml</th><td>1.70</td><td>2.07</td><td>1.22</td><td>1.49</td></tr>
			<tr><th scope="row">50 ml</th><td>8.48</td><td>10.34</td><td>6.12</td><td>7.47</td></tr>
			</tbody>
			</table>
			<p>The 50 ml line with nicotine is given for arithmetic only: the European directive limits refill bottles with nicotine to 10 ml. Amounts are rounded at the end. Rounding the rate first, to seventeen cents, would charge a pallet of ten thousand bottles of 10 ml about €45 too much before VAT.</p>
			<h2>A check on the figures</h2>
			<p>The two rates should stand to each other as 18 to 13. Dividing €0.169552 by 18 and multiplying by 13 gives €0.122454, which agrees with the published figure to the last decimal. Working backwards, the duty that serves as the base comes to about €0.942 per millilitre, or 16.7 cents per equivalent cigarette.</p>
			<p>The same check cannot be made for 2025 from the percentages alone, because the cigarette duty that serves as the base may itself have changed. Readers who need last year’s rate should take it from the tables of that year.</p>
			<h2>What follows for price lists</h2>
			<ul>
			<li>A fixed price in euros will lose margin at each step. A price stated before duty will not.</li>
			<li>Systems that store rates with two or three decimals need six for Italy.</li>
			<li>The difference between the two rates is €0.47 on a 10 ml bottle before VAT, somewhat less than the gap between the two rates in Spain, where the line is drawn at 15 mg/ml and not at zero.</li>
			</ul>
			<p>The sources are trade and business publications and not the official gazette. They agree with each other and with the arithmetic above.</p>
		`,
		sources: [...ratesOf('IT')],
		keywords: ['Italy', 'e-liquid duty', '2026 rates', 'equivalent cigarettes'],
	},
	es: {
		seo_url: 'italia-impuesto-liquidos-tipos-2026',
		title: 'Italia cobra en 2026 0,17 € por mililitro con nicotina y 0,12 € sin ella',
		standfirst:
			'Roma calcula el gravamen preguntando a cuántos cigarrillos equivale un mililitro. La respuesta cambió el 1 de enero y tiene previsto volver a cambiar hasta 2028.',
		market: 'Italia',
		key_points: [
			'El líquido con nicotina paga 0,169552 € por mililitro y el líquido sin ella, 0,122454 €.',
			'Son el 18 % y el 13 % del impuesto de los cigarrillos equivalentes; en 2025 eran el 16 % y el 11 %.',
			'Un mililitro equivale a unos 5,63 cigarrillos.',
		],
		html: `
			<p>Casi todos los países que gravan los líquidos fijan una cantidad por mililitro. Italia fija un porcentaje, lo aplica al impuesto de los cigarrillos de consumo equivalente y deja que la cantidad salga sola. Para 2026 salen 0,169552 € por mililitro con nicotina y 0,122454 € sin ella.</p>
			<p>El método explica los decimales. Se considera que un mililitro vale por unos 5,63 cigarrillos. El impuesto de esos cigarrillos se multiplica por el 18 % si hay nicotina y por el 13 % si no la hay. En 2025 los porcentajes eran el 16 % y el 11 %. Hay más subidas previstas hasta 2028.</p>
			<h2>Lo que pagan los envases corrientes</h2>
			<table>
			<caption>Impuesto italiano sobre los líquidos desde el 1 de enero de 2026, en euros. IVA sobre el impuesto al 22 %; cálculo de Brume</caption>
			<thead><tr><th scope="col">Volumen</th><th scope="col">Con nicotina</th><th scope="col">Con IVA</th><th scope="col">Sin nicotina</th><th scope="col">Con IVA</th></tr></thead>
			<tbody>
			<tr><th scope="row">2 ml</th><td>0,34</td><td>0,41</td><td>0,24</td><td>0,30</td></tr>
			<tr><th scope="row">10 ml</th><td>1,70</td><td>2,07</td><td>1,22</td><td>1,49</td></tr>
			<tr><th scope="row">50 ml</th><td>8,48</td><td>10,34</td><td>6,12</td><td>7,47</td></tr>
			</tbody>
			</table>
			<p>La línea de 50 ml con nicotina solo sirve para la cuenta: la directiva europea limita a 10 ml los frascos de recarga con nicotina. Las cantidades se redondean al final. Redondear antes el tipo, a diecisiete céntimos, cobraría de más unos 45 €, sin IVA, en un palé de diez mil frascos de 10 ml.</p>
			<h2>Una comprobación</h2>
			<p>Los dos tipos deben guardar entre sí la proporción de 18 a 13. Si se divide 0,169552 € entre 18 y se multiplica por 13, el resultado es 0,122454 €, que coincide con la cifra publicada hasta el último decimal. Hacia atrás, el impuesto que sirve de base ronda los 0,942 € por mililitro, es decir, 16,7 céntimos por cigarrillo equivalente.</p>
			<p>La misma prueba no puede hacerse con 2025 a partir de los porcentajes, porque también pudo cambiar el impuesto de los cigarrillos que sirve de base. Quien necesite el tipo del año pasado deberá tomarlo de las tablas de entonces.</p>
			<h2>Consecuencias para las tarifas</h2>
			<ul>
			<li>Un precio fijo en euros perderá margen en cada subida. Un precio antes de impuestos, no.</li>
			<li>Los programas que guardan los tipos con dos o tres decimales necesitan seis para Italia.</li>
			<li>La diferencia entre los dos tipos es de 0,47 € por frasco de 10 ml, sin IVA, algo menos que la que separa los dos tipos españoles, cuya frontera está en 15 mg/ml y no en cero.</li>
			</ul>
			<p>Las fuentes son publicaciones del sector y de economía, no el boletín oficial. Coinciden entre sí y con las cuentas de arriba.</p>
		`,
		sources: [...ratesOf('IT')],
		keywords: ['Italia', 'impuesto sobre líquidos', 'tipos de 2026', 'cigarrillos equivalentes'],
	},
} satisfies DemoArticle;
