import { nextFrom } from '../calendar';
import type { DemoTopic } from '../topic';
import { articleList, articlesByTag, directory, figures, mapOf, photoWall, subject, text, wall } from './build';

const asia = { title: 'Tobacco Asia', url: 'https://tobaccoasia.com' };
const trends = { title: 'Digital Trends', url: 'https://digitaltrends.com' };
const motiplanet = {
	title: 'Moti Planet, on the Measures',
	titles: { es: 'Moti Planet, sobre las Medidas' },
	url: 'https://motiplanet.com',
};
const place = {
	time_zone: 'Asia/Shanghai',
	venue: 'Shenzhen Convention and Exhibition Center',
	city: 'Shenzhen',
	country: 'CN',
	map_url: mapOf('Shenzhen Convention and Exhibition Center'),
};

export const iecieNext = (now: number): string => `iecie-${nextFrom(now, 52, 4, 3).starts_on.slice(0, 4)}`;

export function iecie(now: number): DemoTopic {
	const coming = nextFrom(now, 52, 4, 3);
	const year = Number(coming.starts_on.slice(0, 4));
	const next = iecieNext(now);
	return {
		slug: 'iecie',
		kind: 'exhibition',
		organiser: 'Informa Markets (Creative)',
		trade_only: true,
		minimum_age: 18,
		cover_seed: 'aisle~iecie-shenzhen',
		mentions: ['IECIE', 'International eCig Expo'],
		en: {
			name: 'IECIE',
			summary: 'Shenzhen: the International eCig Expo, next door to the factories.',
			description: 'For years the largest show of the makers, in April, in the city where most devices begin.',
		},
		es: {
			name: 'IECIE',
			summary: 'Shenzhen: la International eCig Expo, puerta con puerta con las fábricas.',
			description:
				'Durante años, la mayor feria de los fabricantes, en abril, en la ciudad donde nace la mayoría de los aparatos.',
		},
		editions: [
			{
				slug: 'iecie-2020',
				year: 2020,
				...place,
				status: 'postponed',
				source: asia,
				en: { name: 'IECIE 2020', note: 'Moved from April to August. The days are not in our sources.' },
				es: { name: 'IECIE 2020', note: 'Pasó de abril a agosto. Nuestras fuentes no dan los días.' },
			},
			{
				slug: 'iecie2023',
				year: 2023,
				...place,
				status: 'planned',
				source: motiplanet,
				photos: 5,
				en: {
					name: 'IECIE 2023',
					note: 'We found no account of what took place that year; China now prohibits shows that promote e-cigarettes.',
				},
				es: {
					name: 'IECIE 2023',
					note: 'No hemos encontrado crónica de lo que hubo ese año; China prohíbe hoy las ferias que promocionan cigarrillos electrónicos.',
				},
			},
			{
				slug: next,
				year,
				time_zone: place.time_zone,
				status: 'unannounced',
				en: { name: 'IECIE' },
				es: { name: 'IECIE' },
			},
		],
		subjects: [
			subject(
				{ slug: 'iecie', topic: 'iecie', event_edition: next, cover_seed: 'aisle~iecie-shenzhen', mood: 'deep' },
				{
					title: 'IECIE',
					standfirst:
						'The manufacturers’ show, in the manufacturers’ city, under a law that prohibits promotional fairs.',
				},
				{
					title: 'IECIE',
					standfirst: 'La feria de los fabricantes, en su ciudad, bajo una ley que prohíbe las ferias promocionales.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>The International eCig Expo was the place to which buyers from everywhere flew in April. For one edition before 2020 about a thousand exhibitors and 36,000 visitors were claimed. In 2020 the show was moved to August.</p>
<p>Then the law changed. Under the Measures for the Administration of Electronic Cigarettes, in force since 1 May 2022, e-cigarettes may not be advertised in mass media, and fairs and forums that promote them are prohibited. What a show in Shenzhen can still be, a meeting of exporters and suppliers or nothing, is not settled by any source that we have read.</p>
<p>This page is therefore mostly a <strong>demonstration</strong>: it shows how an exhibitor list and a message wall look. The exhibitors and the messages are invented. Nothing on it is addressed to readers in mainland China.</p>`,
						`
<p>La International eCig Expo era el lugar al que volaban en abril compradores de todas partes. De una edición anterior a 2020 se dijo que reunió a un millar de expositores y 36.000 visitantes. En 2020 la feria se trasladó a agosto.</p>
<p>Después cambió la ley. Según las Medidas de administración de los cigarrillos electrónicos, en vigor desde el 1 de mayo de 2022, no pueden anunciarse en los medios y quedan prohibidas las ferias y los foros que los promocionen. Qué puede ser todavía una feria en Shenzhen, un encuentro de exportadores y proveedores o nada, no lo aclara ninguna fuente que hayamos leído.</p>
<p>Esta página es, por tanto, sobre todo una <strong>demostración</strong>: muestra cómo se presentan una lista de expositores y un muro de mensajes. Los expositores y los mensajes son inventados. Nada de lo que contiene se dirige a lectores de China continental.</p>`,
					),
					articleList('iecie'),
					wall(next),
					directory(next),
					photoWall('iecie2023'),
					figures(
						['What was claimed', 'Lo que se dijo'],
						[
							[
								['c. 1,000', 'c. 1.000'],
								'exhibitors in one edition before 2020',
								'expositores en una edición anterior a 2020',
								asia,
							],
							[['36,000', '36.000'], 'visitors in the same edition', 'visitantes en la misma edición', trends],
						],
						[
							'The sources do not say which edition the figures belong to.',
							'Las fuentes no aclaran a qué edición corresponden las cifras.',
						],
					),
				],
			),
			subject(
				{
					slug: 'iecie2023',
					topic: 'iecie',
					event_edition: 'iecie2023',
					cover_seed: 'stand~iecie-2023',
					mood: 'night',
				},
				{
					title: 'IECIE 2023',
					standfirst: 'A page about a show of which we know less than we would like, and why we keep it.',
				},
				{
					title: 'IECIE 2023',
					standfirst:
						'Una página sobre una feria de la que sabemos menos de lo que quisiéramos, y por qué la conservamos.',
				},
				[
					text(
						['What is not known', 'Lo que no se sabe'],
						`
<p>We have searched the pages open to us for an account of IECIE in 2023 and found none: no dates, no hall plan, no figures. That is not proof that nothing took place. It is the reason why this page gives no numbers.</p>
<p>What is certain is the law of that year. Since 1 October 2022 production and wholesale in mainland China need a licence, the national standard GB 41700-2022 applies, and promotional fairs are prohibited.</p>
<ul>
<li>1 May 2022: the Measures come into force.</li>
<li>1 October 2022: licence and national standard become binding.</li>
<li>1 November 2022: consumption tax, 36% at production or import and 11% at wholesale.</li>
</ul>`,
						`
<p>Hemos buscado en las páginas a nuestro alcance una crónica de la IECIE de 2023 y no la hay: ni fechas, ni plano, ni cifras. Eso no demuestra que no ocurriera nada. Es la razón de que esta página no dé números.</p>
<p>Lo seguro es la ley de aquel año. Desde el 1 de octubre de 2022 fabricar y vender al por mayor en China continental exige licencia, rige la norma nacional GB 41700-2022 y están prohibidas las ferias de promoción.</p>
<ul>
<li>1 de mayo de 2022: entran en vigor las Medidas.</li>
<li>1 de octubre de 2022: son obligatorias la licencia y la norma nacional.</li>
<li>1 de noviembre de 2022: impuesto al consumo, 36 % en fábrica o importación y 11 % al por mayor.</li>
</ul>`,
					),
					photoWall('iecie2023'),
					articlesByTag(['From Shenzhen', 'Desde Shenzhen'], ['shenzhen', 'shenzhen'], 4),
				],
			),
		],
	};
}
