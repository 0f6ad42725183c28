import type { DemoArticle } from '../article';

export default {
	key: 'interview-ines-delacroix-roy',
	type: 'company',
	kind: 'interview',
	author: 'lucia-ferrandiz',
	days_ago: 7,
	hour: 6,
	tags: ['flavours', 'france', 'e-liquid', 'standards'],
	mood: 'day',
	views: 1688,
	en: {
		seo_url: 'ines-delacroix-roy-perfume-house-that-learned-to-prove',
		title: 'Inès Delacroix-Roy on a perfume house that had to learn to prove itself',
		standfirst:
			'Meridian Flavour House sold its last fragrance in 2013. Its head explains what a perfumer may keep secret, what a flavourist may not, and why she photographs empty shelves.',
		market: 'France',
		place: 'Grasse',
		quote: 'We were a perfume house. Nobody asked us to prove we were not.',
		interviewee: { name: 'Inès Delacroix-Roy', role: 'runs Meridian Flavour House', drawn_as: 'woman' },
		html: `<p>The road up to Meridian passes three museums of perfume and a roundabout planted with lavender. The building itself smells of nothing at all. That is deliberate: the air is changed eleven times an hour, and visitors are asked to leave their coats in a room with a separate extractor. Inès Delacroix-Roy, 54, a chemist by training and the founder’s granddaughter by accident, has run the company since 2011. It employs 190 people and supplies aroma concentrates to some ninety fillers.</p>
<h2>Leaving perfume</h2>
<p><strong>Your grandfather made fragrances. Why did you stop?</strong></p>
<p>Because we were the ninth best at it. Ninth is a respectable place, and in this town it is starvation. In 2010 a filler from Lille wrote to us asking for an apple. I thought it was a joke. We made him an apple. He wrote again and asked for the apple’s papers, and that letter changed the house.</p>
<p><strong>In what way?</strong></p>
<p>He wanted to know what was in it. In perfume nobody asks. A formula is the family silver; you would sooner show a stranger your bank account. We were a perfume house. Nobody asked us to prove we were not. I mean that nobody had ever asked us to prove anything. We had trust, and trust had made us lazy with paper.</p>
<p><strong>So you opened the formulas?</strong></p>
<p>Not that week. My father did not speak to me for most of a spring. What we did was to write each formula again, by weight, with the supplier of every component and the date of every drum. It took fourteen months and two people. When we had finished, we discovered that in eleven of our four hundred formulas a component was not what its label had said when we bought it. Eleven. We had been selling them for decades.</p>
<h2>What may stay secret</h2>
<p><strong>What do you now disclose, and to whom?</strong></p>
<p>There are three circles. The filler receives what he needs in order to notify: the components, by name and quantity, under a contract. The authority receives the same from him. The public receives what the law puts on the label. Inside the house we keep one thing only, which is the order in which things are put together. It sounds like nothing. If you add the same twelve components in another order, you get a different apple.</p>
<p><strong>Your competitors say that disclosure helps copyists.</strong></p>
<p>It does. Since we began we have been copied perhaps twenty times. I have a cupboard with the copies. They are quite good on the day and by the third month they go brown. I could have kept the formula secret and lost the customers who must file it. I preferred to lose an apple.</p>
<p><strong>A maker in Shenzhen has to work with a list of 101 permitted additives and, for its own market, with the flavour of tobacco alone. Do you envy the clarity?</strong></p>
<p>I envy the list. I would not want to live on it. A list is a fine thing if you know how something gets on to it and how it gets off. In Europe we have no common list. We have twenty-seven habits and a directive. I spend more on reading than on vanilla.</p>
<p><strong>Which flavours should be allowed?</strong></p>
<p>That is a question for people who were elected. My question is different. Whichever ones are allowed, can we show what is in them, in an afternoon, for any batch of the past five years? If the answer is yes I can live with a long list or with a short one. If it is no, I should not be selling the first.</p>
<h2>The second hall</h2>
<p><strong>You are building a second compounding hall, with a laboratory. Why not rent one, as others do?</strong></p>
<p>For emissions we will go on paying an outside laboratory, and it should be outside. This is another matter. At present we analyse the recipe and assume that the batch is the recipe. It nearly always is. I want each drum to leave with its own sheet: this drum, this day, this chromatogram. An assumption is only an economy that has not yet been charged to you.</p>
<p><strong>What does it cost a drum?</strong></p>
<p>About nineteen euros, when the machines are full. On a drum that sells for eleven hundred. Our customers asked who would pay. I said that we would, and the year after I put the price up by two per cent. They noticed the second and not the first.</p>
<p><strong>How do you pay for the hall?</strong></p>
<p>We are talking to people who are not banks. When there is something to read, your colleague on the companies desk will have read it before I do.</p>
<h2>Noses and numbers</h2>
<p><strong>Do you still employ perfumers?</strong></p>
<p>Four. We call them flavourists now, and they are insulted in equal measure by both words. The eldest is seventy-one. He can tell you that a lemon is tired, which no machine has managed. Then the machine tells us why, and he says, “Naturally.”</p>
<p><strong>And if the two disagree?</strong></p>
<p>We hold the batch. It has happened six times in three years. Four times the machine was right, once he was, and once the sample had been swapped, by me. I had wanted to see what they would do.</p>
<p><strong>There are photographs of empty shelves on your wall. What are they?</strong></p>
<p>They are our recalls. There have been three in thirteen years. After each of them I go into the store where the drums had been and take a picture of the place. People hang up their prizes. I found that nobody learns anything by looking at a prize.</p>
<p><strong>What did the last one teach you?</strong></p>
<p>That we could find every drum in fifty minutes, and needed four days to find the right person at each customer. Since then every delivery note has a space for a name and a telephone number, and we ring the number once a year to see who answers. The first time, nine of the ninety were wrong. One was a hairdresser in Metz. She has been very kind about it.</p>
<p><strong>Would your grandfather recognise the house?</strong></p>
<p>He would recognise the scales. We still have his, and we check them against the new ones every January. He would ask where the smell has gone. I would tell him that it is in the drums, where it was meant to be, and each of them knows its own name.</p>`,
		sources: [
			{ title: 'Conversation in Grasse, recorded and read back to the interviewee' },
			{ title: 'GB 41700-2022 and its list of additives, SESEC', url: 'https://sesec.eu' },
		],
		keywords: ['Inès Delacroix-Roy', 'Meridian Flavour House', 'flavours', 'Grasse'],
	},
	es: {
		seo_url: 'ines-delacroix-roy-casa-perfumes-que-aprendio-a-probar',
		title: 'Inès Delacroix-Roy, al frente de una casa de perfumes que aprendió a aportar pruebas',
		standfirst:
			'Meridian Flavour House vendió su última fragancia en 2013. Su directora explica qué puede callar un perfumista, qué no puede callar un aromista y por qué fotografía estanterías vacías.',
		market: 'Francia',
		place: 'Grasse',
		quote: 'Éramos una casa de perfumes. Nadie nos pedía demostrar que no lo éramos.',
		interviewee: { name: 'Inès Delacroix-Roy', role: 'dirige Meridian Flavour House', drawn_as: 'woman' },
		html: `<p>La carretera que sube a Meridian pasa por tres museos del perfume y una rotonda plantada de lavanda. El edificio no huele a nada. Es a propósito: el aire se renueva once veces por hora, y a las visitas se les pide que dejen el abrigo en un cuarto con extractor propio. Inès Delacroix-Roy, de 54 años, química de formación y nieta del fundador por casualidad, dirige la empresa desde 2011. Da empleo a 190 personas y vende concentrados de aroma a unos noventa envasadores.</p>
<h2>Dejar el perfume</h2>
<p><strong>Su abuelo hacía fragancias. ¿Por qué lo dejaron?</strong></p>
<p>Porque éramos los novenos. Es un puesto digno, y en este pueblo es pasar hambre. En 2010 nos escribió un envasador de Lille que quería una manzana. Pensé que era una broma. Le hicimos la manzana. Volvió a escribir para pedirnos los papeles de la manzana, y esa carta cambió la casa.</p>
<p><strong>¿En qué?</strong></p>
<p>Quería saber qué llevaba. En el perfume eso no se pregunta. Una fórmula es la plata de la familia; antes le enseñas a un desconocido la cuenta del banco. Éramos una casa de perfumes. Nadie nos pedía demostrar que no lo éramos. Quiero decir que nadie nos había pedido nunca demostrar nada. Teníamos confianza, y la confianza nos había hecho perezosos con el papel.</p>
<p><strong>¿Y abrieron las fórmulas?</strong></p>
<p>Esa semana no. Mi padre pasó casi una primavera sin hablarme. Lo que hicimos fue volver a escribirlas una por una, en peso, con el proveedor de cada componente y la fecha de cada bidón. Dos personas, catorce meses. Al acabar descubrimos que en once de nuestras cuatrocientas fórmulas había un componente que no era lo que decía la etiqueta cuando lo compramos. Once. Llevábamos décadas vendiéndolas.</p>
<h2>Lo que puede callarse</h2>
<p><strong>¿Qué revelan hoy, y a quién?</strong></p>
<p>Hay tres círculos. El envasador recibe lo que necesita para notificar: los componentes, con nombre y cantidad, bajo contrato. La autoridad recibe lo mismo, de él. El público, lo que la ley pone en la etiqueta. Dentro de casa guardamos una sola cosa: el orden en que se junta todo. Parece poco. Ponga los mismos doce componentes en otro orden y le sale otra manzana.</p>
<p><strong>Sus competidores dicen que eso ayuda a los que copian.</strong></p>
<p>Y es verdad. Desde que empezamos nos habrán copiado veinte veces. Tengo un armario con las copias. El primer día son bastante buenas; al tercer mes se ponen marrones. Podía guardar el secreto y perder a los clientes que están obligados a presentar la fórmula. Preferí perder una manzana.</p>
<p><strong>En Shenzhen se trabaja con una lista de 101 aditivos permitidos y, para su mercado, con el sabor a tabaco y nada más. ¿Envidia esa claridad?</strong></p>
<p>Envidio la lista. No querría vivir de ella. Una lista es algo estupendo si se sabe cómo se entra y cómo se sale. En Europa no tenemos una común. Tenemos veintisiete costumbres y una directiva. Gasto más en leer que en vainilla.</p>
<p><strong>¿Qué sabores deberían permitirse?</strong></p>
<p>Eso han de decidirlo personas a las que se ha votado. Mi pregunta es otra. Se permitan los que se permitan, ¿podemos enseñar lo que llevan, en una tarde, para cualquier lote de los últimos cinco años? Si la respuesta es sí, puedo vivir con una lista larga o con una corta. Si es no, no debería vender ni el primero.</p>
<h2>La segunda sala</h2>
<p><strong>Construyen otra sala de mezclas, con laboratorio. ¿Por qué no alquilarlo, como hacen otros?</strong></p>
<p>Las emisiones las seguirá midiendo un laboratorio de fuera, y de fuera debe ser. Esto es distinto. Hoy analizamos la receta y damos por hecho que el lote es la receta. Casi siempre lo es. Yo quiero que cada bidón salga con su hoja: este bidón, este día, este cromatograma. Una suposición no es más que un ahorro que todavía no te han cobrado.</p>
<p><strong>¿Cuánto cuesta por bidón?</strong></p>
<p>Unos diecinueve euros, con las máquinas llenas, en un bidón que se vende a mil cien. Los clientes preguntaron quién lo pagaría. Dije que nosotros, y al año siguiente subí los precios un dos por ciento. Se fijaron en lo segundo y no en lo primero.</p>
<p><strong>¿Y la sala, con qué se paga?</strong></p>
<p>Estamos hablando con gente que no es un banco. Cuando haya algo que leer, su compañero de Empresas lo habrá leído antes que yo.</p>
<h2>Narices y números</h2>
<p><strong>¿Aún tienen perfumistas?</strong></p>
<p>Cuatro. Ahora los llamamos aromistas, y las dos palabras les ofenden por igual. El mayor tiene setenta y un años. Es capaz de decirle que un limón está cansado, cosa que no ha logrado ninguna máquina. Luego la máquina nos dice por qué, y él contesta: «Naturalmente».</p>
<p><strong>¿Y si no están de acuerdo?</strong></p>
<p>Paramos el lote. Ha ocurrido seis veces en tres años. Cuatro tenía razón la máquina, una la tenía él y una vez alguien había cambiado la muestra. Fui yo. Quería ver qué hacían.</p>
<p><strong>En la pared hay fotos de estanterías vacías. ¿Qué son?</strong></p>
<p>Nuestras retiradas. Tres en trece años. Después de cada una bajo al almacén, al sitio donde estaban los bidones, y hago una foto del hueco. La gente cuelga sus premios. Yo he visto que mirando un premio no aprende nadie.</p>
<p><strong>¿Qué enseñó la última?</strong></p>
<p>Que encontrábamos todos los bidones en cincuenta minutos y que nos hacían falta cuatro días para dar con la persona adecuada en cada cliente. Desde entonces cada albarán lleva un hueco para un nombre y un teléfono, y una vez al año llamamos para ver quién contesta. La primera vez, nueve de los noventa estaban mal. Uno era de una peluquera de Metz. Se lo ha tomado con mucha amabilidad.</p>
<p><strong>¿Reconocería su abuelo la casa?</strong></p>
<p>Reconocería la balanza. Conservamos la suya, y cada enero la comparamos con las nuevas. Preguntaría adónde ha ido el olor. Le diría que está en los bidones, donde tenía que estar, y que cada uno sabe cómo se llama.</p>`,
		sources: [
			{ title: 'Conversación en Grasse, grabada y releída a la entrevistada' },
			{ title: 'GB 41700-2022 y su lista de aditivos, SESEC', url: 'https://sesec.eu' },
		],
		keywords: ['Inès Delacroix-Roy', 'Meridian Flavour House', 'aromas', 'Grasse'],
	},
} satisfies DemoArticle;
