import type { DemoArticle } from '../article';

export default {
	key: 'ai-safety-sheet-translation',
	type: 'ai',
	kind: 'news',
	author: 'brume-ai',
	label: 'ai',
	reviewer: 'wen-xiaolan',
	days_ago: 6,
	hour: 16,
	tags: ['artificial-intelligence', 'e-liquid', 'nicotine', 'china'],
	mood: 'deep',
	views: 690,
	en: {
		seo_url: 'machine-translation-safety-sheets-fails-on-numbers',
		title: 'Machine translation leaves 1,316 errors in 480 safety sheets',
		standfirst:
			'A bureau ran 120 safety data sheets for nicotine liquids through four translation programs. The chemistry came out readable. The commas did not.',
		key_points: [
			'Across 480 machine translations, reviewers marked 1,316 errors; 702 of them concerned a number or a unit.',
			'Decimal commas turned into thousands separators were the commonest single fault.',
			'A check that compares only the figures of both versions would have found 9 out of 10 of those.',
		],
		html: `<p>A safety data sheet is the least read document in a consignment until something is spilled. It is also among the most translated: a drum of nicotine made in one country, mixed in a second and bottled in a third needs the sheet in three languages before it may travel. Delta Translation, a bureau that does such work for the trade, has published a test of what happens when software does it.</p>
<p>The bureau took 120 sheets in Chinese, English and Spanish, had four programs translate each of them, and gave the 480 results to two reviewers who did not know which program had made which. The report and the marked sheets are public, which is why this can be <a href="/news/trade-titles-agree-to-label-machine-text">a labelled article</a>. This summary was drafted from them by software and checked by our China correspondent, who also reread thirty of the sheets.</p>
<h2>Words improved, figures did not</h2>
<p>The reviewers marked 1,316 errors, or 2.7 a sheet. Five years ago, the bureau recalls, it found eleven in the same exercise, most of them in sentences. The sentences are now good. What remains sits in the tables.</p>
<table>
<caption>Errors marked in 480 translated safety data sheets</caption>
<thead><tr><th scope="col">Kind</th><th scope="col">Errors</th><th scope="col">Share</th></tr></thead>
<tbody>
<tr><th scope="row">Numbers: separators, signs, ranges</th><td>438</td><td>33.3%</td></tr>
<tr><th scope="row">Units: mg/g for mg/ml, °F for °C</th><td>264</td><td>20.1%</td></tr>
<tr><th scope="row">Names of substances</th><td>221</td><td>16.8%</td></tr>
<tr><th scope="row">Standard hazard phrases reworded</th><td>247</td><td>18.8%</td></tr>
<tr><th scope="row">Other text</th><td>146</td><td>11.1%</td></tr>
</tbody>
</table>
<p>The commonest fault is the smallest mark. Spanish writes 1,036 grams a millilitre where English writes 1.036; a program that leaves the comma standing has made the liquid a thousand times heavier. No reader would believe that figure. But 2,500 is a different matter: as a number of milligrams it may be two and a half or two and a half thousand, and both are plausible on a sheet for concentrated nicotine.</p>
<h2>Phrases that must not be improved</h2>
<p>The fourth row is the most instructive. Hazard phrases are fixed: a translator is supposed to look them up, not to write them. The programs wrote them, often well. A phrase that is well written and not the official one is, for the purpose of the sheet, absent.</p>
<p>Substances fared better than expected. The names of acids, which turn a base into a salt, were confused in only 38 cases, though in each of them the sheet then described another product. What that means at a border is set out in <a href="/news/plain-guide-nicotine-salts-customs-brokers">our guide for customs brokers</a>.</p>
<h2>A cheap remedy</h2>
<p>The bureau ends with three recommendations, none of which asks for better software.</p>
<ul>
<li>Extract every figure and unit from both versions and compare the two lists. On the test set this finds 632 of the 702 numeric errors and takes seconds.</li>
<li>Lock the hazard phrases before translation and fill them in from the official list afterwards.</li>
<li>Have a person read the sections on composition, handling and spills, whatever else goes unread.</li>
</ul>
<p>The report notes, finally, that human translators of the bureau made 61 errors on the same 120 sheets. Nineteen of those were numbers as well.</p>`,
		sources: [{ title: 'Test report of the bureau; the bureau and its figures are invented' }],
		keywords: ['safety data sheet', 'machine translation', 'decimal comma', 'nicotine'],
	},
	es: {
		seo_url: 'traduccion-automatica-de-fichas-de-seguridad-falla-en-cifras',
		title: 'La traducción automática deja 1.316 errores en 480 fichas de seguridad',
		standfirst:
			'Una agencia pasó por cuatro programas 120 fichas de datos de seguridad de líquidos con nicotina. La química se entendía. Las comas, no.',
		key_points: [
			'En 480 traducciones automáticas se marcaron 1.316 errores; 702 afectaban a un número o a una unidad.',
			'El fallo más común fue la coma decimal convertida en separador de millares.',
			'Un control que compare solo las cifras de ambas versiones habría hallado nueve de cada diez de esos errores.',
		],
		html: `<p>La ficha de datos de seguridad es el documento menos leído de una partida hasta que se derrama algo. También es de los más traducidos: un bidón de nicotina hecho en un país, mezclado en otro y envasado en un tercero la necesita en tres idiomas antes de viajar. Delta Translation, una agencia que trabaja para el sector, ha publicado una prueba de lo que pasa cuando la traduce un programa.</p>
<p>La agencia tomó 120 fichas en chino, inglés y español, las tradujo con cuatro programas y entregó los 480 resultados a dos revisores que ignoraban de cuál procedía cada uno. El informe y las fichas corregidas son públicos, y por eso este puede ser <a href="/es/news/prensa-del-sector-acuerda-rotular-textos-automaticos">un artículo rotulado</a>. Un programa redactó este resumen a partir de ellos y lo comprobó nuestra corresponsal en China, que además releyó treinta fichas.</p>
<h2>Mejoran las palabras, no las cifras</h2>
<p>Los revisores marcaron 1.316 errores, 2,7 por ficha. Hace cinco años, recuerda la agencia, el mismo ejercicio daba once, casi todos en las frases. Las frases están ya bien. Lo que queda se esconde en las tablas.</p>
<table>
<caption>Errores marcados en 480 fichas de seguridad traducidas</caption>
<thead><tr><th scope="col">Clase</th><th scope="col">Errores</th><th scope="col">Proporción</th></tr></thead>
<tbody>
<tr><th scope="row">Números: separadores, signos, intervalos</th><td>438</td><td>33,3 %</td></tr>
<tr><th scope="row">Unidades: mg/g por mg/ml, °F por °C</th><td>264</td><td>20,1 %</td></tr>
<tr><th scope="row">Nombres de sustancias</th><td>221</td><td>16,8 %</td></tr>
<tr><th scope="row">Indicaciones de peligro reescritas</th><td>247</td><td>18,8 %</td></tr>
<tr><th scope="row">Otros textos</th><td>146</td><td>11,1 %</td></tr>
</tbody>
</table>
<p>El fallo más frecuente es el signo más pequeño. El español escribe 1,036 gramos por mililitro donde el inglés escribe 1.036; el programa que deja la coma en su sitio ha hecho el líquido mil veces más pesado. Nadie se creería ese dato. Con 2,500 ocurre otra cosa: en miligramos pueden ser dos y medio o dos mil quinientos, y ambos son verosímiles en la ficha de una nicotina concentrada.</p>
<h2>Frases que no hay que mejorar</h2>
<p>La cuarta fila es la más instructiva. Las indicaciones de peligro son fijas: el traductor debe buscarlas, no escribirlas. Los programas las escribieron, a menudo bien. Una frase bien escrita que no es la oficial, a efectos de la ficha, no está.</p>
<p>Las sustancias salieron mejor de lo previsto. Los nombres de los ácidos, que convierten una base en una sal, solo se confundieron en 38 casos, aunque en todos ellos la ficha pasaba a describir otro producto. Lo que eso supone en una frontera lo cuenta <a href="/es/news/guia-sales-de-nicotina-para-agentes-de-aduanas">nuestra guía para agentes de aduanas</a>.</p>
<h2>Un remedio barato</h2>
<p>La agencia termina con tres recomendaciones, y ninguna pide mejores programas.</p>
<ul>
<li>Extraer todas las cifras y unidades de ambas versiones y comparar las dos listas. En la prueba se hallan así 632 de los 702 errores numéricos, en segundos.</li>
<li>Bloquear las indicaciones de peligro antes de traducir y rellenarlas después con la lista oficial.</li>
<li>Que una persona lea los apartados de composición, manipulación y derrames, aunque no lea nada más.</li>
</ul>
<p>El informe señala, por último, que los traductores humanos de la casa cometieron 61 errores en las mismas 120 fichas. Diecinueve eran también números.</p>`,
		sources: [{ title: 'Informe de la prueba; la agencia y sus cifras son inventadas' }],
		keywords: ['ficha de datos de seguridad', 'traducción automática', 'coma decimal', 'nicotina'],
	},
} satisfies DemoArticle;
