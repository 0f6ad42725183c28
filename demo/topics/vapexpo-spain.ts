import { nextFrom } from '../calendar';
import type { DemoTopic } from '../topic';
import { articleList, articlesByTag, figures, photoWall, subject, text } from './build';

const site = { title: 'VapExpo Spain', url: 'https://vapexpo-spain.com' };
const monde = { title: 'Le Monde du Tabac', url: 'https://lemondedutabac.com' };
const spain = { time_zone: 'Europe/Madrid', country: 'ES' };

export function vapexpoSpain(now: number): DemoTopic {
	const coming = nextFrom(now, 15, 3, 2);
	const year = Number(coming.starts_on.slice(0, 4));
	const next = `vapexpo-spain-${year}`;
	return {
		slug: 'vapexpo-spain',
		kind: 'exhibition',
		organiser: 'VAPEXPO EVENTS S.L., Albacete',
		official_url: 'https://vapexpo-spain.com',
		trade_only: false,
		minimum_age: 18,
		cover_seed: 'hall~vapexpo-madrid',
		mentions: ['VapExpo', 'Vapexpo'],
		en: {
			name: 'VapExpo Spain',
			summary: 'Spain’s show for adults, with tickets for one day or two.',
			description: 'Barcelona in 2015, Madrid in 2019; the sister of Vapexpo in Paris.',
		},
		es: {
			name: 'VapExpo Spain',
			summary: 'La feria española, solo para adultos, con entradas de uno o dos días.',
			description: 'Barcelona en 2015, Madrid en 2019; hermana de la Vapexpo de París.',
		},
		editions: [
			{
				slug: 'vapexpo-spain-2015',
				year: 2015,
				...spain,
				city: 'Barcelona',
				status: 'held',
				source: site,
				figures: [{ name: 'visitors', value: 2500, source: site }],
				en: { name: 'VapExpo Spain 2015' },
				es: { name: 'VapExpo Spain 2015' },
			},
			{
				slug: 'vapexpo-spain-2019',
				year: 2019,
				...spain,
				city: 'Madrid',
				status: 'held',
				source: site,
				photos: 5,
				figures: [{ name: 'visitors', value: 12500, source: site }],
				en: { name: 'VapExpo Spain 2019', note: 'The third edition.' },
				es: { name: 'VapExpo Spain 2019', note: 'La tercera edición.' },
			},
			{
				slug: next,
				year,
				time_zone: spain.time_zone,
				status: 'unannounced',
				en: { name: 'VapExpo Spain' },
				es: { name: 'VapExpo Spain' },
			},
		],
		subjects: [
			subject(
				{
					slug: 'vapexpo-spain',
					topic: 'vapexpo-spain',
					event_edition: next,
					cover_seed: 'hall~vapexpo-madrid',
					mood: 'day',
				},
				{
					title: 'VapExpo Spain',
					standfirst: 'The Spanish show, with the duty on everybody’s mind.',
				},
				{
					title: 'VapExpo Spain',
					standfirst: 'La feria española, con el impuesto en la cabeza de todos.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>VapExpo Spain belongs to VAPEXPO EVENTS S.L. of Albacete and is the sister of the Paris show. It drew 2,500 visitors in Barcelona in 2015 and 12,500 in Madrid in 2019, its third edition. Only adults are let in.</p>
<p>Since then the market has been given a price. The Spanish duty on liquids applies since 1 April 2025: €0.15 a millilitre without nicotine or up to 15 mg/ml, €0.20 above. It does not apply in the Canary Islands, Ceuta and Melilla.</p>
<h3>What we will ask</h3>
<ul>
<li>Who prints the labels for the islands, and who keeps the two stocks apart.</li>
<li>What a small filler’s monthly return costs to prepare.</li>
<li>Where the shops that closed have gone.</li>
</ul>`,
						`
<p>VapExpo Spain pertenece a VAPEXPO EVENTS S.L., de Albacete, y es hermana de la feria de París. Reunió a 2.500 visitantes en Barcelona en 2015 y a 12.500 en Madrid en 2019, en su tercera edición. Solo entran adultos.</p>
<p>Desde entonces el mercado tiene otro precio. El impuesto español sobre los líquidos se aplica desde el 1 de abril de 2025: 0,15 € por mililitro sin nicotina o hasta 15 mg/ml y 0,20 € por encima. No rige en Canarias, Ceuta ni Melilla.</p>
<h3>Qué preguntaremos</h3>
<ul>
<li>Quién imprime las etiquetas para las islas y quién mantiene separadas las dos existencias.</li>
<li>Cuánto cuesta preparar la liquidación de un envasador pequeño.</li>
<li>Adónde han ido las tiendas que cerraron.</li>
</ul>`,
					),
					articleList('vapexpo-spain'),
					articlesByTag(['From Spain', 'Desde España'], ['spain', 'espana'], 4),
					figures(
						['In figures', 'En cifras'],
						[
							[['2,500', '2.500'], 'visitors in Barcelona, 2015', 'visitantes en Barcelona, 2015', site],
							[['12,500', '12.500'], 'visitors in Madrid, 2019', 'visitantes en Madrid, 2019', site],
							[
								['9,139', '9.139'],
								'entries at the Paris sister show, October 2018',
								'entradas en la feria hermana de París, octubre de 2018',
								monde,
							],
						],
					),
					photoWall('vapexpo-spain-2019'),
				],
			),
		],
	};
}
