import { fraction } from './calendar';

/** A drawn picture of an event, with its caption in each edition; what it shows the drawer says. */
export interface DemoPhoto {
	/** Begins with the scene that is drawn, so that the caption stands under what it speaks of. */
	cover_seed: string;
	cover_mood: 'day' | 'night' | 'deep';
	is_wide: boolean;
	en: { alt: ''; caption: string };
	es: { alt: ''; caption: string };
}

/** Scenes that could be from any show, and what is said under them: they claim nothing about a real one. */
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
/** Walks through all scenes before one comes again; the start is the event's own. */
const STRIDE = 5;
const moods = ['day', 'night', 'deep'] as const;

/**
 * The drawn photos of an event edition: the first is wide, no scene comes twice. Five or nine of them fill the rows of
 * the wall.
 * @param name of the event in each edition: every caption says of which show it is
 * @param heroes seeds of the pictures across the top of its pages: what they show is not shown again
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
