import { nextInYear } from '../calendar';
import type { DemoTopic } from '../topic';
import { APPROXIMATE, articleList, articlesByTag, figures, map, mapOf, photoWall, subject, text } from './build';

const place = {
	time_zone: 'Europe/London',
	venue: 'NEC',
	city: 'Birmingham',
	country: 'GB',
	map_url: mapOf('NEC Birmingham'),
};
const gama = { title: 'Gama Consumer', url: 'https://gamaconsumer.com' };
const twoFirsts = { title: '2Firsts', url: 'https://2firsts.com' };
const vapeast = { title: 'Vapeast', url: 'https://vapeast.com' };

export function vaper(now: number): DemoTopic {
	const coming = nextInYear(now, 5, 10, 5, 3);
	const year = Number(coming.starts_on.slice(0, 4));
	const next = `vaper-${year}`;
	return {
		slug: 'vaper',
		kind: 'exhibition',
		organiser: 'Private founders',
		trade_only: false,
		minimum_age: 18,
		cover_seed: 'stand~vaper-nec',
		mentions: ['Vaper Expo', 'VaperExpo'],
		en: {
			name: 'The Vaper Expo UK',
			summary: 'Birmingham: a trade day and consumer days, in May and October.',
			description: 'Held at the NEC in Birmingham since July 2015, usually in May and October.',
		},
		es: {
			name: 'The Vaper Expo UK',
			summary: 'Birmingham: un día profesional y varios para el público, en mayo y octubre.',
			description: 'Se celebra en el NEC de Birmingham desde julio de 2015, por lo general en mayo y octubre.',
		},
		editions: [
			{
				slug: 'vaper-2015',
				year: 2015,
				...place,
				starts_on: '2015-07-11',
				ends_on: '2015-07-12',
				status: 'held',
				source: gama,
				en: { name: 'Vaper Expo UK 2015', note: 'The first edition.' },
				es: { name: 'Vaper Expo UK 2015', note: 'La primera edición.' },
			},
			{
				slug: 'vaperexpo-uk-2023',
				year: 2023,
				...place,
				status: 'held',
				source: twoFirsts,
				photos: 5,
				figures: [{ name: 'exhibitors', value: 150, approximate: true, source: twoFirsts }],
				en: {
					name: 'Vaper Expo UK, autumn 2023',
					note: 'The account we have is dated 27 September 2023: about half as many exhibitors as before, tickets at £15.',
				},
				es: {
					name: 'Vaper Expo UK, otoño de 2023',
					note: 'La crónica que tenemos es del 27 de septiembre de 2023: cerca de la mitad de expositores que antes, entradas a 15 libras.',
				},
			},
			{
				slug: 'vaper-2024-may',
				year: 2024,
				...place,
				status: 'held',
				source: gama,
				figures: [
					{ name: 'exhibitors', value: 300, approximate: true, source: gama },
					{ name: 'visitors', value: 20000, approximate: true, source: gama },
				],
				en: { name: 'Vaper Expo UK, May 2024' },
				es: { name: 'Vaper Expo UK, mayo de 2024' },
			},
			{
				slug: 'vaper-2024-october',
				year: 2024,
				...place,
				starts_on: '2024-10-25',
				status: 'held',
				source: vapeast,
				en: { name: 'Vaper Expo UK, October 2024', note: 'Reported as weak. The last day is not in our sources.' },
				es: {
					name: 'Vaper Expo UK, octubre de 2024',
					note: 'Las crónicas la dan por floja. Nuestras fuentes no dan el último día.',
				},
			},
			{
				slug: 'vaper-2025-october',
				year: 2025,
				...place,
				status: 'postponed',
				source: twoFirsts,
				en: {
					name: 'Vaper Expo UK, October 2025',
					note: 'On 15 September 2025 exhibitors were told of a postponement to May 2026.',
				},
				es: {
					name: 'Vaper Expo UK, octubre de 2025',
					note: 'El 15 de septiembre de 2025 se comunicó a los expositores el aplazamiento a mayo de 2026.',
				},
			},
			{
				slug: next,
				year,
				...place,
				...coming,
				status: 'planned',
				en: { name: `Vaper Expo UK, May ${year}`, note: APPROXIMATE[0] },
				es: { name: `Vaper Expo UK, mayo de ${year}`, note: APPROXIMATE[1] },
			},
		],
		subjects: [
			subject(
				{ slug: 'vaper', topic: 'vaper', event_edition: next, cover_seed: 'stand~vaper-nec', mood: 'night' },
				{
					title: 'The Vaper Expo UK',
					standfirst: 'The British show has halved, doubled and been put off. Its history is a graph of the trade.',
				},
				{
					title: 'The Vaper Expo UK',
					standfirst:
						'La feria británica se ha reducido a la mitad, se ha doblado y se ha aplazado. Su historia es una gráfica del sector.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>The Vaper Expo UK opened its doors for the first time on 11 July 2015, at the NEC in Birmingham, on the initiative of private founders. It has a day for the trade and days for adult consumers.</p>
<p>Its size has followed the mood of the British market. A report of September 2023 counts somewhat over 150 exhibitors, half of the number before. In May 2024 there were about 300 exhibitors and 20,000 visitors; the October edition of the same year was described as weak. On 15 September 2025, weeks before the next, exhibitors were told that October was off and May 2026 was on.</p>
<p>Two dates explain part of it: single-use devices have been banned in the United Kingdom since 1 June 2025, and the Vaping Products Duty applies since 1 October 2026.</p>`,
						`
<p>The Vaper Expo UK abrió por primera vez el 11 de julio de 2015 en el NEC de Birmingham, por iniciativa de fundadores particulares. Tiene un día para el sector y otros para consumidores adultos.</p>
<p>Su tamaño ha seguido el ánimo del mercado británico. Una crónica de septiembre de 2023 cuenta algo más de 150 expositores, la mitad que antes. En mayo de 2024 hubo unos 300 y 20.000 visitantes; la edición de octubre del mismo año se describió como floja. El 15 de septiembre de 2025, a pocas semanas de la siguiente, se comunicó a los expositores que octubre se caía y que quedaba mayo de 2026.</p>
<p>Dos fechas explican una parte: los aparatos de un solo uso están prohibidos en el Reino Unido desde el 1 de junio de 2025 y el impuesto sobre productos de vapeo se aplica desde el 1 de octubre de 2026.</p>`,
					),
					articleList('vaper'),
					articlesByTag(['From the United Kingdom', 'Desde el Reino Unido'], ['united-kingdom', 'reino-unido'], 4),
					photoWall('vaperexpo-uk-2023'),
					map(
						'NEC',
						'Birmingham',
						mapOf('NEC Birmingham'),
						['The NEC has its own railway station, Birmingham International.', 'Adults only; bring proof of age.'],
						[
							'El NEC tiene estación de tren propia, Birmingham International.',
							'Solo adultos; lleve un documento que lo acredite.',
						],
					),
				],
			),
			subject(
				{
					slug: 'vaperexpo-uk-2023',
					topic: 'vaper',
					event_edition: 'vaperexpo-uk-2023',
					cover_seed: 'boxes~vaper-2023',
					mood: 'deep',
				},
				{
					title: 'Vaper Expo UK 2023',
					standfirst: 'An autumn edition with half the stands, and what the empty ones told.',
				},
				{
					title: 'Vaper Expo UK 2023',
					standfirst: 'Una edición de otoño con la mitad de los estands, y lo que contaban los vacíos.',
				},
				[
					text(
						['What is known', 'Lo que se sabe'],
						`
<p>The account we rely on is dated 27 September 2023. It speaks of somewhat over 150 exhibitors, about half of the edition before, and of a ticket at £15. It gives no attendance figure, and we have found none elsewhere.</p>
<p>By the following May the same halls held twice as many exhibitors. Anyone who wants to read a trend from a single edition of this show should look at the next one first.</p>`,
						`
<p>La crónica en que nos apoyamos es del 27 de septiembre de 2023. Habla de algo más de 150 expositores, cerca de la mitad que en la edición anterior, y de una entrada de 15 libras. No da cifra de asistencia, y no la hemos encontrado en otra parte.</p>
<p>En mayo siguiente, en los mismos pabellones había el doble de expositores. Quien quiera leer una tendencia en una sola edición de esta feria, que mire antes la siguiente.</p>`,
					),
					figures(
						['In figures', 'En cifras'],
						[
							[
								'150+',
								'exhibitors, about half of the edition before',
								'expositores, cerca de la mitad que en la anterior',
								twoFirsts,
							],
							[['£15', '15 £'], 'a day ticket', 'la entrada de un día', twoFirsts],
							['c. 300', 'exhibitors the following May', 'expositores en mayo siguiente', gama],
						],
					),
					photoWall('vaperexpo-uk-2023'),
					articlesByTag(['More on trade shows', 'Más sobre ferias'], ['trade-shows', 'ferias'], 4),
				],
			),
		],
	};
}
