import { chapters, type DemoBook } from '../book';

export const afterSingleUse: DemoBook = {
	key: 'after-single-use',
	authors: ['Priya Raman', 'Lucía Ferrándiz'],
	publisher: 'Brume Demonstration Press',
	pages: 96,
	days_ago: 330,
	tags: ['disposables', 'sustainability', 'batteries', 'retail'],
	en: {
		slug: 'after-single-use',
		title: 'After Single Use',
		subtitle: 'A report on what comes back to the shop, what is inside it, and who pays for the box.',
		html: `
<p>For six weeks the authors opened what forty shops had collected: devices, chargers, cartons and one wedding ring. The report weighs it, sorts it and follows each part as far as it can be followed.</p>
<p>Shops, weights and the ring are invented for the demonstration edition. The dates of the bans are not.</p>`,
		contents: chapters([
			['Forty boxes', 'Where they stood and who emptied them', 5],
			['What was inside', 'Weights by part and by year of make', 16],
			['The cell', 'Out by hand, out by press, not out at all', 34],
			['The money', 'Deposits, fees and the shopkeeper’s hour', 52],
			['Design', 'Eleven changes that cost less than a cent', 67],
			['Rules and dates', 'What is in force, and where to read it', 83],
		]),
		sample_html: `
<p>Box 17 stood beside the umbrella stand of a shop in a station. It was emptied on Mondays. In the third week it held 212 devices, of which 148 still had more than half of their charge, eleven were wet, and three belonged to nobody’s idea of the trade: a thermometer, a remote control and half a toy.</p>
<p>The shop had put a paper sign above the box. In the fourth week the sign was in Portuguese as well, written by a customer. The count rose by a third. No other change we observed, of fee, of deposit or of colour, did as much.</p>`,
		where_to_get: [{ title: 'Order the report', url: 'https://books.brume.example/after-single-use' }],
	},
	es: {
		slug: 'despues-del-desechable',
		title: 'Después del desechable',
		subtitle: 'Un informe sobre lo que vuelve a la tienda, lo que hay dentro y quién paga la caja.',
		html: `
<p>Durante seis semanas las autoras abrieron lo que habían recogido cuarenta tiendas: aparatos, cargadores, cartones y un anillo de boda. El informe lo pesa, lo clasifica y sigue cada pieza hasta donde se puede.</p>
<p>Las tiendas, los pesos y el anillo son inventados para la edición de demostración. Las fechas de las prohibiciones, no.</p>`,
		contents: chapters([
			['Cuarenta cajas', 'Dónde estaban y quién las vaciaba', 5],
			['Qué había dentro', 'Pesos por pieza y por año de fabricación', 16],
			['La celda', 'A mano, con prensa o de ninguna manera', 34],
			['El dinero', 'Depósitos, tasas y la hora del tendero', 52],
			['El diseño', 'Once cambios que cuestan menos de un céntimo', 67],
			['Normas y fechas', 'Qué está en vigor, y dónde leerlo', 83],
		]),
		sample_html: `
<p>La caja 17 estaba junto al paragüero de una tienda de estación. Se vaciaba los lunes. En la tercera semana contenía 212 aparatos, de los que 148 conservaban más de media carga, once estaban mojados y tres no los reconocería nadie del oficio: un termómetro, un mando a distancia y medio juguete.</p>
<p>La tienda había puesto sobre la caja un cartel de papel. En la cuarta semana el cartel estaba también en portugués, escrito por una clienta. El recuento subió un tercio. Ningún otro cambio de los que observamos, ni de tasa, ni de depósito, ni de color, hizo tanto.</p>`,
		where_to_get: [{ title: 'Pedir el informe', url: 'https://books.brume.example/despues-del-desechable' }],
	},
};
