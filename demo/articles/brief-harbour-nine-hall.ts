import type { DemoArticle } from '../article';

export default {
	key: 'brief-harbour-nine-hall',
	type: 'company',
	kind: 'brief',
	author: 'daniel-achterberg',
	days_ago: 0,
	minutes_ago: 160,
	tags: ['wholesale', 'customs'],
	en: {
		seo_url: 'harbour-nine-third-bonded-hall',
		title: 'Harbour Nine adds 4,500 pallets of bonded storage near Győr',
		standfirst: '',
		market: 'Hungary',
		html: '<p>Harbour Nine has opened a third bonded hall near Győr with 4,500 pallet places. Its first tenant is a filler that serves four markets.</p>',
		sources: [{ title: 'Announcement', publisher: 'Harbour Nine', kind: 'company' }],
	},
	es: {
		seo_url: 'harbour-nine-tercera-nave-deposito-fiscal',
		title: 'Harbour Nine suma 4.500 palés de depósito fiscal cerca de Győr',
		standfirst: '',
		market: 'Hungría',
		html: '<p>Harbour Nine ha abierto cerca de Győr una tercera nave de depósito fiscal con 4.500 huecos para palés. La estrena una envasadora que abastece a cuatro mercados.</p>',
		sources: [{ title: 'Comunicado', publisher: 'Harbour Nine', kind: 'company' }],
	},
} satisfies DemoArticle;
