import type { DemoArticle } from '../article';

export default {
	key: 'brief-crossroads-warehouse',
	type: 'company',
	kind: 'brief',
	author: 'priya-raman',
	days_ago: 2,
	hour: 13,
	tags: ['united-states', 'wholesale'],
	en: {
		seo_url: 'crossroads-pays-nine-million-for-warehouse',
		title: 'Crossroads pays $9.4m for a second Indianapolis warehouse',
		standfirst: '',
		market: 'United States',
		html: '<p>Crossroads Vapor Supply has bought a warehouse of 14,000 square metres in Indianapolis for $9.4m. It will keep the stock of the four states with the highest tax there.</p>',
		sources: [{ title: 'Announcement', publisher: 'Crossroads Vapor Supply', kind: 'company' }],
	},
	es: {
		seo_url: 'crossroads-paga-nueve-millones-almacen',
		title: 'Crossroads paga 9,4 millones de dólares por otro almacén en Indianápolis',
		standfirst: '',
		market: 'Estados Unidos',
		html: '<p>Crossroads Vapor Supply ha comprado en Indianápolis un almacén de 14.000 metros cuadrados por 9,4 millones de dólares. Guardará en él las existencias de los cuatro estados con el impuesto más alto.</p>',
		sources: [{ title: 'Comunicado', publisher: 'Crossroads Vapor Supply', kind: 'company' }],
	},
} satisfies DemoArticle;
