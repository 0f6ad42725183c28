import type { DemoArticle } from '../article';
import { irishOrder } from '../sources';

export default {
	key: 'brief-ireland-flat-rate',
	type: 'regulation',
	kind: 'brief',
	author: 'daniel-achterberg',
	days_ago: 0,
	minutes_ago: 160,
	tags: ['excise-duty', 'e-liquid'],
	en: {
		seo_url: 'ireland-flat-duty-fifty-cent',
		title: 'Ireland charges one rate on every liquid',
		standfirst: '',
		market: 'Ireland',
		html: '<p>The E-liquid Products Tax is a single rate of 50 cent per millilitre since 1 November 2025. It applies with nicotine and without.</p>',
		sources: [irishOrder],
	},
	es: {
		seo_url: 'irlanda-tipo-unico-cincuenta-centimos',
		title: 'Irlanda cobra un solo tipo por cualquier líquido',
		standfirst: '',
		market: 'Irlanda',
		html: '<p>El impuesto irlandés sobre líquidos es de 50 céntimos por mililitro desde el 1 de noviembre de 2025. Se aplica con nicotina y sin ella.</p>',
		sources: [irishOrder],
	},
} satisfies DemoArticle;
