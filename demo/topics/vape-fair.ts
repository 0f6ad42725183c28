import { nextInYear } from '../calendar';
import type { DemoTopic } from '../topic';
import { APPROXIMATE, articleList, articlesByTag, figures, photoWall, subject, text } from './build';

const vapemagz = { title: 'Vapemagz', url: 'https://vapemagz.co.id' };
const vapeast = { title: 'Vapeast', url: 'https://vapeast.com' };
const jakarta = { time_zone: 'Asia/Jakarta', city: 'Jakarta', country: 'ID' };

export function vapeFair(now: number): DemoTopic {
	const coming = nextInYear(now, 1, 17, 6, 2);
	const year = Number(coming.starts_on.slice(0, 4));
	const next = `vape-fair-${year}`;
	return {
		slug: 'vape-fair',
		kind: 'exhibition',
		trade_only: false,
		cover_seed: 'arcade~vapefair',
		mentions: ['Vape Fair'],
		en: {
			name: 'Vape Fair',
			summary: 'Jakarta: Indonesia’s yearly fair, for the trade and for adult consumers.',
			description: 'Held in the Jakarta area every year since 2014. Its organiser is not named in our sources.',
		},
		es: {
			name: 'Vape Fair',
			summary: 'Yakarta: la feria anual de Indonesia, para el sector y para consumidores adultos.',
			description:
				'Se celebra en la zona de Yakarta todos los años desde 2014. Nuestras fuentes no nombran a quien la organiza.',
		},
		editions: [
			{
				slug: 'vape-fair-2014',
				year: 2014,
				...jakarta,
				status: 'held',
				source: vapemagz,
				figures: [{ name: 'visitors', value: 3500, source: vapemagz }],
				en: { name: 'Vape Fair 2014', note: 'The first edition.' },
				es: { name: 'Vape Fair 2014', note: 'La primera edición.' },
			},
			{
				slug: 'vape-fair-2020',
				year: 2020,
				...jakarta,
				status: 'postponed',
				source: vapeast,
				en: { name: 'Vape Fair 2020', note: 'Moved to 23 and 24 January 2021.' },
				es: { name: 'Vape Fair 2020', note: 'Pasó al 23 y 24 de enero de 2021.' },
			},
			{
				slug: 'vape-fair-2021',
				year: 2021,
				...jakarta,
				starts_on: '2021-01-23',
				ends_on: '2021-01-24',
				status: 'confirmed',
				source: vapeast,
				photos: 5,
				en: { name: 'Vape Fair 2021', note: 'Dates as announced; no account of the edition was found.' },
				es: { name: 'Vape Fair 2021', note: 'Fechas según el anuncio; no se ha encontrado crónica de la edición.' },
			},
			{
				slug: next,
				year,
				...jakarta,
				...coming,
				status: 'planned',
				en: { name: `Vape Fair ${year}`, note: APPROXIMATE[0] },
				es: { name: `Vape Fair ${year}`, note: APPROXIMATE[1] },
			},
		],
		subjects: [
			subject(
				{ slug: 'vape-fair', topic: 'vape-fair', event_edition: next, cover_seed: 'arcade~vapefair', mood: 'day' },
				{
					title: 'Vape Fair',
					standfirst: 'A weekend in Jakarta, half trade show and half public fair.',
				},
				{
					title: 'Vape Fair',
					standfirst: 'Un fin de semana en Yakarta, mitad profesional y mitad abierta al público adulto.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>Vape Fair has been held in and around Jakarta every year since 2014, when 3,500 visitors came. It is a fair for the trade and for adult consumers at once. The edition of 2020 was put off to 23 and 24 January 2021.</p>
<p>Indonesia is the tenth-largest destination of Chinese e-cigarette exports: 40.49 million dollars in January and February 2026.</p>
<p>We know little more than that, and the rest of this page is kept short on purpose. If you have walked the halls, write to the desk.</p>`,
						`
<p>La Vape Fair se celebra en Yakarta y sus alrededores todos los años desde 2014, cuando acudieron 3.500 visitantes. Es a la vez feria profesional y para consumidores adultos. La edición de 2020 se aplazó al 23 y 24 de enero de 2021.</p>
<p>Indonesia es el décimo destino de las exportaciones chinas de cigarrillos electrónicos: 40,49 millones de dólares en enero y febrero de 2026.</p>
<p>Poco más sabemos, y el resto de la página es breve a propósito. Si ha recorrido los pabellones, escriba a la redacción.</p>`,
					),
					articleList('vape-fair'),
					articlesByTag(
						['From South-East Asia', 'Desde el Sudeste Asiático'],
						['south-east-asia', 'sudeste-asiatico'],
						4,
					),
					figures(
						['In figures', 'En cifras'],
						[
							[
								['3,500', '3.500'],
								'visitors of the first edition, in 2014',
								'visitantes de la primera edición, en 2014',
								vapemagz,
							],
						],
					),
					photoWall('vape-fair-2021'),
				],
			),
		],
	};
}
