/**
 * Shortcuts that a search offers in the English edition: what each is called, what is behind it, and the words that match
 * it.
 */
export const enSearchShortcuts = {
	page: 'Page',
	suggestions: 'Suggestions',
	suggestions_count: 'Suggestions: {n}. Use the arrow keys.',
	groups: {
		company: 'Companies',
		market: 'Markets',
		topic: 'Exhibitions',
		license: 'Licences',
		tag: 'Tags',
		article: 'Articles',
		tool: 'Pages',
	},
	market_line: 'Duty, rules and dates · {code}',
	recent: 'Recent searches on this device',
	recent_clear: 'Clear recent searches',
	instead: 'Or go straight to:',
	newsletter: {
		name: 'Newsletter',
		line: 'Sign up for the weekly e-mail, or read past issues.',
		/** One of these is enough, whatever else is asked. */
		any: 'newsletter newsletters',
		words: 'newsletter newsletters subscribe subscription sign-up email e-mail mailing digest issues archive',
	},
	calculate: {
		name: 'Calculators',
		line: 'Excise duty by market, landed cost, mixing, nicotine strength and rule checks.',
		any: 'calculator calculators',
		words:
			'calculator calculators calculate calculation excise-calculator duty-calculator converter conversion tool tools',
	},
	calendar: {
		name: 'Calendar',
		line: 'Rules, duty steps and trade shows by date, for your own calendar as well.',
		words: 'calendar calendars dates deadline deadlines ics agenda diary',
	},
	data: {
		name: 'Data',
		line: 'Customs, duty and licence figures to read and download.',
		words: 'data dataset datasets figures statistics statistic chart charts csv download',
	},
	companies: {
		name: 'Companies',
		line: 'Manufacturers, fillers, wholesalers, laboratories and advisers, by letter and country.',
		words: 'company companies firm firms directory supplier suppliers manufacturer manufacturers',
	},
	license: {
		name: 'China licence register',
		line: 'Check a manufacturer by name, trademark or licence number.',
		words: 'register licence-register',
	},
	topics: {
		name: 'Exhibitions',
		line: 'Trade shows and forums: current, upcoming and past.',
		words: 'exhibition exhibitions show shows fair fairs expo',
	},
	tags: { name: 'Subjects', line: 'Every subject we write about.', words: 'subject subjects tag tags topic topics' },
	books: { name: 'Books', line: 'Handbooks and reference works.', words: 'book books handbook handbooks' },
	authors: { name: 'Authors', line: 'Everyone who writes for this edition.', words: 'author authors writer writers' },
	corrections: {
		name: 'Corrections',
		line: 'What we got wrong, what is right, and when we changed it.',
		words: 'correction corrections error errors',
	},
	feeds: {
		name: 'Feeds',
		line: 'Follow a section, a subject or a company in a feed reader.',
		words: 'feed feeds rss atom',
	},
	about: {
		name: 'About us',
		line: 'Who we are, how we work, and how to reach us.',
		words: 'about contact imprint masthead',
	},
} as const;
