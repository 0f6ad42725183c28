import type { DemoArticle } from '../article';

export default {
	key: 'brief-us-authorised-products',
	type: 'regulation',
	kind: 'brief',
	author: 'priya-raman',
	days_ago: 0,
	minutes_ago: 75,
	tags: ['united-states', 'pmta'],
	en: {
		seo_url: 'us-count-of-authorised-e-cigarettes',
		title: 'Forty-five e-cigarettes are authorised in the United States',
		standfirst: '',
		market: 'United States',
		html: '<p>Forty-five e-cigarettes have held a marketing order since 5 May 2026; at the end of 2025 it was 39. Four Glas pods are the first in a flavour other than tobacco or menthol.</p>',
		sources: [{ title: '2Firsts, counts of authorised products', url: 'https://2firsts.com' }],
	},
	es: {
		seo_url: 'eeuu-cuenta-cigarrillos-autorizados',
		title: 'Cuarenta y cinco cigarrillos electrónicos tienen autorización en Estados Unidos',
		standfirst: '',
		market: 'Estados Unidos',
		html: '<p>Cuarenta y cinco cigarrillos electrónicos tienen autorización de venta desde el 5 de mayo de 2026; a finales de 2025 eran 39. Cuatro cápsulas de Glas son las primeras con un sabor que no es tabaco ni mentol.</p>',
		sources: [{ title: '2Firsts, counts of authorised products', url: 'https://2firsts.com' }],
	},
} satisfies DemoArticle;
