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

/** What a picture of a scene may be called. */
type Captions = readonly (readonly [en: string, es: string])[];

/** Scenes that could be from any show, with captions to choose from: they claim nothing about a real show. */
const scenes: readonly (readonly [scene: string, captions: Captions])[] = [
	[
		'aisle',
		[
			['Between the stands', 'Entre los estands'],
			['The long aisle before lunch', 'El pasillo largo antes de comer'],
			['An aisle that is still empty', 'Un pasillo todavía vacío'],
		],
	],
	[
		'badge',
		[
			['A visitor’s badge', 'Una acreditación de visitante'],
			['The badge desk opens', 'Abre el mostrador de acreditaciones'],
			['Trade only: a badge at the door', 'Solo profesionales: una acreditación en la puerta'],
		],
	],
	[
		'lorry',
		[
			['Building up: a delivery', 'Montaje: una entrega'],
			['Unloading at the gate', 'Descarga en el acceso'],
			['The last lorry leaves', 'Se va el último camión'],
		],
	],
	[
		'seats',
		[
			['Seats for the first panel', 'Sillas para la primera mesa'],
			['The hall before the talks', 'La sala antes de las charlas'],
			['A row kept for speakers', 'Una fila reservada a los ponentes'],
		],
	],
	[
		'vessels',
		[
			['Samples without labels', 'Muestras sin etiqueta'],
			['Bottles on a filler’s table', 'Frascos en la mesa de un envasador'],
			['Empty vessels at a laboratory’s stand', 'Recipientes vacíos en el estand de un laboratorio'],
		],
	],
	[
		'microphone',
		[
			['Sound check', 'Prueba de sonido'],
			['A question from the floor', 'Una pregunta del público'],
			['The microphone between two talks', 'El micrófono entre dos charlas'],
		],
	],
	[
		'stand',
		[
			['A stand before opening', 'Un estand antes de abrir'],
			['A small stand, built in an hour', 'Un estand pequeño, montado en una hora'],
			['A corner stand at closing time', 'Un estand de esquina a la hora de cerrar'],
		],
	],
	[
		'cart',
		[
			['The last cartons in', 'Las últimas cajas'],
			['Cartons for a first order', 'Cajas para un primer pedido'],
			['A cart between two halls', 'Un carro entre dos pabellones'],
		],
	],
	[
		'banners',
		[
			['Banners above the entrance', 'Banderolas sobre la entrada'],
			['Banners in the foyer', 'Banderolas en el vestíbulo'],
			['The way to the halls', 'El camino a los pabellones'],
		],
	],
	[
		'people',
		[
			['A panel of three', 'Una mesa de tres'],
			['Three at a table', 'Tres en una mesa'],
			['Listeners in the first row', 'Oyentes en la primera fila'],
		],
	],
	[
		'papers',
		[
			['The day’s papers at the door', 'La prensa del día en la puerta'],
			['The programme on paper', 'El programa en papel'],
			['Handouts after a talk', 'Hojas repartidas tras una charla'],
		],
	],
	[
		'screen',
		[
			['A chart from a talk', 'Un gráfico de una charla'],
			['Figures on the screen', 'Cifras en la pantalla'],
			['The last slide', 'La última diapositiva'],
		],
	],
	[
		'lectern',
		[
			['Before the opening talk', 'Antes de la charla inaugural'],
			['The lectern at noon', 'El atril a mediodía'],
			['Notes left on the lectern', 'Notas olvidadas en el atril'],
		],
	],
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
		const [scene = '', captions = []] = free[(first + index * STRIDE) % free.length] ?? [];
		const [en = '', es = ''] = captions[Math.floor(fraction(`${scene} of ${event_edition}`) * captions.length)] ?? [];
		return {
			cover_seed: `${scene}~${event_edition}`,
			cover_mood: moods[(first + index) % 3] ?? 'day',
			is_wide: index === 0,
			en: { alt: '', caption: `${en}, ${name.en}` },
			es: { alt: '', caption: `${es}, ${name.es}` },
		};
	});
}
