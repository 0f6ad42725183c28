import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'regulation-germany-rate-steps',
	type: 'regulation',
	kind: 'news',
	author: 'daniel-achterberg',
	days_ago: 320,
	hour: 9,
	updated_days_after: 6,
	tags: ['germany', 'excise-duty', 'e-liquid', 'customs'],
	mood: 'day',
	views: 640,
	en: {
		seo_url: 'germany-liquid-duty-thirty-two-cents',
		title: 'Germany’s duty reaches €0.32 a millilitre, twice what it was in 2022',
		standfirst:
			'The fourth step of the schedule took effect on 1 January. It falls on nicotine and on flavourless base alike, which is where the trade still argues.',
		market: 'Germany',
		key_points: [
			'The rate has gone from €0.16 to €0.20, €0.26 and now €0.32 a millilitre.',
			'It applies to every liquid, including bases and aromas without nicotine.',
			'A 10 ml bottle carries €3.81 with VAT on the duty.',
		],
		html: `
			<p>Germany does not surprise its taxpayers. The four steps of its duty on e-liquid were on paper before the first cent was charged, and the last of them arrived on New Year’s Day as announced: €0.32 a millilitre, exactly double the rate with which the tax began in July 2022.</p>
			<table>
			<caption>German duty on e-liquid by step, euros. VAT on the duty at 19 per cent; calculation by Brume</caption>
			<thead><tr><th scope="col">From</th><th scope="col">Per ml</th><th scope="col">10 ml</th><th scope="col">10 ml with VAT</th><th scope="col">100 ml with VAT</th></tr></thead>
			<tbody>
			<tr><th scope="row">1 July 2022</th><td>0.16</td><td>1.60</td><td>1.90</td><td>19.04</td></tr>
			<tr><th scope="row">1 January 2024</th><td>0.20</td><td>2.00</td><td>2.38</td><td>23.80</td></tr>
			<tr><th scope="row">1 January 2025</th><td>0.26</td><td>2.60</td><td>3.09</td><td>30.94</td></tr>
			<tr><th scope="row">1 January 2026</th><td>0.32</td><td>3.20</td><td>3.81</td><td>38.08</td></tr>
			</tbody>
			</table>
			<h2>Everything is liquid</h2>
			<p>What sets the German rule apart is less the rate than the reach. The duty does not ask about nicotine. A litre of plain base owes €320 before VAT; a 10 ml aroma meant to be diluted tenfold owes the same as a finished bottle of the same size. The law taxes what is sold, not what is eventually filled into a tank.</p>
			<p>Fillers adapted by selling concentration. The “longfill”, a half-empty bottle with aroma at the bottom and room for base above, moves part of the mixing to the buyer without escaping the duty on either component. It saves on freight and glass. It does not save on tax, and Sabine Harkort, who keeps the books at Ruhrtal Liquid in Hagen, says that half her telephone calls in January consist of explaining this.</p>
			<blockquote><p>“People ask me for the untaxed part. There is the bottle. The bottle is untaxed.”</p><cite>Sabine Harkort, Ruhrtal Liquid</cite></blockquote>
			<h2>Old invoices, new year</h2>
			<p>The weeks around each step follow a pattern. Wholesalers order forward in November, deliveries thin out in December, and January is quiet while the shelves sell through. This time the forward orders were smaller. Ms Harkort bought four weeks of extra stock, against seven a year ago: the step is the same six cents, but money to finance a pallet costs more than it did.</p>
			<p>Importers report one practical change. Consignments that straddled the date were checked line by line, and three brokers in Hamburg and Rotterdam told Brume of pallets held because the invoice showed the old rate and the release the new one. In each case the remedy was a corrected document and about nine days.</p>
			<h2>And after the fourth step?</h2>
			<p>The schedule published with the law ends here. Whether Berlin adds a fifth step is for the next budget; <a href="/news/eu-minimum-duty-needs-every-capital">the European minimum under discussion</a> may decide it instead. On the leaked figures Germany would be four cents short of the floor, which makes it one of the few members for which the proposal is a rounding question rather than a new department.</p>
		`,
		sources: [...ratesOf('DE')],
		keywords: ['Germany', 'e-liquid duty', 'rate steps', 'base liquid'],
	},
	es: {
		seo_url: 'alemania-impuesto-liquidos-treinta-dos-centimos',
		title: 'Alemania llega a 0,32 € por mililitro, el doble que en 2022',
		standfirst:
			'El cuarto escalón del calendario rige desde el 1 de enero. Cae igual sobre la nicotina que sobre la base sin aroma, y ahí sigue la discusión.',
		market: 'Alemania',
		key_points: [
			'El tipo ha pasado de 0,16 a 0,20, 0,26 y, ahora, 0,32 € por mililitro.',
			'Grava todos los líquidos, también bases y aromas sin nicotina.',
			'Un frasco de 10 ml lleva 3,81 €, contado el IVA sobre el impuesto.',
		],
		html: `
			<p>Alemania no da sustos al contribuyente. Los cuatro escalones de su impuesto sobre los líquidos estaban escritos antes de cobrar el primer céntimo, y el último llegó por Año Nuevo, según lo anunciado: 0,32 € por mililitro, justo el doble del tipo con que empezó en julio de 2022.</p>
			<table>
			<caption>Impuesto alemán sobre los líquidos por escalón, en euros. IVA sobre el impuesto al 19 %; cálculo de Brume</caption>
			<thead><tr><th scope="col">Desde</th><th scope="col">Por ml</th><th scope="col">10 ml</th><th scope="col">10 ml con IVA</th><th scope="col">100 ml con IVA</th></tr></thead>
			<tbody>
			<tr><th scope="row">1 de julio de 2022</th><td>0,16</td><td>1,60</td><td>1,90</td><td>19,04</td></tr>
			<tr><th scope="row">1 de enero de 2024</th><td>0,20</td><td>2,00</td><td>2,38</td><td>23,80</td></tr>
			<tr><th scope="row">1 de enero de 2025</th><td>0,26</td><td>2,60</td><td>3,09</td><td>30,94</td></tr>
			<tr><th scope="row">1 de enero de 2026</th><td>0,32</td><td>3,20</td><td>3,81</td><td>38,08</td></tr>
			</tbody>
			</table>
			<h2>Todo es líquido</h2>
			<p>Lo que distingue a la norma alemana no es tanto el tipo como el alcance. El impuesto no pregunta por la nicotina. Un litro de base sola debe 320 € antes de IVA; un aroma de 10 ml que se diluirá diez veces paga lo mismo que un frasco terminado de igual tamaño. Se grava lo que se vende, no lo que acaba en el depósito.</p>
			<p>Los envasadores se adaptaron vendiendo concentrado. El frasco a medio llenar, con aroma abajo y sitio para la base arriba, deja parte de la mezcla en manos del comprador sin librarse del impuesto en ninguno de los dos componentes. Ahorra portes y vidrio, pero no tributos, y Sabine Harkort, que lleva las cuentas de Ruhrtal Liquid en Hagen, dice que la mitad de sus llamadas de enero consiste en explicarlo.</p>
			<blockquote><p>«Me preguntan cuál es la parte sin impuesto. El frasco. El frasco no lo paga.»</p><cite>Sabine Harkort, Ruhrtal Liquid</cite></blockquote>
			<h2>Facturas viejas, año nuevo</h2>
			<p>Las semanas que rodean cada escalón se parecen. Los mayoristas adelantan pedidos en noviembre, las entregas escasean en diciembre y enero es tranquilo mientras se vacían las estanterías. Esta vez se adelantó menos. Harkort compró cuatro semanas de existencias de más, frente a siete hace un año: el salto es de los mismos seis céntimos, pero financiar un palé sale más caro.</p>
			<p>Los importadores notan un cambio práctico. Los envíos que cruzaban la fecha se revisaron línea por línea, y tres agentes de Hamburgo y Róterdam han hablado a Brume de palés detenidos porque la factura traía el tipo antiguo y el despacho, el nuevo. En los tres casos el remedio fue un documento corregido y unos nueve días.</p>
			<h2>¿Y después del cuarto?</h2>
			<p>El calendario publicado con la ley termina aquí. Si habrá un quinto escalón lo dirá el próximo presupuesto; quizá lo decida antes <a href="/es/news/minimo-europeo-impuesto-necesita-todas-capitales">el mínimo europeo que se discute</a>. Con las cifras filtradas, a Alemania le faltarían cuatro céntimos para llegar al suelo. Para pocos miembros más sería la propuesta un redondeo y no un departamento nuevo.</p>
		`,
		sources: [...ratesOf('DE')],
		keywords: ['Alemania', 'impuesto sobre líquidos', 'escalones', 'bases'],
	},
} satisfies DemoArticle;
