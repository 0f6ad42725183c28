import type { DemoArticle } from '../article';
import { hmrcApproval, stampedStock } from '../sources';

export default {
	key: 'brief-reminder-uk-stamps',
	type: 'regulation',
	kind: 'brief',
	author: 'daniel-achterberg',
	days_ago: 4,
	hour: 10,
	tags: ['united-kingdom', 'duty-stamps', 'excise-duty'],
	en: {
		seo_url: 'reminder-uk-stock-needs-stamp',
		title: 'Reminder: UK stock needs a duty stamp from 1 April 2027',
		standfirst: '',
		market: 'United Kingdom',
		html: '<p>From 1 April 2027 every vaping product outside duty suspension must carry a duty stamp. HMRC may take up to 45 working days to approve an applicant.</p>',
		sources: [stampedStock, hmrcApproval],
	},
	es: {
		seo_url: 'recordatorio-reino-unido-precinta',
		title: 'Recordatorio: las existencias británicas necesitan precinta desde el 1 de abril de 2027',
		standfirst: '',
		market: 'Reino Unido',
		html: '<p>Desde el 1 de abril de 2027 todo producto de vapeo fuera del régimen suspensivo debe llevar precinta. La administración tributaria puede tardar hasta 45 días hábiles en autorizar a un solicitante.</p>',
		sources: [stampedStock, hmrcApproval],
	},
} satisfies DemoArticle;
