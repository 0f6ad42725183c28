import type { DemoArticle } from '../article';

export default {
	key: 'company-meridian-bond',
	type: 'company',
	kind: 'news',
	author: 'tomasz-wierzba',
	days_ago: 2,
	hour: 8,
	is_headline: true,
	tags: ['flavours', 'results', 'france', 'e-liquid'],
	mood: 'deep',
	views: 742,
	en: {
		seo_url: 'meridian-flavour-house-issues-first-bond',
		title: 'Meridian Flavour House borrows €25m in its first bond',
		standfirst:
			'The Grasse supplier borrows €25m for five years at 6.4%. The coupon rises if a law takes away a tenth of its sales.',
		market: 'France',
		place: 'Grasse',
		key_points: [
			'Thirty-one investors bought the issue; the largest took 14%.',
			'€10m repays a bank, €15m builds a second compounding hall and an analytical laboratory.',
			'A “shelf clause” adds 0.75 points if rules remove more than 10% of revenue.',
		],
		html: `<p>Flavour houses borrow from banks, and banks ask about roses. Meridian, which makes no roses, has gone elsewhere. The company from Grasse has placed its first bond, €25m over five years at a coupon of 6.4%, with thirty-one investors, none of whom had lent to the e-cigarette trade before.</p>
<p>Meridian supplies aroma concentrates to some ninety fillers and had revenue of €64m last year, with earnings before interest, tax and depreciation of €11.2m. It was a perfume house until 2013. The change is told by its head, <a href="/news/ines-delacroix-roy-perfume-house-that-learned-to-prove">Inès Delacroix-Roy</a>, in a conversation published in this edition.</p>
<h2>What the money is for</h2>
<p>Ten million euros repay a bank loan that would have fallen due next year. The rest goes into a second compounding hall and a laboratory with four chromatographs, so that each batch can leave with its own analysis rather than with one made for the recipe. The company expects its net debt to peak at €29.6m, or 2.6 times earnings; the bond’s limit is 3.25.</p>
<table>
<caption>Meridian’s borrowings before and after the issue, € m</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Before</th><th scope="col">At the peak</th></tr></thead>
<tbody>
<tr><td>Bank loan</td><td>18.0</td><td>8.0</td></tr>
<tr><td>Bond</td><td>0.0</td><td>25.0</td></tr>
<tr><td>Cash</td><td>3.4</td><td>3.4</td></tr>
<tr><td>Net debt</td><td>14.6</td><td>29.6</td></tr>
</tbody>
</table>
<h2>The shelf clause</h2>
<p>Investors who read the prospectus turned first to page 41. There, a clause links the coupon to regulation. If a law or a decision removes from sale, in any market, products that account for more than a tenth of Meridian’s revenue, the rate rises by 0.75 percentage points until the lost revenue has been replaced. If the company itself withdraws the products, nothing happens.</p>
<blockquote><p>“We could have promised that nothing would be banned. They would have smiled. So we put a price on it.”</p><cite>Olivier Castagne, finance director of Meridian</cite></blockquote>
<p>The clause has a second half that was little noticed. The company must publish, twice a year, the share of its revenue that comes from concentrates notified in fewer than five markets. At the end of June it was 23%. Competitors will learn from that number how broad Meridian’s shelf really is; so, as one investor remarked, will Meridian.</p>
<h2>A price for the trade</h2>
<p>Advisers had looked for comparisons and found few. A food flavouring company of the same size would pay perhaps two points less. A maker of devices, whose product can be banned whole, would pay more, if it could borrow at all: <a href="/news/pacific-coil-loss-and-longer-order-book">Pacific Coil</a>, which reported a loss this season, finances itself with customers’ deposits.</p>
<p>The investors are insurers’ funds, two family offices and a savings bank from Lyon. One of them sent a chemist to Grasse before it signed. She spent a day in the archive and left, according to those present, with a question that nobody could answer: why the oldest recipe book has a page cut out. The company says it is looking into it.</p>`,
		sources: [{ title: 'Meridian Flavour House, prospectus', kind: 'company' }],
		keywords: ['Meridian Flavour House', 'bond', 'flavour concentrates', 'Grasse', 'covenant'],
	},
	es: {
		seo_url: 'meridian-flavour-house-emite-primer-bono',
		title: 'Meridian Flavour House emite su primer bono, de 25 millones de euros',
		standfirst:
			'La casa de Grasse toma 25 millones de euros a cinco años al 6,4 %. El cupón sube si una ley le quita la décima parte de las ventas.',
		market: 'Francia',
		place: 'Grasse',
		key_points: [
			'Treinta y un inversores suscribieron la emisión; el mayor se quedó con el 14 %.',
			'Diez millones devuelven un préstamo y quince levantan una segunda sala de mezclas y un laboratorio.',
			'Una «cláusula de estantería» añade 0,75 puntos si una norma elimina más del 10 % de los ingresos.',
		],
		html: `<p>Las casas de aromas piden prestado a los bancos, y los bancos preguntan por las rosas. Meridian, que no hace rosas, ha llamado a otra puerta. La empresa de Grasse ha colocado su primer bono, 25 millones de euros a cinco años con un cupón del 6,4 %, entre treinta y un inversores que nunca habían prestado al sector del cigarrillo electrónico.</p>
<p>Meridian vende concentrados de aroma a unos noventa envasadores. El año pasado ingresó 64 millones y ganó 11,2 antes de intereses, impuestos y amortizaciones. Hasta 2013 fue una casa de perfumes; el cambio lo cuenta su directora, <a href="/es/news/ines-delacroix-roy-casa-perfumes-que-aprendio-a-probar">Inès Delacroix-Roy</a>, en una conversación que publica esta edición.</p>
<h2>Para qué es el dinero</h2>
<p>Diez millones devuelven un préstamo bancario que vencía el año que viene. El resto va a una segunda sala de mezclas y a un laboratorio con cuatro cromatógrafos, para que cada lote salga con su propio análisis y no con el de la receta. La empresa calcula que su deuda neta tocará techo en 29,6 millones, 2,6 veces el resultado bruto; el límite del bono es 3,25.</p>
<table>
<caption>Deuda de Meridian antes y después de la emisión, millones de euros</caption>
<thead><tr><th scope="col">Partida</th><th scope="col">Antes</th><th scope="col">En el máximo</th></tr></thead>
<tbody>
<tr><td>Préstamo bancario</td><td>18,0</td><td>8,0</td></tr>
<tr><td>Bono</td><td>0,0</td><td>25,0</td></tr>
<tr><td>Caja</td><td>3,4</td><td>3,4</td></tr>
<tr><td>Deuda neta</td><td>14,6</td><td>29,6</td></tr>
</tbody>
</table>
<h2>La cláusula de estantería</h2>
<p>Quienes leyeron el folleto fueron derechos a la página 41. Allí, una cláusula ata el cupón a la regulación. Si una ley o una resolución retira de la venta, en cualquier mercado, productos que supongan más de la décima parte de los ingresos de Meridian, el tipo sube 0,75 puntos hasta que lo perdido se haya repuesto. Si los retira la propia empresa, no pasa nada.</p>
<blockquote><p>«Podíamos haber prometido que no se prohibiría nada. Habrían sonreído. Así que le pusimos precio.»</p><cite>Olivier Castagne, director financiero de Meridian</cite></blockquote>
<p>La cláusula tiene una segunda mitad que pasó casi inadvertida. La empresa debe publicar dos veces al año qué parte de sus ingresos procede de concentrados notificados en menos de cinco mercados. A finales de junio era el 23 %. Por ese número sabrán los competidores cómo de ancha es de verdad la estantería de Meridian; también lo sabrá, observó un inversor, la propia Meridian.</p>
<h2>El precio del sector</h2>
<p>Los asesores buscaron comparaciones y hallaron pocas. Una empresa de aromas alimentarios del mismo tamaño pagaría unos dos puntos menos. Un fabricante de dispositivos, cuyo producto puede prohibirse entero, pagaría más, si es que le prestan: <a href="/es/news/pacific-coil-pierde-dinero-gana-pedidos">Pacific Coil</a>, que acaba de presentar pérdidas, se financia con los anticipos de sus clientes.</p>
<p>Entre los inversores hay fondos de aseguradoras, dos patrimonios familiares y una caja de ahorros de Lyon. Una de las partes mandó a Grasse a una química antes de firmar. Pasó un día en el archivo y se marchó, según los presentes, con una pregunta que nadie supo contestar: por qué al libro de recetas más antiguo le falta una página, cortada. La casa dice que lo está averiguando.</p>`,
		sources: [{ title: 'Meridian Flavour House, folleto de emisión', kind: 'company' }],
		keywords: ['Meridian Flavour House', 'bono', 'aromas', 'Grasse', 'deuda'],
	},
} satisfies DemoArticle;
