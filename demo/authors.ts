/** Invented authors of the demonstration edition, with a biography in each edition. */
export interface DemoAuthor {
	slug: string;
	name: string;
	/** Software authors are never people: their pieces carry the AI label. */
	is_software?: boolean;
	links?: { title: string; url: string }[];
	en: { role: string; bio: string };
	es: { role: string; bio: string };
}

export const authors: DemoAuthor[] = [
	{
		slug: 'marta-oyelaran',
		name: 'Marta Oyelaran',
		links: [{ title: 'E-mail', url: 'mailto:marta@brume.example' }],
		en: {
			role: 'Brussels correspondent',
			bio: 'Marta follows the tobacco files of the European institutions from first draft to last footnote. She trained as a food chemist before she turned to reporting.',
		},
		es: {
			role: 'Corresponsal en Bruselas',
			bio: 'Marta sigue los expedientes del tabaco en las instituciones europeas, del primer borrador a la última nota al pie. Estudió química de los alimentos antes de dedicarse al periodismo.',
		},
	},
	{
		slug: 'ines-carrasco',
		name: 'Inés Carrasco',
		links: [{ title: 'E-mail', url: 'mailto:ines@brume.example' }],
		en: {
			role: 'Editor, Spanish edition',
			bio: 'Inés edits the Spanish edition from Madrid and writes about taxes, labels and the people who read them at the till.',
		},
		es: {
			role: 'Directora de la edición española',
			bio: 'Inés dirige la edición española desde Madrid y escribe sobre impuestos, etiquetas y quienes las leen en la caja.',
		},
	},
	{
		slug: 'tomasz-wierzba',
		name: 'Tomasz Wierzba',
		links: [{ title: 'E-mail', url: 'mailto:tomasz@brume.example' }],
		en: {
			role: 'Editor, English edition; companies',
			bio: 'Tomasz covers makers, laboratories and wholesalers. He reads balance sheets so that others need not.',
		},
		es: {
			role: 'Director de la edición inglesa; empresas',
			bio: 'Tomasz cubre fabricantes, laboratorios y mayoristas. Lee balances para que los demás no tengan que hacerlo.',
		},
	},
	{
		slug: 'priya-raman',
		name: 'Priya Raman',
		links: [{ title: 'E-mail', url: 'mailto:priya@brume.example' }],
		en: {
			role: 'Products editor',
			bio: 'Priya takes devices apart for a living. She was a test engineer for twelve years and keeps the screws.',
		},
		es: {
			role: 'Redactora jefa de Productos',
			bio: 'Priya desmonta aparatos por oficio. Fue ingeniera de ensayos durante doce años y guarda los tornillos.',
		},
	},
	{
		slug: 'joao-salgueiro',
		name: 'João Salgueiro',
		links: [{ title: 'E-mail', url: 'mailto:joao@brume.example' }],
		en: {
			role: 'Data editor',
			bio: 'João keeps the tables of duty rates, customs figures and licences. Every number he prints has a unit, a date and a source.',
		},
		es: {
			role: 'Redactor jefe de Datos',
			bio: 'João cuida las tablas de tipos impositivos, cifras de aduanas y licencias. Cada número que publica lleva unidad, fecha y fuente.',
		},
	},
	{
		slug: 'wen-xiaolan',
		name: 'Wen Xiaolan',
		links: [{ title: 'E-mail', url: 'mailto:wen@brume.example' }],
		en: {
			role: 'China correspondent',
			bio: 'Xiaolan reports on makers and regulators in the Pearl River Delta, in three languages and from most of its canteens.',
		},
		es: {
			role: 'Corresponsal en China',
			bio: 'Xiaolan informa sobre fabricantes y reguladores en el delta del río de las Perlas, en tres idiomas y desde casi todos sus comedores.',
		},
	},
	{
		slug: 'daniel-achterberg',
		name: 'Daniel Achterberg',
		links: [{ title: 'E-mail', url: 'mailto:daniel@brume.example' }],
		en: {
			role: 'Trade and customs reporter',
			bio: 'Daniel writes from Rotterdam about what crosses borders, what is stopped there, and why the paper was wrong.',
		},
		es: {
			role: 'Reportero de comercio y aduanas',
			bio: 'Daniel escribe desde Róterdam sobre lo que cruza las fronteras, lo que se queda en ellas y por qué fallaba el papel.',
		},
	},
	{
		slug: 'lucia-ferrandiz',
		name: 'Lucía Ferrándiz',
		links: [{ title: 'E-mail', url: 'mailto:lucia@brume.example' }],
		en: {
			role: 'Exhibitions and interviews',
			bio: 'Lucía walks the halls of the trade shows and asks the long questions. She prints the answers as they were said.',
		},
		es: {
			role: 'Ferias y entrevistas',
			bio: 'Lucía recorre los pabellones de las ferias y hace las preguntas largas. Publica las respuestas tal como se dijeron.',
		},
	},
	{
		slug: 'saskia-verhulst',
		name: 'Saskia Verhulst',
		en: {
			role: 'Guest author',
			bio: 'Saskia ran an inspection post in the port of Rotterdam for nine years and advises customs administrations. She is not on the staff and does not report the news.',
		},
		es: {
			role: 'Firma invitada',
			bio: 'Saskia dirigió durante nueve años un puesto de inspección en el puerto de Róterdam y asesora a administraciones de aduanas. No es de la redacción ni elabora la información.',
		},
	},
	{
		slug: 'brume-ai',
		name: 'Brume Ai',
		is_software: true,
		en: {
			role: 'Software author',
			bio: 'Texts under this byline were drafted by software from public documents. A named member of the newsroom has read and approved each of them.',
		},
		es: {
			role: 'Autor automático',
			bio: 'Los textos con esta firma fueron redactados por un programa a partir de documentos públicos. Una persona de la redacción, con nombre y apellidos, ha leído y aprobado cada uno.',
		},
	},
];
