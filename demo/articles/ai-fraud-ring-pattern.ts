import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'ai-fraud-ring-pattern',
	type: 'ai',
	kind: 'news',
	author: 'joao-salgueiro',
	days_ago: 214,
	hour: 8,
	tags: ['artificial-intelligence', 'illicit-trade', 'customs', 'spain'],
	mood: 'night',
	views: 280,
	es: {
		seo_url: 'patron-de-etiquetas-delata-red-de-facturas-falsas',
		title: 'Una errata repetida en 37 expedientes delata una red de facturas falsas',
		standfirst:
			'Nadie buscaba un fraude. Una aseguradora de transportes quería saber por qué pagaba tantos siniestros del mismo tamaño, y un programa le señaló una errata.',
		market: 'España',
		place: 'Valencia',
		html: `<p>La errata estaba en la palabra «recargable». En treinta y siete facturas, presentadas durante once meses por nueve importadores que no tenían en común ni domicilio, ni gestor, ni banco, decía «recragable». Ninguna de las nueve empresas la habría encontrado, porque cada una solo había visto las suyas.</p>
<p>La encontró Mutua Levante de Transporte, una aseguradora de Valencia que cubre mercancía en tránsito, y la encontró sin querer. Su departamento de siniestros había encargado un programa para ordenar reclamaciones por parecido: mismo tipo de daño, misma ruta, mismo importe. Al tercer día apareció un grupo que no se parecía a nada.</p>
<h2>Lo que vio el programa</h2>
<p>El modelo no entiende de impuestos. Convierte cada documento en una lista de rasgos (palabras, cifras, márgenes, tipo de letra) y mide distancias. Los treinta y siete expedientes estaban mucho más cerca unos de otros que de cualquier otro de los 21.000 del archivo.</p>
<ul>
<li>La misma errata, siempre en la segunda línea de la descripción.</li>
<li>El mismo peso por caja, 14,6 kilos, fuera cual fuera el número de piezas.</li>
<li>Totales que terminaban en 40 o en 90 en treinta y tres de los treinta y siete casos.</li>
<li>Una plantilla con el margen izquierdo dos milímetros más ancho que el derecho.</li>
</ul>
<p>Leídos juntos, los papeles contaban otra historia. Las facturas describían aparatos vacíos. Las reclamaciones por golpes y mojaduras, presentadas después, adjuntaban fotografías de producto envasado, que paga impuesto especial y exige notificación previa. Quien reclamaba el daño había olvidado lo que había declarado.</p>
<h2>Cuánto dinero</h2>
<p>La aseguradora calcula que en las cajas viajaban unos 1,9 millones de mililitros. Al tipo español más bajo, 0,15 € por mililitro, serían 285.000 € de impuesto especial; al más alto, 0,20 €, 380.000 €, siempre sin IVA. La horquilla es ancha porque ninguna fotografía deja leer la concentración.</p>
<table>
<caption>Estimación de la cuota no declarada sobre 1,9 millones de mililitros; tipos de la Ley 7/2024</caption>
<thead><tr><th scope="col">Concentración</th><th scope="col">Tipo por ml</th><th scope="col">Cuota, sin IVA</th></tr></thead>
<tbody>
<tr><th scope="row">Hasta 15 mg/ml</th><td>0,15 €</td><td>285.000 €</td></tr>
<tr><th scope="row">Más de 15 mg/ml</th><td>0,20 €</td><td>380.000 €</td></tr>
</tbody>
</table>
<p>El expediente está ya en manos de quien corresponde, que no hace comentarios. Dos de los nueve importadores, consultados por Brume, afirman que compraron la mercancía documentada por un intermediario y que nunca redactaron una factura. Los otros siete no contestan, y cuatro han dejado de tener teléfono.</p>
<blockquote><p>«Un mentiroso solo es difícil de descubrir. Nueve que usan la misma plantilla son una mancha en el mapa.»</p><cite>Amparo Gisbert, responsable de siniestros de la mutua</cite></blockquote>
<h2>La parte incómoda</h2>
<p>El hallazgo tiene su reverso. En el mismo grupo habían caído otros tres expedientes, de una empresa de Castellón, que resultaron ser inocentes: su gestoría había copiado la plantilla, con errata incluida, de un modelo que circula por internet. Durante once días figuraron en una lista de sospechosos sin saberlo.</p>
<p>La mutua ha cambiado el procedimiento. Ahora, antes de que un grupo salga del departamento, alguien debe buscar una explicación aburrida. Gisbert dice que suele haberla. De los catorce grupos raros que el programa ha señalado desde entonces, doce eran la misma gestoría, el mismo escáner torcido o el mismo becario.</p>
<p>Quedan dos. Los están leyendo.</p>`,
		sources: [
			...ratesOf('ES'),
			{ title: 'Documentación de la aseguradora; empresas y cifras son inventadas', kind: 'company' },
		],
		keywords: ['fraude documental', 'facturas falsas', 'seguro de transporte', 'detección de patrones'],
	},
} satisfies DemoArticle;
