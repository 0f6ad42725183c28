import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'ai-label-reader',
	type: 'ai',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 2,
	hour: 6,
	is_headline: true,
	tags: ['artificial-intelligence', 'testing', 'packaging', 'nicotine'],
	mood: 'day',
	views: 2080,
	en: {
		seo_url: 'label-reader-finds-wrong-strengths-on-bottles',
		title: 'Label reader finds wrong strengths on 208 of 6,240 bottles',
		standfirst:
			'A telephone, a turntable and a model trained on crumpled paper went through 6,240 bottles in a wholesaler’s aisle. The liquid was mostly fine. The print was not.',
		market: 'Spain',
		place: 'Valladolid',
		key_points: [
			'208 of 6,240 bottles carried a strength that disagreed with their own leaflet, carton or notification.',
			'In 131 of those the label and the leaflet gave different numbers.',
			'The reader made 25 mistakes of its own, all of them decimal points.',
		],
		html: `<p>The machine is a cake turntable with a telephone on a bracket. A bottle is put on it, goes round once in four seconds, and the telephone says a number aloud. Nobody at the wholesaler in Valladolid, where it stood for three weeks in an aisle between the shortfills and the salts, found it impressive. Then they saw the list.</p>
<p>Of 6,240 bottles turned, 233 were flagged because the strength on the label did not match another strength somewhere on the same product. People checked each by hand. In 25 cases the machine had misread: a full stop taken for a speck, a 1.5 read as 15. In 208 the machine was right, which is one bottle in thirty.</p>
<table>
<caption>What the 208 confirmed mismatches were</caption>
<thead><tr><th scope="col">Label disagrees with</th><th scope="col">Bottles</th><th scope="col">Typical cause</th></tr></thead>
<tbody>
<tr><th scope="row">Leaflet in the carton</th><td>131</td><td>Leaflet from another strength of the range</td></tr>
<tr><th scope="row">Notified product file</th><td>52</td><td>Recipe changed, file not updated</td></tr>
<tr><th scope="row">Outer carton</th><td>25</td><td>Over-sticker applied to one and not the other</td></tr>
</tbody>
</table>
<h2>Paper, not liquid</h2>
<p>None of this means that the liquid was wrong. A laboratory that tested thirty of the mismatched bottles found that twenty-seven held what the label said, within the tolerance of the method. The error was in the paper around it. That is a comfort to the filler and none to the importer, because what an inspector reads first is the paper.</p>
<p>It may also be a tax matter. Spain charges one rate up to 15 mg/ml and a higher one above it. A bottle that says 12 on the front and 18 in the leaflet sits on both sides of that line at once, and the party who has to explain it is the one whose name stands on the return.</p>
<blockquote><p>“We had a procedure for checking the liquid and a procedure for checking the label. We had none for checking that they had met.”</p><cite>Nuria Sanz, quality manager at the wholesaler</cite></blockquote>
<h2>How it learned to read</h2>
<p>Ordinary text recognition does poorly on a bottle of this size. The print is small, the surface curved, the languages as many as the markets. The developers, two former students of Northlight Labs’ training course in Leeds, photographed four thousand labels and then spoiled them: creased, wetted, half covered by a price sticker. The model was told the right answer each time.</p>
<p>What it gives is not a verdict but a pair: the two readings, side by side, with a picture of each. That choice has saved it from the worst fate of such tools, which is to be believed. The twenty-five misread decimals took a minute each to dismiss.</p>
<p>The wholesaler has returned four batches and written to nine fillers. Seven thanked it. One sent a lawyer’s letter, then, on looking, a corrected leaflet. The turntable has gone on to Zaragoza, where somebody has added a second telephone, to read the lot number as well.</p>
<p>For the arithmetic behind percentages, milligrams and millilitres, see <a href="/news/plain-guide-nicotine-salts-customs-brokers">our guide to nicotine salts</a>.</p>`,
		sources: [...ratesOf('ES'), { title: 'Results supplied by the wholesaler; illustrative figures', kind: 'company' }],
		keywords: ['label reader', 'nicotine strength', 'leaflet', 'text recognition'],
	},
	es: {
		seo_url: 'lector-de-etiquetas-halla-concentraciones-erroneas',
		title: 'Un lector halla 208 concentraciones erróneas en 6.240 etiquetas',
		standfirst:
			'Un teléfono, un plato giratorio y un modelo entrenado con papel arrugado repasaron 6.240 frascos en el pasillo de un mayorista. El líquido estaba casi siempre bien. Lo impreso, no.',
		market: 'España',
		place: 'Valladolid',
		key_points: [
			'208 de 6.240 frascos llevaban una concentración que no coincidía con su prospecto, su estuche o su notificación.',
			'En 131 de ellos, la etiqueta y el prospecto daban números distintos.',
			'El lector cometió 25 errores propios, todos de coma decimal.',
		],
		html: `<p>La máquina es un plato giratorio de pastelería con un teléfono en un soporte. Se coloca un frasco, da una vuelta en cuatro segundos y el teléfono dice un número en voz alta. A nadie le impresionó en el mayorista de Valladolid donde pasó tres semanas, en un pasillo entre los frascos de gran formato y las sales. Hasta que vieron la lista.</p>
<p>De 6.240 frascos, 233 saltaron porque la concentración de la etiqueta no coincidía con otra que figuraba en el mismo producto. Se comprobaron todos a mano. En 25 la máquina había leído mal: un punto tomado por una mota, un 1,5 leído como 15. En 208 tenía razón, es decir, en uno de cada treinta.</p>
<table>
<caption>En qué consistían las 208 discrepancias confirmadas</caption>
<thead><tr><th scope="col">La etiqueta no coincide con</th><th scope="col">Frascos</th><th scope="col">Causa habitual</th></tr></thead>
<tbody>
<tr><th scope="row">El prospecto del estuche</th><td>131</td><td>Prospecto de otra concentración de la gama</td></tr>
<tr><th scope="row">El expediente notificado</th><td>52</td><td>Receta cambiada, expediente sin actualizar</td></tr>
<tr><th scope="row">El estuche exterior</th><td>25</td><td>Pegatina puesta en uno y no en el otro</td></tr>
</tbody>
</table>
<h2>El papel, no el líquido</h2>
<p>Nada de esto significa que el líquido estuviera mal. Un laboratorio analizó treinta de los frascos señalados y veintisiete contenían lo que decía la etiqueta, dentro de la tolerancia del método. El error estaba en el papel de alrededor. Eso consuela al envasador y nada al importador, porque lo primero que lee un inspector es el papel.</p>
<p>Puede ser, además, un asunto fiscal. España cobra un tipo hasta 15 mg/ml y otro más alto por encima. Un frasco que dice 12 por delante y 18 en el prospecto está a ambos lados de la raya, y quien tiene que explicarlo es quien firma la autoliquidación.</p>
<blockquote><p>«Teníamos un procedimiento para comprobar el líquido y otro para la etiqueta. No teníamos ninguno para comprobar que se conocían.»</p><cite>Nuria Sanz, responsable de calidad del mayorista</cite></blockquote>
<h2>Cómo aprendió a leer</h2>
<p>El reconocimiento de texto corriente se maneja mal con un frasco así. La letra es pequeña, la superficie curva y los idiomas, tantos como mercados. Los autores, dos antiguos alumnos de los cursos de Northlight Labs en Leeds, fotografiaron cuatro mil etiquetas y luego las estropearon: dobladas, mojadas, medio tapadas por el precio. Al modelo se le decía cada vez la respuesta correcta.</p>
<p>Lo que entrega no es un veredicto, sino una pareja: las dos lecturas, una al lado de la otra, con su foto. Esa decisión lo ha librado del peor destino de estas herramientas, que es el de ser creídas. Descartar las veinticinco comas mal leídas costó un minuto por cabeza.</p>
<p>El mayorista ha devuelto cuatro lotes y ha escrito a nueve envasadores. Siete dieron las gracias. Uno mandó una carta de su abogado y, después de mirar, un prospecto corregido. El plato ha viajado a Zaragoza, donde alguien le ha añadido un segundo teléfono para leer también el número de lote.</p>
<p>Las cuentas que hay detrás de porcentajes, miligramos y mililitros están en <a href="/es/news/guia-sales-de-nicotina-para-agentes-de-aduanas">nuestra guía de las sales de nicotina</a>.</p>`,
		sources: [
			...ratesOf('ES'),
			{ title: 'Resultados facilitados por el mayorista; cifras ilustrativas', kind: 'company' },
		],
		keywords: ['lector de etiquetas', 'concentración de nicotina', 'prospecto', 'reconocimiento de texto'],
	},
} satisfies DemoArticle;
