import { fraction } from './calendar';

/** A drawn picture of an event, with a caption in each edition; its alternative text comes from the drawing. */
export interface DemoPhoto {
	/** Begins with the name of the scene to draw, so that the caption matches the picture. */
	cover_seed: string;
	cover_mood: 'day' | 'night' | 'deep';
	is_wide: boolean;
	en: { alt: ''; caption: string };
	es: { alt: ''; caption: string };
}

/** Scenes that could be from any show, with their captions: they claim nothing about a real show. */
const scenes: readonly [scene: string, en: string, es: string][] = [
	['aisle', 'Between the stands, {name}', 'Entre los estands, {name}'],
	['badge', 'A visitor’s badge, {name}', 'Una acreditación de visitante, {name}'],
	['lorry', 'Building up: a delivery for {name}', 'Montaje: una entrega para {name}'],
	['seats', 'Seats for the first panel, {name}', 'Sillas para la primera mesa, {name}'],
	['vessels', 'Samples without labels, {name}', 'Muestras sin etiqueta, {name}'],
	['microphone', 'Sound check, {name}', 'Prueba de sonido, {name}'],
	['stand', 'A stand before opening, {name}', 'Un estand antes de abrir, {name}'],
	['cart', 'The last cartons in, {name}', 'Las últimas cajas, {name}'],
	['banners', 'Banners above the entrance, {name}', 'Banderolas sobre la entrada, {name}'],
	['people', 'A panel of three, {name}', 'Una mesa de tres, {name}'],
	['papers', 'The day’s papers at the door, {name}', 'La prensa del día en la puerta, {name}'],
	['screen', 'A chart from a talk, {name}', 'Un gráfico de una charla, {name}'],
	['lectern', 'Before the opening talk, {name}', 'Antes de la charla inaugural, {name}'],
];
/** Steps through all scenes before one repeats; each event starts at another scene. */
const STRIDE = 5;
const moods = ['day', 'night', 'deep'] as const;

/**
 * The drawn photos of an event edition: the first is wide, no scene repeats. Five or nine of them fill the rows of the
 * wall.
 * @param name of the event in each edition, for the captions
 * @param heroes seeds of the pictures across the top of its pages, whose scenes are left out
 */
export function photosOf(
	event_edition: string,
	count: number,
	name: { en: string; es: string },
	heroes: readonly string[],
): DemoPhoto[] {
	const free = scenes.filter(([scene]) => !heroes.some((seed) => seed.startsWith(`${scene}~`)));
	const first = Math.floor(fraction(event_edition) * free.length);
	return Array.from({ length: Math.min(count, free.length) }, (_, index) => {
		const [scene = '', en = '', es = ''] = free[(first + index * STRIDE) % free.length] ?? [];
		return {
			cover_seed: `${scene}~${event_edition}`,
			cover_mood: moods[(first + index) % 3] ?? 'day',
			is_wide: index === 0,
			en: { alt: '', caption: en.replace('{name}', name.en) },
			es: { alt: '', caption: es.replace('{name}', name.es) },
		};
	});
}
