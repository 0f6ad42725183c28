import { daysOf, nextInYear } from '../calendar';
import type { DemoTopic } from '../topic';
import {
	APPROXIMATE,
	articleList,
	attachments,
	directory,
	figures,
	map,
	mapOf,
	photoWall,
	schedule,
	speakers,
	subject,
	text,
} from './build';

const VENUE = 'Las Vegas Convention Center';
const place = {
	time_zone: 'America/Los_Angeles',
	venue: VENUE,
	city: 'Las Vegas',
	country: 'US',
	map_url: mapOf('Las Vegas Convention Center'),
};
const csNews = { title: 'CSNews', url: 'https://csnews.com' };
const twoFirsts = { title: '2Firsts', url: 'https://2firsts.com' };

export function tpe(now: number): DemoTopic {
	const coming = nextInYear(now, 1, 26, 3, 3);
	const year = Number(coming.starts_on.slice(0, 4));
	const next = `tpe-${year}`;
	return {
		slug: 'tpe',
		kind: 'exhibition',
		organiser: 'Tobacco Media Group (Kretek International)',
		trade_only: true,
		minimum_age: 21,
		cover_seed: 'aisle~hall72',
		mentions: ['TPE', 'Total Product Expo'],
		en: {
			name: 'Total Product Expo (TPE)',
			summary: 'Las Vegas: the American show for everything behind the counter, trade only.',
			description:
				'TPE was called Tobacco Plus Expo until 2022. It is a business-to-business show held in Las Vegas early in the year.',
		},
		es: {
			name: 'Total Product Expo (TPE)',
			summary: 'Las Vegas: la feria estadounidense de todo lo que hay tras el mostrador, solo para profesionales.',
			description:
				'La TPE se llamó Tobacco Plus Expo hasta 2022. Es una feria entre empresas que se celebra en Las Vegas a principios de año.',
		},
		editions: [
			{
				slug: 'tpe-2021',
				year: 2021,
				...place,
				starts_on: '2021-05-12',
				ends_on: '2021-05-14',
				status: 'held',
				source: csNews,
				figures: [
					{ name: 'exhibitors', value: 350, approximate: true, source: csNews },
					{ name: 'visitors', value: 4500, approximate: true, source: csNews },
				],
				en: { name: 'TPE 2021', note: 'Moved from winter to May.' },
				es: { name: 'TPE 2021', note: 'Pasó del invierno a mayo.' },
			},
			{
				slug: 'tpe-2024',
				year: 2024,
				...place,
				starts_on: '2024-01-31',
				status: 'held',
				source: { title: 'Smokin Tobacco', url: 'https://smokintobacco.com' },
				photos: 9,
				en: {
					name: 'TPE 2024',
					note: 'Reported with a stricter check of companies at the door and fewer visitors. The last day is not in our sources.',
				},
				es: {
					name: 'TPE 2024',
					note: 'Se informó de un control de empresas más estricto en la entrada y de menos visitantes. Nuestras fuentes no dan el último día.',
				},
			},
			{
				slug: 'tpe-2026',
				year: 2026,
				...place,
				starts_on: '2026-03-31',
				ends_on: '2026-04-02',
				status: 'confirmed',
				source: twoFirsts,
				en: { name: 'TPE 2026', note: 'Dates as announced. We have found no figures published afterwards.' },
				es: { name: 'TPE 2026', note: 'Fechas según el anuncio. No hemos encontrado cifras publicadas después.' },
			},
			{
				slug: next,
				year,
				...place,
				...coming,
				status: 'planned',
				en: { name: `TPE ${year}`, hours: '10:00–17:00', note: APPROXIMATE[0] },
				es: { name: `TPE ${year}`, hours: '10:00–17:00', note: APPROXIMATE[1] },
			},
		],
		subjects: [
			subject(
				{ slug: 'tpe', topic: 'tpe', event_edition: next, cover_seed: 'aisle~hall72', mood: 'deep' },
				{
					title: `TPE ${year}`,
					standfirst: 'Three days in Las Vegas: what to see, whom to meet, and what the hall talk is worth.',
				},
				{
					title: `TPE ${year}`,
					standfirst:
						'Tres días en Las Vegas: qué ver, a quién saludar y cuánto vale lo que se comenta por los pasillos.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>TPE is made for those who supply American shops. It was born as Tobacco Plus Expo, dropped the tobacco from its name after 2022, and kept the badge check: no trade papers, no entry.</p>
<p>The show has changed its season more than once. The edition of 2021 was held in May, that of 2024 opened on the last day of January, and that of 2026 was announced for the turn of March and April. Anyone who books travel should therefore look at the organiser’s page and not at last year’s diary.</p>
<h3>What we will look at</h3>
<ul>
<li>What an importer now shows at the door to prove that a product may be on the floor at all.</li>
<li>Testing, translation and customs services, which used to stand along the back wall.</li>
<li>Age checks at the till, side by side and on one table.</li>
</ul>`,
						`
<p>La TPE está hecha para quienes surten a las tiendas estadounidenses. Nació como Tobacco Plus Expo, quitó el tabaco de su nombre después de 2022 y conservó el control de acreditaciones: sin papeles del sector no se entra.</p>
<p>La feria ha cambiado de fechas más de una vez. La edición de 2021 fue en mayo, la de 2024 abrió el último día de enero y la de 2026 se anunció entre marzo y abril. Quien reserve viaje hará bien en mirar la página de la organización y no la agenda del año pasado.</p>
<h3>En qué nos fijaremos</h3>
<ul>
<li>Qué enseña ahora un importador en la puerta para probar que un producto puede estar en la sala.</li>
<li>Los servicios de ensayo, traducción y aduanas, que antes ocupaban la pared del fondo.</li>
<li>Los controles de edad en caja, unos junto a otros y sobre la misma mesa.</li>
</ul>`,
					),
					articleList('tpe'),
					photoWall('tpe-2024'),
					directory(next),
					attachments(next),
					schedule(daysOf(coming), [
						[
							0,
							'10:30',
							'11:30',
							'What a register asks of an exporter',
							'Qué pide un registro a quien exporta',
							['Room N108', 'Sala N108'],
							['Odile Varnier', 'Kwame Asante-Hull'],
						],
						[
							0,
							'14:00',
							'14:45',
							'Batteries that come out',
							'Baterías que se pueden sacar',
							['Room N108', 'Sala N108'],
							['Lin Yuwei'],
						],
						[
							1,
							'11:00',
							'12:15',
							'Age checks at the till: six systems, one table',
							'Control de edad en caja: seis sistemas, una mesa',
							['Demonstration area', 'Zona de demostraciones'],
							['Rosalind Petrie', 'Kwame Asante-Hull'],
						],
						[
							1,
							'15:00',
							'15:45',
							'Customs codes for filled goods, with worked forms',
							'Códigos aduaneros para producto envasado, con impresos resueltos',
							['Room N110', 'Sala N110'],
							['Rui Mourinha'],
						],
						[
							2,
							'10:30',
							'11:15',
							'Reading a notification number',
							'Leer un número de notificación',
							['Room N108', 'Sala N108'],
							['Odile Varnier'],
						],
					]),
					speakers([
						['Odile Varnier', 'Registre & Cie', 'prepares product notifications', 'prepara notificaciones de producto'],
						[
							'Kwame Asante-Hull',
							'Harbour Row Retail',
							'runs ninety-one shops in five states',
							'dirige noventa y una tiendas en cinco estados',
						],
						['Lin Yuwei', 'Anlan Battery', 'builds cells for six brands', 'fabrica celdas para seis marcas'],
						['Rosalind Petrie', 'Northlight Labs', 'tests age-check devices', 'ensaya sistemas de control de edad'],
						['Rui Mourinha', 'Sines Customs', 'clears goods for a living', 'despacha mercancías por oficio'],
					]),
					figures(
						['In figures', 'En cifras'],
						[
							['c. 350', 'exhibitors in 2021', 'expositores en 2021', csNews],
							[['4,500', '4.500'], 'visitors in 2021', 'visitantes en 2021', csNews],
						],
						[
							'Figures of 2021 as reported by the trade press; we found no complete figures for later editions.',
							'Cifras de 2021 según la prensa del sector; no hemos encontrado cifras completas de ediciones posteriores.',
						],
					),
					map(
						VENUE,
						'Las Vegas, Nevada',
						mapOf('Las Vegas Convention Center'),
						[
							'Look up the hall before you leave the hotel: the centre is longer than it looks on a plan.',
							'Bring the badge, the company’s papers and an identity card: all three are looked at.',
						],
						[
							'Mire el pabellón antes de salir del hotel: el recinto es más largo de lo que parece en el plano.',
							'Lleve la acreditación, los papeles de la empresa y un documento de identidad: se miran los tres.',
						],
					),
				],
			),
		],
	};
}
