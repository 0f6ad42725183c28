import type { DemoArticle } from '../article';

export default {
	key: 'regulation-latin-america-files',
	type: 'regulation',
	kind: 'news',
	author: 'ines-carrasco',
	days_ago: 11,
	hour: 15,
	label: 'feature',
	tags: ['latin-america', 'customs', 'wholesale', 'testing'],
	mood: 'day',
	views: 520,
	en: {
		seo_url: 'latin-america-one-file-per-border',
		title: 'Latin American importers need 61 pages of stamps and copies per border',
		standfirst:
			'Eighteen firms opened their cabinets for us. The same cartridge travels under nine different names, and the laboratory report is the only page that crosses every frontier.',
		market: 'Latin America',
		place: 'Madrid',
		html: `
			<p>In the office of Rioplata Comex in Montevideo the binders stand in order of difficulty, not of alphabet. Those within reach are for countries where the rule is short and the answer is no. Those on the top shelf are for countries where the answer depends. “No is cheap,” says Graciela Otamendi, who has run the firm’s regulatory desk for eleven years. “Depends has filled a room.”</p>
			<p>The region has no common law for electronic cigarettes and no institution that could write one. Between Mexico and Chile a product may be forbidden, tolerated, notified or simply not mentioned, and it may change column between one government and the next. Importers have stopped waiting for convergence. They manage difference, and the tool is the file.</p>
			<h2>What eighteen cabinets hold</h2>
			<p>Over the autumn Brume asked eighteen importers and brokers in nine countries to count. It is a small sample and they chose what to show us; the picture is nonetheless consistent.</p>
			<table>
			<caption>What an import file contains and how much of it serves in a second country. Survey of 18 firms by Brume, autumn 2026; illustrative figures</caption>
			<thead><tr><th scope="col">Part of the file</th><th scope="col">Median pages</th><th scope="col">Reused elsewhere</th></tr></thead>
			<tbody>
			<tr><th scope="row">Laboratory reports</th><td>38</td><td>nearly all</td></tr>
			<tr><th scope="row">Maker’s licence and certificates</th><td>14</td><td>half</td></tr>
			<tr><th scope="row">Labels and leaflets</th><td>22</td><td>almost none</td></tr>
			<tr><th scope="row">Customs description and classification</th><td>9</td><td>none</td></tr>
			<tr><th scope="row">Powers, stamps and legalised copies</th><td>61</td><td>none</td></tr>
			</tbody>
			</table>
			<p>The last row is the heaviest. A legalised copy has an owner, an addressee and an age, and most desks refuse one older than six months. Rioplata pays a notary’s clerk by the metre of paper, only partly in jest.</p>
			<h2>Nine names for one cartridge</h2>
			<p>What stops goods is rarely the rate of duty. It is the description. The same closed cartridge was declared by our eighteen firms as a part, an accessory, a filled container, a chemical preparation and five other things, each defensible. A consignment moves while the description on the invoice, the certificate and the label agree. It stops when one of them was translated by somebody else.</p>
			<blockquote><p>“The officer is not against us. He has three papers and they name three objects.”</p><cite>Efraín Castellar, customs broker, Callao</cite></blockquote>
			<p>Mr Castellar’s cure is a page he calls the godfather: one paragraph, signed by the maker, that names the object once in Spanish, once in Portuguese and once in English, and is attached to everything. Of the eighteen firms, seven now use such a page. They report shorter stops, in two cases by half.</p>
			<h2>What suppliers can send</h2>
			<ul>
			<li>One name for each article, used in every document and never improved.</li>
			<li>Laboratory reports that state the method and the batch, since they are what travels best.</li>
			<li>The maker’s Chinese licence with a translation made once, by one person.</li>
			<li>A warning before the label changes, with both versions in force for a quarter.</li>
			</ul>
			<p>None of this makes a forbidden product lawful anywhere, and several firms asked us to say so. The binder within reach remains the thinnest. It is also, Ms Otamendi points out, the only one that has never gone out of date.</p>
		`,
		sources: [{ title: 'Survey of 18 importers and brokers by Brume, autumn 2026 (illustrative figures)' }],
		keywords: ['Latin America', 'import file', 'customs description', 'brokers'],
	},
	es: {
		seo_url: 'america-latina-un-expediente-por-frontera',
		title: 'El importador latinoamericano necesita 61 páginas de sellos y copias por frontera',
		standfirst:
			'Dieciocho empresas nos abrieron el archivador. Un mismo cartucho viaja con nueve nombres, y el informe del laboratorio es lo único que cruza todas las fronteras.',
		market: 'América Latina',
		place: 'Madrid',
		html: `
			<p>En la oficina de Rioplata Comex, en Montevideo, los archivadores no siguen el alfabeto, sino la dificultad. A mano están los países donde la norma es corta y la respuesta es no. En lo alto, aquellos donde depende. «El no es barato —dice Graciela Otamendi, once años al frente del área regulatoria—. El depende me ha llenado un cuarto.»</p>
			<p>La región no tiene una ley común para el cigarrillo electrónico ni una institución que pueda escribirla. De México a Chile, un producto puede estar prohibido, tolerado, notificado o, sencillamente, sin mencionar, y puede cambiar de columna de un Gobierno a otro. Los importadores ya no esperan la convergencia: administran la diferencia, y su herramienta es el expediente.</p>
			<h2>Lo que hay en dieciocho armarios</h2>
			<p>Este otoño, Brume pidió a dieciocho importadores y agentes de nueve países que contaran. La muestra es pequeña y cada cual enseñó lo que quiso, pero la imagen es coherente.</p>
			<table>
			<caption>Qué contiene un expediente de importación y cuánto sirve en otro país. Encuesta de Brume a 18 empresas, otoño de 2026; cifras ilustrativas</caption>
			<thead><tr><th scope="col">Parte del expediente</th><th scope="col">Páginas, mediana</th><th scope="col">Se aprovecha</th></tr></thead>
			<tbody>
			<tr><th scope="row">Informes de laboratorio</th><td>38</td><td>casi todo</td></tr>
			<tr><th scope="row">Licencia y certificados del fabricante</th><td>14</td><td>la mitad</td></tr>
			<tr><th scope="row">Etiquetas y prospectos</th><td>22</td><td>casi nada</td></tr>
			<tr><th scope="row">Descripción y clasificación aduanera</th><td>9</td><td>nada</td></tr>
			<tr><th scope="row">Poderes, sellos y copias legalizadas</th><td>61</td><td>nada</td></tr>
			</tbody>
			</table>
			<p>La última fila es la que pesa. Una copia legalizada tiene dueño, destinatario y edad, y en casi ninguna ventanilla la quieren con más de seis meses. En Rioplata dicen, solo medio en broma, que al escribano se le paga por metros.</p>
			<h2>Nueve nombres para un cartucho</h2>
			<p>Lo que detiene la mercancía rara vez es el tipo del impuesto. Es la descripción. El mismo cartucho cerrado lo han declarado nuestras dieciocho empresas como pieza, accesorio, envase lleno, preparado químico y cinco cosas más, todas defendibles. El envío avanza mientras la factura, el certificado y la etiqueta digan lo mismo. Se para cuando una de las tres la tradujo otro.</p>
			<blockquote><p>«El funcionario no está en contra. Tiene tres papeles y cada uno nombra un objeto.»</p><cite>Efraín Castellar, agente de aduanas, Callao</cite></blockquote>
			<p>El remedio de Castellar es una hoja a la que llama «el padrino»: un párrafo firmado por el fabricante que nombra el objeto una vez en español, otra en portugués y otra en inglés, y que se adjunta a todo. De las dieciocho empresas, siete usan ya algo parecido. Dicen que las paradas son más cortas; en dos casos, la mitad.</p>
			<h2>Qué puede mandar el proveedor</h2>
			<ul>
			<li>Un solo nombre por artículo, igual en todos los documentos y sin mejoras posteriores.</li>
			<li>Informes de laboratorio con método y lote, que son lo que mejor viaja.</li>
			<li>La licencia china del fabricante, con una traducción hecha una vez y por una persona.</li>
			<li>Aviso antes de cambiar la etiqueta, con las dos versiones en vigor durante un trimestre.</li>
			</ul>
			<p>Nada de esto vuelve legal en ningún sitio un producto prohibido, y varias empresas nos han pedido que lo digamos. El archivador que está más a mano sigue siendo el más delgado. También es, recuerda Otamendi, el único que no ha caducado nunca.</p>
		`,
		sources: [{ title: 'Encuesta de Brume a 18 importadores y agentes, otoño de 2026 (cifras ilustrativas)' }],
		keywords: ['América Latina', 'expediente de importación', 'aduanas', 'agentes'],
	},
} satisfies DemoArticle;
