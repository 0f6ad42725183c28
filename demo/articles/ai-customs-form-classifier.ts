import type { DemoArticle } from '../article';

export default {
	key: 'ai-customs-form-classifier',
	type: 'ai',
	kind: 'news',
	author: 'daniel-achterberg',
	days_ago: 0,
	minutes_ago: 360,
	is_headline: true,
	tags: ['artificial-intelligence', 'customs', 'heated-tobacco', 'netherlands'],
	mood: 'deep',
	views: 2740,
	en: {
		seo_url: 'model-reads-customs-form-before-the-officer',
		title: 'Customs software agrees with officers on 91% of 9,400 declarations',
		standfirst:
			'Three ports test a classifier for heated and vaporised goods. It is right about nine times in ten, and the tenth is where the money is.',
		place: 'Rotterdam',
		key_points: [
			'On 9,400 past declarations the model agreed with the officer in 91 per cent of cases.',
			'In the 846 disagreements, a panel found for the officer 512 times and for the model 271 times.',
			'It sorts goods into device, filled product and liquid, and leaves the decision to a person.',
		],
		html: `<p>At ten past six in the morning, before the first officer has hung up a coat, 340 declarations have already been read. None has been decided. Each has been given a colour and a sentence, and the sentences are what the trial is about.</p>
<p>The classifier comes from Portolan, a software house of eleven people, and has been running since spring in three European ports that asked not to be named. It looks only at one corner of the tariff: things that heat or vaporise nicotine, and what goes into them. That corner is small and notoriously ill described. A pod may be declared as a cartridge, a pen, an accessory or, in one case the developers have framed, a “lifestyle cylinder”.</p>
<h2>Device, filled, liquid</h2>
<p>The model reads the goods description, the weight, the value and the packing list, and proposes one of three answers. Empty devices go one way, under code 8543.40. Products already filled go another, generally 2404.12, a line whose wording each port has supplied to the model and Brume has not verified. Bottled liquids go a third.</p>
<p>Weight is the strongest clue. A device with a battery and a device with a battery and two millilitres of liquid differ by little more than two grams, but they differ by them every time, and in a consignment of forty thousand the sum stands out. Price per kilogram is the next.</p>
<table>
<caption>Model against officer, 9,400 closed declarations</caption>
<thead><tr><th scope="col">Outcome</th><th scope="col">Declarations</th><th scope="col">Share</th></tr></thead>
<tbody>
<tr><th scope="row">Agreed</th><td>8,554</td><td>91.0%</td></tr>
<tr><th scope="row">Disagreed, officer right</th><td>512</td><td>5.4%</td></tr>
<tr><th scope="row">Disagreed, model right</th><td>271</td><td>2.9%</td></tr>
<tr><th scope="row">Disagreed, neither right</th><td>63</td><td>0.7%</td></tr>
</tbody>
</table>
<p>The last two rows are the awkward ones. In 334 cases out of 9,400 a consignment had been cleared under the wrong heading, and a program of modest size would have caught most of them. In 512 cases it would have stopped honest goods on the quay.</p>
<h2>A sentence, not a score</h2>
<p>An early version gave a percentage. Officers ignored it below 80 and obeyed it above 95, which is not what anybody wanted. The present version gives a reason: “weight per piece suggests liquid”, “value is that of a set, text says spare part”. One can argue with a sentence.</p>
<blockquote><p>“I do not need a machine to tell me it is sure. I need it to tell me where to look.”</p><cite>A shift leader at one of the three ports</cite></blockquote>
<p>Brokers have been told about the trial and are of two minds. Some have begun to write better descriptions, since a vague one now turns amber by itself. Others worry that a model trained on past decisions learns past mistakes. Portolan’s answer is the panel: every disagreement is judged by two people who do not see who said what, and only their verdict goes back into the training.</p>
<h2>What it cannot read</h2>
<p>Strength is beyond it. Whether “20 mg” is a millilitre or a gram, and whether of nicotine or of salt, is a question that <a href="/news/plain-guide-nicotine-salts-customs-brokers">our guide for brokers</a> leaves to the telephone. So does the model: it marks such forms with a small handset.</p>
<p>The trial runs until March. After that the ports must decide whether the colour may be shown to the broker as well as to the officer. Those who file honestly would like to see it. So, it must be assumed, would the others.</p>`,
		sources: [{ title: 'Trial results seen by Brume; illustrative figures' }],
		keywords: ['customs classifier', 'tariff codes', 'machine learning', 'ports'],
	},
	es: {
		seo_url: 'modelo-que-lee-el-formulario-de-aduanas',
		title: 'Un programa aduanero coincide con el agente en el 91 % de 9.400 declaraciones',
		standfirst:
			'Tres puertos prueban un clasificador de productos calentados y vaporizados. Acierta unas nueve veces de cada diez, y el dinero está en la décima.',
		place: 'Róterdam',
		key_points: [
			'En 9.400 declaraciones ya cerradas, el modelo coincidió con el funcionario en el 91 % de los casos.',
			'En las 846 discrepancias, un panel dio la razón 512 veces al funcionario y 271 al modelo.',
			'Distingue entre aparato, producto envasado y líquido, y deja la decisión a una persona.',
		],
		html: `<p>A las seis y diez de la mañana, antes de que el primer funcionario cuelgue el abrigo, ya se han leído 340 declaraciones. No se ha resuelto ninguna. Cada una lleva un color y una frase, y de las frases va esta prueba.</p>
<p>El clasificador es de Portolan, una empresa de software con once empleados, y funciona desde la primavera en tres puertos europeos que han pedido no figurar. Mira solo un rincón del arancel: lo que calienta o vaporiza nicotina y lo que se le echa dentro. Es un rincón pequeño y célebre por lo mal que se describe. Una cápsula puede declararse como cartucho, bolígrafo, accesorio o, en un caso que los programadores han enmarcado, «cilindro de estilo de vida».</p>
<h2>Aparato, lleno, líquido</h2>
<p>El modelo lee la descripción, el peso, el valor y la lista de bultos, y propone una de tres respuestas. Los aparatos vacíos van por un lado, el código 8543.40. Los productos ya llenos, por otro, en general el 2404.12, una línea cuya redacción Brume no ha verificado y que cada puerto ha facilitado al modelo. Los líquidos en frasco, por un tercero.</p>
<p>El peso es la mejor pista. Un aparato con batería y otro con batería y dos mililitros de líquido se llevan poco más de dos gramos, pero se los llevan siempre, y en una partida de cuarenta mil la suma canta. Después viene el precio por kilo.</p>
<table>
<caption>El modelo frente al funcionario, 9.400 declaraciones cerradas</caption>
<thead><tr><th scope="col">Resultado</th><th scope="col">Declaraciones</th><th scope="col">Proporción</th></tr></thead>
<tbody>
<tr><th scope="row">Coinciden</th><td>8.554</td><td>91,0 %</td></tr>
<tr><th scope="row">Discrepan, acierta el funcionario</th><td>512</td><td>5,4 %</td></tr>
<tr><th scope="row">Discrepan, acierta el modelo</th><td>271</td><td>2,9 %</td></tr>
<tr><th scope="row">Discrepan, no acierta ninguno</th><td>63</td><td>0,7 %</td></tr>
</tbody>
</table>
<p>Las dos últimas filas son las incómodas. En 334 casos de 9.400 se había despachado la mercancía por una partida equivocada, y un programa modesto habría cazado la mayoría. En 512 habría dejado en el muelle género honrado.</p>
<h2>Una frase, no una nota</h2>
<p>La primera versión daba un porcentaje. Los funcionarios lo ignoraban por debajo de 80 y lo obedecían por encima de 95, que no era lo que nadie quería. La actual da un motivo: «el peso por pieza sugiere líquido», «el valor es de conjunto, el texto dice recambio». Con una frase se puede discutir.</p>
<blockquote><p>«No necesito una máquina que me diga que está segura. Necesito que me diga dónde mirar.»</p><cite>Una jefa de turno de uno de los tres puertos</cite></blockquote>
<p>Los agentes de aduanas están informados y dudan. Algunos han empezado a describir mejor, porque un texto vago se pone ámbar él solo. Otros temen que un modelo entrenado con decisiones pasadas aprenda los errores pasados. Portolan responde con el panel: cada discrepancia la juzgan dos personas que no saben quién dijo qué, y solo su veredicto vuelve al entrenamiento.</p>
<h2>Lo que no sabe leer</h2>
<p>La concentración se le escapa. Si «20 mg» son por mililitro o por gramo, y de nicotina o de sal, es una pregunta que <a href="/es/news/guia-sales-de-nicotina-para-agentes-de-aduanas">nuestra guía para agentes</a> confía al teléfono. El modelo también: marca esos formularios con un pequeño auricular.</p>
<p>La prueba dura hasta marzo. Después, los puertos tendrán que decidir si el color se enseña al agente además de al funcionario. A quienes declaran con honradez les gustaría verlo. A los otros, hay que suponer, también.</p>`,
		sources: [{ title: 'Resultados de la prueba, vistos por Brume; cifras ilustrativas', kind: 'company' }],
		keywords: ['clasificador aduanero', 'códigos arancelarios', 'aprendizaje automático', 'puertos'],
	},
} satisfies DemoArticle;
