import { nextInYear } from '../calendar';
import type { DemoTopic } from '../topic';
import { articleList, articlesByTag, figures, photoWall, subject, text } from './build';

const tactics = { title: 'TobaccoTactics', url: 'https://tobaccotactics.org' };
const coehar = { title: 'CoEHAR', url: 'https://coehar.org' };
const broughton = { title: 'Broughton', url: 'https://broughton-group.com' };

export function gtnf(now: number): DemoTopic {
	const coming = nextInYear(now, 9, 21, 2, 3);
	const year = Number(coming.starts_on.slice(0, 4));
	const next = `gtnf-${year}`;
	return {
		slug: 'gtnf',
		kind: 'forum',
		organiser: 'Founded by Tobacco Reporter',
		trade_only: true,
		cover_seed: 'lectern~gtnf-forum',
		mentions: ['GTNF', 'Global Tobacco and Nicotine Forum'],
		en: {
			name: 'Global Tobacco and Nicotine Forum (GTNF)',
			summary: 'The industry’s conference, every September in another city. Not to be confused with GFN.',
			description:
				'Founded in Rio de Janeiro in 2008 by the magazine Tobacco Reporter as a networking forum; it took its present name in 2015.',
		},
		es: {
			name: 'Global Tobacco and Nicotine Forum (GTNF)',
			summary: 'El congreso de la industria, cada septiembre en otra ciudad. No debe confundirse con el GFN.',
			description:
				'Lo fundó en Río de Janeiro, en 2008, la revista Tobacco Reporter como foro de contactos; lleva su nombre actual desde 2015.',
		},
		editions: [
			{
				slug: 'gtnf-2015',
				year: 2015,
				time_zone: 'Europe/Rome',
				city: 'Bologna',
				country: 'IT',
				status: 'held',
				source: tactics,
				en: { name: 'GTNF 2015', note: 'The first under the present name.' },
				es: { name: 'GTNF 2015', note: 'El primero con el nombre actual.' },
			},
			{
				slug: 'gtnf-2017',
				year: 2017,
				time_zone: 'America/New_York',
				city: 'New York',
				country: 'US',
				status: 'held',
				source: tactics,
				en: { name: 'GTNF 2017' },
				es: { name: 'GTNF 2017' },
			},
			{
				slug: 'gtnf-2022',
				year: 2022,
				time_zone: 'America/New_York',
				city: 'Washington, DC',
				country: 'US',
				starts_on: '2022-09-27',
				ends_on: '2022-09-29',
				status: 'held',
				source: tactics,
				en: { name: 'GTNF 2022' },
				es: { name: 'GTNF 2022' },
			},
			{
				slug: 'gtnf-2023',
				year: 2023,
				time_zone: 'Asia/Seoul',
				city: 'Seoul',
				country: 'KR',
				starts_on: '2023-09-19',
				status: 'held',
				source: coehar,
				photos: 5,
				en: { name: 'GTNF 2023', note: 'Opened on 19 September; the last day is not in our sources.' },
				es: { name: 'GTNF 2023', note: 'Empezó el 19 de septiembre; nuestras fuentes no dan el último día.' },
			},
			{
				slug: 'gtnf-2025',
				year: 2025,
				time_zone: 'Europe/Brussels',
				city: 'Brussels',
				country: 'BE',
				status: 'held',
				source: broughton,
				en: { name: 'GTNF 2025', note: 'Held in September; the days are not in our sources.' },
				es: { name: 'GTNF 2025', note: 'Se celebró en septiembre; nuestras fuentes no dan los días.' },
			},
			{
				slug: next,
				year,
				time_zone: 'Europe/Brussels',
				status: 'unannounced',
				en: { name: 'GTNF' },
				es: { name: 'GTNF' },
			},
		],
		subjects: [
			subject(
				{ slug: 'gtnf', topic: 'gtnf', event_edition: next, cover_seed: 'lectern~gtnf-forum', mood: 'night' },
				{
					title: 'GTNF',
					standfirst:
						'A forum without stands: two or three days of talks and panels for companies, lawyers and regulators.',
				},
				{
					title: 'GTNF',
					standfirst:
						'Foro sin expositores: dos o tres días de ponencias y mesas redondas para empresas, abogados y reguladores.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>The Global Tobacco and Nicotine Forum is the industry’s own conference. The magazine Tobacco Reporter founded it in Rio de Janeiro in 2008; until 2015 the N stood for networking. It moves: Bologna in 2015, New York in 2017, Washington in 2022, Seoul in 2023, Brussels in 2025. In 2020 it was held online, with speakers from 23 countries and more than 1,400 taking part.</p>
<p>Its near-namesake, the Global Forum on Nicotine, is another event with another public: it meets in Warsaw in June and says that it takes no industry sponsorship. Check which of the two you are booking.</p>
<h3>Who should go</h3>
<p>Those who want to hear how companies describe the rules they expect. There are no stands to see and no samples to take home. Reporters may quote from the main stage; for the smaller rooms, ask first.</p>`,
						`
<p>El Global Tobacco and Nicotine Forum es el congreso de la propia industria. Lo fundó la revista Tobacco Reporter en Río de Janeiro en 2008; hasta 2015 la ene era de networking. Se mueve: Bolonia en 2015, Nueva York en 2017, Washington en 2022, Seúl en 2023, Bruselas en 2025. En 2020 se celebró en línea, con ponentes de 23 países y más de 1.400 participantes.</p>
<p>El Global Forum on Nicotine, de nombre casi igual, es otro evento con otro público: se reúne en Varsovia en junio y dice no aceptar patrocinio de la industria. Conviene mirar cuál de los dos se reserva.</p>
<h3>A quién le interesa</h3>
<p>A quien quiera oír cómo describen las empresas las normas que esperan. No hay estands que ver ni muestras que llevarse. La prensa puede citar lo que se dice en el escenario principal; en las salas pequeñas, conviene preguntar.</p>`,
					),
					articleList('gtnf'),
					figures(
						['In figures', 'En cifras'],
						[
							[
								['1,400+', '1.400+'],
								'participants in the online edition of 2020',
								'participantes en la edición en línea de 2020',
								tactics,
							],
							['23', 'countries the speakers of 2020 came from', 'países de los ponentes de 2020', tactics],
						],
					),
				],
			),
			subject(
				{ slug: 'gtnf-2023', topic: 'gtnf', event_edition: 'gtnf-2023', cover_seed: 'seats~gtnf-seoul', mood: 'deep' },
				{
					title: 'GTNF 2023, Seoul',
					standfirst: 'The forum’s year in East Asia: what our sources tell of it, and what they leave out.',
				},
				{
					title: 'GTNF 2023, Seúl',
					standfirst: 'El año del foro en Asia oriental: lo que cuentan nuestras fuentes y lo que callan.',
				},
				[
					text(
						['What is known', 'Lo que se sabe'],
						`
<p>The edition of 2023 opened in Seoul on 19 September. Our sources give the opening day and the city, not the number of those who came. We print no attendance figure that we cannot trace.</p>
<p>The place has a number, though: South Korea is among the ten largest destinations of Chinese e-cigarette exports, with 69.51 million dollars in the first two months of 2026 (2Firsts, 20 March 2026).</p>`,
						`
<p>La edición de 2023 empezó en Seúl el 19 de septiembre. Nuestras fuentes dan el día y la ciudad, no cuánta gente fue. No publicamos cifras de asistencia que no podamos seguir hasta su origen.</p>
<p>El lugar, en cambio, sí tiene cifra: Corea del Sur es uno de los diez mayores destinos de las exportaciones chinas de cigarrillos electrónicos, con 69,51 millones de dólares en los dos primeros meses de 2026 (2Firsts, 20 de marzo de 2026).</p>`,
					),
					photoWall('gtnf-2023'),
					articlesByTag(['More on trade shows', 'Más sobre ferias'], ['trade-shows', 'ferias'], 4),
				],
			),
		],
	};
}
