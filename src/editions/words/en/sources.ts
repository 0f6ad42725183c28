/** How a source is named, English edition. */
export const enSources = {
	not_read: 'not checked',
	/** Once on a page whose rows say so. */
	not_read_note: '“Not checked”: we cite the document but have not read it.',
	read_on: 'checked {date}',
	grades: {
		A: 'Grade A: law or authority, checked by us',
		B: 'Grade B: trade press or adviser, checked by us',
		C: 'Grade C: retailer or supplier (not linked)',
	},
	kinds: {
		law: 'Law',
		authority: 'Authority',
		statistics: 'Statistics',
		organiser: 'Organiser',
		adviser: 'Adviser',
		press: 'Press',
		vendor: 'Retailer or supplier',
		company: 'Company document',
		own: 'Our own',
	},
} as const;
