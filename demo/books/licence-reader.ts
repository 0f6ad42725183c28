import { chapters, type DemoBook } from '../book';

export const licenceReader: DemoBook = {
	key: 'licence-reader',
	authors: ['Wen Xiaolan'],
	publisher: 'Brume Demonstration Press',
	pages: 164,
	days_ago: 150,
	tags: ['china', 'licences', 'exports', 'shenzhen'],
	en: {
		slug: 'the-licence-reader',
		title: 'The Licence Reader',
		subtitle: 'A Chinese production licence, line by line, for people who buy from those who hold one.',
		html: `
<p>A licence is a sheet of paper with a seal. Buyers are sent a picture of it and told to be content. This book prints one sheet, enlarged, and walks along every line: what it says, what it leaves out, and what to ask next.</p>
<p>The licence in the book is a specimen. Like the book, it is invented for the demonstration edition.</p>`,
		contents: chapters([
			['Before the paper', 'Who must hold one, and since when', 7],
			['The name', 'Characters, pinyin, English: three answers to one question', 21],
			['The category', 'Products, material, nicotine, and why they are never mixed', 38],
			['The scope', 'Domestic, export, and the sentence between them', 57],
			['The number', 'What it encodes and what it does not', 79],
			['The volume', 'An allowance for the year, and how it moves', 94],
			['The dates', 'Renewal, change, cessation, reissue', 113],
			['Beside the paper', 'Customs declarations, trademarks, the chemicals licence', 129],
			['Questions in both languages', 'Forty sentences to send, with the answers to expect', 145],
		]),
		sample_html: `
<p>Begin with the characters. An English company name is a translation that the company has chosen; it may choose another next year, and so may its neighbour. The characters are the name. Copy them, do not photograph them, and set them beside those on the invoice, on the contract and on the bank account. Four identical lines are a good afternoon. Three are a telephone call.</p>
<p>Then the address. A branch needs a licence of its own. If the sheet names a street in Bao’an and the samples were packed in Dongguan, one of two things is true, and you would like to know which.</p>
<p>Only then the scope. It is a single sentence, and the word to look for is short. If export is not in it, the discussion is over, however friendly it was.</p>`,
		where_to_get: [
			{ title: 'Order the print edition', url: 'https://books.brume.example/the-licence-reader' },
			{ title: 'Sample chapter: on this page' },
		],
	},
	es: {
		slug: 'leer-una-licencia',
		title: 'Leer una licencia',
		subtitle: 'La licencia china de producción, línea por línea, para quienes compran a quien la tiene.',
		html: `
<p>Una licencia es una hoja con un sello. Al comprador le mandan la foto y le piden que se dé por satisfecho. Este libro imprime una sola hoja, ampliada, y recorre cada línea: qué dice, qué calla y qué conviene preguntar después.</p>
<p>La licencia del libro es un modelo. Como el libro, es inventada para la edición de demostración.</p>`,
		contents: chapters([
			['Antes del papel', 'Quién debe tenerla, y desde cuándo', 7],
			['El nombre', 'Caracteres, pinyin, inglés: tres respuestas a una pregunta', 21],
			['La categoría', 'Productos, materia, nicotina, y por qué nunca se mezclan', 38],
			['El alcance', 'Interior, exportación y la frase que los separa', 57],
			['El número', 'Lo que cifra y lo que no', 79],
			['El volumen', 'Un cupo anual, y cómo se mueve', 94],
			['Las fechas', 'Renovación, cambio, cese, reexpedición', 113],
			['Junto al papel', 'Declaraciones de aduana, marcas, la licencia de químicos', 129],
			['Preguntas en los dos idiomas', 'Cuarenta frases para enviar y las respuestas que cabe esperar', 145],
		]),
		sample_html: `
<p>Empiece por los caracteres. El nombre inglés de una empresa es una traducción que ella misma ha elegido; el año que viene puede elegir otra, y su vecina también. El nombre son los caracteres. Cópielos, no los fotografíe, y póngalos junto a los de la factura, el contrato y la cuenta bancaria. Cuatro líneas iguales son una buena tarde. Tres son una llamada de teléfono.</p>
<p>Después, el domicilio. Una sucursal necesita licencia propia. Si la hoja nombra una calle de Bao’an y las muestras se embalaron en Dongguan, una de dos cosas es cierta y a usted le gustará saber cuál.</p>
<p>Y solo entonces, el alcance. Es una única frase, y la palabra que hay que buscar es corta. Si no está la exportación, se acabó la conversación, por amable que haya sido.</p>`,
		where_to_get: [
			{ title: 'Pedir la edición impresa', url: 'https://books.brume.example/leer-una-licencia' },
			{ title: 'Capítulo de muestra: en esta página' },
		],
	},
};
