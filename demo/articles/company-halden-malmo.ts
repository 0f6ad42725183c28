import type { DemoArticle } from '../article';
import { FRIDAY, weekdayAfter } from '../named-day';

const report = (now: number) => weekdayAfter(now, 14, FRIDAY);
const collected = (now: number) => weekdayAfter(now, 66, FRIDAY);

export default (now: number): DemoArticle => ({
	key: 'company-halden-malmo',
	type: 'company',
	kind: 'news',
	author: 'tomasz-wierzba',
	days_ago: 0,
	minutes_ago: 2,
	is_headline: true,
	tags: ['e-liquid', 'testing', 'packaging', 'european-union'],
	mood: 'night',
	views: 312,
	en: {
		seo_url: 'halden-closes-malmo-filling-line-after-audit',
		title: 'Halden closes its Malmö line and cuts 61 jobs after a failed audit',
		standfirst:
			'The contract filler could not say which drum of nicotine base went into which bottle. Sixty-one jobs go, and fourteen brands need another line.',
		market: 'Sweden',
		place: 'Malmö',
		key_points: [
			'An outside auditor found no link between base drum and bottle in 11 of 40 sampled batches.',
			'The line stops at once; open orders move to Halden’s second plant in Szczecin.',
			'No batch has been recalled. Halden says its retained samples are within specification.',
		],
		html: `<p>Halden has closed the larger of its two filling lines, in the harbour district of Malmö, after an audit commissioned by one of its own customers ended with two critical findings. The company has told its 61 employees there, the line has been drained, and the keys to the nicotine store are with the plant manager.</p>
<p>The auditor, Nordvakt Certification, drew forty batches from the past nine months and asked for the papers. For eleven of them Halden could not show which drum of nicotine base had been used. The second finding concerned cleaning: the records between two flavours were signed, but for six weeks they had been signed by a person who had left the company.</p>
<blockquote><p>“Nobody is saying the liquid was wrong. They are saying we could not prove it was right, and in this trade that is the same sentence.”</p><cite>Astrid Helmersson, chief executive of Halden</cite></blockquote>
<p>European law does not prescribe a filling record line by line. It caps nicotine at 20 mg/ml, limits a refill bottle to 10 ml and asks for a notification six months before sale. What a buyer adds by contract is usually stricter, and it was a contract, not an inspector, that stopped the line.</p>
<h2>Where the orders go</h2>
<p>Malmö filled about 2.1m bottles a month for fourteen brands. Halden says its plant in Szczecin can take 1.3m of them from next month by adding a third shift. The rest it has offered to release. Three customers have already asked for their bases, labels and caps to be put on a lorry.</p>
<ul>
<li>Orders with a delivery date in the next six weeks will be filled in Szczecin at Halden’s cost.</li>
<li>Raw materials bought for customers are returned against a signed inventory.</li>
<li>Retained samples of the past two years stay sealed, in the care of an outside laboratory.</li>
</ul>
<p>That laboratory is <a href="/news/northlight-labs-sells-testing-arm-to-managers">Northlight Labs</a>, which has agreed to retest one bottle from each of the eleven batches. Results are expected within three weeks. Until then wholesalers are left to decide for themselves. One in Gothenburg said it had put its Halden stock “to one side, not aside”.</p>
<h2>A familiar weak spot</h2>
<p>Field inspectors have been describing the same fault for some time: good liquid, good bottles, and a gap between the two where the drum number should be. <a href="/news/hanneke-vos-on-four-hundred-inspections">Hanneke Vos</a>, who leads a team of nine in the Netherlands, told Brume that she finds it in one plant out of seven.</p>
<p>Ms Helmersson, who came to Halden from a dairy, said she would not reopen Malmö before the two sites share one batch system. She put the cost of the closure at SEK 48m, most of it in notice pay and a lease with four years to run.</p>`,
		key_dates: [
			{ date: report(now).date, text: 'Northlight Labs reports on the retained samples' },
			{ date: collected(now).date, text: 'Last day for customers to collect their raw materials' },
		],
		sources: [
			{ title: 'Halden, notice to customers', kind: 'company' },
			{ title: 'Directive 2014/40/EU, Article 20 (European Commission)', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['Halden', 'filling line', 'audit', 'batch records', 'Malmö'],
	},
	es: {
		seo_url: 'halden-cierra-linea-envasado-malmo-auditoria',
		title: 'Halden cierra su línea de Malmö y suprime 61 empleos tras una auditoría',
		standfirst:
			'El envasador no pudo determinar de qué bidón de base con nicotina procedía cada frasco. Se pierden 61 empleos y catorce marcas necesitan otra línea.',
		market: 'Suecia',
		place: 'Malmö',
		key_points: [
			'Un auditor externo no halló relación entre bidón y frasco en 11 de los 40 lotes revisados.',
			'La línea se detiene de inmediato y los pedidos abiertos pasan a la segunda planta, en Szczecin.',
			'No se ha retirado ningún lote: según Halden, las muestras conservadas cumplen la especificación.',
		],
		html: `<p>Halden ha cerrado la mayor de sus dos líneas de envasado, en el puerto de Malmö, después de que una auditoría encargada por uno de sus propios clientes acabara con dos hallazgos críticos. La empresa se lo ha comunicado a los 61 empleados del centro, la línea está vaciada y las llaves del almacén de nicotina, en manos del jefe de planta.</p>
<p>La firma auditora, Nordvakt Certification, eligió cuarenta lotes de los nueve últimos meses y pidió la documentación. En once de ellos Halden no pudo demostrar qué bidón de base con nicotina se había empleado. El segundo hallazgo afecta a la limpieza: los partes entre un aroma y otro estaban firmados, pero durante seis semanas los firmó una persona que ya no trabajaba en la empresa.</p>
<blockquote><p>«Nadie dice que el líquido estuviera mal. Dicen que no pudimos probar que estaba bien, y en este oficio las dos frases significan lo mismo.»</p><cite>Astrid Helmersson, consejera delegada de Halden</cite></blockquote>
<p>La norma europea no describe renglón a renglón cómo ha de ser un parte de envasado. Fija un máximo de 20 mg/ml de nicotina, limita a 10 ml el frasco de recarga y exige notificar el producto seis meses antes de venderlo. Lo que el comprador añade por contrato suele ser más severo, y ha sido un contrato, no un inspector, lo que ha parado la línea.</p>
<h2>Adónde van los pedidos</h2>
<p>Malmö llenaba unos 2,1 millones de frascos al mes para catorce marcas. Halden asegura que Szczecin puede asumir 1,3 millones desde el mes que viene con un tercer turno. El resto lo da por liberado: tres clientes ya han pedido que les carguen en un camión sus bases, sus etiquetas y sus tapones.</p>
<ul>
<li>Los pedidos con entrega en las próximas seis semanas se llenarán en Szczecin a cargo de Halden.</li>
<li>Las materias primas compradas por cuenta de clientes se devuelven con inventario firmado.</li>
<li>Las muestras de los dos últimos años quedan precintadas en un laboratorio externo.</li>
</ul>
<p>Ese laboratorio es <a href="/es/news/northlight-labs-vende-laboratorio-a-sus-directivos">Northlight Labs</a>, que ha aceptado analizar de nuevo un frasco de cada uno de los once lotes. Los resultados se esperan en tres semanas; entretanto, cada mayorista decide por su cuenta. Uno de Gotemburgo explica que ha dejado las existencias de Halden «apartadas, no descartadas».</p>
<h2>Un punto débil conocido</h2>
<p>Los inspectores llevan tiempo describiendo el mismo fallo: buen líquido, buen frasco y, entre uno y otro, un hueco donde debería figurar el número del bidón. <a href="/es/news/hanneke-vos-tras-cuatrocientas-inspecciones">Hanneke Vos</a>, que dirige un equipo de nueve personas en los Países Bajos, contó a Brume que lo encuentra en una de cada siete plantas.</p>
<p>Helmersson, que llegó a Halden desde una central lechera, afirma que Malmö no reabrirá hasta que los dos centros compartan un mismo sistema de lotes. Calcula el coste del cierre en 48 millones de coronas suecas, casi todo en preavisos y en un alquiler al que le quedan cuatro años.</p>`,
		key_dates: [
			{ date: report(now).date, text: 'Northlight Labs informa sobre las muestras conservadas' },
			{ date: collected(now).date, text: 'Último día para que los clientes recojan sus materias primas' },
		],
		sources: [
			{ title: 'Halden, comunicación a clientes', kind: 'company' },
			{ title: 'Directiva 2014/40/UE, artículo 20 (Comisión Europea)', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['Halden', 'línea de envasado', 'auditoría', 'trazabilidad', 'Malmö'],
	},
});
