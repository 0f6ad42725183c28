import { fraction } from './calendar';

/** A drawn picture of an event, with its words in each edition. */
export interface DemoPhoto {
	cover_seed: string;
	cover_mood: 'day' | 'night' | 'deep';
	is_wide: boolean;
	en: { alt: string; caption: string };
	es: { alt: string; caption: string };
}

const photo = (en: [alt: string, caption: string], es: [alt: string, caption: string]) => ({
	en: { alt: en[0], caption: en[1] },
	es: { alt: es[0], caption: es[1] },
});

/** Scenes that could be from any show: they claim nothing about a real one. */
const scenes = [
	photo(
		['A long hall with rows of unlit stands and one lamp', 'The main hall, an hour before the doors'],
		[
			'Un pabellón largo con filas de estands a oscuras y una lámpara',
			'El pabellón principal, una hora antes de abrir',
		],
	),
	photo(
		['Samples in a row on a bench under a lamp', 'Samples on the bench'],
		['Muestras en fila sobre un banco, bajo una lámpara', 'Muestras sobre el banco'],
	),
	photo(
		['A lectern before many rows of chairs', 'The panel that ran over time'],
		['Un atril ante muchas filas de sillas', 'La mesa que se pasó de hora'],
	),
	photo(
		['A gate with a container half unloaded', 'Unloading at the dock'],
		['Una puerta con un contenedor a medio descargar', 'Descarga en el muelle'],
	),
	photo(
		['An empty aisle with light at its end', 'The last hour'],
		['Un pasillo vacío con luz al fondo', 'La última hora'],
	),
	photo(
		['A table with two cups and a stack of papers', 'A contract, before lunch'],
		['Una mesa con dos tazas y un montón de papeles', 'Un contrato, antes de comer'],
	),
	photo(
		['A stand built of plain boxes', 'A stand made of the boxes it came in'],
		['Un estand hecho con cajas lisas', 'Un estand hecho con las cajas en que vino'],
	),
	photo(
		['A row of bottles of different heights', 'Eleven countries, eleven bottles'],
		['Una fila de frascos de distinta altura', 'Once países, once frascos'],
	),
	photo(
		['A tall window with bands of rain behind it', 'Rain on the roof, again'],
		['Un ventanal con franjas de lluvia detrás', 'Lluvia en la cubierta, otra vez'],
	),
	photo(
		['A narrow door with a queue of lines before it', 'The queue for badges'],
		['Una puerta estrecha con una cola de líneas delante', 'La cola de las acreditaciones'],
	),
];

/** The drawn photos of an event edition: the first is wide, no scene comes twice. Five or nine of them fill the rows of the wall. */
export function photosOf(event_edition: string, count: number): DemoPhoto[] {
	const first = Math.floor(fraction(event_edition) * scenes.length);
	const moods = ['day', 'night', 'deep'] as const;
	return Array.from({ length: Math.min(count, scenes.length) }, (_, index) => {
		const scene = scenes[(first + index * 3) % scenes.length] ?? scenes[0];
		if (!scene) throw new Error('There are no scenes.');
		return {
			...scene,
			cover_seed: `${event_edition}-${index + 1}`,
			cover_mood: moods[(first + index) % 3] ?? 'day',
			is_wide: index === 0,
		};
	});
}
