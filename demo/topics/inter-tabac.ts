import { nextInYear } from '../calendar';
import type { DemoTopic } from '../topic';
import { APPROXIMATE, articleList, articlesByTag, figures, map, mapOf, photoWall, subject, text } from './build';

const place = {
	time_zone: 'Europe/Berlin',
	venue: 'Westfalenhallen',
	city: 'Dortmund',
	country: 'DE',
	map_url: mapOf('Westfalenhallen Dortmund'),
};
const organiser = { title: 'InterTabac, Messe Dortmund', url: 'https://intertabac.de' };
const revue = { title: 'Revue des Tabacs', url: 'https://revuedestabacs.com' };
const journal = { title: 'Cigar Journal', url: 'https://cigarjournal.com' };
const twoFirsts = { title: '2Firsts', url: 'https://2firsts.com' };

export function interTabac(now: number): DemoTopic {
	const coming = nextInYear(now, 9, 14, 4, 3);
	const year = Number(coming.starts_on.slice(0, 4));
	const next = `inter-tabac-${year}`;
	return {
		slug: 'inter-tabac',
		kind: 'exhibition',
		organiser: 'Messe Dortmund (Westfalenhallen)',
		official_url: 'https://intertabac.de',
		trade_only: true,
		cover_seed: 'hall~intertabac',
		mentions: ['InterTabac', 'Intertabac'],
		en: {
			name: 'InterTabac',
			summary: 'Dortmund, September: the largest tobacco trade fair, with InterSupply beside it.',
			description:
				'InterTabac and InterSupply have been held at Dortmund’s Westfalenhallen since August 1978. Trade visitors only.',
		},
		es: {
			name: 'InterTabac',
			summary: 'Dortmund, septiembre: la mayor feria del tabaco, con InterSupply al lado.',
			description:
				'InterTabac e InterSupply se celebran en el recinto Westfalenhallen de Dortmund desde agosto de 1978. Solo para profesionales.',
		},
		editions: [
			{
				slug: 'inter-tabac-1978',
				year: 1978,
				...place,
				status: 'held',
				source: organiser,
				figures: [
					{ name: 'exhibitors', value: 78, source: organiser },
					{ name: 'visitors', value: 1750, source: organiser },
				],
				en: { name: 'InterTabac 1978', note: 'The first edition, in August.' },
				es: { name: 'InterTabac 1978', note: 'La primera edición, en agosto.' },
			},
			{
				slug: 'inter-tabac-2022',
				year: 2022,
				...place,
				starts_on: '2022-09-15',
				ends_on: '2022-09-17',
				status: 'held',
				source: revue,
				figures: [
					{ name: 'exhibitors', value: 600, approximate: true, source: revue },
					{ name: 'countries', value: 69, source: revue },
					{ name: 'visitors', value: 12100, source: revue },
				],
				en: { name: 'InterTabac 2022' },
				es: { name: 'InterTabac 2022' },
			},
			{
				slug: 'inter-tabac-2023',
				year: 2023,
				...place,
				starts_on: '2023-09-14',
				ends_on: '2023-09-16',
				status: 'held',
				source: journal,
				photos: 5,
				figures: [
					{ name: 'exhibitors', value: 680, source: journal },
					{ name: 'countries', value: 60, approximate: true, source: journal },
					{ name: 'visitors', value: 13500, source: journal },
				],
				en: { name: 'InterTabac 2023', note: '56% of the visitors came from outside Germany.' },
				es: { name: 'InterTabac 2023', note: 'El 56 % de los visitantes llegó de fuera de Alemania.' },
			},
			{
				slug: 'inter-tabac-2024',
				year: 2024,
				...place,
				starts_on: '2024-09-19',
				ends_on: '2024-09-21',
				status: 'held',
				source: twoFirsts,
				figures: [
					{ name: 'exhibitors', value: 800, approximate: true, source: twoFirsts },
					{ name: 'countries', value: 70, approximate: true, source: twoFirsts },
					{ name: 'visitors', value: 12000, approximate: true, source: twoFirsts },
				],
				en: { name: 'InterTabac 2024' },
				es: { name: 'InterTabac 2024' },
			},
			{
				slug: 'inter-tabac-2025',
				year: 2025,
				...place,
				starts_on: '2025-09-18',
				ends_on: '2025-09-20',
				status: 'held',
				source: organiser,
				photos: 5,
				figures: [
					{ name: 'exhibitors', value: 800, approximate: true, source: organiser },
					{ name: 'countries', value: 70, approximate: true, source: organiser },
					{ name: 'halls', value: 11, source: organiser },
				],
				en: { name: 'InterTabac 2025', note: 'The 45th edition.' },
				es: { name: 'InterTabac 2025', note: 'La 45.ª edición.' },
			},
			{
				slug: 'inter-tabac-2026',
				year: 2026,
				...place,
				starts_on: '2026-09-15',
				ends_on: '2026-09-17',
				status: 'confirmed',
				source: organiser,
				en: {
					name: 'InterTabac 2026',
					note: 'Dates as announced by the organiser; no figures of the edition were found.',
				},
				es: {
					name: 'InterTabac 2026',
					note: 'Fechas anunciadas por la organización; no se han encontrado cifras de la edición.',
				},
			},
			{
				slug: next,
				year,
				...place,
				...coming,
				status: 'planned',
				en: { name: `InterTabac ${year}`, note: APPROXIMATE[0] },
				es: { name: `InterTabac ${year}`, note: APPROXIMATE[1] },
			},
		],
		subjects: [
			subject(
				{ slug: 'inter-tabac', topic: 'inter-tabac', event_edition: next, cover_seed: 'hall~intertabac', mood: 'day' },
				{
					title: 'InterTabac',
					standfirst: 'One town, one week in September, and the longest row of halls the tobacco trade fills anywhere.',
				},
				{
					title: 'InterTabac',
					standfirst:
						'Una ciudad, una semana de septiembre y la fila de pabellones más larga que llena el sector del tabaco.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>InterTabac began in August 1978 with 78 exhibitors and 1,750 visitors. It has not left Dortmund since. The September edition of 2025 was the forty-fifth and filled eleven halls, together with InterSupply, where those stand who sell to makers: paper, filters, machines, glass.</p>
<p>For vaping the fair is a paradox. It is a tobacco fair, and the e-cigarette came to it as a guest. The question of every edition is how much room the guest is given.</p>
<h3>Reading the figures</h3>
<p>Organisers count exhibitors differently: some editions give a floor (“more than 600”), others a total with co-exhibitors. Between 2023 and 2024 the exhibitor count rose from 680 to over 800 while visitors fell from 13,500 to somewhat over 12,000. Both statements come from different reports, and neither tells how many came to buy.</p>`,
						`
<p>InterTabac empezó en agosto de 1978 con 78 expositores y 1.750 visitantes, y no ha salido de Dortmund. La edición de septiembre de 2025 fue la cuadragésima quinta y llenó once pabellones, junto a InterSupply, donde están quienes venden a los fabricantes: papel, filtros, máquinas, vidrio.</p>
<p>Para el vapeo la feria es una paradoja. Es una feria del tabaco a la que el cigarrillo electrónico llegó de invitado. La pregunta de cada edición es cuánto sitio se le deja.</p>
<h3>Cómo leer las cifras</h3>
<p>Los expositores no siempre se cuentan igual: unas ediciones dan un mínimo («más de 600») y otras un total con coexpositores. De 2023 a 2024 el número subió de 680 a más de 800, mientras los visitantes bajaban de 13.500 a poco más de 12.000. Los datos vienen de informaciones distintas y ninguno dice cuántos fueron a comprar.</p>`,
					),
					articleList('inter-tabac'),
					figures(
						['Four editions', 'Cuatro ediciones'],
						[
							['600+', 'exhibitors in 2022', 'expositores en 2022', revue],
							['680', 'exhibitors in 2023', 'expositores en 2023', journal],
							['800+', 'exhibitors in 2024', 'expositores en 2024', twoFirsts],
							['800', 'exhibitors in 2025', 'expositores en 2025', organiser],
						],
					),
					photoWall('inter-tabac-2025'),
					map(
						'Westfalenhallen',
						'Dortmund',
						mapOf('Westfalenhallen Dortmund'),
						[
							'The fairground lies south of the city centre and has a railway and an underground stop.',
							'For trade visitors only: have proof of your trade at hand.',
						],
						[
							'El recinto está al sur del centro y tiene parada de tren y de metro.',
							'Solo para profesionales: lleve a mano algo que acredite su actividad.',
						],
					),
				],
			),
			subject(
				{
					slug: 'inter-tabac-2023',
					topic: 'inter-tabac',
					event_edition: 'inter-tabac-2023',
					cover_seed: 'banners~intertabac-2023',
					mood: 'night',
				},
				{
					title: 'InterTabac 2023',
					standfirst: 'Three days in Dortmund, 680 exhibitors, and for once more guests from abroad than from home.',
				},
				{
					title: 'InterTabac 2023',
					standfirst: 'Tres días en Dortmund, 680 expositores y, por una vez, más visitantes de fuera que de casa.',
				},
				[
					text(
						['What stayed', 'Lo que quedó'],
						`
<p>From 14 to 16 September 2023 InterTabac counted 680 exhibitors from about sixty countries and 13,500 visitors. More than half of them, 56%, had crossed a border to come. Against the year before, 80 more exhibitors and 1,400 more visitors.</p>
<p>British buyers saw a shelf in Dortmund that they can no longer order from in full: single-use devices have been banned in the United Kingdom since 1 June 2025 (gov.uk).</p>`,
						`
<p>Del 14 al 16 de septiembre de 2023 InterTabac contó 680 expositores de unos sesenta países y 13.500 visitantes. Más de la mitad, el 56 %, había cruzado una frontera para llegar. Frente al año anterior, 80 expositores y 1.400 visitantes más.</p>
<p>Los compradores británicos vieron en Dortmund un surtido que hoy ya no pueden pedir entero: los aparatos de un solo uso están prohibidos en el Reino Unido desde el 1 de junio de 2025 (gov.uk).</p>`,
					),
					figures(
						['In figures', 'En cifras'],
						[
							['680', 'exhibitors', 'expositores', journal],
							[['13,500', '13.500'], 'visitors', 'visitantes', journal],
							['c. 60', 'countries', 'países', journal],
							[['56%', '56 %'], 'of visitors from abroad', 'de visitantes extranjeros', journal],
						],
					),
					photoWall('inter-tabac-2023'),
					articlesByTag(['More on trade shows', 'Más sobre ferias'], ['trade-shows', 'ferias'], 4),
				],
			),
		],
	};
}
