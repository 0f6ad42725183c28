import type { DemoArticle } from '../article';
import { hmrcApproval } from '../sources';

export default {
	key: 'brief-uk-approval-days',
	type: 'regulation',
	kind: 'brief',
	author: 'daniel-achterberg',
	days_ago: 1,
	hour: 11,
	tags: ['united-kingdom', 'duty-stamps', 'excise-duty'],
	en: {
		seo_url: 'uk-approval-forty-five-working-days',
		title: 'British approvals may take 45 working days',
		standfirst: '',
		market: 'United Kingdom',
		html: '<p>HM Revenue and Customs may take up to 45 working days to answer an application for approval. Applications for Vaping Products Duty have been open since 1 April 2026.</p>',
		sources: [hmrcApproval],
	},
	es: {
		seo_url: 'reino-unido-autorizacion-45-dias-habiles',
		title: 'La autorización británica puede tardar 45 días hábiles',
		standfirst: '',
		market: 'Reino Unido',
		html: '<p>La administración tributaria británica puede tardar hasta 45 días hábiles en responder a una solicitud de autorización. Las del impuesto sobre productos de vapeo se admiten desde el 1 de abril de 2026.</p>',
		sources: [hmrcApproval],
	},
} satisfies DemoArticle;
