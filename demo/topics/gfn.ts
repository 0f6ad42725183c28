import { nextInYear } from '../calendar';
import type { DemoTopic } from '../topic';
import { APPROXIMATE, articleList, figures, map, mapOf, photoWall, subject, text } from './build';

const gfnSite = { title: 'GFN', url: 'https://gfn.events' };
const twoFirsts = {
	title: '2Firsts (partner content)',
	titles: { es: '2Firsts (contenido patrocinado)' },
	url: 'https://2firsts.com',
};
const tactics = { title: 'TobaccoTactics', url: 'https://tobaccotactics.org' };
const warsaw = { time_zone: 'Europe/Warsaw', city: 'Warsaw', country: 'PL' };

export function gfn(now: number): DemoTopic {
	const coming = nextInYear(now, 6, 1, 3, 3);
	const year = Number(coming.starts_on.slice(0, 4));
	const next = `gfn-${year}`;
	return {
		slug: 'gfn',
		kind: 'forum',
		organiser: 'Knowledge-Action-Change / KAC Communications',
		official_url: 'https://gfn.events',
		trade_only: false,
		cover_seed: 'seats~gfn-warsaw',
		mentions: ['GFN', 'Global Forum on Nicotine'],
		en: {
			name: 'Global Forum on Nicotine (GFN)',
			summary: 'Warsaw, June: consumers, scientists and policy people in one hotel.',
			description:
				'A conference held every year since 2014, in 2020 online and in 2021 in Liverpool. It says that it takes no industry sponsorship.',
		},
		es: {
			name: 'Global Forum on Nicotine (GFN)',
			summary: 'Varsovia, junio: consumidores, científicos y gente de la política en un mismo hotel.',
			description:
				'Congreso anual desde 2014, en línea en 2020 y en Liverpool en 2021. Dice no aceptar patrocinio de la industria.',
		},
		editions: [
			{
				slug: 'gfn-2021',
				year: 2021,
				time_zone: 'Europe/London',
				city: 'Liverpool',
				country: 'GB',
				status: 'held',
				source: tactics,
				en: { name: 'GFN 2021', note: 'The one edition held away from Warsaw. The days are not in our sources.' },
				es: {
					name: 'GFN 2021',
					note: 'La única edición celebrada fuera de Varsovia. Nuestras fuentes no dan los días.',
				},
			},
			{
				slug: 'gfn-2023',
				year: 2023,
				...warsaw,
				status: 'held',
				source: gfnSite,
				photos: 5,
				en: {
					name: 'GFN 2023',
					note: 'Held in June, with streams interpreted into Spanish and Russian. The days are not in our sources.',
				},
				es: {
					name: 'GFN 2023',
					note: 'Se celebró en junio, con sesiones interpretadas al español y al ruso. Nuestras fuentes no dan los días.',
				},
			},
			{
				slug: 'gfn-2026',
				year: 2026,
				...warsaw,
				venue: 'The Warsaw Presidential Hotel',
				map_url: mapOf('The Warsaw Presidential Hotel'),
				starts_on: '2026-06-03',
				ends_on: '2026-06-05',
				status: 'held',
				source: twoFirsts,
				en: {
					name: 'GFN 2026',
					note: 'The thirteenth edition; theme: prohibition and public health. We found no figures.',
				},
				es: {
					name: 'GFN 2026',
					note: 'La decimotercera edición; tema: prohibición y salud pública. No hemos encontrado cifras.',
				},
			},
			{
				slug: next,
				year,
				...warsaw,
				...coming,
				status: 'planned',
				en: { name: `GFN ${year}`, note: APPROXIMATE[0] },
				es: { name: `GFN ${year}`, note: APPROXIMATE[1] },
			},
		],
		subjects: [
			subject(
				{ slug: 'gfn', topic: 'gfn', event_edition: next, cover_seed: 'seats~gfn-warsaw', mood: 'day' },
				{
					title: 'GFN',
					standfirst: 'Consumers, scientists and policy people in the same rows, for three days in June.',
				},
				{
					title: 'GFN',
					standfirst: 'Consumidores, científicos y gente de la política en las mismas filas, tres días de junio.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>The Global Forum on Nicotine has met in June in Warsaw every year since 2014, with two exceptions: online in 2020 and in Liverpool in 2021. It is organised by Knowledge-Action-Change and KAC Communications, brings consumers, researchers and policy people together, and says that it has no industry sponsors. Groups that watch the tobacco industry dispute parts of that account; both sides publish their case, and this page links to both.</p>
<p>Beside the talks there is a film festival and ISoNTech, a session on technology. In 2023 the streams were interpreted into Spanish and Russian, which is why the forum has a following far from the hall.</p>
<h3>The edition of 2026</h3>
<p>GFN26, the thirteenth, met from 3 to 5 June 2026 at The Warsaw Presidential Hotel. Its theme was prohibition and public health.</p>
<ul>
<li><a href="https://gfn.events">The organiser’s site</a></li>
<li><a href="https://tobaccotactics.org">TobaccoTactics, which reports on the industry and its allies</a></li>
</ul>`,
						`
<p>El Global Forum on Nicotine se reúne en Varsovia todos los meses de junio desde 2014, con dos excepciones: en línea en 2020 y en Liverpool en 2021. Lo organizan Knowledge-Action-Change y KAC Communications, junta a consumidores, investigadores y gente de la política y dice no tener patrocinadores de la industria. Grupos que vigilan a las tabaqueras discuten parte de ese relato; ambos lados publican sus argumentos y esta página enlaza los dos.</p>
<p>Además de las charlas hay un festival de cine e ISoNTech, una sesión sobre tecnología. En 2023 las sesiones se interpretaron al español y al ruso, y por eso el foro tiene público lejos de la sala.</p>
<h3>La edición de 2026</h3>
<p>El GFN26, decimotercero, se celebró del 3 al 5 de junio de 2026 en The Warsaw Presidential Hotel. El tema era la prohibición y la salud pública.</p>
<ul>
<li><a href="https://gfn.events">El sitio de la organización</a></li>
<li><a href="https://tobaccotactics.org">TobaccoTactics, que informa sobre la industria y sus aliados</a></li>
</ul>`,
					),
					articleList('gfn'),
					figures(
						['In short', 'En pocas cifras'],
						[
							['13', 'editions up to and with 2026', 'ediciones hasta 2026, incluida', twoFirsts],
							['2014', 'first edition', 'primera edición', gfnSite],
							[
								'3',
								'languages of the streams in 2023, English among them',
								'idiomas de las sesiones en 2023, contando el inglés',
								gfnSite,
							],
						],
					),
					photoWall('gfn-2023'),
					map(
						'The Warsaw Presidential Hotel',
						['Warsaw', 'Varsovia'],
						mapOf('The Warsaw Presidential Hotel'),
						[
							'The hotel stands beside the central station.',
							'The venue of the coming edition is not announced; this is that of 2026.',
						],
						[
							'El hotel está junto a la estación central.',
							'La sede de la próxima edición no se ha anunciado; esta es la de 2026.',
						],
					),
				],
			),
		],
	};
}
