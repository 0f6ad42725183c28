import type { DemoStory } from '../article';
import { monthAfter } from '../named-day';

export default ((now) => ({
	key: 'brief-corvin-prices',
	type: 'product',
	kind: 'brief',
	author: 'joao-salgueiro',
	days_ago: 1,
	hour: 11,
	tags: ['packaging'],
	en: {
		seo_url: 'corvin-raises-cap-prices-four-per-cent',
		title: 'Corvin raises the price of safety caps by 4%',
		standfirst: '',
		market: 'Belgium',
		html: `<p>Corvin Closures will charge 4% more for child-resistant caps from ${monthAfter(now, 2).en}. The Ghent maker cites the price of resin; orders confirmed before then keep the old price.</p>`,
		sources: [{ title: 'Letter to customers', publisher: 'Corvin Closures', kind: 'company' }],
	},
	es: {
		seo_url: 'corvin-sube-cuatro-por-ciento-tapones',
		title: 'Corvin sube un 4 % el precio de los tapones de seguridad',
		standfirst: '',
		market: 'Bélgica',
		html: `<p>Corvin Closures cobrará un 4 % más por los tapones a prueba de niños desde ${monthAfter(now, 2).es}. El fabricante de Gante lo atribuye al precio de la resina; los pedidos confirmados antes conservan el precio.</p>`,
		sources: [{ title: 'Carta a los clientes', publisher: 'Corvin Closures', kind: 'company' }],
	},
})) satisfies DemoStory;
