/** The editors' notes at the head of the last six weekly letters, the newest first; the stories follow from the week itself. */
export interface DemoIssueNote {
	en: string;
	es: string;
}

/** Number of the newest letter in the archive. */
export const NEWEST_ISSUE = 214;

export const issueNotes: DemoIssueNote[] = [
	{
		en: 'A week of small print. Much of what follows turns on a line in a document that most of us would have skipped; the desk has read it so that you may.',
		es: 'Una semana de letra pequeña. Mucho de lo que sigue depende de una línea en un documento que casi todos habríamos pasado por alto; la redacción lo ha leído por usted.',
	},
	{
		en: 'Warehouses are quiet and telephones are not. If your stock has to carry something new by a date, count the working days and then take off the holidays.',
		es: 'Los almacenes están tranquilos y los teléfonos, no. Si su género debe llevar algo nuevo a partir de una fecha, cuente los días laborables y reste después los festivos.',
	},
	{
		en: 'When we correct a figure we do it in the piece itself, at its foot. Thank you to the reader in Hagen who recalculated a column by hand and was right.',
		es: 'Cuando corregimos una cifra lo hacemos en la propia pieza, al pie. Gracias al lector de Hagen que rehízo una columna a mano y tenía razón.',
	},
	{
		en: 'The best conversation of the week took place in a queue for coffee and cannot be quoted. The second best is below, with its numbers.',
		es: 'La mejor conversación de la semana fue en una cola para el café y no se puede citar. La segunda está abajo, con sus números.',
	},
	{
		en: 'We have been asked why we print what a rate was and not only what it is. Because goods released in one month are argued about in another.',
		es: 'Nos preguntan por qué publicamos el tipo que hubo y no solo el que hay. Porque sobre lo despachado en un mes se discute en otro.',
	},
	{
		en: 'Drafts take months and become law in an afternoon. The tracker on the front page shows which of them have moved, and which only look as if they had.',
		es: 'Los borradores tardan meses y se hacen ley en una tarde. El seguimiento de la portada enseña cuáles se han movido y cuáles solo lo parecen.',
	},
];
