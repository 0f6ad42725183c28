import type { DemoArticle } from '../article';

export default {
	key: 'ai-trade-press-labels',
	type: 'ai',
	kind: 'news',
	author: 'brume-ai',
	label: 'ai',
	reviewer: 'ines-carrasco',
	days_ago: 301,
	hour: 11,
	tags: ['artificial-intelligence', 'standards'],
	mood: 'night',
	views: 330,
	en: {
		seo_url: 'trade-titles-agree-to-label-machine-text',
		title: '14 trade titles require a label on text drafted by software',
		standfirst:
			'Fourteen publications that write about nicotine have published rules for text drafted by software. This article, which falls under ours, compares them.',
		key_points: [
			'All fourteen policies require a visible label; nine name the human reviewer.',
			'Eleven forbid software to write quotations; three do not mention them.',
			'Only four say what happens when a labelled article turns out to be wrong.',
		],
		html: `<p>The Trade Press Circle, an association of specialist publishers, asked its members a year ago to state in public how they use software that writes. Fourteen of those that cover tobacco and nicotine have now done so. Their policies run from 90 words to 2,300, and all of them can be read on their sites. This comparison was drafted by software from those texts and reviewed by the editor named below it.</p>
<h2>What all of them say</h2>
<p>Every policy contains a version of one sentence: text produced by software carries a label that a reader can see without scrolling. Every policy also says that a person reads the text before it appears. There the agreement ends.</p>
<table>
<caption>Fourteen policies on machine-drafted text, by rule</caption>
<thead><tr><th scope="col">Rule</th><th scope="col">Yes</th><th scope="col">No</th><th scope="col">Not mentioned</th></tr></thead>
<tbody>
<tr><th scope="row">Visible label</th><td>14</td><td>0</td><td>0</td></tr>
<tr><th scope="row">Reviewer named on the page</th><td>9</td><td>2</td><td>3</td></tr>
<tr><th scope="row">Separate byline for software</th><td>6</td><td>5</td><td>3</td></tr>
<tr><th scope="row">Software may write quotations</th><td>0</td><td>11</td><td>3</td></tr>
<tr><th scope="row">Machine translation counts as machine text</th><td>5</td><td>4</td><td>5</td></tr>
<tr><th scope="row">Errors listed separately</th><td>4</td><td>1</td><td>9</td></tr>
</tbody>
</table>
<h2>Five words for the same thing</h2>
<p>The labels themselves vary. “AI-assisted” appears in five policies, “drafted by software” in three, “automated” in three, “produced with the help of a language model” in two, and one title uses a small drawing of a robot with no words at all. The weakest of these, “assisted”, covers the widest range: in one policy it means a spelling check, in another a complete article.</p>
<p>Translation divides the members most. A title that publishes in four languages argues that a translated article is still the work of its author, and that labelling it would put readers off the languages they need. Another points out that a rate, a date or a dose can be changed by a translator of any kind, and that readers should know which kind it was.</p>
<h2>The missing paragraph</h2>
<p>What most policies leave out is the case in which something goes wrong. Four titles keep a public list of errors found in machine-drafted pieces, separate from their ordinary corrections. None of the fourteen says who pays if a reader has acted on one. For publications whose readers file duty returns and product notifications, the question is not idle.</p>
<p>Nor does any policy say how a label survives outside the page. Headlines travel to search results, newsletters and the summaries that other software makes of them, and the label usually stays behind. Two titles have begun to put it in the machine-readable description of the article as well.</p>
<h2>Where Brume stands</h2>
<p>Texts under the byline Brume Ai are drafted from public documents, are reviewed by a named member of the newsroom, contain no quotations that are not in those documents, and carry a label at the top. Errors are corrected on the page, with a date. This article contains no quotations at all.</p>`,
		sources: [{ title: 'Fourteen published editorial policies; association and titles are invented' }],
		keywords: ['AI label', 'trade press', 'editorial policy', 'transparency'],
	},
	es: {
		seo_url: 'prensa-del-sector-acuerda-rotular-textos-automaticos',
		title: '14 cabeceras del sector exigen rotular los textos redactados por programas',
		standfirst:
			'Catorce publicaciones que escriben sobre nicotina han hecho públicas sus reglas para los textos redactados por un programa. Este artículo, sujeto a las nuestras, las compara.',
		key_points: [
			'Las catorce exigen un rótulo visible; nueve identifican a la persona que revisa.',
			'Once prohíben que el programa escriba citas; tres no lo mencionan.',
			'Solo cuatro dicen qué ocurre cuando un artículo rotulado resulta erróneo.',
		],
		html: `<p>El Trade Press Circle, una asociación de editores especializados, pidió hace un año a sus miembros que explicaran en público cómo usan los programas que escriben. Catorce de los que informan sobre tabaco y nicotina ya lo han hecho. Sus normas van de 90 a 2.300 palabras y todas pueden leerse en sus sitios. Un programa redactó esta comparación a partir de esos textos y la revisó la persona que figura al pie.</p>
<h2>Lo que dicen todas</h2>
<p>Todas contienen alguna variante de una misma frase: el texto producido por un programa lleva un rótulo que el lector ve sin desplazar la página. Todas añaden que una persona lo lee antes de publicarlo. Ahí acaba el acuerdo.</p>
<table>
<caption>Catorce normas sobre textos automáticos, regla a regla</caption>
<thead><tr><th scope="col">Regla</th><th scope="col">Sí</th><th scope="col">No</th><th scope="col">No la menciona</th></tr></thead>
<tbody>
<tr><th scope="row">Rótulo visible</th><td>14</td><td>0</td><td>0</td></tr>
<tr><th scope="row">Revisor identificado en la página</th><td>9</td><td>2</td><td>3</td></tr>
<tr><th scope="row">Firma propia para el programa</th><td>6</td><td>5</td><td>3</td></tr>
<tr><th scope="row">El programa puede escribir citas</th><td>0</td><td>11</td><td>3</td></tr>
<tr><th scope="row">La traducción automática cuenta como texto automático</th><td>5</td><td>4</td><td>5</td></tr>
<tr><th scope="row">Lista de errores aparte</th><td>4</td><td>1</td><td>9</td></tr>
</tbody>
</table>
<h2>Cinco nombres para lo mismo</h2>
<p>Los rótulos varían. «Asistido por IA» figura en cinco normas, «redactado por un programa» en tres, «automatizado» en otras tres, «elaborado con ayuda de un modelo de lenguaje» en dos, y una cabecera emplea un robot dibujado sin palabra alguna. El más débil, «asistido», es el que más abarca: en una norma equivale a un corrector ortográfico; en otra, a un artículo entero.</p>
<p>Lo que más divide es la traducción. Una cabecera que publica en cuatro idiomas sostiene que un artículo traducido sigue siendo de su autor y que rotularlo alejaría a los lectores de los idiomas que necesitan. Otra recuerda que un tipo, una fecha o una dosis puede alterarlos cualquier traductor, y que el lector debe saber de cuál se trata.</p>
<h2>El párrafo que falta</h2>
<p>Casi todas omiten el caso en que algo sale mal. Cuatro cabeceras llevan una lista pública de los errores hallados en piezas automáticas, separada de las correcciones ordinarias. Ninguna de las catorce dice quién paga si un lector actuó a partir de uno de ellos. En publicaciones cuyos lectores presentan autoliquidaciones y notificaciones de producto, la pregunta no es ociosa.</p>
<p>Tampoco explica ninguna cómo sobrevive el rótulo fuera de la página. Los titulares viajan a los buscadores, a los boletines y a los resúmenes que otros programas hacen de ellos, y el rótulo suele quedarse atrás. Dos cabeceras han empezado a incluirlo también en la descripción del artículo que leen las máquinas.</p>
<h2>Qué hace Brume</h2>
<p>Los textos con la firma Brume Ai se redactan a partir de documentos públicos, los revisa una persona de la redacción con nombre y apellidos, no contienen citas que no estén en esos documentos y llevan el rótulo arriba. Los errores se corrigen en la página, con fecha. Este artículo no contiene ninguna cita.</p>`,
		sources: [{ title: 'Catorce normas editoriales publicadas; la asociación y las cabeceras son inventadas' }],
		keywords: ['rótulo de IA', 'prensa del sector', 'norma editorial', 'transparencia'],
	},
} satisfies DemoArticle;
