import { chapters, type DemoBook } from '../book';

export const dutyByTheMillilitre: DemoBook = {
	key: 'duty-by-the-millilitre',
	authors: ['João Salgueiro', 'Daniel Achterberg'],
	publisher: 'Brume Demonstration Press',
	pages: 112,
	days_ago: 255,
	tags: ['excise-duty', 'customs', 'european-union', 'duty-stamps'],
	en: {
		slug: 'duty-by-the-millilitre',
		title: 'Duty by the Millilitre',
		subtitle: 'A yearbook of excise on liquids: rates, dates, sources, and worked examples a clerk can follow.',
		html: `
<p>Every table in this yearbook has four columns that other tables leave out: since when, until when, says who, and when did we look. The examples are worked to the cent and can be done with a pencil.</p>
<p>The yearbook is invented for the demonstration edition. The rates on the site’s own pages are true, with their sources.</p>`,
		contents: chapters([
			['How a liquid becomes taxable', 'Base, aroma, shortfill: three answers in three countries', 5],
			['Rates of the year', 'One page a market, one line a rate', 17],
			['Strength bands', 'What fifteen milligrams decides', 49],
			['Stamps', 'Where paper is still needed', 63],
			['Suspension', 'Warehouses with two doors', 77],
			['Worked examples', 'From one bottle to one container', 91],
		]),
		sample_html: `
<p>Example 4. A wholesaler in Germany receives 1,200 bottles of 10 ml on 2 January 2026. The rate in force on the day of release is €0.32 a millilitre. Ten times €0.32 is €3.20 for a bottle; 1,200 bottles owe €3,840.00. Value added tax at 19% falls on the duty too: €729.60. The shelf price must find €3.81 a bottle before anybody has earned anything.</p>
<p>Example 5. The same bottles, released on 30 December 2025. The rate was €0.26: €3,120.00 and €592.80. Three days made a difference of €856.80. The calendar is a business partner; treat it as one.</p>`,
		where_to_get: [{ title: 'Order the print edition', url: 'https://books.brume.example/duty-by-the-millilitre' }],
	},
	es: {
		slug: 'impuesto-por-mililitro',
		title: 'Impuesto por mililitro',
		subtitle: 'Anuario del impuesto especial sobre líquidos: tipos, fechas, fuentes y ejemplos que se hacen a lápiz.',
		html: `
<p>Todas las tablas de este anuario tienen cuatro columnas que otras se dejan: desde cuándo, hasta cuándo, quién lo dice y cuándo lo miramos. Los ejemplos están calculados al céntimo y pueden hacerse a lápiz.</p>
<p>El anuario es inventado para la edición de demostración. Los tipos de las páginas del sitio son ciertos y llevan su fuente.</p>`,
		contents: chapters([
			['Cuándo tributa un líquido', 'Base, aroma, frasco a medio llenar: tres respuestas en tres países', 5],
			['Tipos del año', 'Una página por mercado, una línea por tipo', 17],
			['Tramos de concentración', 'Lo que deciden quince miligramos', 49],
			['Precintas', 'Dónde sigue haciendo falta el papel', 63],
			['Régimen suspensivo', 'Almacenes con dos puertas', 77],
			['Ejemplos resueltos', 'De un frasco a un contenedor', 91],
		]),
		sample_html: `
<p>Ejemplo 4. Un mayorista alemán recibe 1.200 frascos de 10 ml el 2 de enero de 2026. El tipo vigente el día del despacho es de 0,32 € por mililitro. Diez por 0,32 € son 3,20 € por frasco; los 1.200 deben 3.840,00 €. El IVA del 19 % recae también sobre el impuesto: 729,60 €. El precio tiene que dar 3,81 € por frasco antes de que nadie haya ganado nada.</p>
<p>Ejemplo 5. Los mismos frascos, despachados el 30 de diciembre de 2025. El tipo era de 0,26 €: 3.120,00 y 592,80 €. Tres días supusieron 856,80 € de diferencia. El calendario es un socio más; trátelo como tal.</p>`,
		where_to_get: [{ title: 'Pedir la edición impresa', url: 'https://books.brume.example/impuesto-por-mililitro' }],
	},
};
