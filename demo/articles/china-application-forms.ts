import type { DemoArticle } from '../article';

export default {
	key: 'china-application-forms',
	type: 'regulation',
	kind: 'china',
	author: 'wen-xiaolan',
	days_ago: 266,
	hour: 7,
	tags: ['china', 'licences', 'shenzhen'],
	mood: 'day',
	views: 240,
	en: {
		seo_url: 'china-application-forms-first-year',
		title: 'China’s new licence forms take 2 days to fill in and 9 for statistics',
		standfirst:
			'The set known as the 2024 version has been compulsory since 28 February 2025. Filing agents say that it is shorter to fill in and takes longer to answer.',
		market: 'China',
		html: `
			<p>Forms have anniversaries too, though nobody sends flowers. A year ago the State Tobacco Monopoly Administration retired the application forms with which the e-cigarette trade had learnt to be regulated and put a new set in their place. It is called the 2024 version after the document that introduced it, number 157 of that year, and it has been in use since 28 February 2025.</p>
			<p>We asked seven filing agents in Shenzhen, Dongguan and Zhuhai what has changed at the desk. None wished to be described as fond of the new set. Five would not go back.</p>
			<h2>The right form for the event</h2>
			<p>The scheme knows more kinds of application than most firms expect, and half the returned files, the agents say, were good answers on the wrong sheet. A notice of February 2024 lists them:</p>
			<ul>
			<li><strong>new</strong>, which includes applying again after a refusal or a lapse;</li>
			<li><strong>change</strong>, of what is written on the licence;</li>
			<li><strong>renewal</strong>, before it runs out;</li>
			<li><strong>cessation</strong> and <strong>resumption</strong>, for a line that stops and starts;</li>
			<li><strong>closure</strong> or suspension;</li>
			<li><strong>reissue</strong>, for the licence that was in the drawer when the pipe burst.</li>
			</ul>
			<p>The one most often missed is resumption. A maker who reports a stop and quietly starts again when the order arrives has a licence and no right to use it.</p>
			<h2>Who reads it</h2>
			<p>Applications go to the provincial bureau. Dalian and Shenzhen have bureaus of their own, a detail that still sends a few Shenzhen firms to Guangzhou each season with a stack of papers and no appointment. For production licences the province prepares and the administration in Beijing decides.</p>
			<h2>Shorter, and slower</h2>
			<p>The agents’ diaries, which they let us copy, show the trade-off. The forms themselves take two days where they used to take four. The evidence behind them takes longer.</p>
			<table>
			<caption>Working days spent on one application, median of seven filing agents, old and new forms. Illustrative figures</caption>
			<thead><tr><th scope="col">Task</th><th scope="col">Old forms</th><th scope="col">2024 version</th></tr></thead>
			<tbody>
			<tr><th scope="row">Filling in the forms</th><td>4</td><td>2</td></tr>
			<tr><th scope="row">Accounts and statements of cash flow</th><td>9</td><td>11</td></tr>
			<tr><th scope="row">Production and sales statistics</th><td>5</td><td>9</td></tr>
			<tr><th scope="row">Customs declarations, three years</th><td>6</td><td>6</td></tr>
			<tr><th scope="row">Questions after filing</th><td>8</td><td>5</td></tr>
			</tbody>
			</table>
			<p>Statistics are where the days go. A figure for production now has to agree with one for sales and with one for stock, and the three are usually kept by three people. “The old form asked what you had made,” says Tang Yulian of Lotus Filing. “The new one asks twice, in different rooms, and compares.”</p>
			<p>Add the column and the total is thirty-two days before and thirty-three now. The agents regard this as a fair description of administrative reform. Their clients regard the fall in the last row, from eight to five, as the only part worth a comment: fewer questions come back.</p>
		`,
		sources: [
			{ title: '2Firsts, on the notice of February 2024 and on Document 157', url: 'https://2firsts.com' },
			{ title: 'Diaries of seven filing agents (invented for the demonstration edition)' },
		],
		keywords: ['China', 'application forms', 'Document 157', 'filing agents'],
	},
	es: {
		seo_url: 'china-formularios-licencia-un-ejercicio-despues',
		title: 'Los nuevos formularios chinos se rellenan en 2 días y piden 9 para estadísticas',
		standfirst:
			'El juego conocido como «versión 2024» es obligatorio desde el 28 de febrero de 2025. Los gestores dicen que se rellena antes y se contesta después.',
		market: 'China',
		html: `
			<p>También los formularios cumplen años, aunque nadie les mande flores. Hace uno, la Administración Estatal del Monopolio del Tabaco jubiló los impresos con los que el sector había aprendido a estar regulado y puso otros en su lugar. Se conocen como «versión 2024» por el documento que los introdujo, el 157 de ese año, y se usan desde el 28 de febrero de 2025.</p>
			<p>Hemos preguntado a siete gestores de Shenzhen, Dongguan y Zhuhai qué ha cambiado en la mesa. Ninguno quiere pasar por entusiasta. Cinco no volverían atrás.</p>
			<h2>A cada suceso, su impreso</h2>
			<p>El régimen distingue más clases de solicitud de las que se suelen esperar, y la mitad de los expedientes devueltos, dicen los gestores, eran buenas respuestas en la hoja equivocada. Un aviso de febrero de 2024 las enumera:</p>
			<ul>
			<li><strong>nueva</strong>, que incluye volver a pedirla tras una denegación o una caducidad;</li>
			<li><strong>cambio</strong> de lo que dice la licencia;</li>
			<li><strong>renovación</strong>, antes de que venza;</li>
			<li><strong>cese</strong> y <strong>reanudación</strong>, para la línea que para y arranca;</li>
			<li><strong>cierre</strong> o suspensión;</li>
			<li><strong>duplicado</strong>, para la licencia que estaba en el cajón cuando reventó la tubería.</li>
			</ul>
			<p>La que más se olvida es la reanudación. Quien comunica una parada y vuelve a arrancar sin ruido cuando llega el pedido tiene licencia, pero no derecho a usarla.</p>
			<h2>Quién la lee</h2>
			<p>Las solicitudes van a la oficina provincial. Dalian y Shenzhen tienen oficina propia, detalle que todavía lleva cada temporada a unas cuantas empresas de Shenzhen hasta Cantón, cargadas de papeles y sin cita. En las licencias de producción, la provincia instruye y la administración de Pekín decide.</p>
			<h2>Más corto y más lento</h2>
			<p>Las agendas de los gestores, que nos dejaron copiar, enseñan el trueque. Los impresos se llevan dos días, cuando antes eran cuatro. Las pruebas que van detrás se llevan más.</p>
			<table>
			<caption>Días laborables por solicitud, mediana de siete gestores, impresos antiguos y nuevos. Cifras ilustrativas</caption>
			<thead><tr><th scope="col">Tarea</th><th scope="col">Antiguos</th><th scope="col">Versión 2024</th></tr></thead>
			<tbody>
			<tr><th scope="row">Rellenar los impresos</th><td>4</td><td>2</td></tr>
			<tr><th scope="row">Cuentas y flujos de caja</th><td>9</td><td>11</td></tr>
			<tr><th scope="row">Estadística de producción y ventas</th><td>5</td><td>9</td></tr>
			<tr><th scope="row">Declaraciones de aduana, tres años</th><td>6</td><td>6</td></tr>
			<tr><th scope="row">Preguntas posteriores</th><td>8</td><td>5</td></tr>
			</tbody>
			</table>
			<p>Los días se van en la estadística. La cifra de producción tiene que cuadrar ahora con la de ventas y con la de existencias, y las tres suelen llevarlas tres personas. «El impreso viejo preguntaba qué habías fabricado —dice Tang Yulian, de Lotus Filing—. El nuevo lo pregunta dos veces, en cuartos distintos, y compara.»</p>
			<p>Sumadas las columnas, eran treinta y dos días y ahora son treinta y tres. A los gestores les parece una descripción justa de lo que es una reforma administrativa. A sus clientes solo les interesa la última fila, de ocho a cinco: vuelven menos preguntas.</p>
		`,
		sources: [
			{ title: '2Firsts, sobre el aviso de febrero de 2024 y el documento 157', url: 'https://2firsts.com' },
			{ title: 'Agendas de siete gestores (inventadas para la edición de demostración)' },
		],
		keywords: ['China', 'formularios', 'documento 157', 'gestores'],
	},
} satisfies DemoArticle;
