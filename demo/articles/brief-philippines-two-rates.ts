import type { DemoArticle } from '../article';
import { philippineRates } from '../sources';

export default {
	key: 'brief-philippines-two-rates',
	type: 'regulation',
	kind: 'brief',
	author: 'priya-raman',
	days_ago: 3,
	hour: 7,
	tags: ['excise-duty', 'nicotine', 'south-east-asia'],
	en: {
		seo_url: 'philippines-bill-two-liquid-rates',
		title: 'A Philippine bill goes after the gap between two rates',
		standfirst: '',
		market: 'Philippines',
		html: '<p>Lawmakers in Manila want to close loopholes in the tax on liquids. Nicotine salt pays 60.20 pesos per millilitre, freebase nicotine 6.95.</p>',
		sources: [philippineRates],
	},
	es: {
		seo_url: 'filipinas-proyecto-dos-tipos',
		title: 'Un proyecto filipino ataca la distancia entre dos tipos',
		standfirst: '',
		market: 'Filipinas',
		html: '<p>Los legisladores quieren cerrar los resquicios del impuesto filipino sobre líquidos. La sal de nicotina paga 60,20 pesos por mililitro; la nicotina libre, 6,95.</p>',
		sources: [philippineRates],
	},
} satisfies DemoArticle;
