import type { DemoArticle } from '../article';

export default {
	key: 'interview-ottilie-kranz',
	type: 'product',
	kind: 'interview',
	author: 'lucia-ferrandiz',
	days_ago: 128,
	hour: 6,
	tags: ['packaging', 'germany', 'testing', 'standards'],
	mood: 'day',
	views: 618,
	en: {
		seo_url: 'ottilie-kranz-caps-that-refuse-a-child',
		title: 'Ottilie Kranz designs caps that must refuse a child and obey a pensioner',
		standfirst:
			'The head of closures at Falkner in Regensburg on torque, patience, the drop that would not fall and the woman of eighty-one who rewrote a specification.',
		market: 'Germany',
		place: 'Regensburg',
		quote: 'A child is a very patient engineer.',
		interviewee: { name: 'Ottilie Kranz', role: 'head of closures at Falkner', drawn_as: 'woman' },
		key_points: [
			'A refill bottle in the Union must be child-resistant and tamper-evident, and must not leak.',
			'Falkner rejects a design if its oldest testers need more than two attempts.',
			'Most complaints, Ms Kranz says, come from caps fitted at the wrong torque.',
		],
		html: `<p>On the shelf behind Ottilie Kranz stand 212 caps in a row, arranged by year of failure. She is 44, an engineer, and has been head of closures at Falkner, a family firm on the Danube, for nine years. It makes caps for medicine, for drain cleaner and, since 2015, for e-liquid: 160m of those a year. We met in the testing room, at a table that is lower than usual. It was built for people of four.</p>
<h2>Push, turn, wait</h2>
<p><strong>What does a child-resistant cap actually do?</strong></p>
<p>It asks for two things at once. Push and turn, or squeeze and turn. An adult does both without thinking. A small child does one after the other, with great thoroughness. The whole idea lives in the gap between “and” and “and then”.</p>
<p><strong>So it is a puzzle?</strong></p>
<p>No, and that is the first mistake that young designers make. A puzzle can be solved. A child is a very patient engineer. It has no meeting at eleven. If your cap is a puzzle, you have lost by lunchtime. It must be a movement that the hand is not yet able to make.</p>
<p><strong>How do you test that without giving a child anything dangerous?</strong></p>
<p>The bottles hold water with a bit of red in it, or a small bell. We work with kindergartens; the parents are told everything and many of them stay. The children are given some time to try, then an adult shows them how, and they try again. They always believe that they are going to manage. Some of them bring tools the next day.</p>
<p><strong>Tools?</strong></p>
<p>A spoon. A door hinge. One girl put it under the foot of her chair and sat down, several times, very calmly. She opened it. She is why the shoulder of our bottle has been eleven tenths of a millimetre thicker since 2021. Her name is in the drawing, in the field for remarks.</p>
<h2>The other end of life</h2>
<p><strong>And then you bring in the adults.</strong></p>
<p>Then the difficult part starts. It is easy to make a cap that no child can open. I can weld it. We invite people between sixty-five and eighty-five. They sit at the other table, the high one, and are given five minutes alone with a bottle, and nobody helps. If anyone in the oldest group needs more than two attempts we consider the design to have failed, even when the standard would have let it pass.</p>
<p><strong>Why be stricter than you must?</strong></p>
<p>Because of what people do with a cap they cannot open. They do not write to us. They open it once, with pliers, and then leave it off. An unopenable cap is an open bottle. If you want to protect a child, you have to be kind to the grandmother.</p>
<p><strong>Who has taught you most?</strong></p>
<p>Frau Reisinger. She was eighty-one and had been a seamstress. She told me, “You are asking for strength and I have only precision.” I wrote it down. Until then every one of our caps wanted more force from the hand the better it was. After her we began to look for caps which ask for accuracy. You press in one particular place, lightly. A child hits it by chance one time in forty, and then the spring has already gone back.</p>
<h2>A small bottle of the law</h2>
<p><strong>European rules ask for bottles of ten millilitres at most, protected against children and tampering, that do not leak. Which of these is the hardest?</strong></p>
<p>All of them at the same time. Ten millilitres is a very small thing. On a bottle of drain cleaner I have forty-five millimetres to put a mechanism in. Here I have fifteen. And there has to be a dropper inside, which must let go of a drop when somebody wants one and hold on when the bottle lies in a car in August.</p>
<p><strong>Is the drop a matter of the cap?</strong></p>
<p>It is a matter of air. A drop comes out if a bubble goes in. For a whole year we had a dropper that dispensed nicely in Regensburg and not at all in a shop in Granada, since it was thirty-eight degrees there and the liquid was thicker with glycerine than ours had been. No drop. They squeezed harder, and then they had eleven. I went to Granada. It is a lovely town and I saw the back room of one shop.</p>
<p><strong>And glass?</strong></p>
<p>Glass is coming back a little. I like it and I am afraid of it. The thread on a glass neck is not round, it is a friendly potato. In plastic I have a tolerance of five hundredths. In glass I am given thirty. The cap must forgive, and a cap that forgives too much forgives a child.</p>
<h2>What goes wrong after the drawing</h2>
<p><strong>Your cap leaves Regensburg in good order. What happens to it then?</strong></p>
<p>It meets a filling line. Seven complaints in ten are about torque: the line has screwed it on too tight, so the old cannot open it, or too loosely, and then the first click is missing and anyone can. The number is on the data sheet. But somebody changes from one bottle to the other at two in the morning and does not change the setting, as the machine does not ask.</p>
<p><strong>What can a filler do?</strong></p>
<p>Take five bottles an hour and open them with a gauge. It takes three minutes. Write down the value and the temperature. And let somebody who is over sixty try one, every shift. There always is one, normally in the store, and he is flattered.</p>
<p><strong>Do brands ask you for caps that look different?</strong></p>
<p>Constantly. A smooth one, a metal one, one without the arrows. I have nothing against beauty. But the arrows are for a person who has put down her glasses. I once drew a cap without a single mark on it, very elegant. I took it home. My husband asked me whether it was finished.</p>
<p><strong>Which cap on the shelf are you fondest of?</strong></p>
<p>Number 119. No child opened it. None. I opened the good wine. The following week we tested the adults and not one of them could, either, including me. It is the safest closure that I have ever built. You could keep secrets in it.</p>`,
		sources: [
			{ title: 'Conversation in Regensburg, recorded and read back to the interviewee' },
			{ title: 'Directive 2014/40/EU, Article 20 (European Commission)', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['child-resistant caps', 'closures', 'Ottilie Kranz', 'torque'],
	},
	es: {
		seo_url: 'ottilie-kranz-tapones-que-no-abre-un-nino',
		title: 'Ottilie Kranz diseña tapones que resistan a un niño y obedezcan a un jubilado',
		standfirst:
			'La jefa de cierres de Falkner, en Ratisbona, habla de par de apriete, de paciencia, de la gota que no caía y de la mujer de ochenta y un años que cambió una especificación.',
		market: 'Alemania',
		place: 'Ratisbona',
		quote: 'Un niño es un ingeniero con muchísima paciencia.',
		interviewee: { name: 'Ottilie Kranz', role: 'jefa de cierres en Falkner', drawn_as: 'woman' },
		key_points: [
			'Un frasco de recarga debe resistir en la Unión a niños y manipulaciones, y no gotear.',
			'Falkner descarta un diseño si sus probadores de más edad necesitan más de dos intentos.',
			'La mayoría de las quejas, según Kranz, son de tapones mal apretados en la línea.',
		],
		html: `<p>En la balda que hay detrás de Ottilie Kranz se alinean 212 tapones, ordenados por el año en que fracasaron. Kranz tiene 44 años, es ingeniera y lleva nueve como jefa de cierres en Falkner, una empresa familiar a orillas del Danubio. Hacen tapones para medicamentos, para desatascadores y, desde 2015, para líquidos: de estos, 160 millones al año. Nos recibe en la sala de pruebas, ante una mesa más baja de lo normal. Se construyó para gente de cuatro años.</p>
<h2>Apretar, girar, esperar</h2>
<p><strong>¿Qué hace exactamente un tapón de seguridad?</strong></p>
<p>Pide dos cosas a la vez. Apretar y girar, o pellizcar y girar. Un adulto las hace sin pensar. Un niño pequeño hace primero una y luego la otra, a conciencia. Todo el invento cabe en la distancia que hay entre «y» y «y luego».</p>
<p><strong>¿Es un rompecabezas, entonces?</strong></p>
<p>No, y ese es el primer error de los diseñadores jóvenes. Un rompecabezas se resuelve. Un niño es un ingeniero con muchísima paciencia. No tiene reunión a las once. Si tu tapón es un rompecabezas, a la hora de comer has perdido. Tiene que ser un movimiento que esa mano aún no sepa hacer.</p>
<p><strong>¿Cómo se prueba sin darle a un niño nada peligroso?</strong></p>
<p>Los frascos llevan agua con un poco de rojo, o un cascabel. Trabajamos con escuelas infantiles; a los padres se les cuenta todo y muchos se quedan. Los niños tienen un rato para intentarlo, luego un adulto les enseña cómo se hace y lo intentan otra vez. Siempre creen que lo van a lograr. Alguno vuelve al día siguiente con herramientas.</p>
<p><strong>¿Herramientas?</strong></p>
<p>Una cuchara. La bisagra de una puerta. Una niña lo puso debajo de la pata de la silla y se sentó varias veces, muy tranquila. Lo abrió. Por ella, desde 2021, el hombro de nuestro frasco tiene once décimas de milímetro más. Su nombre está en el plano, en la casilla de observaciones.</p>
<h2>El otro extremo de la vida</h2>
<p><strong>Y después llegan los adultos.</strong></p>
<p>Después empieza lo difícil. Hacer un tapón que no abra ningún niño es sencillo: lo sueldo. Invitamos a personas de sesenta y cinco a ochenta y cinco años. Se sientan en la otra mesa, la alta, y pasan cinco minutos a solas con un frasco, sin que nadie ayude. Si alguien del grupo de más edad necesita más de dos intentos, damos el diseño por malo, aunque la norma lo hubiera aprobado.</p>
<p><strong>¿Por qué exigirse más de lo obligatorio?</strong></p>
<p>Por lo que hace la gente con un tapón que no puede abrir. No nos escribe. Lo abre una vez, con unos alicates, y ya no lo vuelve a poner. Un tapón imposible es un frasco abierto. Si se quiere proteger a un niño, hay que ser amable con la abuela.</p>
<p><strong>¿Quién le ha enseñado más?</strong></p>
<p>La señora Reisinger. Tenía ochenta y un años y había sido costurera. Me dijo: «Usted me pide fuerza y yo solo tengo puntería». Lo apunté. Hasta entonces, cuanto mejores eran nuestros tapones, más fuerza pedían. Desde ella buscamos los que piden exactitud. Se aprieta en un sitio concreto, muy poco. Un niño acierta por casualidad una vez de cada cuarenta, y para entonces el muelle ya ha vuelto.</p>
<h2>Un frasquito de ley</h2>
<p><strong>La norma europea quiere frascos de diez mililitros como mucho, protegidos contra niños y manipulaciones, que no goteen. ¿Qué es lo más difícil?</strong></p>
<p>Todo a la vez. Diez mililitros son muy poca cosa. En un desatascador tengo cuarenta y cinco milímetros para meter un mecanismo. Aquí, quince. Y dentro hay que alojar un gotero que suelte la gota cuando alguien la quiera y la retenga cuando el frasco se quede en un coche en agosto.</p>
<p><strong>¿La gota depende del tapón?</strong></p>
<p>Depende del aire. Para que salga una gota tiene que entrar una burbuja. Durante un año tuvimos un gotero que en Ratisbona iba de maravilla y en una tienda de Granada no iba, porque allí había treinta y ocho grados y el líquido, con más glicerina, era más espeso que el nuestro. Ni una gota. Apretaban más y caían once. Fui a Granada. Es una ciudad preciosa, y vi la trastienda de un local.</p>
<p><strong>¿Y el vidrio?</strong></p>
<p>Vuelve un poco. Me gusta y me da miedo. La rosca de un cuello de vidrio no es redonda, es una patata simpática. En plástico tengo cinco centésimas de tolerancia. En vidrio me dan treinta. El tapón ha de perdonar, y el que perdona demasiado le perdona a un niño.</p>
<h2>Lo que falla después del plano</h2>
<p><strong>El tapón sale de Ratisbona en orden. ¿Qué le pasa luego?</strong></p>
<p>Que conoce una línea de envasado. Siete quejas de cada diez son de par de apriete: la línea lo ha cerrado demasiado, y los mayores no pueden, o demasiado poco, y entonces falta el primer clic y puede cualquiera. La cifra está en la ficha. Pero alguien cambia de un frasco a otro a las dos de la mañana y no cambia el ajuste, porque la máquina no lo pregunta.</p>
<p><strong>¿Qué puede hacer un envasador?</strong></p>
<p>Coger cinco frascos cada hora y abrirlos con un medidor. Son tres minutos. Apuntar el valor y la temperatura. Y que en cada turno pruebe uno alguien de más de sesenta años. Siempre hay alguno, normalmente en el almacén, y le hace ilusión.</p>
<p><strong>¿Le piden las marcas tapones distintos?</strong></p>
<p>Sin parar. Uno liso, uno de metal, uno sin flechas. No tengo nada contra la belleza. Pero las flechas son para quien ha dejado las gafas en otro sitio. Una vez dibujé un tapón sin una sola marca, elegantísimo. Me lo llevé a casa. Mi marido preguntó si estaba terminado.</p>
<p><strong>¿A cuál de la balda le tiene más cariño?</strong></p>
<p>Al 119. No lo abrió ningún niño. Ninguno. Yo abrí el vino bueno. A la semana probaron los adultos y tampoco pudo ni uno, incluida yo. Es el cierre más seguro que he hecho nunca. Se podrían guardar secretos ahí dentro.</p>`,
		sources: [
			{ title: 'Conversación en Ratisbona, grabada y releída a la entrevistada' },
			{ title: 'Directiva 2014/40/UE, artículo 20 (Comisión Europea)', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['tapones de seguridad', 'cierres', 'Ottilie Kranz', 'par de apriete'],
	},
} satisfies DemoArticle;
