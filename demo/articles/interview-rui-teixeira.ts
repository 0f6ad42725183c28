import type { DemoArticle } from '../article';

export default {
	key: 'interview-rui-teixeira',
	type: 'ai',
	kind: 'interview',
	author: 'daniel-achterberg',
	days_ago: 22,
	hour: 10,
	updated_days_after: 2,
	tags: ['customs', 'artificial-intelligence', 'exports', 'illicit-trade'],
	mood: 'night',
	views: 905,
	en: {
		seo_url: 'rui-teixeira-customs-broker-sines-software-reads-first',
		title: 'A customs broker in Sines lets the software read first, and signs last',
		standfirst:
			'Rui Teixeira has cleared vapour products for fourteen years. Since spring a classifier has proposed his codes. He keeps a notebook of the times it was right and he was not.',
		market: 'Portugal',
		place: 'Sines',
		quote: 'Every box is innocent until I read the form.',
		interviewee: { name: 'Rui Teixeira', role: 'customs broker, port of Sines', drawn_as: 'man' },
		key_points: [
			'The classifier agreed with the broker on 912 of its first 1,000 lines.',
			'Of the 88 disagreements he was right in 61, the software in 19, neither in 8.',
			'He will not let it write the description of goods.',
		],
		html: `<p>From his window Rui Teixeira sees cranes, and behind the cranes the Atlantic, in which he has no interest. He is 52 and has been a broker in the port of Sines since before it had a railway timetable worth printing. Vapour products are a tenth of his files and, he reckons, a third of his telephone calls. On the desk stand two screens. On the left one, since April, a program called Pauta reads each commercial invoice and suggests a commodity code. On the right one he disagrees with it.</p>
<h2>Two codes and a drawer of samples</h2>
<p><strong>Why are e-cigarettes so troublesome to classify?</strong></p>
<p>Because they arrive in pieces and the law meets them whole. A device without liquid is an electrical apparatus; you will find it under 8543.40. A liquid with nicotine and no tobacco goes to 2404.12. Now take a device that has been filled. Or a kit with a device, a bottle and a cable. Or an empty pod, which is a piece of plastic with an ambition. The papers call every one of them “vape”.</p>
<p><strong>Does the difference matter?</strong></p>
<p>To the duty, somewhat. To everything downstream, a great deal. The code decides which licence is asked for, who inspects and what gets counted. Of the value that China sends to the United States, the device code alone was only about a sixth in one month that I looked at. Anyone who follows just that line thinks he is watching the trade, and he is watching its chargers.</p>
<p><strong>You say that every box is innocent until you read the form.</strong></p>
<p>Every box is innocent until I read the form. The box has done nothing. It is always the form: a weight that belongs to last month’s shipment, a “20 mg” where the carton says “2%”, a word copied out of a catalogue. In fourteen years I have seen smugglers four times. I see carelessness before lunch.</p>
<h2>What the machine sees</h2>
<p><strong>How did the software get on to your desk?</strong></p>
<p>My daughter. She said, you read the same eleven words a hundred times a day, and one day you will not be reading them. She was right. We gave it the files of six years, with all my corrections, and then for a month it was allowed to suggest and I was not allowed to look until I had decided for myself.</p>
<p><strong>With what result?</strong></p>
<p>Of the first thousand lines we agreed on 912. That left 88. I went through them with a colleague from Setúbal who knows neither of us well. I had been right 61 times, the program 19, and 8 times we had both been wrong, in the same place, for the same reason.</p>
<p><strong>Which reason?</strong></p>
<p>We believed the invoice. It said “refill bottles”, so we classified liquid. They were bottles. Empty ones. The supplier sells bottles for refilling. A child would have asked to see one.</p>
<p><strong>And the nineteen?</strong></p>
<p>That was an unpleasant evening. Most of them were of one kind: kits. I had a habit. When the device was worth more than the liquid I took the device and went on. The program had read the notes to the tariff, which I had last done in 2016. I have a notebook for these now. I write the date, what I thought, what it thought. It is good for a man to have such a notebook. I do not leave it lying about.</p>
<h2>What it may not do</h2>
<p><strong>Is there anything that you do not let it touch?</strong></p>
<p>The description of goods. It writes very well. That is the trouble. A client gives me four bad words and the program makes three good lines of them, and suddenly the goods have a coil resistance that nobody has measured. If my description is poor, the officer asks. If it is fluent, he may not.</p>
<p><strong>And the origin?</strong></p>
<p>Neither. It sees “Malaysia” on the bill of lading and is content. I am not. Where a thing was loaded is not where it was made. Makers now press and weld in two or three countries, and they send me long letters about it. Until there is a ruling I write China, and I sleep.</p>
<p><strong>Could customs use the same program to check you?</strong></p>
<p>I assume that they do, or will. I would in their place. Then we shall have a machine that writes and a machine that reads, and two tired people who trust them. That is why I print one file in twenty and read it with a ruler.</p>
<p><strong>Who is responsible if it is wrong?</strong></p>
<p>I am. My name is at the bottom, and I think it ought to stay there. People ask me whether the program signs. I answer that it cannot be summoned.</p>
<h2>Time and money</h2>
<p><strong>Has it made you faster?</strong></p>
<p>A clean file takes eleven minutes. It used to take nineteen. A dirty one takes longer than before, as I now see more of the dirt. So on average I have gained perhaps an hour a day, and I spend half of it on the telephone to Shenzhen asking for a photograph of the label.</p>
<p><strong>Do you charge less?</strong></p>
<p>My clients ask it in just that tone. No. I charge the same and I have fewer containers standing on the quay. In the year before, seven of my vapour files were stopped; since April it has been one, and there the goods really were wrong. The liquid was 24 milligrams. The limit in the Union is 20. No program can help you with that.</p>
<p><strong>What should a maker do before the container is closed?</strong></p>
<p>Four things. Put the strength in one unit, the same one on the bottle, the carton and the invoice; milligrams a millilitre, please. Say if the thing is full or empty, in so many words. Weigh this shipment and not the previous one. And take a picture of an open carton with the batch number in it. It costs nothing, and I have never met a maker who regretted it.</p>
<p><strong>And will your daughter take over the office?</strong></p>
<p>She is a vet. She says that her patients also arrive without papers, but that they do not pretend to be something else.</p>`,
		sources: [
			{ title: 'Conversation in Sines, recorded; the broker’s own tally, illustrative' },
			{ title: 'Chinese exports to the United States by code, 2Firsts', url: 'https://2firsts.com' },
			{ title: 'Directive 2014/40/EU, Article 20 (European Commission)', url: 'https://health.ec.europa.eu' },
		],
		corrections: [
			{ days_after: 2, text: 'The broker had seven vapour files stopped in the year before April, not eleven.' },
		],
		keywords: ['customs broker', 'Sines', 'HS 8543.40', 'classifier', 'artificial intelligence'],
	},
	es: {
		seo_url: 'rui-teixeira-agente-aduanas-sines-programa-lee-primero',
		title: 'Un agente de aduanas de Sines deja que el programa lea primero y firma él',
		standfirst:
			'Rui Teixeira lleva catorce años despachando productos de vapeo. Desde la primavera, un clasificador le propone los códigos. Apunta en un cuaderno las veces que acertó la máquina y él no.',
		market: 'Portugal',
		place: 'Sines',
		quote: 'Toda caja es inocente hasta que leo el formulario.',
		interviewee: { name: 'Rui Teixeira', role: 'agente de aduanas en el puerto de Sines', drawn_as: 'man' },
		key_points: [
			'El clasificador coincidió con el agente en 912 de sus mil primeras partidas.',
			'En las 88 restantes acertó él en 61, el programa en 19 y ninguno en 8.',
			'No le deja redactar la descripción de la mercancía.',
		],
		html: `<p>Desde su ventana Rui Teixeira ve grúas y, detrás de las grúas, el Atlántico, que no le interesa. Tiene 52 años y es agente en el puerto de Sines desde antes de que hubiera un horario de trenes digno de imprimirse. Los productos de vapeo son una décima parte de sus expedientes y, calcula, un tercio de sus llamadas. En la mesa hay dos pantallas. En la izquierda, desde abril, un programa llamado Pauta lee cada factura comercial y sugiere una partida arancelaria. En la derecha, él no está de acuerdo.</p>
<h2>Dos códigos y un cajón de muestras</h2>
<p><strong>¿Por qué cuesta tanto clasificar un cigarrillo electrónico?</strong></p>
<p>Porque llega a trozos y la ley lo recibe entero. Un dispositivo sin líquido es un aparato eléctrico: está en la 8543.40. Un líquido con nicotina y sin tabaco va a la 2404.12. Ahora coja un dispositivo lleno. O un estuche con aparato, frasco y cable. O una cápsula vacía, que es un trozo de plástico con aspiraciones. Los papeles lo llaman todo «vape».</p>
<p><strong>¿Importa la diferencia?</strong></p>
<p>Para el arancel, algo. Para lo que viene después, muchísimo. El código decide qué licencia se pide, quién inspecciona y qué se cuenta. Del valor que China envía a Estados Unidos, la partida de los dispositivos era solo una sexta parte en un mes que miré. Quien sigue esa línea cree que ve el comercio y está viendo los cargadores.</p>
<p><strong>Usted dice que toda caja es inocente.</strong></p>
<p>Toda caja es inocente hasta que leo el formulario. La caja no ha hecho nada. Es siempre el formulario: un peso que era del envío del mes pasado, un «20 mg» donde la caja pone «2 %», una palabra copiada de un catálogo. En catorce años he visto contrabandistas cuatro veces. Descuidos los veo antes de comer.</p>
<h2>Lo que ve la máquina</h2>
<p><strong>¿Cómo llegó el programa a su mesa?</strong></p>
<p>Por mi hija. Me dijo: lees las mismas once palabras cien veces al día, y un día no las estarás leyendo. Tenía razón. Le dimos los expedientes de seis años, con todas mis correcciones, y durante un mes él podía sugerir y yo no podía mirar hasta haber decidido por mi cuenta.</p>
<p><strong>¿Con qué resultado?</strong></p>
<p>En las mil primeras partidas coincidimos en 912. Quedaban 88. Las repasé con un colega de Setúbal que no nos conoce mucho a ninguno de los dos. Yo había acertado 61 veces; el programa, 19; y 8 nos habíamos equivocado los dos, en el mismo sitio y por lo mismo.</p>
<p><strong>¿Por qué?</strong></p>
<p>Por creernos la factura. Decía «frascos de recarga» y clasificamos líquido. Eran frascos. Vacíos. El proveedor vende frascos para recargar. Un niño habría pedido que le enseñaran uno.</p>
<p><strong>¿Y los diecinueve?</strong></p>
<p>Fue una mala tarde. Casi todos eran del mismo tipo: estuches. Yo tenía una costumbre. Si el aparato valía más que el líquido, tiraba por el aparato y a otra cosa. El programa se había leído las notas del arancel, cosa que yo no hacía desde 2016. Ahora tengo un cuaderno para eso. Pongo la fecha, lo que pensaba yo y lo que pensaba él. A un hombre le sienta bien tener un cuaderno así. No lo dejo por ahí.</p>
<h2>Lo que no puede hacer</h2>
<p><strong>¿Hay algo que no le deje tocar?</strong></p>
<p>La descripción de la mercancía. Escribe muy bien, y ese es el problema. El cliente me da cuatro palabras malas, el programa saca de ahí tres líneas buenas y, de pronto, el producto tiene una resistencia que nadie ha medido. Si mi descripción es pobre, el funcionario pregunta. Si es fluida, puede que no.</p>
<p><strong>¿Y el origen?</strong></p>
<p>Tampoco. Ve «Malasia» en el conocimiento de embarque y se queda tan contento. Yo no. Donde se cargó una cosa no es donde se hizo. Hay fabricantes que encajan y sueldan en dos o tres países y me mandan largas cartas sobre el asunto. Hasta que no hay resolución escribo China, y duermo.</p>
<p><strong>¿Podría la aduana usar el mismo programa para vigilarlo a usted?</strong></p>
<p>Doy por hecho que lo usa o lo usará. En su lugar, yo lo haría. Y entonces tendremos una máquina que escribe, una máquina que lee y dos personas cansadas que se fían de ellas. Por eso imprimo un expediente de cada veinte y lo leo con regla.</p>
<p><strong>¿Quién responde si se equivoca?</strong></p>
<p>Yo. Abajo está mi nombre, y creo que ahí debe seguir. Me preguntan si firma el programa. Contesto que no se le puede citar a declarar.</p>
<h2>Tiempo y dinero</h2>
<p><strong>¿Va más deprisa?</strong></p>
<p>Un expediente limpio lleva once minutos; antes, diecinueve. Uno sucio lleva más que antes, porque ahora veo más suciedad. Así que de media habré ganado una hora al día, y la mitad se me va en llamar a Shenzhen para pedir una foto de la etiqueta.</p>
<p><strong>¿Cobra menos?</strong></p>
<p>Mis clientes lo preguntan con ese mismo tono. No. Cobro lo mismo y tengo menos contenedores plantados en el muelle. En el año anterior me pararon siete expedientes de vapeo; desde abril, uno, y ahí el género estaba mal de verdad. El líquido era de 24 miligramos. El límite en la Unión es 20. En eso no hay programa que ayude.</p>
<p><strong>¿Qué debería hacer un fabricante antes de cerrar el contenedor?</strong></p>
<p>Cuatro cosas. Poner la concentración en una sola unidad, la misma en el frasco, en la caja y en la factura; miligramos por mililitro, por favor. Decir si está lleno o vacío, con esas palabras. Pesar este envío y no el anterior. Y hacer una foto de una caja abierta en la que se vea el lote. No cuesta nada, y no he conocido a nadie que se arrepintiera.</p>
<p><strong>¿Se quedará su hija con el despacho?</strong></p>
<p>Es veterinaria. Dice que sus pacientes también llegan sin papeles, pero que no se hacen pasar por otra cosa.</p>`,
		sources: [
			{ title: 'Conversación en Sines, grabada; recuento del propio agente, ilustrativo' },
			{ title: 'Exportaciones chinas a Estados Unidos por partida, 2Firsts', url: 'https://2firsts.com' },
			{ title: 'Directiva 2014/40/UE, artículo 20 (Comisión Europea)', url: 'https://health.ec.europa.eu' },
		],
		corrections: [
			{ days_after: 2, text: 'En el año anterior a abril el agente tuvo parados siete expedientes de vapeo, no once.' },
		],
		keywords: ['agente de aduanas', 'Sines', 'partida 8543.40', 'clasificador', 'inteligencia artificial'],
	},
} satisfies DemoArticle;
