import type { DemoArticle } from '../article';

export default {
	key: 'brief-ruhrtal-shift',
	type: 'company',
	kind: 'brief',
	author: 'daniel-achterberg',
	days_ago: 1,
	hour: 15,
	tags: ['germany', 'e-liquid'],
	en: {
		seo_url: 'ruhrtal-hires-22-for-second-shift',
		title: 'Ruhrtal Liquid hires 22 people for a second filling shift',
		standfirst: '',
		market: 'Germany',
		html: '<p>Ruhrtal Liquid will fill until ten at night and has hired 22 people for it. The company fills for eleven brands and expects output to rise by a third.</p>',
		sources: [{ title: 'Announcement', publisher: 'Ruhrtal Liquid', kind: 'company' }],
	},
	es: {
		seo_url: 'ruhrtal-contrata-22-personas-segundo-turno',
		title: 'Ruhrtal Liquid contrata a 22 personas para un segundo turno',
		standfirst: '',
		market: 'Alemania',
		html: '<p>Ruhrtal Liquid envasará hasta las diez de la noche y ha contratado para ello a 22 personas. La empresa envasa para once marcas y calcula que la producción subirá un tercio.</p>',
		sources: [{ title: 'Comunicado', publisher: 'Ruhrtal Liquid', kind: 'company' }],
	},
} satisfies DemoArticle;
