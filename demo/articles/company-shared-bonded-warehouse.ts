import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'company-shared-bonded-warehouse',
	type: 'company',
	kind: 'news',
	author: 'daniel-achterberg',
	days_ago: 47,
	hour: 9,
	tags: ['wholesale', 'customs', 'netherlands', 'excise-duty', 'duty-stamps'],
	mood: 'deep',
	views: 288,
	en: {
		seo_url: 'three-dutch-wholesalers-share-bonded-warehouse',
		title: 'Three Dutch wholesalers pool 6,200 pallets and cut their guarantee to €4.8m',
		standfirst:
			'They compete for the same shops from the same shelves in Moerdijk, divided by a fence, a ledger and an agreement of sixty-two pages.',
		market: 'Netherlands',
		place: 'Moerdijk',
		key_points: [
			'Van Rijswaard, Koster & Blom and Nevelgroep pool 6,200 pallet places under one guarantee.',
			'The guarantee falls from a combined €7.5m to €4.8m.',
			'Stock may change owner without moving; it may not change owner without being counted.',
		],
		html: `<p>In bay seven of a warehouse at Moerdijk, half an hour south of Rotterdam, a yellow line runs across the floor and up the wall. On one side lies the stock of Van Rijswaard, on the other that of Koster &amp; Blom, who have been undercutting each other since 2014. The third tenant, Nevelgroep, has the mezzanine, on the ground that it was last to sign and its boxes are lightest.</p>
<p>The three wholesalers have put their untaxed goods under one roof and one customs authorisation. Each had run its own bonded store, half empty in spring and overfull in autumn. Together they rent 6,200 pallet places, employ 34 people through a joint company, and hand the authorities a single guarantee of €4.8m in place of three that came to €7.5m.</p>
<blockquote><p>“I would not lend him a pen. But I will share a forklift with him.”</p><cite>Jaap van Rijswaard, on his neighbour across the yellow line</cite></blockquote>
<h2>What the line is for</h2>
<p>In a bonded store, import charges wait until the goods leave. For e-liquid, waiting is worth more each year, because the duty falls due in the country of sale and the countries differ. A pallet of 10 ml bottles that goes to Germany owes €0.32 a millilitre since 1 January 2026; the same pallet sent to Belgium owes €0.15 and a stamp on each pack. The longer the choice stays open, the less money is tied up in the wrong one.</p>
<p>The saving has a price in candour. Customs sees one stock list. So, unless something prevents it, do the competitors. The agreement, sixty-two pages of which nineteen deal with who may look at which screen, is built to prevent it.</p>
<ul>
<li>Each owner sees quantities and values of its own goods only; the warehouse manager, who works for none of them, sees all.</li>
<li>Labels and stamps are applied behind a partition, in shifts that never overlap.</li>
<li>A sale between owners is booked at midnight and counted by hand next morning.</li>
<li>A shortfall of more than 0.2% is borne by the owner of the bay, whoever caused it.</li>
</ul>
<h2>A refused delivery and its lesson</h2>
<p>The idea came from a mistake. Two years ago Koster &amp; Blom had 40,000 bottles stopped because the strength on the carton differed from the strength on the form. The goods stood at the quay for five weeks; the fee for standing there exceeded the margin. A broker remarked that a shared store could afford what a small one could not: a person who does nothing but compare papers with boxes before anyone official does.</p>
<p>That person is now in place. Her name is Femke Douma, she used to inspect fish, and in her first quarter she found 61 discrepancies, of which 58 were typing errors. Brokers elsewhere have begun to hand the same task to software. Moerdijk has tried it and kept Ms Douma.</p>
<h2>Who else</h2>
<p>Five other firms have asked to join, two of them from Belgium. The partners are in no hurry: every new owner means another bay, another login and several more pages. They have, however, agreed on a limit. At ten owners, the lawyers advise, a warehouse with rules begins to look like a market with walls, and a different authority would want to see the agreement.</p>`,
		sources: [...ratesOf('DE', 'BE'), { title: 'Joint operating agreement, summary for lenders', kind: 'company' }],
		keywords: ['bonded warehouse', 'Moerdijk', 'customs guarantee', 'wholesale'],
	},
	es: {
		seo_url: 'tres-mayoristas-neerlandeses-comparten-deposito-aduanero',
		title: 'Tres mayoristas neerlandeses comparten 6.200 palés y bajan el aval a 4,8 millones',
		standfirst:
			'Compiten por las mismas tiendas desde las mismas estanterías de Moerdijk, separados por una valla, un libro de existencias y un acuerdo de sesenta y dos páginas.',
		market: 'Países Bajos',
		place: 'Moerdijk',
		key_points: [
			'Van Rijswaard, Koster & Blom y Nevelgroep reúnen 6.200 huecos de palé bajo una sola garantía.',
			'El aval baja de 7,5 millones de euros, sumados los tres, a 4,8.',
			'El género puede cambiar de dueño sin moverse, pero no sin que alguien lo cuente.',
		],
		html: `<p>En el muelle siete de un almacén de Moerdijk, media hora al sur de Róterdam, una raya amarilla cruza el suelo y trepa por la pared. A un lado está la mercancía de Van Rijswaard; al otro, el de Koster &amp; Blom, con quien compite a la baja desde 2014. Al tercer inquilino, Nevelgroep, le tocó la entreplanta, por haber firmado el último y porque sus cajas pesan menos.</p>
<p>Los tres mayoristas han metido sus productos sin impuesto pagado bajo un mismo techo y una misma autorización. Cada uno tenía su depósito, medio vacío en primavera y desbordado en otoño. Juntos alquilan 6.200 huecos de palé, emplean a 34 personas a través de una sociedad común y entregan un solo aval de 4,8 millones de euros en lugar de tres que sumaban 7,5.</p>
<blockquote><p>«No le prestaría un bolígrafo. Pero una carretilla elevadora sí la comparto con él.»</p><cite>Jaap van Rijswaard, sobre su vecino del otro lado de la raya</cite></blockquote>
<h2>Para qué sirve la raya</h2>
<p>En un depósito aduanero, los gravámenes de importación esperan a que la mercancía salga. Con los líquidos, esperar vale cada año más, porque el impuesto especial se debe en el país de venta y los países no coinciden. Un palé de frascos de 10 ml que acabe en Alemania paga 0,32 euros por mililitro desde el 1 de enero de 2026; el mismo palé, camino de Bélgica, paga 0,15 y una precinta por envase. Cuanto más tarde se elige, menos dinero queda atado a la elección equivocada.</p>
<p>El ahorro se paga en transparencia. La aduana ve una sola lista de existencias. También la verían los competidores si nada lo impidiera. El acuerdo, de cuyas sesenta y dos páginas diecinueve tratan de quién puede mirar qué pantalla, está escrito para impedirlo.</p>
<ul>
<li>Cada dueño ve cantidades y valores de lo suyo; el jefe de almacén, que no trabaja para ninguno, lo ve todo.</li>
<li>Etiquetas y precintas se ponen tras un tabique, en turnos que no se cruzan.</li>
<li>La venta entre dueños se anota a medianoche y se cuenta a mano por la mañana.</li>
<li>Si falta más del 0,2 %, responde el dueño del muelle, sea quien sea el culpable.</li>
</ul>
<h2>La lección de una entrega rechazada</h2>
<p>La idea nació de un error. Hace dos años a Koster &amp; Blom le pararon 40.000 frascos porque la concentración de la caja no coincidía con la del formulario. Pasaron cinco semanas en el muelle, y la tasa de estancia superó el margen. Un agente comentó entonces que un depósito compartido podía pagar lo que uno pequeño no: una persona que no haga otra cosa que comparar papeles con cajas antes de que lo haga un funcionario.</p>
<p>Esa persona ya está. Se llama Femke Douma, antes inspeccionaba pescado y en su primer trimestre encontró 61 discrepancias, de las que 58 eran erratas. En otros puertos los agentes han empezado a confiar la tarea a un programa. En Moerdijk lo probaron y se quedaron con Douma.</p>
<h2>Quién más</h2>
<p>Otras cinco empresas, dos de ellas belgas, han pedido entrar. Los socios no tienen prisa: cada dueño nuevo es otro muelle, otra clave y unas cuantas páginas más. Sí han acordado un tope. Con diez dueños, avisan los abogados, un almacén con reglas empieza a parecerse a un mercado con paredes, y sería otra autoridad la que querría leer el acuerdo.</p>`,
		sources: [
			...ratesOf('DE', 'BE'),
			{ title: 'Acuerdo de explotación conjunta, resumen para los bancos', kind: 'company' },
		],
		keywords: ['depósito aduanero', 'Moerdijk', 'garantía aduanera', 'mayoristas'],
	},
} satisfies DemoArticle;
