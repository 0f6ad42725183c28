import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'interview-benoit-lacasse',
	type: 'regulation',
	kind: 'interview',
	author: 'daniel-achterberg',
	days_ago: 205,
	hour: 9,
	tags: ['duty-stamps', 'excise-duty', 'illicit-trade', 'united-kingdom', 'packaging'],
	mood: 'deep',
	views: 357,
	en: {
		seo_url: 'benoit-lacasse-printer-of-duty-stamps',
		title: 'The printer of duty stamps who counts his success in disputes avoided',
		standfirst:
			'Benoît Lacasse has printed fiscal stamps in Liège for three administrations he may not name. He explains what a stamp proves, what it cannot, and why he burns his mistakes in front of a notary.',
		market: 'Belgium',
		place: 'Liège',
		quote: 'A stamp is a very small argument that nobody wants to have twice.',
		interviewee: { name: 'Benoît Lacasse', role: 'runs a security printing works in Liège', drawn_as: 'man' },
		key_points: [
			'A stamp shows that a duty was paid on a pack; it says nothing about the liquid inside.',
			'Belgium has used stamps on e-liquid since January 2024; the United Kingdom begins on 1 October 2026.',
			'The weak point, he says, is the hand that sticks it, not the ink.',
		],
		html: `<p>There are four doors between the street and Benoît Lacasse’s desk, and at each of them one leaves something behind: the car key, the telephone, the coat and, at the last, the pen. Pens are provided inside. Mr Lacasse is 61 and the third of his family to run the works above the Meuse, which prints diplomas, lottery tickets and, for three tax administrations, stamps for tobacco, spirits and e-liquid. He may not say which three. He may say what he thinks about stamps, and has been waiting to be asked.</p>
<h2>What a stamp says</h2>
<p><strong>What is a duty stamp, seen from the press?</strong></p>
<p>It is a receipt that has to be believed by a stranger in bad light. It is twenty millimetres by forty, it will be touched by people in a hurry, and it has to say a single thing: for this pack, somebody has settled with the State. A stamp is a very small argument that nobody wants to have twice. The filler had it with the treasury, once. The stamp means that the shopkeeper, the lorry driver and the inspector need not have it again.</p>
<p><strong>And what does it not say?</strong></p>
<p>Anything about what is inside. People expect that of it. They see the State’s arms and they conclude that the State has tasted it. It has not. I print on the stamp the number of millilitres for which the duty was paid. If there are twelve in the bottle and not ten, the stamp is quite correct and the bottle is wrong.</p>
<p><strong>Belgium, where we are sitting, has used stamps on e-liquid since January 2024, for a duty of fifteen cents a millilitre. Without asking whose stamps you print: was e-liquid anything new to a printer?</strong></p>
<p>The size and the curve. Cigarettes are a box, spirits are a big bottle. Here you have a small cylinder which is squeezed, often greasy, and sold in a carton, or not in a carton. Our first adhesive held splendidly for a month and then the stamp walked. You would find it next morning on the neighbouring bottle. From the point of view of fiscal law that is an interesting event.</p>
<h2>Ink, paper, number</h2>
<p><strong>How do you make a stamp that cannot be copied?</strong></p>
<p>One does not. Everything can be copied. One makes a stamp the copying of which costs more than the duty. On ten millilitres in this country that is one euro fifty. So for one fifty a pack it must not be worth anyone’s while. It is really quite a modest target, and it tells you how much ink to use. I have had visitors who wanted to sell me holograms at forty cents. For a duty of one fifty! One should not put a safe round a sandwich.</p>
<p><strong>So what do you use?</strong></p>
<p>Three things, for three readers. For the shopkeeper, something that he can see without a device: a line that changes colour when you tilt it. For the inspector, something to be seen with a little lamp. And for the laboratory there is a thing in the paper, and I shall tell you neither what it is nor where.</p>
<p><strong>And the code?</strong></p>
<p>The code is the important one now. Each stamp has its own number. A forger may copy one stamp perfectly, and he will have ten thousand perfect copies of the same number. As soon as two of them are read, in two towns, on a single day, he is known. A stamp is not protected any more by being difficult. It is protected by being read. That is what I say to every administration: buy a cheaper ink and more readers.</p>
<p><strong>Do they listen?</strong></p>
<p>They buy the dearer ink. It photographs better.</p>
<h2>The British date</h2>
<p><strong>From 1 October 2026 the United Kingdom charges £2.20 on ten millilitres, and wants a stamp. Are you printing it?</strong></p>
<p>No. The supplier there is Cartor, as anyone may read. I have no quarrel with that. I look at it as one looks at a neighbour’s building site, with sympathy and with a cup of coffee.</p>
<p><strong>Traders have been able to apply for approval since 1 April, and an answer may take up to forty-five working days. What would you tell a small filler?</strong></p>
<p>To count backwards. Forty-five working days are nine weeks and there are holidays in them. Then you must order stamps, and they must arrive, and someone must have tried the machine that applies them. I have seen three introductions. In each of them the stamps were ready, the law was ready, and on the Monday four companies in ten did not own a working applicator. They stuck them on by hand, in the evening, with their families.</p>
<p><strong>There is a transition: stock without stamps can be sold until the end of March 2027.</strong></p>
<p>Six months. It will seem long in October and it will seem short in February. I would put the old goods and the new ones into different rooms, from the first day. If they lie in the same room, somebody will be kind enough to tidy up.</p>
<p><strong>Where do stamps go astray?</strong></p>
<p>Between my door and the bottle. Never inside, hardly ever afterwards. They are delivered on a reel: ten thousand pieces, and the reel weighs no more than a loaf. In one country that is fifteen thousand euros in a cardboard box, and it is signed for by whoever is at reception. I have seen one used as a doorstop.</p>
<h2>Burning the mistakes</h2>
<p><strong>What happens to the misprints?</strong></p>
<p>We count them, every last one, and we burn them, on the last Friday of the month, in the presence of a notary and of an official. They come with their own thermos flasks. Last year it was 31,204 out of 190 million. Each of these has a number, and the number is announced as dead before the match is struck. My grandfather used the ash for his roses. It is not allowed any longer.</p>
<p><strong>Have you ever been short of one?</strong></p>
<p>Once. In 2009, one stamp. We closed the works for two days. Forty people, on their knees. It had stuck to the sole of the notary’s shoe. He had been walking up and down to help us look.</p>
<p><strong>Will paper stamps disappear? Everything could be a code printed straight on the label.</strong></p>
<p>It could. It would be cheaper, and I should be the first to say so if I were not the first to suffer. But consider who has to believe it. A code is believed by a machine. A stamp is believed by a person who is standing in a shop with bad light, has two minutes and has forgotten the charger. As long as there are such persons there will be something for them to tilt.</p>
<p><strong>How do you know that you have done good work?</strong></p>
<p>Nobody telephones. In a good year I do not hear the word “stamp” from one end to the other. My wife finds it a curious profession, in which silence is the applause.</p>`,
		key_dates: [
			{
				date: '2026-10-01',
				text: 'United Kingdom: duty of £2.20 per 10 ml and duty stamps',
				fact: 'duty-GB-2026-10-01',
			},
			{ date: '2027-04-01', text: 'United Kingdom: all stock outside suspension stamped', fact: 'rule-uk-duty-stamps' },
		],
		sources: [
			...ratesOf('BE'),
			{ title: 'Conversation in Liège, recorded and read back to the interviewee' },
			{
				title: 'Vaping Products Duty: dates, approval and stamps (HMRC; summary at vapebusiness.biz)',
				url: 'https://vapebusiness.biz',
			},
		],
		keywords: ['duty stamps', 'security printing', 'Vaping Products Duty', 'Belgium'],
	},
	es: {
		seo_url: 'benoit-lacasse-impresor-de-precintas-fiscales',
		title: 'El impresor de precintas que mide su éxito en pleitos evitados',
		standfirst:
			'Benoît Lacasse imprime precintas en Lieja para tres administraciones que no puede nombrar. Cuenta qué prueba una precinta, qué no prueba y por qué quema sus errores delante de un notario.',
		market: 'Bélgica',
		place: 'Lieja',
		quote: 'Una precinta es una discusión muy pequeña que nadie quiere tener dos veces.',
		interviewee: { name: 'Benoît Lacasse', role: 'dirige una imprenta de seguridad en Lieja', drawn_as: 'man' },
		key_points: [
			'La precinta acredita que se pagó el impuesto de un envase; no dice nada del líquido.',
			'Bélgica las usa en los líquidos desde enero de 2024; el Reino Unido empieza el 1 de octubre de 2026.',
			'El punto débil, sostiene, es la mano que la pega y no la tinta.',
		],
		html: `<p>Entre la calle y la mesa de Benoît Lacasse hay cuatro puertas, y en cada una se deja algo: las llaves del coche, el teléfono, el abrigo y, en la última, el bolígrafo. Dentro los hay de la casa. Lacasse tiene 61 años y es el tercero de su familia al frente de la imprenta, sobre el Mosa, de la que salen diplomas, lotería y, para tres haciendas públicas, precintas de tabaco, alcohol y líquidos. No puede decir cuáles. Sí puede decir qué piensa de las precintas, y estaba esperando que alguien se lo preguntara.</p>
<h2>Lo que dice una precinta</h2>
<p><strong>¿Qué es una precinta, vista desde la máquina?</strong></p>
<p>Un recibo que tiene que creerse un desconocido con mala luz. Mide veinte milímetros por cuarenta, la va a tocar gente con prisa y solo ha de decir una cosa: por este envase, alguien ha cumplido con el Estado. Una precinta es una discusión muy pequeña que nadie quiere tener dos veces. El envasador la tuvo con Hacienda, una vez. La precinta sirve para que ni el tendero ni el camionero ni el inspector tengan que repetirla.</p>
<p><strong>¿Y qué no dice?</strong></p>
<p>Nada de lo que hay dentro. La gente lo espera de ella. Ve el escudo y deduce que el Estado lo ha probado. No lo ha probado. En la precinta va impreso por cuántos mililitros se pagó. Si en el frasco hay doce en vez de diez, la precinta está perfectamente y el frasco no.</p>
<p><strong>Bélgica, donde estamos, las usa en los líquidos desde enero de 2024, con un impuesto de quince céntimos por mililitro. Sin preguntar de quién son las suyas: ¿trajo el líquido algo nuevo para un impresor?</strong></p>
<p>El tamaño y la curva. El tabaco es una caja; el alcohol, una botella grande. Esto es un cilindro pequeño que se aprieta, a menudo grasiento, y que va en estuche o no va en estuche. Nuestro primer adhesivo aguantaba un mes de maravilla y luego la precinta echaba a andar. A la mañana siguiente aparecía en el frasco de al lado. Desde el punto de vista del derecho tributario, es un suceso interesante.</p>
<h2>Tinta, papel, número</h2>
<p><strong>¿Cómo se hace una precinta que no pueda copiarse?</strong></p>
<p>No se hace. Todo se copia. Se hace una cuya copia cueste más que el impuesto. Diez mililitros, en este país, son euro y medio. Así que por euro y medio el envase no ha de merecer la pena. Es un objetivo bastante modesto, en realidad, y dice cuánta tinta hay que poner. Han venido a venderme hologramas a cuarenta céntimos. ¡Para euro y medio! No se mete un bocadillo en una caja fuerte.</p>
<p><strong>Entonces, ¿qué lleva?</strong></p>
<p>Tres cosas, para tres lectores. Para el tendero, algo que se vea sin aparatos: una línea que cambia de color al inclinarla. Para el inspector, algo que se ve con una lamparita. Y para el laboratorio hay una cosa en el papel, y no voy a decirle ni qué es ni dónde está.</p>
<p><strong>¿Y el código?</strong></p>
<p>Hoy es lo importante. Cada precinta tiene su número. Un falsificador puede copiar una a la perfección, y tendrá diez mil copias perfectas del mismo número. En cuanto se lean dos, en dos ciudades, el mismo día, está localizado. A la precinta ya no la protege que sea difícil. La protege que se lea. Se lo digo a todas las administraciones: compren una tinta más barata y más lectores.</p>
<p><strong>¿Le hacen caso?</strong></p>
<p>Compran la tinta cara. Sale mejor en las fotos.</p>
<h2>La fecha británica</h2>
<p><strong>Desde el 1 de octubre de 2026 el Reino Unido cobra 2,20 libras por diez mililitros y exige precinta. ¿La imprime usted?</strong></p>
<p>No. El proveedor es Cartor, como puede leer cualquiera. No tengo nada que objetar. Lo miro como se mira la obra del vecino, con simpatía y con un café.</p>
<p><strong>Desde el 1 de abril puede pedirse la autorización, y la respuesta tarda hasta cuarenta y cinco días hábiles. ¿Qué le diría a un pequeño envasador?</strong></p>
<p>Que cuente hacia atrás. Cuarenta y cinco días hábiles son nueve semanas, y hay festivos. Luego hay que encargar las precintas, y han de llegar, y alguien tiene que haber probado la máquina que las pone. He vivido tres estrenos. En los tres estaban listas las precintas y estaba lista la ley, y el lunes cuatro empresas de cada diez no tenían una aplicadora que funcionase. Las pegaban a mano, por la noche, con la familia.</p>
<p><strong>Hay un plazo: lo que no lleve precinta puede venderse hasta finales de marzo de 2027.</strong></p>
<p>Seis meses. En octubre parecerán muchos y en febrero, pocos. Yo pondría lo viejo y lo nuevo en habitaciones distintas desde el primer día. Si están en la misma, alguien tendrá la amabilidad de ordenar.</p>
<p><strong>¿Dónde se pierden las precintas?</strong></p>
<p>Entre mi puerta y el frasco. Dentro, nunca; después, casi nunca. Se entregan en bobinas de diez mil, y la bobina pesa menos que una hogaza. En algún país son quince mil euros en una caja de cartón, y la firma quien esté en recepción. He visto una sujetando una puerta.</p>
<h2>Quemar los errores</h2>
<p><strong>¿Qué pasa con las que salen mal?</strong></p>
<p>Se cuentan, hasta la última, y se queman el último viernes del mes ante un notario y un funcionario. Se traen su propio termo. El año pasado fueron 31.204 de 190 millones. Cada una tiene su número, y el número se da por muerto antes de encender la cerilla. Mi abuelo aprovechaba la ceniza para los rosales. Ya no está permitido.</p>
<p><strong>¿Le ha faltado alguna vez una?</strong></p>
<p>Sí. En 2009, una. Cerramos dos días. Cuarenta personas de rodillas. Se le había pegado en la suela al notario, que iba de acá para allá ayudándonos a buscar.</p>
<p><strong>¿Desaparecerá la precinta de papel? Podría ser todo un código impreso en la etiqueta.</strong></p>
<p>Podría. Sería más barato, y sería yo el primero en decirlo si no fuera el primero en sufrirlo. Pero piense en quién tiene que creérselo. Un código se lo cree una máquina. Una precinta se la cree una persona que está de pie en una tienda con mala luz, tiene dos minutos y se ha dejado el cargador. Mientras existan esas personas habrá algo que inclinar.</p>
<p><strong>¿Cómo sabe que ha hecho bien su trabajo?</strong></p>
<p>Porque no llama nadie. En un año bueno no oigo la palabra «precinta» de punta a punta. A mi mujer le parece un oficio curioso, en el que el aplauso es el silencio.</p>`,
		key_dates: [
			{
				date: '2026-10-01',
				text: 'Reino Unido: impuesto de 2,20 libras por 10 ml y precintas',
				fact: 'duty-GB-2026-10-01',
			},
			{
				date: '2027-04-01',
				text: 'Reino Unido: toda mercancía fuera de suspensión, con precinta',
				fact: 'rule-uk-duty-stamps',
			},
		],
		sources: [
			...ratesOf('BE'),
			{ title: 'Conversación en Lieja, grabada y releída al entrevistado' },
			{
				title: 'Vaping Products Duty: fechas, autorización y precintas (HMRC; resumen en vapebusiness.biz)',
				url: 'https://vapebusiness.biz',
			},
		],
		keywords: ['precintas fiscales', 'impresión de seguridad', 'impuesto británico', 'Bélgica'],
	},
} satisfies DemoArticle;
