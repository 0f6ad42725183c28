import type { DemoStory } from '../article';
import { FRIDAY, weekdayAfter } from '../named-day';

export default ((now) => ({
	key: 'brief-kestrel-recall',
	type: 'product',
	kind: 'brief',
	author: 'priya-raman',
	days_ago: 0,
	minutes_ago: 75,
	tags: ['united-kingdom', 'retail'],
	en: {
		seo_url: 'kestrel-recalls-3200-pods',
		title: 'Kestrel recalls 3,200 pods over a leaking seal',
		standfirst: '',
		market: 'United Kingdom',
		html: `<p>Kestrel Pods is recalling one batch of 3,200 pods after eleven complaints of leaks. Wholesalers can return them free of charge until ${weekdayAfter(now, 21, FRIDAY).en}.</p>`,
		sources: [{ title: 'Recall notice', publisher: 'Kestrel Pods', kind: 'company' }],
	},
	es: {
		seo_url: 'kestrel-retira-3200-capsulas',
		title: 'Kestrel retira 3.200 cápsulas por una junta que pierde líquido',
		standfirst: '',
		market: 'Reino Unido',
		html: `<p>Kestrel Pods retira un lote de 3.200 cápsulas tras once quejas por fugas. Los mayoristas pueden devolverlas sin coste hasta el ${weekdayAfter(now, 21, FRIDAY).es}.</p>`,
		sources: [{ title: 'Aviso de retirada', publisher: 'Kestrel Pods', kind: 'company' }],
	},
})) satisfies DemoStory;
