import type { DemoArticle } from '../article';

export default {
	key: 'exhibition-gfn26-warsaw',
	type: 'company',
	kind: 'exhibition',
	author: 'lucia-ferrandiz',
	days_ago: 163,
	hour: 13,
	label: 'feature',
	tags: ['trade-shows', 'poland', 'public-health', 'nicotine'],
	mood: 'day',
	views: 339,
	en: {
		seo_url: 'gfn26-warsaw-prohibition-on-the-programme',
		title: 'GFN26 in Warsaw takes prohibition as its theme',
		standfirst:
			'The thirteenth Global Forum on Nicotine met from 3 to 5 June. The trade people who attend it come without stands, without samples and, mostly, without being sure why.',
		market: 'Poland',
		place: 'Warsaw',
		key_points: [
			'GFN26, organised by Knowledge-Action-Change, took prohibition and public health as its theme.',
			'The organiser says that it takes no sponsorship from industry; company staff sit in the audience.',
			'It should not be confused with GTNF, an industry conference with a similar name.',
		],
		html: `<p>A trade visitor to the Global Forum on Nicotine has to unlearn several habits. There is no hall, since the event takes place in a hotel, this year the Warsaw Presidential. There is no stand to go to and therefore none to escape from. “I packed three hundred cards,” said the regulatory manager of a Czech filler. “I have given away four, and one of those was to the cloakroom.”</p>
<p>GFN26 was the thirteenth in a yearly series that began in 2014 and has left the Polish capital twice: for the internet in 2020 and for Liverpool a year later. It is organised by Knowledge-Action-Change, brings together consumers, researchers and people who make policy, and says that it accepts no industry sponsorship. A film festival and a showcase for new technology, ISoNTech, belong to it.</p>
<h2>Not to be mixed up</h2>
<p>Every year a few delegates discover that they have booked a different event. The Global Tobacco and Nicotine Forum, GTNF, is an industry conference that changes cities and usually falls in September. It was founded in Rio in 2008 by the magazine Tobacco Reporter, and called itself a “networking” forum until 2015.</p>
<table>
<caption>Two forums, one letter apart</caption>
<thead><tr><th scope="col">Feature</th><th scope="col">GFN</th><th scope="col">GTNF</th></tr></thead>
<tbody>
<tr><td>First held</td><td>2014, Warsaw</td><td>2008, Rio</td></tr>
<tr><td>Usual month</td><td>June</td><td>September</td></tr>
<tr><td>Public</td><td>consumers, science, policy</td><td>industry</td></tr>
<tr><td>Recent places</td><td>Warsaw; once Liverpool (2021)</td><td>Washington 2022, Seoul 2023, Brussels 2025</td></tr>
</tbody>
</table>
<h2>What prohibition means on a price list</h2>
<p>The theme of this year’s forum was prohibition and public health. It is a subject on which the people in the room hold opinions, and on which Brume reports only the rules. For a trade reader the useful observation is that the word covers very different things.</p>
<ul>
<li>China permits the product and no characterising flavour but tobacco; liquids without nicotine are not allowed on the market.</li>
<li>The United Kingdom permits the product and not the throwaway: single-use devices have been banned since 1 June 2025.</li>
<li>The United States permits what has been authorised, one application at a time: 45 e-cigarettes by 5 May 2026.</li>
</ul>
<p>Each of the three leaves a different stock in a different warehouse. A filler hit by the first loses recipes, by the second moulds, by the third years. “We say ‘ban’ and each of us sees another pallet,” remarked a wholesaler from Gdańsk, who had come for the day by train.</p>
<h2>Why the trade turns up</h2>
<p>We put the question to fourteen company delegates over coffee. Five came to hear researchers whose papers they would otherwise read in summary. Four came because their lawyers had. Three wished to listen to consumers speak when nobody was selling them anything, which one called “the most expensive market research I have not paid for”. Two could not say.</p>
<blockquote><p>“At a fair I learn what will be on the shelf. Here I learn what will be on the form.”</p><cite>Regulatory manager of a Czech filler</cite></blockquote>
<p>None of them spoke from a podium, and most said they preferred it so. A company’s word in such a room is weighed with care, and its silence is cheaper. The 2023 edition was interpreted into Spanish and Russian; the wholesaler from Gdańsk, who has neither, said he had managed on Polish and patience.</p>
<p>Back at the reception desk, the Czech manager asked whether he could leave his cards for collection. The receptionist, polite and experienced, gave him a drawer.</p>`,
		sources: [
			{ title: 'Global Forum on Nicotine', url: 'https://gfn.events' },
			{ title: 'GFN26 announcement (partner content), 2Firsts', url: 'https://2firsts.com' },
			{ title: 'Entries on GFN and GTNF, Tobacco Tactics', url: 'https://tobaccotactics.org' },
			{ title: 'Conversations with fourteen delegates by Brume; illustrative' },
		],
		keywords: ['GFN26', 'Global Forum on Nicotine', 'Warsaw', 'prohibition'],
	},
	es: {
		seo_url: 'gfn26-varsovia-prohibicion-en-el-programa',
		title: 'GFN26 dedica su programa de Varsovia a la prohibición',
		standfirst:
			'El decimotercer Foro Global sobre la Nicotina se reunió del 3 al 5 de junio. La gente del sector acude sin estand, sin muestras y, por lo general, sin saber muy bien a qué.',
		market: 'Polonia',
		place: 'Varsovia',
		key_points: [
			'GFN26, organizado por Knowledge-Action-Change, tuvo por tema la prohibición y la salud pública.',
			'La organización dice que no admite patrocinio de la industria; el personal de las empresas va de oyente.',
			'No debe confundirse con el GTNF, un congreso del sector de nombre parecido.',
		],
		html: `<p>Quien llega del comercio al Global Forum on Nicotine tiene que olvidar varias costumbres. No hay pabellón, porque se celebra en un hotel, este año el Warsaw Presidential. No hay estand al que ir ni, por tanto, del que huir. «Traje trescientas tarjetas», cuenta el responsable regulatorio de un envasador checo. «He dado cuatro, y una fue en el guardarropa.»</p>
<p>GFN26 ha sido el decimotercero de una serie anual que empezó en 2014 y que solo dos veces no se celebró como siempre: en 2020 fue por internet y al año siguiente, en Liverpool. Lo organiza Knowledge-Action-Change, reúne a consumidores, investigadores y responsables de políticas y declara que no acepta patrocinio de la industria. Incluye un festival de cine y una muestra de tecnología, ISoNTech.</p>
<h2>Para no equivocarse de foro</h2>
<p>Todos los años hay quien descubre que ha reservado otra cosa. El Global Tobacco and Nicotine Forum, GTNF, es un congreso del sector que cambia de ciudad y suele caer en septiembre. Lo fundó en Río, en 2008, la revista Tobacco Reporter, y hasta 2015 la ene de sus siglas se leía «networking».</p>
<table>
<caption>Dos foros y una letra de diferencia</caption>
<thead><tr><th scope="col">Rasgo</th><th scope="col">GFN</th><th scope="col">GTNF</th></tr></thead>
<tbody>
<tr><td>Primera edición</td><td>2014, Varsovia</td><td>2008, Río</td></tr>
<tr><td>Mes habitual</td><td>junio</td><td>septiembre</td></tr>
<tr><td>Público</td><td>consumidores, ciencia, políticas</td><td>industria</td></tr>
<tr><td>Sedes recientes</td><td>Varsovia; una vez Liverpool (2021)</td><td>Washington 2022, Seúl 2023, Bruselas 2025</td></tr>
</tbody>
</table>
<h2>Qué significa prohibir en una tarifa</h2>
<p>El tema de este año era la prohibición y la salud pública. Los asistentes tienen opiniones al respecto; Brume se limita a las normas. Para un lector del comercio, lo útil es que la palabra abarca cosas muy distintas.</p>
<ul>
<li>China admite el producto y ningún aroma característico salvo el de tabaco; los líquidos sin nicotina no pueden salir al mercado.</li>
<li>El Reino Unido admite el producto y no el de usar y tirar: los desechables están prohibidos desde el 1 de junio de 2025.</li>
<li>Estados Unidos admite lo autorizado, solicitud a solicitud: 45 cigarrillos electrónicos el 5 de mayo de 2026.</li>
</ul>
<p>Cada uno deja existencias distintas en almacenes distintos. A un fabricante, lo primero le cuesta recetas; lo segundo, moldes; lo tercero, años. «Decimos “prohibición” y cada cual ve otro palé», observa un mayorista de Gdansk que había venido a pasar el día en tren.</p>
<h2>A qué viene el sector</h2>
<p>Se lo preguntamos, con un café, a catorce delegados de empresa. Cinco venían a oír a investigadores cuyos artículos suelen leer resumidos. Cuatro, porque venía su abogado. Tres querían escuchar a los consumidores cuando nadie les vende nada, que para uno es «el estudio de mercado más caro que no he pagado». Dos no supieron contestar.</p>
<blockquote><p>«En una feria me entero de qué habrá en la estantería. Aquí, de qué habrá en el formulario.»</p><cite>Responsable regulatorio de un envasador checo</cite></blockquote>
<p>Ninguno habló desde el estrado y casi todos lo preferían así. En una sala como esa la palabra de una empresa se pesa con cuidado, y el silencio sale más barato. La edición de 2023 se interpretó al español y al ruso; el mayorista de Gdansk, que no habla ninguno de los dos, dice que se las arregla con el polaco y la paciencia.</p>
<p>De vuelta en recepción, el checo preguntó si podía dejar allí las tarjetas por si alguien las pedía. La recepcionista, educada y con experiencia, le abrió un cajón.</p>`,
		sources: [
			{ title: 'Global Forum on Nicotine', url: 'https://gfn.events' },
			{ title: 'Anuncio de GFN26 (contenido patrocinado), 2Firsts', url: 'https://2firsts.com' },
			{ title: 'Fichas de GFN y GTNF, Tobacco Tactics', url: 'https://tobaccotactics.org' },
			{ title: 'Conversaciones de Brume con catorce delegados; ilustrativas' },
		],
		keywords: ['GFN26', 'Global Forum on Nicotine', 'Varsovia', 'prohibición'],
	},
} satisfies DemoArticle;
