import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'interview-pilar-echeverria',
	type: 'company',
	kind: 'interview',
	author: 'ines-carrasco',
	days_ago: 36,
	hour: 7,
	tags: ['spain', 'retail', 'age-checks', 'excise-duty', 'sustainability'],
	mood: 'day',
	views: 1432,
	en: {
		seo_url: 'pilar-echeverria-four-shops-in-pamplona',
		title: 'Four shops in Pamplona, one till and a new duty',
		standfirst:
			'Pilar Echeverría opened her first counter in 2012. She talks about the week the prices changed, the drawer for returned devices and the boy who borrowed his brother’s face.',
		market: 'Spain',
		place: 'Pamplona',
		quote: 'I sell fewer flavours and more explanations.',
		interviewee: { name: 'Pilar Echeverría', role: 'owns four shops in Pamplona', drawn_as: 'woman' },
		html: `<p>The smallest of Pilar Echeverría’s shops measures nineteen square metres and used to be a locksmith’s. The hooks are still in the wall. She has hung the price list on one of them, printed in large type, with a column that her customers had never seen before last year: what goes to the tax office. Ms Echeverría is 49, was a teacher of mathematics until 2011 and employs eleven people. All four shops share a single till system, which she wrote the rules for on a Sunday and has been correcting ever since.</p>
<h2>The week the prices changed</h2>
<p><strong>On 1 April 2025 Spain began to tax e-liquid. What did you do on the 31st of March?</strong></p>
<p>I counted. All night, with my sister and a thermos. Fifteen cents a millilitre for the weaker band and for liquid without nicotine, twenty for the strong one. On a bottle of ten millilitres that is one euro fifty or two euros, and then VAT on top of it. I had bottles that I was selling at four ninety. One does not need to have taught mathematics.</p>
<p><strong>How did you explain it?</strong></p>
<p>Badly, the first week. I put up a sign that said “new tax”. People thought that I was the tax. So I took it down and made the column. This much is the bottle, this much is the duty, this much is the VAT. When they can see the three numbers they stop arguing with me. They argue with the minister, who is not in the shop.</p>
<p><strong>Did you lose customers?</strong></p>
<p>Some. In units I sold nearly a quarter less in the first three months, by the second Christmas about a tenth less than before. Some of them buy less, some buy elsewhere. Some, I have no doubt, buy from the back of a car. I cannot compete with a boot. It has no rent and no column.</p>
<p><strong>Did the stock cause you trouble?</strong></p>
<p>The stock was the real story. Before, if I had ordered too much of something, I had lost a shelf. Now I have lost a shelf and money that is already with the State. So I order every week, small amounts. My wholesalers did not like it. Two of them like it now, since they have discovered that I pay.</p>
<h2>Fewer flavours</h2>
<p><strong>You had more than three hundred liquids. How many are there today?</strong></p>
<p>A hundred and forty. I sell fewer flavours and more explanations. The till told me that two hundred of them made six per cent of the sales and took up half of the drawers. I kept eleven that nobody buys except one person each, because I know the eleven people.</p>
<p><strong>What do you explain?</strong></p>
<p>What is on the label and what it means. How many milligrams in a millilitre and how many in the bottle: people multiply wrongly. That a battery is not rubbish. What they have to do when it leaks. I do not tell anybody what is good for them. I am not a doctor and I do not play one behind the counter. When somebody asks me, I say so, and I write down the name of the health centre. It is just round the corner.</p>
<p><strong>Is that a rule for your staff too?</strong></p>
<p>It is on the first page. You may describe and you may not promise. I dismissed a very good salesman for a promise.</p>
<h2>The brother’s face</h2>
<p><strong>How do you check ages?</strong></p>
<p>At the door, with the eyes. At the counter, with the document, if they look under thirty. The till does not open the drawer until someone has pressed “seen”, and it records who pressed it. We have visits from a student of the university, who is twenty and looks sixteen, poor girl. She comes ten times a year to each shop and I publish the result on the staff board.</p>
<p><strong>And the result?</strong></p>
<p>Last year, forty visits, two failures. Both of them were on Saturdays after seven, with a queue. So now on Saturdays there are two people, and one of them only looks.</p>
<p><strong>There was a case with a photograph.</strong></p>
<p>Yes. A boy came with his brother’s identity card. Alike as two eggs. My colleague asked him for his star sign. He had learned the date of birth by heart, and nobody learns the star sign. He laughed, she laughed, he left. I told the mother, whom I know from school. She did not laugh.</p>
<p><strong>Would you like a machine to do it?</strong></p>
<p>I had one on trial that looks at the face. It took me for thirty-one, and I was fond of it for a week. Then I asked where the pictures went, and the salesman said “nowhere” and after that “Ireland”. I sent it back.</p>
<h2>The cupboard</h2>
<p><strong>You take back used devices. Do many people return them?</strong></p>
<p>About three of every ten that I sell. It rose when I stopped having a bucket. I bought a metal cupboard, second-hand, from a workshop for electric bicycles. There is tape for the contacts, a sheet to sign, and the lorry on Thursdays. The bucket said “rubbish”. The cupboard says that somebody is expecting this.</p>
<p><strong>What does it cost you?</strong></p>
<p>The cupboard was two hundred and ten euros. The lorry is thirty-eight a month for the four shops. And my insurance did not go up, when that of everyone I know did. I would like to say that I foresaw it. I simply did not want a fire.</p>
<p><strong>What do you ask of the people who make the laws?</strong></p>
<p>Dates. I can live with nearly anything if I know from which day and until which day. Give me six months and a table. What ruins a shop is “shortly”.</p>
<p><strong>And of the makers?</strong></p>
<p>That they visit a shop on a Saturday after seven. They come on Tuesday morning and they bring a tray of pastries. On a Tuesday morning I could sell sand.</p>
<p><strong>Will there be a fifth shop?</strong></p>
<p>No. Four is the number where I still know who is ill. With five I would have to have a head office, and I should have to put someone in it, and it would be me.</p>`,
		sources: [
			{ title: 'Conversation in Pamplona, recorded and read back to the interviewee' },
			...ratesOf('ES'),
			{ title: 'Worked example of the Spanish duty, Medicina Responsable', url: 'https://medicinaresponsable.com' },
		],
		keywords: ['Pilar Echeverría', 'retail', 'Pamplona', 'Spanish duty', 'age checks'],
	},
	es: {
		seo_url: 'pilar-echeverria-cuatro-tiendas-en-pamplona',
		title: 'Cuatro tiendas de Pamplona, una sola caja y un impuesto nuevo',
		standfirst:
			'Pilar Echeverría abrió su primer mostrador en 2012. Habla de la semana en que cambiaron los precios, del armario de los aparatos devueltos y del chaval que vino con la cara de su hermano.',
		market: 'España',
		place: 'Pamplona',
		quote: 'Vendo menos sabores y más explicaciones.',
		interviewee: { name: 'Pilar Echeverría', role: 'dueña de cuatro tiendas en Pamplona', drawn_as: 'woman' },
		html: `<p>La más pequeña de las tiendas de Pilar Echeverría tiene diecinueve metros cuadrados y fue una cerrajería. Los ganchos siguen en la pared. De uno cuelga la lista de precios, en letra grande, con una columna que sus clientes no habían visto hasta el año pasado: lo que va a Hacienda. Echeverría tiene 49 años, dio clase de matemáticas hasta 2011 y emplea a once personas. Las cuatro tiendas comparten un programa de caja cuyas reglas escribió ella un domingo y que lleva corrigiendo desde entonces.</p>
<h2>La semana en que cambiaron los precios</h2>
<p><strong>El 1 de abril de 2025 España empezó a gravar los líquidos. ¿Qué hizo usted el 31 de marzo?</strong></p>
<p>Contar. Toda la noche, con mi hermana y un termo. Quince céntimos por mililitro en el tramo flojo y en lo que no lleva nicotina, veinte en el fuerte. En un frasco de diez mililitros es euro y medio o son dos euros, y encima el IVA. Había frascos que yo vendía a cuatro noventa. No hace falta haber dado matemáticas.</p>
<p><strong>¿Cómo lo explicó?</strong></p>
<p>La primera semana, mal. Puse un cartel que decía «nuevo impuesto» y la gente creía que el impuesto era yo. Así que lo quité e hice la columna. Esto es el frasco, esto el impuesto y esto el IVA. Cuando ven los tres números dejan de discutir conmigo. Discuten con la ministra, que no está en la tienda.</p>
<p><strong>¿Perdió clientes?</strong></p>
<p>Algunos. En unidades vendí casi una cuarta parte menos los tres primeros meses; hacia las segundas Navidades, más o menos un décimo menos que antes. Unos compran menos y otros compran en otro sitio. Los hay, no lo dudo, que compran en un maletero. Con un maletero no puedo competir. No paga alquiler ni tiene columna.</p>
<p><strong>¿Le dio problemas el género en almacén?</strong></p>
<p>Esa es la historia de verdad. Antes, si pedía de más, perdía una balda. Ahora pierdo la balda y un dinero que ya lo tiene el Estado. Así que pido todas las semanas, poquito. A mis mayoristas no les gustó. A dos ahora sí, porque han descubierto que pago.</p>
<h2>Menos sabores</h2>
<p><strong>Llegó a tener más de trescientos líquidos. ¿Cuántos hay hoy?</strong></p>
<p>Ciento cuarenta. Vendo menos sabores y más explicaciones. La caja me dijo que doscientos de ellos hacían el seis por ciento de las ventas y ocupaban la mitad de los cajones. Me he quedado con once que solo compra una persona cada uno, porque a esas once personas las conozco.</p>
<p><strong>¿Qué explica?</strong></p>
<p>Lo que pone en la etiqueta y qué quiere decir. Cuántos miligramos hay en un mililitro y cuántos en el frasco, que la gente multiplica mal. Que una batería no es basura. Qué se hace si gotea. A nadie le digo lo que le conviene. No soy médica y no me hago pasar por médica detrás del mostrador. Si alguien me lo pregunta, se lo digo tal cual y le apunto el nombre del centro de salud. Está a la vuelta.</p>
<p><strong>¿Es norma también para su gente?</strong></p>
<p>Está en la primera página. Se puede describir y no se puede prometer. Por una promesa despedí a un vendedor buenísimo.</p>
<h2>La cara del hermano</h2>
<p><strong>¿Cómo comprueban la edad?</strong></p>
<p>En la puerta, con los ojos. En el mostrador, con el documento, si parecen menores de treinta. El cajón no se abre hasta que alguien pulsa «visto», y queda anotado quién. Nos visita una estudiante de la universidad que tiene veinte años y aparenta dieciséis, la pobre. Viene diez veces al año a cada tienda, y el resultado lo cuelgo en el tablón del personal.</p>
<p><strong>¿Y qué tal?</strong></p>
<p>El año pasado, cuarenta visitas y dos fallos. Los dos, un sábado después de las siete y con cola. Así que los sábados somos dos, y una solo mira.</p>
<p><strong>Hubo un caso con una foto.</strong></p>
<p>Sí. Un chaval con el carné de su hermano. Como dos gotas de agua. Mi compañera le preguntó el signo del zodiaco. La fecha de nacimiento se la había aprendido; el signo no se lo aprende nadie. Se rio él, se rio ella y se marchó. Se lo conté a la madre, que la conozco del instituto. Esa no se rio.</p>
<p><strong>¿Preferiría que lo hiciera una máquina?</strong></p>
<p>Tuve una a prueba, de las que miran la cara. Me echó treinta y uno, y durante una semana le cogí cariño. Luego pregunté adónde iban las fotos. El comercial dijo que a ninguna parte y después dijo que a Irlanda. La devolví.</p>
<h2>El armario</h2>
<p><strong>Recogen aparatos usados. ¿Los trae mucha gente?</strong></p>
<p>Tres de cada diez que vendo, más o menos. Subió cuando quité el cubo. Compré un armario metálico de segunda mano a un taller de bicicletas eléctricas. Hay cinta para los contactos, una hoja que se firma y un camión los jueves. El cubo decía «basura». El armario dice que alguien espera esto.</p>
<p><strong>¿Cuánto le cuesta?</strong></p>
<p>El armario, doscientos diez euros. El camión, treinta y ocho al mes por las cuatro tiendas. Y el seguro no me ha subido, cuando le ha subido a toda la gente que conozco. Me gustaría decir que lo vi venir. Lo que no quería era un incendio.</p>
<p><strong>¿Qué les pide a quienes hacen las leyes?</strong></p>
<p>Fechas. Puedo vivir casi con cualquier cosa si sé desde qué día y hasta qué día. Deme seis meses y una tabla. Lo que arruina una tienda es un «próximamente».</p>
<p><strong>¿Y a los fabricantes?</strong></p>
<p>Que vengan un sábado después de las siete. Vienen el martes por la mañana y traen una bandeja de pastas. Un martes por la mañana vendería yo arena.</p>
<p><strong>¿Habrá una quinta tienda?</strong></p>
<p>No. Cuatro es el número con el que todavía sé quién está malo. Con cinco haría falta una oficina central, y habría que meter a alguien dentro, y sería yo.</p>`,
		sources: [
			{ title: 'Conversación en Pamplona, grabada y releída a la entrevistada' },
			...ratesOf('ES'),
			{ title: 'Ejemplo de cálculo del impuesto, Medicina Responsable', url: 'https://medicinaresponsable.com' },
		],
		keywords: ['Pilar Echeverría', 'tiendas', 'Pamplona', 'impuesto a los líquidos', 'control de edad'],
	},
} satisfies DemoArticle;
