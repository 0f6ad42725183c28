import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'product-salts-customs-brokers',
	type: 'product',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 26,
	hour: 10,
	updated_days_after: 9,
	label: 'feature',
	tags: ['nicotine', 'customs', 'e-liquid', 'excise-duty'],
	mood: 'deep',
	views: 3480,
	en: {
		seo_url: 'plain-guide-nicotine-salts-customs-brokers',
		title: 'A plain guide to nicotine salts for customs brokers',
		standfirst:
			'The same drum can be described in three units, two chemical names and one marketing word. Here is how to read the papers without a chemist in the room.',
		key_points: [
			'A salt is nicotine plus an acid; the strength that matters to law and duty is that of the nicotine alone.',
			'Per cent times ten gives milligrams per millilitre; milligrams per gram need the density of the mix.',
			'Where duty has bands, as in Spain and Italy, a wrong unit is a wrong tax.',
		],
		html: `<p>Rui Teixeira, a customs broker in Sines, keeps a red pencil for one word. The word is “salt”, and he underlines it whenever it turns up on an invoice, because in his experience it is followed by a number that belongs to something else. This guide is for his colleagues. It needs no chemistry beyond the kitchen kind.</p>
<h2>What a salt is</h2>
<p>Nicotine as it comes out of the plant or the reactor is a base, and the trade calls it freebase. Add an acid and you get a salt. Benzoic, lactic and levulinic acid are the ones that brokers meet most often, so an invoice may say nicotine benzoate, or “nic salt (benzoic)”, or nothing but “salt”. All of these are nicotine with company.</p>
<p>The company has weight. A hundred grams of nicotine salt hold less than a hundred grams of nicotine; how much less depends on the acid and on how much of it was used. That is the source of most of the trouble, because a seller may print the strength of the salt while a law asks for the strength of the nicotine.</p>
<blockquote><p>“I ask one question on the telephone. Is that twenty of nicotine, or twenty of what is in the drum? The silence tells me which.”</p><cite>Rui Teixeira, customs broker, Sines</cite></blockquote>
<h2>Three units for one strength</h2>
<p>The papers of a single consignment may give the strength as a percentage, in milligrams per millilitre and in milligrams per gram. The first two are easy to join: a percentage by weight in volume, times ten, gives milligrams per millilitre. A liquid of 1.8 per cent holds 18 mg/ml.</p>
<p>The third needs the density. Propylene glycol weighs about 1.036 grams a millilitre and vegetable glycerine about 1.261. A base of half and half therefore weighs some 1.149 grams, and a gram figure must be multiplied by that to become a millilitre figure.</p>
<table>
<caption>The same number in two units, by base; 20 mg/g of nicotine</caption>
<thead><tr><th scope="col">Base, PG/VG</th><th scope="col">Density, g/ml</th><th scope="col">20 mg/g equals</th></tr></thead>
<tbody>
<tr><th scope="row">70/30</th><td>1.104</td><td>22.07 mg/ml</td></tr>
<tr><th scope="row">50/50</th><td>1.149</td><td>22.97 mg/ml</td></tr>
<tr><th scope="row">30/70</th><td>1.194</td><td>23.87 mg/ml</td></tr>
</tbody>
</table>
<p>The table hides a trap. China’s national standard limits nicotine to 20 milligrams a gram; European law limits it to 20 milligrams a millilitre. A liquid that is exactly at the Chinese limit is above the European one, whatever the base. A certificate which says “20 mg, compliant” is not wrong. It is compliant somewhere else.</p>
<h2>Where the number becomes money</h2>
<p>In markets that tax every millilitre alike, the strength matters for admission but not for the bill. Germany charges €0.32 a millilitre on all liquids, bases and aromas included. The United Kingdom’s flat rate, £2.20 on 10 ml from 1 October 2026, makes no difference between nicotine and none.</p>
<p>Elsewhere it decides the bill.</p>
<ul>
<li><strong>Spain</strong> charges €0.15 a millilitre up to 15 mg/ml and €0.20 above. Published summaries disagree about exactly 15, so a consignment of that strength deserves a look at the law itself.</li>
<li><strong>Italy</strong> asks only whether there is nicotine: €0.169552 a millilitre with, €0.122454 without, since 1 January 2026.</li>
<li><strong>Denmark</strong>, according to a supplier’s table, moves from 1.50 to 2.50 kroner above 12 mg/ml and exempts liquids without nicotine.</li>
</ul>
<p>Take a pallet of 6,000 bottles of 10 ml for Spain, invoiced as “salt 16 mg”. If that is nicotine, the duty is 12,000 euros. If it is salt, and the nicotine in it comes to 10 mg/ml, the duty is 9,000. The difference is three thousand euros and one telephone call.</p>
<h2>Which code?</h2>
<p>Devices travel under 8543.40. Filled products and liquids with nicotine but without tobacco are, according to trade reports, declared under 2404.12; we have not verified the exact wording of that line, and a broker should take it from the tariff in force and not from us. Whether the nicotine is a salt or freebase plays no part in either. Concentrated nicotine in drums, by contrast, brings in dangerous-goods papers, on which the salt and the base are different substances with different names. That is the one place where the word on the invoice has to be precise.</p>
<h2>Five questions before the form</h2>
<ul>
<li>Is the strength that of the nicotine or of the salt?</li>
<li>Is the unit per cent, per millilitre or per gram, and if per gram, what is the base?</li>
<li>Does the laboratory report name the same unit as the label?</li>
<li>Does the market of destination have a band, and how far is the number from its edge?</li>
<li>Is it 10 ml or less, and 20 mg/ml or less, if it is meant for sale in the Union?</li>
</ul>
<p>None of the five takes longer than a coffee, and the answers fit on the back of the invoice. Software is beginning to ask these questions too, and several ports and wholesalers are trying it out. Until it learns to hear a silence on the telephone, Mr Teixeira is keeping the pencil.</p>`,
		sources: [
			...ratesOf('DE', 'ES', 'IT', 'DK', 'GB'),
			{ title: 'Directive 2014/40/EU, Article 20', url: 'https://health.ec.europa.eu' },
			{ title: 'GB 41700-2022 (summary by SESEC)', url: 'https://sesec.eu' },
		],
		corrections: [{ days_after: 9, text: 'The row for a 30/70 base gave 23.78 mg/ml. The right figure is 23.87.' }],
		keywords: ['nicotine salts', 'customs brokers', 'mg/ml', 'mg/g', 'excise bands'],
	},
	es: {
		seo_url: 'guia-sales-de-nicotina-para-agentes-de-aduanas',
		title: 'Guía clara de las sales de nicotina para agentes de aduanas',
		standfirst:
			'Un mismo bidón puede describirse con tres unidades, dos nombres químicos y una palabra de marketing. Así se leen los papeles sin un químico delante.',
		key_points: [
			'Una sal es nicotina más un ácido; a la ley y al impuesto les importa la concentración de la nicotina sola.',
			'El porcentaje por diez da miligramos por mililitro; los miligramos por gramo necesitan la densidad de la mezcla.',
			'Donde el impuesto tiene tramos, como en España e Italia, una unidad equivocada es un impuesto equivocado.',
		],
		html: `<p>Rui Teixeira, agente de aduanas en Sines, reserva un lápiz rojo para una palabra. La palabra es «sal», y la subraya cada vez que aparece en una factura, porque sabe por experiencia que detrás viene un número que pertenece a otra cosa. Esta guía es para sus colegas. No exige más química que la de la cocina.</p>
<h2>Qué es una sal</h2>
<p>La nicotina, tal como sale de la planta o del reactor, es una base, y el sector la llama nicotina base o libre. Si se le añade un ácido, se obtiene una sal. El benzoico, el láctico y el levulínico son los que más ve un agente, de modo que la factura puede decir benzoato de nicotina, «nic salt (benzoic)» o, sin más, «sales». Todo ello es nicotina acompañada.</p>
<p>La compañía pesa. Cien gramos de sal contienen menos de cien gramos de nicotina; cuánto menos depende del ácido y de la cantidad empleada. De ahí nace casi todo el problema: el vendedor puede imprimir la concentración de la sal cuando la ley pregunta por la de la nicotina.</p>
<blockquote><p>«Por teléfono hago una sola pregunta. ¿Esos veinte son de nicotina o de lo que hay en el bidón? El silencio me da la respuesta.»</p><cite>Rui Teixeira, agente de aduanas en Sines</cite></blockquote>
<h2>Tres unidades para una concentración</h2>
<p>En los papeles de una sola partida pueden convivir el porcentaje, los miligramos por mililitro y los miligramos por gramo. Los dos primeros se unen sin esfuerzo: el porcentaje de masa en volumen, multiplicado por diez, da los miligramos por mililitro. Un líquido al 1,8 % contiene 18 mg/ml.</p>
<p>La tercera unidad necesita la densidad. El propilenglicol pesa unos 1,036 gramos por mililitro y la glicerina vegetal, unos 1,261. Una base a partes iguales ronda, por tanto, los 1,149 gramos, y por esa cifra hay que multiplicar el dato en gramos para obtenerlo en mililitros.</p>
<table>
<caption>El mismo número en dos unidades, según la base; 20 mg/g de nicotina</caption>
<thead><tr><th scope="col">Base, PG/VG</th><th scope="col">Densidad, g/ml</th><th scope="col">20 mg/g equivalen a</th></tr></thead>
<tbody>
<tr><th scope="row">70/30</th><td>1,104</td><td>22,07 mg/ml</td></tr>
<tr><th scope="row">50/50</th><td>1,149</td><td>22,97 mg/ml</td></tr>
<tr><th scope="row">30/70</th><td>1,194</td><td>23,87 mg/ml</td></tr>
</tbody>
</table>
<p>La tabla esconde una trampa. La norma nacional china limita la nicotina a 20 miligramos por gramo; la europea, a 20 miligramos por mililitro. Un líquido que está justo en el límite chino supera el europeo, sea cual sea la base. El certificado que dice «20 mg, conforme» no miente. Es conforme en otra parte.</p>
<h2>Cuando el número se convierte en dinero</h2>
<p>Donde se grava igual cada mililitro, la concentración cuenta para la admisión, no para la cuota. Alemania cobra 0,32 € por mililitro de cualquier líquido, bases y aromas incluidos. El tipo único británico, 2,20 libras por 10 ml desde el 1 de octubre de 2026, no distingue entre llevar nicotina y no llevarla.</p>
<p>En otros sitios decide la cuota.</p>
<ul>
<li><strong>España</strong> cobra 0,15 € por mililitro hasta 15 mg/ml y 0,20 € por encima. Los resúmenes publicados discrepan sobre los 15 exactos, así que una partida de esa concentración merece una lectura de la propia ley.</li>
<li><strong>Italia</strong> solo pregunta si hay nicotina: 0,169552 € por mililitro con ella y 0,122454 € sin ella, desde el 1 de enero de 2026.</li>
<li><strong>Dinamarca</strong>, según la tabla de un proveedor, pasa de 1,50 a 2,50 coronas por encima de 12 mg/ml y exime los líquidos sin nicotina.</li>
</ul>
<p>Pongamos un palé de 6.000 frascos de 10 ml para España, facturado como «sales 16 mg». Si son de nicotina, la cuota es de 12.000 euros. Si son de sal y la nicotina se queda en 10 mg/ml, 9.000. La diferencia son tres mil euros y una llamada.</p>
<h2>¿Qué código?</h2>
<p>Los aparatos viajan por el 8543.40. Los productos envasados y los líquidos con nicotina y sin tabaco se declaran, según la prensa del sector, por el 2404.12; no hemos verificado la redacción exacta de esa línea, y el agente debe tomarla del arancel vigente y no de nosotros. Que la nicotina sea sal o base no influye en ninguno de los dos. La nicotina concentrada en bidones, en cambio, trae consigo los papeles de mercancías peligrosas, y ahí la sal y la base son sustancias distintas con nombres distintos. Es el único lugar donde la palabra de la factura tiene que ser precisa.</p>
<h2>Cinco preguntas antes del formulario</h2>
<ul>
<li>¿La concentración es de nicotina o de sal?</li>
<li>¿La unidad es porcentaje, mililitro o gramo? Si es gramo, ¿cuál es la base?</li>
<li>¿El informe del laboratorio usa la misma unidad que la etiqueta?</li>
<li>¿Hay tramos en el mercado de destino, y a qué distancia del límite está el número?</li>
<li>Si va a venderse en la Unión, ¿son 10 ml o menos y 20 mg/ml o menos?</li>
</ul>
<p>También los programas empiezan a hacer estas preguntas, y varios puertos y mayoristas los están probando. Hasta que aprendan a escuchar un silencio al teléfono, Teixeira conserva el lápiz.</p>`,
		sources: [
			...ratesOf('DE', 'ES', 'IT', 'DK', 'GB'),
			{ title: 'Directiva 2014/40/UE, artículo 20', url: 'https://health.ec.europa.eu' },
			{ title: 'GB 41700-2022 (resumen de SESEC, en inglés)', url: 'https://sesec.eu' },
		],
		corrections: [{ days_after: 9, text: 'La fila de la base 30/70 decía 23,78 mg/ml. La cifra correcta es 23,87.' }],
		keywords: ['sales de nicotina', 'agentes de aduanas', 'mg/ml', 'mg/g', 'tramos del impuesto'],
	},
} satisfies DemoArticle;
