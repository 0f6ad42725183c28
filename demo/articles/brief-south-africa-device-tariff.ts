import type { DemoArticle } from '../article';
import { southAfricanTariff } from '../sources';

export default {
	key: 'brief-south-africa-device-tariff',
	type: 'regulation',
	kind: 'brief',
	author: 'daniel-achterberg',
	days_ago: 2,
	hour: 13,
	tags: ['excise-duty', 'customs'],
	en: {
		seo_url: 'south-africa-tariff-liquid-with-device',
		title: 'South Africa names a duty for liquid sold with a device',
		standfirst: '',
		market: 'South Africa',
		html: '<p>The tariff of 4 July 2025 has a line of its own for liquid presented with a device, at R3.18 per millilitre. Nicotine makes no difference.</p>',
		sources: [southAfricanTariff],
	},
	es: {
		seo_url: 'sudafrica-arancel-liquido-con-dispositivo',
		title: 'Sudáfrica fija un impuesto para el líquido que se vende con un dispositivo',
		standfirst: '',
		market: 'Sudáfrica',
		html: '<p>El arancel del 4 de julio de 2025 dedica una partida al líquido que se presenta con un dispositivo, a 3,18 rands por mililitro. La nicotina no cambia nada.</p>',
		sources: [southAfricanTariff],
	},
} satisfies DemoArticle;
