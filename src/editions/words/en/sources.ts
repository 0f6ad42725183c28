/** How a source is named, English edition. */
export const enSources = {
	not_read: 'document not read by us',
	read_on: 'read {date}',
	grades: {
		A: 'Grade A: law or authority, read by us',
		B: 'Grade B: trade press or adviser, read by us',
		C: 'Grade C: shop or vendor, named and never linked',
	},
	kinds: {
		law: 'Law',
		authority: 'Authority',
		statistics: 'Statistics',
		organiser: 'Organiser',
		adviser: 'Adviser',
		press: 'Press',
		vendor: 'Shop or vendor',
		company: 'Company document',
		own: 'Our own',
	},
} as const;
