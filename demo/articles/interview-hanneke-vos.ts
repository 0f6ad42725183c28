import type { DemoArticle } from '../article';

export default {
	key: 'interview-hanneke-vos',
	type: 'regulation',
	kind: 'interview',
	author: 'lucia-ferrandiz',
	days_ago: 1,
	hour: 7,
	tags: ['netherlands', 'licences', 'testing', 'e-liquid', 'european-union'],
	mood: 'night',
	views: 3120,
	en: {
		seo_url: 'hanneke-vos-on-four-hundred-inspections',
		title: '‘A licence is a loan of trust’: Hanneke Vos on 400 inspections',
		standfirst:
			'The head of a Dutch field team on what she looks at first, why she arrives at six, and the difference between a dirty plant and a badly documented one.',
		market: 'Netherlands',
		place: 'The Hague',
		quote: 'I look at the floor drain first. It tells me everything.',
		interviewee: { name: 'Hanneke Vos', role: 'leads a field inspection team of nine', drawn_as: 'woman' },
		html: `<p>Hanneke Vos carries a torch, a thermometer, a roll of numbered stickers and a sandwich. She leads nine inspectors at Veldwerk Inspectie, a private body in The Hague that visits filling plants on behalf of buyers, insurers and, under contract, a few municipalities. In eleven years she has made four hundred visits to makers of e-liquid in six countries. We talked for two hours in her office, which has no window and a very clean floor.</p>
<h2>At six in the morning</h2>
<p><strong>You arrive before the first shift. Why?</strong></p>
<p>Because at six the plant has not yet put on its tie. I do not mean that people hide things at nine. Mostly they do not. But at six you see what last night’s team thought was finished. You see whether the lids are on. You see the mop. A mop tells you more than a cleaning plan, and you cannot print a mop.</p>
<p><strong>And then you look at the drain.</strong></p>
<p>I look at the floor drain first. It tells me everything. If it is dry, nobody has washed the floor and the records say they did. If it smells of vanilla on a day when the line has made menthol for a week, then something was poured away, and I ask what. If it is spotless, somebody knew I was coming. None of this goes into the report. It tells me where to begin.</p>
<p><strong>What does go into the report?</strong></p>
<p>Only what I can show to a person who was not there. A photograph with a number beside it. A copy of a page. A reading from an instrument with a certificate. I tell my team: if you would have to wave your hands, leave it out.</p>
<h2>The missing number</h2>
<p><strong>What is the fault you find most often?</strong></p>
<p>The gap between the drum and the bottle. They can tell me which bottles were filled on Tuesday, and they can tell me which drums of nicotine base were delivered in March. But between the two someone has to write down a number, and it is the job nobody owns. The store thinks it belongs to the line, the line thinks it belongs to the store. I find it in one plant out of seven. The liquid is usually perfectly good, which makes them angry.</p>
<p><strong>Angry with you?</strong></p>
<p>At first. They say, test it! And I say, I am sure that you are right, and you cannot prove it, and if one bottle in Bilbao is wrong you will have to fetch back all of them because you do not know which ones to leave. Then they stop being angry with me and start looking for the storeman.</p>
<p><strong>The European rules are short on this: twenty milligrams, ten millilitres, a notification. Are they too short?</strong></p>
<p>They are clear about the product. About the plant they are modest, and I do not think that is a mistake. If you write down how a line must be cleaned, you will have plants that clean in exactly that manner, including where it makes no sense. A limit on the bottle is a question. The plant has to find the answer. My work is to ask whether they found one or copied one.</p>
<p><strong>How can you tell?</strong></p>
<p>I ask the youngest person on the line why they do what they do. If she says, “because it is written”, it was copied. If she says, “because last year we had a case where”, then somebody found it.</p>
<h2>Trust, and how it is lent</h2>
<p><strong>You have said that a licence is a loan of trust. What did you mean?</strong></p>
<p>That it has to be paid back. People frame it and hang it at reception, as though it were a prize. I think of it as a loan. Someone who cannot watch you every day has decided to believe you for some years. Every record is a small instalment. And as with any loan, you notice who has stopped paying long before the term is up. They begin to answer the telephone more slowly.</p>
<p><strong>Have you ever been wrong about a company?</strong></p>
<p>Twice that I know of. Once I was too hard. A family plant in a barn, everything by hand, a wet floor. I gave them eleven findings. A year later I went back to that barn and there was no record I asked for that they could not produce in four minutes. They had always been able to. I had looked at the barn. The other time I was too soft, and I would rather not tell you more, because the file is not closed. It was a beautiful building.</p>
<p><strong>Do you ask who owns the laboratory?</strong></p>
<p>Before I ask for a single result. It is not an insult. A laboratory that belongs to the filler may be excellent. But I read its figures the way I would read a letter of recommendation from somebody’s mother.</p>
<h2>What she would change</h2>
<p><strong>Many of your visits are announced. Is an announced visit worth anything?</strong></p>
<p>Yes. People think the surprise is the point. I learn a great deal from what a plant does with two weeks’ notice. The good ones do nothing. The middling ones paint. The bad ones send me a presentation.</p>
<p><strong>If you could add one line to the law?</strong></p>
<p>That the person responsible for the batch must be reachable by telephone, by name, in a language that the country of sale speaks. Not a mailbox. I have spent whole Fridays writing to info-at-something. When a bottle is wrong, the first hour is worth more than the following month.</p>
<p><strong>And one that you would remove?</strong></p>
<p>It would not be a law, it would be a habit. The signature at the bottom of every page. When a person signs two hundred pages a day, the signature means that the pen works. Sign once, for what you saw with your own eyes.</p>
<p><strong>Your team is nine people. What do you teach a new inspector?</strong></p>
<p>To eat with the shift, if they are invited. To write the good things down as well, because nobody believes a report which has only faults. And to say goodbye to the cleaner by name. By the second visit the cleaner is the one who tells you where to look.</p>
<p><strong>After four hundred visits, does anything still surprise you?</strong></p>
<p>That people are relieved. You would think an inspector spoils everybody’s day. But quite often, when I put my finger on the thing, I see the shoulders go down. They knew. They had been waiting for someone to be allowed to say it.</p>`,
		sources: [
			{ title: 'Conversation in The Hague, recorded and read back to the interviewee' },
			{ title: 'Directive 2014/40/EU, Article 20 (European Commission)', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['Hanneke Vos', 'inspection', 'filling plant', 'batch records'],
	},
	es: {
		seo_url: 'hanneke-vos-tras-cuatrocientas-inspecciones',
		title: '«Una licencia es un préstamo de confianza»: Hanneke Vos, tras 400 inspecciones',
		standfirst:
			'La jefa de un equipo de campo neerlandés cuenta qué mira primero, por qué llega a las seis y en qué se distingue una planta sucia de una mal documentada.',
		market: 'Países Bajos',
		place: 'La Haya',
		quote: 'Lo primero que miro es el desagüe del suelo. Me lo cuenta todo.',
		interviewee: { name: 'Hanneke Vos', role: 'dirige un equipo de nueve inspectores', drawn_as: 'woman' },
		html: `<p>Hanneke Vos lleva encima una linterna, un termómetro, un rollo de pegatinas numeradas y un bocadillo. Dirige a nueve inspectores en Veldwerk Inspectie, una entidad privada de La Haya que visita plantas de envasado por encargo de compradores, de aseguradoras y, con contrato, de algún municipio. En once años ha hecho cuatrocientas visitas a fabricantes de líquidos de seis países. Hablamos dos horas en su despacho, que no tiene ventana y sí un suelo muy limpio.</p>
<h2>A las seis de la mañana</h2>
<p><strong>Llega usted antes que el primer turno. ¿Por qué?</strong></p>
<p>Porque a las seis la planta aún no se ha puesto la corbata. No digo que a las nueve escondan cosas; casi nunca lo hacen. Pero a las seis se ve lo que el turno de noche dio por terminado. Se ve si las tapas están puestas. Se ve la fregona. Una fregona dice más que un plan de limpieza, y no se puede imprimir.</p>
<p><strong>Y entonces mira el desagüe.</strong></p>
<p>Lo primero que miro es el desagüe del suelo. Me lo cuenta todo. Si está seco, nadie ha fregado y el parte dice que sí. Si huele a vainilla cuando la línea lleva una semana con mentol, alguien ha tirado algo, y pregunto qué. Si brilla, sabían que venía. Nada de eso entra en el informe. Me dice por dónde empezar.</p>
<p><strong>¿Qué entra en el informe?</strong></p>
<p>Solo lo que puedo enseñar a quien no estuvo. Una foto con un número al lado. La copia de una página. La lectura de un aparato que tenga certificado. A mi gente le digo: si para explicarlo hay que mover las manos, fuera.</p>
<h2>El número que falta</h2>
<p><strong>¿Cuál es el fallo que más encuentra?</strong></p>
<p>El hueco entre el bidón y el frasco. Saben decirme qué frascos se llenaron el martes y qué bidones de base con nicotina llegaron en marzo. Pero entre lo uno y lo otro alguien tiene que apuntar un número, y esa tarea no es de nadie. El almacén cree que es de la línea; la línea, que es del almacén. Lo encuentro en una de cada siete plantas. El líquido suele estar perfectamente, y eso los enfada.</p>
<p><strong>¿Con usted?</strong></p>
<p>Al principio. Me dicen: ¡analícelo! Y yo contesto: estoy segura de que tiene razón, y no puede demostrarla, y si en Bilbao hay un frasco mal tendrá que recogerlos todos, porque no sabe cuáles dejar. Entonces dejan de enfadarse conmigo y se ponen a buscar al encargado del almacén.</p>
<p><strong>La norma europea es escueta: veinte miligramos, diez mililitros, una notificación. ¿Se queda corta?</strong></p>
<p>Con el producto es clara. Con la planta es modesta, y no creo que sea un descuido. Si se escribe cómo hay que limpiar una línea, habrá plantas que limpien exactamente así, también donde no tiene sentido. Un límite sobre el frasco es una pregunta. La respuesta ha de buscarla la planta. Mi trabajo es averiguar si la encontró o si la copió.</p>
<p><strong>¿Cómo se nota?</strong></p>
<p>Le pregunto a la persona más joven de la línea por qué hace lo que hace. Si dice «porque está escrito», es copiado. Si dice «porque el año pasado nos pasó que», alguien lo encontró.</p>
<h2>La confianza y cómo se presta</h2>
<p><strong>Suele decir que una licencia es un préstamo de confianza. ¿En qué sentido?</strong></p>
<p>En que hay que devolverlo. La gente la enmarca y la cuelga en recepción como si fuera un premio. Para mí es un préstamo. Alguien que no puede vigilarte todos los días ha decidido creerte unos años. Cada registro es una cuota pequeña. Y, como en cualquier préstamo, se nota quién ha dejado de pagar mucho antes de que venza. Empiezan a tardar en coger el teléfono.</p>
<p><strong>¿Se ha equivocado alguna vez con una empresa?</strong></p>
<p>Que yo sepa, dos. Una vez fui demasiado dura. Una planta familiar en un granero, todo a mano, el suelo mojado. Les puse once observaciones. Volví al año, y no hubo papel que les pidiera que no sacasen en cuatro minutos. Siempre habían podido. Yo había mirado el granero. La otra vez fui demasiado blanda, y prefiero no contar más porque el expediente sigue abierto. Era un edificio precioso.</p>
<p><strong>¿Pregunta de quién es el laboratorio?</strong></p>
<p>Antes de pedir un solo resultado. No es una ofensa. El laboratorio propio de un envasador puede ser excelente. Pero leo sus cifras como leería una carta de recomendación firmada por la madre.</p>
<h2>Lo que cambiaría</h2>
<p><strong>Muchas de sus visitas se avisan. ¿Sirve de algo una visita anunciada?</strong></p>
<p>Sí. Se cree que lo importante es la sorpresa. Yo aprendo mucho de lo que hace una planta con dos semanas de aviso. Las buenas no hacen nada. Las regulares pintan. Las malas me mandan una presentación.</p>
<p><strong>¿Si pudiera añadir una línea a la ley?</strong></p>
<p>Que el responsable del lote conteste al teléfono, con nombre y apellidos, en un idioma que se hable donde se vende. No un buzón. He pasado viernes enteros escribiendo a info arroba lo que sea. Cuando un frasco está mal, la primera hora vale más que el mes siguiente.</p>
<p><strong>¿Y una que quitaría?</strong></p>
<p>No es una ley, es una costumbre: la firma al pie de cada página. Cuando alguien firma doscientas al día, la firma significa que el bolígrafo funciona. Que firme una vez, por lo que ha visto con sus ojos.</p>
<p><strong>Son nueve. ¿Qué le enseña a un inspector nuevo?</strong></p>
<p>A comer con el turno, si lo invitan. A apuntar también lo bueno, porque nadie se cree un informe que solo trae faltas. Y a despedirse por su nombre de quien limpia. En la segunda visita será esa persona quien le diga dónde mirar.</p>
<p><strong>Después de cuatrocientas visitas, ¿queda algo que la sorprenda?</strong></p>
<p>Que la gente se alivia. Se supone que un inspector le estropea el día a todo el mundo. Pero muchas veces, cuando pongo el dedo en la cosa, veo que bajan los hombros. Lo sabían. Estaban esperando a que alguien tuviera permiso para decirlo.</p>`,
		sources: [
			{ title: 'Conversación en La Haya, grabada y releída a la entrevistada' },
			{ title: 'Directiva 2014/40/UE, artículo 20 (Comisión Europea)', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['Hanneke Vos', 'inspección', 'planta de envasado', 'trazabilidad'],
	},
} satisfies DemoArticle;
