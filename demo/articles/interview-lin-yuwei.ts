import type { DemoArticle } from '../article';
import { singleUseGuidance } from '../sources';

export default {
	key: 'interview-lin-yuwei',
	type: 'product',
	kind: 'interview',
	author: 'wen-xiaolan',
	days_ago: 14,
	hour: 8,
	tags: ['batteries', 'china', 'sustainability', 'disposables'],
	mood: 'deep',
	views: 1210,
	en: {
		seo_url: 'lin-yuwei-battery-builder-for-six-brands',
		title: 'Lin Yuwei builds batteries for six brands and keeps a cell from every batch',
		standfirst:
			'Anlan Battery’s founder on swelling, screws, the price of a recall and the room in Huizhou where 11,400 cells wait to be asked a question.',
		market: 'China',
		place: 'Huizhou',
		quote: 'The cheapest recall is the one you can explain in a sentence.',
		interviewee: { name: 'Lin Yuwei', role: 'builds batteries for six brands', drawn_as: 'woman' },
		html: `<p>The library at Anlan Battery has no books. It has drawers of sand, 460 of them, in a room held at 21 degrees with a door that closes by its own weight. In each drawer lie cells, two fingers thick or less, every one with a paper collar on which a batch number has been written by hand. Lin Yuwei, 47, who founded the company in Huizhou twelve years ago, goes in most mornings before the line starts. She says that it is the only quiet place she owns.</p>
<h2>The room with the sand</h2>
<p><strong>What is all this for?</strong></p>
<p>So that I can answer. In 2018 a customer telephoned from Europe. A device had become hot in a warehouse. Nobody was hurt, a carton was scorched. He asked whether it was the cell. I said that I would look into it, and I had nothing to look at. All I had was a certificate. A certificate tells you how a cell was on the day somebody was paying attention to it.</p>
<p>We took back 86,000 pieces, since I could not say which of them were fine. Later it turned out that it had been a bent contact in the device, not ours, on one shift. If I had kept a single cell of that batch I could have shown it in an afternoon.</p>
<p><strong>And so now you keep one of each?</strong></p>
<p>Four. One we open after a month, one after a year. One we leave alone. One belongs to the customer, and he may ask for it at any time without giving a reason. They hardly ever do. But they sleep.</p>
<p><strong>How many are there?</strong></p>
<p>11,400 this morning. They stay for six years, at a third of a charge. My accountant calls it dead stock. I told him that it is the only stock I have which gets more valuable.</p>
<h2>What goes wrong with a small cell</h2>
<p><strong>Explain to someone who buys devices and not batteries: what usually goes wrong?</strong></p>
<p>Nearly always something outside the cell. People imagine an explosion. What I see is a screw that was a millimetre too long and has pressed on the same place for ten months. Or a wire soldered by someone in a hurry. Or a charger chosen to save four cents. The cell is the part that suffers and therefore it is the part that gets blamed.</p>
<p><strong>And when it really is the cell?</strong></p>
<p>Then it is moisture or dust, and it happened in the first hour of its life. You can measure it if you are willing to wait: we let every cell rest for fourteen days and measure how much voltage it has lost. A good one loses hardly anything. Those that lose more go out. Waiting is the most expensive test there is, because it ties up a warehouse. It is also the one I would never give up.</p>
<p><strong>Do your customers pay for fourteen days?</strong></p>
<p>Three of six. The other three think that they are not paying for it.</p>
<h2>Sealed or open</h2>
<p><strong>Britain has banned single-use devices since June 2025. A device there must be rechargeable and refillable. Did that change your orders?</strong></p>
<p>In numbers, by forty per cent downwards, within two seasons. In value, hardly. A cell that is used once only has to survive the journey. One that is to be charged three hundred times is a different thing in the same skin. The separator costs more, the waiting is longer, and you have to know what the charger does. I had customers who wanted the new life at the old price. I showed them the drawer with the returned ones.</p>
<p><strong>Some makers now build devices whose battery can be lifted out. Is it better?</strong></p>
<p>It is more honest. A battery that comes out can be collected, tested and counted. But it has a price: the user can also put it into a pocket with his keys. So you need a cover, contacts that are set back, a shape that fits only one way. We made nine shapes. My mother was able to insert seven of them the wrong way round. She is seventy-nine and very determined, so we built the eighth and the ninth for her.</p>
<p><strong>What do you say to brands that glue the cell in?</strong></p>
<p>That glue is a decision about somebody else’s Tuesday. Some day a person in a recycling hall must take that thing apart, and he has forty seconds. If you would not do it yourself in forty seconds, you have handed him your problem with the fire in it.</p>
<h2>One sentence</h2>
<p><strong>You say that the cheapest recall is the one that can be explained in a sentence. What does such a sentence look like?</strong></p>
<p>“Batch so-and-so, made on the ninth of May on line two between two and four in the afternoon, 3,200 pieces, because a roller was dirty.” A shopkeeper can act on that. He goes to the shelf, looks at four digits and knows. Compare it with, “As a precaution we ask you to return all products of the series.” He will return nothing, or everything. Either costs more.</p>
<p><strong>Have you had to use one?</strong></p>
<p>Once, two years ago. The sentence was nineteen characters in Chinese, and I was proud of it for a day. We got back 97 per cent of the pieces. For the remaining 3 per cent I know which shops they went to, and we went there.</p>
<p><strong>You supply six brands that compete with one another. How do you keep them apart?</strong></p>
<p>Six colours of collar. Six doors, with one key each. No engineer works for two in the same year. And I never have lunch with one of them in the city, because the tables are close together. They know about each other, of course. What they want to know is that the one who pays least does not get the cells that were set aside for the one who pays most. I show them the waiting room. Everybody waits fourteen days.</p>
<p><strong>Insurers have begun to ask about archives like yours. Does that please you?</strong></p>
<p>It worries me a little. When a thing becomes a box on a form, people build the cheapest thing that ticks it. Somebody will put four cells in a biscuit tin and write “library” on the lid. I would like the insurers to ask another question: when did you last open a drawer, and what did you find?</p>
<p><strong>So when did you?</strong></p>
<p>This morning. A cell from a batch of three years ago. It had lost two thousandths of a volt. I wrote it on the collar, I put it back and I closed the door. It was a good start to the day.</p>`,
		sources: [singleUseGuidance, { title: 'Conversation in Huizhou, in Mandarin; translated by the author' }],
		keywords: ['Lin Yuwei', 'Anlan Battery', 'lithium cells', 'recall', 'Huizhou'],
	},
	es: {
		seo_url: 'lin-yuwei-baterias-para-seis-marcas',
		title: 'Lin Yuwei fabrica baterías para seis marcas y guarda una celda de cada lote',
		standfirst:
			'La fundadora de Anlan Battery habla de hinchazones, de tornillos, del precio de una retirada y del cuarto de Huizhou donde 11.400 celdas esperan a que alguien les pregunte algo.',
		market: 'China',
		place: 'Huizhou',
		quote: 'La retirada más barata es la que se explica en una frase.',
		interviewee: { name: 'Lin Yuwei', role: 'fabrica baterías para seis marcas', drawn_as: 'woman' },
		html: `<p>La biblioteca de Anlan Battery no tiene libros. Tiene cajones con arena, 460, en un cuarto a 21 grados con una puerta que se cierra por su propio peso. En cada cajón hay celdas, de dos dedos de grosor o menos, con un collar de papel donde alguien ha escrito a mano el número de lote. Lin Yuwei, de 47 años, que fundó la empresa en Huizhou hace doce, entra casi todas las mañanas antes de que arranque la línea. Dice que es el único sitio tranquilo que posee.</p>
<h2>El cuarto de la arena</h2>
<p><strong>¿Para qué es todo esto?</strong></p>
<p>Para poder contestar. En 2018 me llamó un cliente desde Europa. Un dispositivo se había calentado en un almacén. No hubo heridos; se chamuscó una caja. Preguntó si era la celda. Le dije que lo miraría, y no tenía nada que mirar. Tenía un certificado. Un certificado dice cómo era una celda el día en que alguien le hacía caso.</p>
<p>Retiramos 86.000 piezas, porque no pude decir cuáles estaban bien. Luego resultó ser un contacto doblado en el aparato, que no era nuestro, de un solo turno. Con una celda guardada de aquel lote lo habría demostrado en una tarde.</p>
<p><strong>¿Y ahora guarda una de cada?</strong></p>
<p>Cuatro. Una la abrimos al mes y otra al año. La tercera no se toca. La cuarta es del cliente, que puede pedirla cuando quiera sin dar explicaciones. Casi nunca lo hacen. Pero duermen.</p>
<p><strong>¿Cuántas hay?</strong></p>
<p>Esta mañana, 11.400. Se quedan seis años, a un tercio de carga. Mi contable las llama existencias muertas. Le dije que son las únicas que tengo que ganan valor.</p>
<h2>Qué le pasa a una celda pequeña</h2>
<p><strong>Explíquelo para quien compra dispositivos y no baterías: ¿qué suele fallar?</strong></p>
<p>Casi siempre, algo de fuera de la celda. La gente se imagina una explosión. Lo que yo veo es un tornillo un milímetro más largo de lo debido que lleva diez meses apretando en el mismo punto. O un cable soldado con prisas. O un cargador elegido para ahorrar cuatro céntimos. La celda es la que lo sufre y por eso es la que carga con la culpa.</p>
<p><strong>¿Y cuando es la celda de verdad?</strong></p>
<p>Entonces es humedad o es polvo, y ocurrió en su primera hora de vida. Puede medirse si uno está dispuesto a esperar: las dejamos reposar catorce días y medimos cuánta tensión han perdido. La buena no pierde casi nada. La que pierde más se aparta. Esperar es el ensayo más caro que existe, porque ocupa un almacén. También es el único al que no renunciaría.</p>
<p><strong>¿Le pagan sus clientes esos catorce días?</strong></p>
<p>Tres de los seis. Los otros tres creen que no los pagan.</p>
<h2>Cerrada o abierta</h2>
<p><strong>El Reino Unido prohibió los desechables en junio de 2025. Allí todo dispositivo debe poder recargarse y rellenarse. ¿Le cambió los pedidos?</strong></p>
<p>En número, un cuarenta por ciento menos en dos temporadas. En valor, apenas. A la celda de un solo uso le basta con sobrevivir al viaje. La que va a cargarse trescientas veces es otra cosa con la misma piel. El separador cuesta más, la espera es mayor y hay que saber qué hace el cargador. Tuve clientes que querían la vida nueva al precio viejo. Les enseñé el cajón de las devueltas.</p>
<p><strong>Algunos fabricantes hacen ya dispositivos con la batería extraíble. ¿Es mejor?</strong></p>
<p>Es más honrado. Una batería que sale se puede recoger, comprobar y contar. Pero tiene un precio: el usuario también puede metérsela en el bolsillo con las llaves. Hace falta una funda, contactos hundidos, una forma que solo entre de una manera. Hicimos nueve formas. Mi madre consiguió meter siete al revés. Tiene setenta y nueve años y es muy decidida, así que la octava y la novena las hicimos para ella.</p>
<p><strong>¿Qué les dice a las marcas que pegan la celda?</strong></p>
<p>Que el pegamento es una decisión sobre el martes de otro. Algún día, en una planta de reciclaje, una persona tendrá que desmontar eso, y tiene cuarenta segundos. Si tú no lo harías en cuarenta segundos, le has pasado tu problema con el fuego dentro.</p>
<h2>Una frase</h2>
<p><strong>Dice que la retirada más barata es la que se explica en una frase. ¿Cómo es esa frase?</strong></p>
<p>«Lote tal, hecho el nueve de mayo en la línea dos, entre las dos y las cuatro de la tarde, 3.200 piezas, porque un rodillo estaba sucio.» Con eso un tendero puede hacer algo. Va a la estantería, mira cuatro cifras y lo sabe. Compárelo con «por precaución rogamos que devuelvan todos los productos de la serie». No devolverá nada, o lo devolverá todo. Las dos cosas salen más caras.</p>
<p><strong>¿Ha tenido que usar una?</strong></p>
<p>Una vez, hace dos años. La frase tenía diecinueve caracteres en chino y estuve un día orgullosa de ella. Recuperamos el 97 por ciento de las piezas. Del 3 restante sé a qué tiendas fueron, y fuimos.</p>
<p><strong>Trabaja para seis marcas que compiten entre sí. ¿Cómo las separa?</strong></p>
<p>Seis colores de collar. Seis puertas, con una llave cada una. Ningún ingeniero trabaja para dos en el mismo año. Y nunca como con ninguno en la ciudad, porque las mesas están muy juntas. Saben unos de otros, por supuesto. Lo que quieren saber es que al que menos paga no le llegan las celdas apartadas para el que más paga. Les enseño la sala de espera. Todo el mundo espera catorce días.</p>
<p><strong>Las aseguradoras empiezan a preguntar por archivos como el suyo. ¿Le agrada?</strong></p>
<p>Me inquieta un poco. Cuando algo se convierte en una casilla, la gente construye lo más barato que permita marcarla. Alguien meterá cuatro celdas en una lata de galletas y escribirá «biblioteca» en la tapa. Preferiría que preguntaran otra cosa: cuándo abriste un cajón por última vez y qué encontraste.</p>
<p><strong>¿Y cuándo fue?</strong></p>
<p>Esta mañana. Una celda de un lote de hace tres años. Había perdido dos milésimas de voltio. Lo apunté en el collar, la devolví a su sitio y cerré la puerta. Fue empezar bien el día.</p>`,
		sources: [singleUseGuidance, { title: 'Conversación en Huizhou, en mandarín; traducción de la autora' }],
		keywords: ['Lin Yuwei', 'Anlan Battery', 'celdas de litio', 'retirada', 'Huizhou'],
	},
} satisfies DemoArticle;
