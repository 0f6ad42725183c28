import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'regulation-spain-15-mg',
	type: 'regulation',
	kind: 'news',
	author: 'ines-carrasco',
	days_ago: 62,
	hour: 10,
	label: 'feature',
	tags: ['spain', 'excise-duty', 'nicotine', 'e-liquid'],
	mood: 'day',
	views: 1480,
	es: {
		seo_url: 'cuanto-paga-frasco-quince-miligramos',
		title: '¿Cuánto paga en España un frasco de 15 miligramos justos?',
		standfirst:
			'Entre un tipo y el siguiente hay un número redondo que los resúmenes cuentan de dos maneras. La diferencia es de medio euro por frasco y la respuesta está en una preposición.',
		market: 'España',
		place: 'Madrid',
		key_points: [
			'El mililitro paga 0,15 € hasta 15 mg/ml de nicotina y 0,20 € por encima.',
			'Unos resúmenes dicen «menos de 15» y otros, «hasta 15»: a un frasco de 15 justos le tocan tipos distintos.',
			'Solo el texto de la Ley 7/2024 decide; lo demás son apuntes de clase.',
		],
		html: `
			<p>En la contabilidad de una envasadora los problemas filosóficos llegan los martes. El de Envasados del Tajo, en Talavera, llegó con un pedido de veinte mil frascos de 10 ml a 15 mg/ml: ni 14 ni 16. La encargada de las liquidaciones abrió los tres resúmenes que guarda en una carpeta. Uno decía «menos de 15», otro «hasta 15» y el tercero «más de 15», y con eso no se rellena una casilla.</p>
			<p>El impuesto rige desde el 1 de abril de 2025, y la primera autoliquidación se presentó entre el 1 y el 20 de julio de aquel año. Tiene dos tipos: 0,15 € por mililitro en la banda baja, que incluye los líquidos sin nicotina, y 0,20 € en la alta. No se aplica en Canarias, Ceuta ni Melilla. Hasta ahí, acuerdo general.</p>
			<h2>Tres bandas y un hueco</h2>
			<p>El desacuerdo está en la frontera. Si la banda baja es «menos de 15» y la alta, «más de 15», el frasco de 15 justos no cae en ninguna: paga cero o paga un consejo jurídico. Si la baja llega «hasta 15», paga como el de 10. La costumbre de los textos fiscales es no dejar huecos, pero una costumbre no se adjunta a un recurso.</p>
			<table>
			<caption>Impuesto sobre un frasco de 10 ml en España según la lectura del límite, en euros sin IVA. Cálculo de Brume</caption>
			<thead><tr><th scope="col">Concentración</th><th scope="col">Si la banda baja es «hasta 15»</th><th scope="col">Si es «menos de 15»</th></tr></thead>
			<tbody>
			<tr><th scope="row">10 mg/ml</th><td>1,50</td><td>1,50</td></tr>
			<tr><th scope="row">15 mg/ml</th><td>1,50</td><td>2,00 o sin respuesta</td></tr>
			<tr><th scope="row">20 mg/ml</th><td>2,00</td><td>2,00</td></tr>
			</tbody>
			</table>
			<p>Para aquel pedido, la diferencia eran diez mil euros. «No es una fortuna, pero alguien tiene que firmarla», resume Nuria Salcedo, jefa de planta.</p>
			<h2>Qué hacen los demás</h2>
			<p>Preguntamos a nueve envasadores y a cuatro importadores, una muestra que no aspira a la estadística. Seis etiquetan a 14 desde que existe el impuesto, y así no tienen pregunta. Tres pagan el tipo bajo y guardan la captura de pantalla del texto legal. Uno paga el alto «por dormir». Los otros tres no venden nada entre 12 y 18.</p>
			<p>La solución de bajar a 14 tiene su ironía: una frontera pensada para gravar más lo más fuerte ha creado una concentración que no existía. También tiene un límite práctico. Una etiqueta de 15 con un lote que mide 15,3 sigue siendo de 15 para el comprador, pero en un laboratorio está por encima, y nadie entre los consultados sabe con certeza cuál de los dos números leerá el inspector.</p>
			<blockquote><p>«El impuesto es sobre lo que hay en el frasco. Lo que yo declaro es lo que pone en el frasco. Casi siempre coinciden.»</p><cite>Un importador de Zaragoza, que prefiere no dar su nombre</cite></blockquote>
			<h2>Lo que conviene tener en el cajón</h2>
			<ul>
			<li>El artículo de la Ley 7/2024 impreso del boletín, no de un resumen; tampoco de este.</li>
			<li>El certificado de concentración de cada lote, con su tolerancia y el método.</li>
			<li>Si la duda afecta a una tirada grande, una consulta por escrito antes de liquidar. Tarda, pero la respuesta lleva membrete.</li>
			</ul>
			<p>Este periódico tampoco va a zanjarlo: nuestras fuentes secundarias no coinciden, y en un asunto de una preposición solo vale el original. Aquí se escribe «hasta 15», con una nota que remite al texto legal. Los importadores que miran más al norte lo tienen más fácil: <a href="/es/news/alemania-impuesto-liquidos-treinta-dos-centimos">Alemania cobra lo mismo por cualquier mililitro</a> y se ahorra la gramática.</p>
		`,
		sources: [
			{ title: 'Ley 7/2024, texto reproducido por Supercontable', url: 'https://supercontable.com' },
			{ title: 'Universitat Oberta de Catalunya, explicación del impuesto', url: 'https://uoc.edu' },
			...ratesOf('ES'),
		],
		keywords: ['impuesto sobre líquidos', '15 mg/ml', 'Ley 7/2024', 'envasadores'],
	},
} satisfies DemoArticle;
