const MOODS = ['day', 'night', 'deep'] as const;
/** Light in which a cover is drawn. */
export type Mood = (typeof MOODS)[number];
export const isMood = (text: string): text is Mood => (MOODS as readonly string[]).includes(text);

/**
 * Ink and tint of each section, and its ground and lines under a dark theme: the same hue, dark enough not to glare. The
 * lamp is the one constant.
 */
const INKS = {
	company: ['#0B4F5C', '#D0DFDF', '#0C3741', '#A3C9CF'],
	product: ['#5A2A68', '#DDD8E2', '#3A1C44', '#CBB3D4'],
	regulation: ['#9A2A1C', '#E8DAD4', '#541A12', '#DEB3A9'],
	ai: ['#1F3FA8', '#D4DBEC', '#172B6B', '#B5C2EA'],
	data: ['#1E5B3A', '#D3E0D7', '#143B27', '#AED0BB'],
	exhibition: ['#7A4300', '#E8DDC9', '#472905', '#DCC199'],
	interview: ['#8A1F56', '#E7D8DF', '#4E1634', '#DDB0C5'],
	china: ['#4C560E', '#DEE1CB', '#31370C', '#CBD09F'],
	headline: ['#0E2428', '#D5DDDC', '#0E2428', '#C3CFCD'],
} as const;
const LAMP = '#FFC62E';
const NIGHT = '#0E2428';
/** Lines on the ink of a section. */
const PALE = '#F6F8F7';

export type SectionInk = keyof typeof INKS;
export const isSectionInk = (text: string): text is SectionInk => Object.hasOwn(INKS, text);

interface Colours {
	ground: string;
	ink: string;
	lamp: string;
	/** Colours for a dark theme. */
	dark: { ground: string; ink: string };
}

/** The colours of a section in a mood. */
export function colours(kind: SectionInk, mood: Mood): Colours {
	const [ink, tint, darkGround, darkInk] = INKS[kind];
	const grounds = { day: [tint, ink], night: [NIGHT, tint], deep: [ink, PALE] } as const;
	return { ground: grounds[mood][0], ink: grounds[mood][1], lamp: LAMP, dark: { ground: darkGround, ink: darkInk } };
}
