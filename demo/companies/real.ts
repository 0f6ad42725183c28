import { own } from './own';

/** Firms that exist, as far as the stories name them: nothing is said of them but what the named source says. */
export const real = [
	own(
		'Cartor',
		[],
		['packaging'],
		'Supplies the duty stamps for vaping products in the United Kingdom.',
		'Suministra las precintas del impuesto a los productos de vapeo en el Reino Unido.',
		{ source: ['vapebusiness.biz', 'vapebusiness.biz'] },
	),
	own(
		'Glas',
		[],
		['pods'],
		'Four of its pods were authorised in the United States on 5 May 2026.',
		'Cuatro de sus cápsulas fueron autorizadas en Estados Unidos el 5 de mayo de 2026.',
		{ source: ['vaperisk.com', 'vaperisk.com'] },
	),
	own(
		'Juul',
		[],
		['pods'],
		'Its products were authorised in the United States in July 2025.',
		'Sus productos fueron autorizados en Estados Unidos en julio de 2025.',
		{ source: ['2firsts.com, 21 December 2025', '2firsts.com, 21 de diciembre de 2025'] },
	),
	own(
		'Messe Dortmund',
		['DE', 'Dortmund'],
		[],
		'Organises InterTabac in the halls of Dortmund.',
		'Organiza InterTabac en los pabellones de Dortmund.',
		{ source: ['intertabac.de', 'intertabac.de'] },
	),
	own(
		'Quartz Business Media',
		['GB'],
		[],
		'Organises the World Vape Show in Dubai.',
		'Organiza el World Vape Show de Dubái.',
		{ source: ['vaporvoice.net', 'vaporvoice.net'] },
	),
	own(
		'Tobacco Media Group',
		[],
		[],
		'Organises the Total Product Expo; part of Kretek International.',
		'Organiza la Total Product Expo; pertenece a Kretek International.',
		{ source: ['csnews.com', 'csnews.com'] },
	),
	own(
		'Kretek International',
		[],
		['wholesale'],
		'Owner of Tobacco Media Group, which organises the Total Product Expo.',
		'Propietaria de Tobacco Media Group, que organiza la Total Product Expo.',
		{ source: ['csnews.com', 'csnews.com'] },
	),
	own(
		'Knowledge-Action-Change',
		[],
		[],
		'Organises the Global Forum on Nicotine.',
		'Organiza el Global Forum on Nicotine.',
		{ source: ['gfn.events', 'gfn.events'] },
	),
];
