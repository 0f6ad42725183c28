import type { DemoArticle } from '../article';
import { singleUseGuidance } from '../sources';

export default {
	key: 'brief-uk-single-use-conditions',
	type: 'product',
	kind: 'brief',
	author: 'daniel-achterberg',
	days_ago: 4,
	hour: 10,
	tags: ['united-kingdom', 'disposables', 'retail'],
	en: {
		seo_url: 'uk-three-conditions-reusable-vape',
		title: 'Three conditions make a vape reusable in Britain',
		standfirst: '',
		market: 'United Kingdom',
		html: '<p>Since 1 June 2025 a vape sold in the United Kingdom has to be rechargeable and refillable. Its coil must be replaceable too; anything else is a single-use vape.</p>',
		sources: [singleUseGuidance],
	},
	es: {
		seo_url: 'reino-unido-tres-condiciones-vapeador',
		title: 'Tres condiciones hacen reutilizable un vapeador en el Reino Unido',
		standfirst: '',
		market: 'Reino Unido',
		html: '<p>Desde el 1 de junio de 2025 un vapeador que se venda en el Reino Unido tiene que ser recargable y rellenable. También ha de poder cambiarse la resistencia; el resto son de un solo uso.</p>',
		sources: [singleUseGuidance],
	},
} satisfies DemoArticle;
