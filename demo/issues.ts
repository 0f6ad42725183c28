/**
 * The editors' notes at the head of the last six weekly issues, the newest first; the stories follow from the week
 * itself.
 */
export interface DemoIssueNote {
	en: string;
	es: string;
}

/** Number of the newest issue in the archive. */
export const NEWEST_ISSUE = 214;

export const issueNotes: DemoIssueNote[] = [
	{
		en: 'A week of small print. Several of this week’s articles turn on a single line in a document; we have read the documents in full.',
		es: 'Una semana de letra pequeña. Varios de los artículos de esta semana dependen de una sola línea de un documento; la redacción los ha leído enteros.',
	},
	{
		en: 'Several deadlines for stock are approaching. If yours has to carry a new stamp or label by a set date, count the working days and deduct the holidays.',
		es: 'Se acercan varios plazos para las existencias. Si las suyas deben llevar una precinta o una etiqueta nueva en una fecha fija, cuente los días laborables y descuente los festivos.',
	},
	{
		en: 'When we correct a figure, the correction appears at the foot of the article. Our thanks to the reader in Hagen who recalculated a column and was right.',
		es: 'Cuando corregimos una cifra, la corrección figura al pie del artículo. Gracias al lector de Hagen que recalculó una columna y tenía razón.',
	},
	{
		en: 'This week’s interview is below, with the figures behind it.',
		es: 'Más abajo, la entrevista de la semana, con las cifras que la respaldan.',
	},
	{
		en: 'Readers ask why we publish past rates as well as current ones: goods are often assessed months after their release.',
		es: 'Los lectores preguntan por qué publicamos los tipos anteriores además de los vigentes: la mercancía suele liquidarse meses después de su despacho.',
	},
	{
		en: 'Drafts take months to become law. The rule tracker on the home page shows which have moved to a new stage.',
		es: 'Los borradores tardan meses en convertirse en ley. El seguimiento normativo de la portada muestra cuáles han pasado de fase.',
	},
];
