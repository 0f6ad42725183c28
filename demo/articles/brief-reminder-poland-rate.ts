import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'brief-reminder-poland-rate',
	type: 'regulation',
	kind: 'brief',
	author: 'daniel-achterberg',
	days_ago: 3,
	hour: 7,
	tags: ['poland', 'excise-duty', 'e-liquid'],
	en: {
		seo_url: 'reminder-poland-one-zloty-eighty',
		title: 'Reminder: Poland’s duty is PLN 1.80 a millilitre from 1 January 2027',
		standfirst: '',
		market: 'Poland',
		html: '<p>The rate on e-liquid rises from 1.44 to 1.80 zlotys a millilitre on 1 January 2027. It is the third of three yearly steps.</p>',
		sources: [...ratesOf('PL')],
	},
	es: {
		seo_url: 'recordatorio-polonia-uno-ochenta-zlotys',
		title: 'Recordatorio: Polonia cobra 1,80 zlotys por mililitro desde el 1 de enero de 2027',
		standfirst: '',
		market: 'Polonia',
		html: '<p>El tipo del líquido sube de 1,44 a 1,80 zlotys por mililitro el 1 de enero de 2027. Es el tercero de tres escalones anuales.</p>',
		sources: [...ratesOf('PL')],
	},
} satisfies DemoArticle;
