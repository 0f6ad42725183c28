import { daysOf, nextInYear } from '../calendar';
import type { DemoTopic } from '../topic';
import {
	APPROXIMATE,
	articleList,
	articlesByTag,
	figures,
	map,
	mapOf,
	photoWall,
	schedule,
	speakers,
	subject,
	text,
} from './build';

const place = {
	time_zone: 'Asia/Dubai',
	venue: 'Dubai World Trade Centre',
	city: 'Dubai',
	country: 'AE',
	map_url: mapOf('Dubai World Trade Centre'),
};
const voice = { title: 'Vapor Voice', url: 'https://vaporvoice.net' };
const national = { title: 'The National', url: 'https://thenationalnews.com' };
const broughton = { title: 'Broughton', url: 'https://broughton-group.com' };

export function wvs(now: number): DemoTopic {
	const coming = nextInYear(now, 6, 8, 3, 3);
	const year = Number(coming.starts_on.slice(0, 4));
	const next = `wvs-${year}`;
	return {
		slug: 'wvs',
		kind: 'exhibition',
		organiser: 'Quartz Business Media',
		trade_only: false,
		cover_seed: 'port~wvs-dubai',
		mentions: ['World Vape Show', 'WVS'],
		en: {
			name: 'World Vape Show (WVS)',
			summary: 'Dubai, June: stands and a conference between three continents.',
			description: 'Exhibition and conference at the Dubai World Trade Centre, first held in September 2021.',
		},
		es: {
			name: 'World Vape Show (WVS)',
			summary: 'Dubái, junio: estands y congreso entre tres continentes.',
			description: 'Feria y congreso en el Dubai World Trade Centre, desde septiembre de 2021.',
		},
		editions: [
			{
				slug: 'wvs-2021',
				year: 2021,
				...place,
				starts_on: '2021-09-19',
				ends_on: '2021-09-21',
				status: 'held',
				source: voice,
				en: { name: 'World Vape Show 2021', note: 'The first edition.' },
				es: { name: 'World Vape Show 2021', note: 'La primera edición.' },
			},
			{
				slug: 'wvs-2022',
				year: 2022,
				...place,
				starts_on: '2022-06-16',
				ends_on: '2022-06-18',
				status: 'held',
				source: national,
				figures: [
					{ name: 'exhibitors', value: 250, approximate: true, source: national },
					{ name: 'countries', value: 66, source: national },
				],
				en: { name: 'World Vape Show 2022' },
				es: { name: 'World Vape Show 2022' },
			},
			{
				slug: 'wvs-2024',
				year: 2024,
				...place,
				starts_on: '2024-06-12',
				ends_on: '2024-06-14',
				status: 'held',
				source: broughton,
				photos: 5,
				en: { name: 'World Vape Show 2024' },
				es: { name: 'World Vape Show 2024' },
			},
			{
				slug: next,
				year,
				...place,
				...coming,
				status: 'planned',
				en: { name: `World Vape Show ${year}`, note: APPROXIMATE[0], hours: '10:00–18:00' },
				es: { name: `World Vape Show ${year}`, note: APPROXIMATE[1], hours: '10:00–18:00' },
			},
		],
		subjects: [
			subject(
				{ slug: 'wvs', topic: 'wvs', event_edition: next, cover_seed: 'port~wvs-dubai', mood: 'day' },
				{
					title: `World Vape Show ${year}`,
					standfirst: 'Where Europe’s buyers, Asia’s makers and the Gulf’s free zones share one coffee queue.',
				},
				{
					title: `World Vape Show ${year}`,
					standfirst:
						'Donde compradores europeos, fabricantes asiáticos y zonas francas del Golfo hacen la misma cola del café.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>The World Vape Show is an exhibition with a conference, organised by the British publisher Quartz Business Media at the Dubai World Trade Centre. The first edition took place from 19 to 21 September 2021; from 2022 on the show moved to June. In 2022 it counted more than 250 exhibitors and visitors from 66 countries.</p>
<p>Dubai is a market, but it is above all a junction: the Emirates took 78.74 million dollars of Chinese e-cigarette exports in January and February 2026, sixth among all destinations. How much of that leaves again through the free zones, the customs figure does not say. Who buys for whom is the question behind most conversations in the hall.</p>`,
						`
<p>La World Vape Show es una feria con congreso que organiza la editora británica Quartz Business Media en el Dubai World Trade Centre. La primera edición fue del 19 al 21 de septiembre de 2021; desde 2022 se celebra en junio. En 2022 contó más de 250 expositores y visitantes de 66 países.</p>
<p>Dubái es un mercado, pero sobre todo es un cruce: los Emiratos recibieron 78,74 millones de dólares de exportaciones chinas de cigarrillos electrónicos en enero y febrero de 2026, el sexto destino. Cuánto de eso vuelve a salir por las zonas francas no lo dice la cifra de aduanas. Quién compra para quién es la pregunta que hay detrás de casi todas las conversaciones de la sala.</p>`,
					),
					articleList('wvs'),
					articlesByTag(['From the Middle East', 'Desde Oriente Medio'], ['middle-east', 'oriente-medio'], 4),
					schedule(daysOf(coming), [
						[
							0,
							'11:00',
							'11:45',
							'Free zones: goods in transit and goods at rest',
							'Zonas francas: mercancía en tránsito y mercancía en reposo',
							['Conference room', 'Sala de conferencias'],
							['Nadia Karam-Lindqvist'],
						],
						[
							0,
							'15:00',
							'15:45',
							'A label in four scripts',
							'Una etiqueta en cuatro alfabetos',
							['Conference room', 'Sala de conferencias'],
							['Soren Halvard', 'Mei-Ling Tjahaja'],
						],
						[
							1,
							'11:00',
							'12:00',
							'What Jakarta, Manila and Kuala Lumpur ask of an importer',
							'Qué piden Yakarta, Manila y Kuala Lumpur a un importador',
							['Conference room', 'Sala de conferencias'],
							['Mei-Ling Tjahaja'],
						],
						[
							1,
							'16:00',
							'16:45',
							'Insuring a container of batteries',
							'Asegurar un contenedor de baterías',
							['Conference room', 'Sala de conferencias'],
							['Nadia Karam-Lindqvist'],
						],
						[
							2,
							'11:00',
							'11:45',
							'Emission tests that travel',
							'Ensayos de emisiones que viajan',
							['Conference room', 'Sala de conferencias'],
							['Rosalind Petrie'],
						],
					]),
					speakers([
						[
							'Nadia Karam-Lindqvist',
							'Creekside Freight',
							'moves goods between free zones',
							'mueve mercancía entre zonas francas',
						],
						[
							'Soren Halvard',
							'Halden Vapour Works',
							'prints labels for eleven countries',
							'imprime etiquetas para once países',
						],
						[
							'Mei-Ling Tjahaja',
							'Selat Compliance',
							'files for importers in South-East Asia',
							'tramita para importadores del Sudeste Asiático',
						],
						['Rosalind Petrie', 'Northlight Labs', 'compares emission methods', 'compara métodos de emisiones'],
					]),
					figures(
						['In figures', 'En cifras'],
						[
							['250+', 'exhibitors in 2022', 'expositores en 2022', national],
							['66', 'countries in 2022', 'países en 2022', national],
						],
					),
					photoWall('wvs-2024'),
					map(
						'Dubai World Trade Centre',
						['Sheikh Zayed Road, Dubai', 'Sheikh Zayed Road, Dubái'],
						mapOf('Dubai World Trade Centre'),
						['The metro station has the name of the centre.', 'Bring an identity document with a photograph.'],
						['La estación de metro lleva el nombre del recinto.', 'Lleve un documento de identidad con fotografía.'],
					),
				],
			),
		],
	};
}
