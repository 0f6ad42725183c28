import { nextInYear } from '../calendar';
import type { DemoTopic } from '../topic';
import { articleList, articlesByTag, photoWall, subject, text } from './build';

const florida = { title: 'Florida Politics', url: 'https://floridapolitics.com/archives/728832' };
const miami = { time_zone: 'America/New_York', city: 'Miami', country: 'US' };

export function ape(now: number): DemoTopic {
	const coming = nextInYear(now, 4, 1, 4, 3);
	const year = Number(coming.starts_on.slice(0, 4));
	const next = `ape-${year}`;
	return {
		slug: 'ape',
		kind: 'exhibition',
		trade_only: true,
		minimum_age: 21,
		cover_seed: 'banners~ape-miami',
		mentions: ['Alternative Products Expo'],
		en: {
			name: 'Alternative Products Expo',
			summary: 'An American trade show for vape, smoke and head shops, in several cities.',
			description:
				'A travelling show for the shops that sell what supermarkets do not. Its organiser is not named in our sources.',
		},
		es: {
			name: 'Alternative Products Expo',
			summary: 'Feria estadounidense para tiendas de vapeo, estancos y comercios afines, en varias ciudades.',
			description:
				'Una feria itinerante para las tiendas que venden lo que no venden los supermercados. Nuestras fuentes no nombran a quien la organiza.',
		},
		editions: [
			{
				slug: 'ape-2025',
				year: 2025,
				...miami,
				starts_on: '2025-04-03',
				ends_on: '2025-04-05',
				status: 'held',
				source: florida,
				photos: 5,
				en: {
					name: 'Alternative Products Expo, Miami 2025',
					note: 'Contested: politicians objected that products without import authorisation were on show.',
				},
				es: {
					name: 'Alternative Products Expo, Miami 2025',
					note: 'Polémica: hubo protestas de políticos por la exhibición de productos sin autorización de importación.',
				},
			},
			{
				slug: next,
				year,
				time_zone: miami.time_zone,
				status: 'unannounced',
				en: { name: 'Alternative Products Expo' },
				es: { name: 'Alternative Products Expo' },
			},
		],
		subjects: [
			subject(
				{ slug: 'ape', topic: 'ape', event_edition: next, cover_seed: 'banners~ape-miami', mood: 'night' },
				{
					title: 'Alternative Products Expo',
					standfirst: 'The show where the question is not what a product does but whether it may be in the country.',
				},
				{
					title: 'Alternative Products Expo',
					standfirst: 'La feria donde la pregunta no es qué hace un producto, sino si puede estar en el país.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>The Alternative Products Expo travels between American cities and serves the owners of vape, smoke and head shops. In Miami it was held from 3 to 5 April 2025, and became a matter of politics: unauthorised imports, critics said, were on open display.</p>
<p>The background is a short list. By 5 May 2026 the American regulator had authorised 45 vaping products in all. Whatever else stands on a table at a show may be legal to show and illegal to sell, and an exhibitor does well to know which of the two applies.</p>
<h3>Before you walk the floor</h3>
<ul>
<li>Ask for the marketing authorisation of the exact product, not of the brand.</li>
<li>Write down who imports it. A stand without an importer is an advertisement.</li>
<li>A sample in a suitcase is an import too.</li>
</ul>`,
						`
<p>La Alternative Products Expo va de ciudad en ciudad por Estados Unidos y atiende a dueños de tiendas de vapeo, estancos y comercios afines. En Miami se celebró del 3 al 5 de abril de 2025 y acabó en la política: según sus críticos, había importaciones no autorizadas a la vista de todos.</p>
<p>El trasfondo es una lista corta. Hasta el 5 de mayo de 2026 el regulador estadounidense había autorizado 45 productos de vapeo en total. Lo demás que hay sobre una mesa puede ser legal de enseñar e ilegal de vender, y el expositor hará bien en saber en cuál de los dos casos está.</p>
<h3>Antes de recorrer la sala</h3>
<ul>
<li>Pida la autorización del producto exacto, no la de la marca.</li>
<li>Apunte quién lo importa. Un estand sin importador es un anuncio.</li>
<li>Una muestra en la maleta también es una importación.</li>
</ul>`,
					),
					articleList('ape'),
					articlesByTag(['The American queue', 'La cola estadounidense'], ['pmta', 'pmta'], 4),
					photoWall('ape-2025'),
				],
			),
		],
	};
}
