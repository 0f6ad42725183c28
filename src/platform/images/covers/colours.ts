const MOODS = ['day', 'night', 'deep'] as const;
/** Light in which a cover is drawn. */
export type Mood = (typeof MOODS)[number];
export const isMood = (text: string): text is Mood => (MOODS as readonly string[]).includes(text);

/** Ink and tint of each section; the lamp is the one constant. */
const INKS = {
	company: ['#0B4F5C', '#D0DFDF'],
	product: ['#5A2A68', '#DDD8E2'],
	regulation: ['#9A2A1C', '#E8DAD4'],
	ai: ['#1F3FA8', '#D4DBEC'],
	data: ['#1E5B3A', '#D3E0D7'],
	exhibition: ['#7A4300', '#E8DDC9'],
	interview: ['#8A1F56', '#E7D8DF'],
	china: ['#4C560E', '#DEE1CB'],
	headline: ['#0E2428', '#D5DDDC'],
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
	/** Colours for a dark theme; undefined where the picture is a night already. */
	night: { ground: string; ink: string } | undefined;
}

/** The colours of a section in a mood. */
export function colours(kind: SectionInk, mood: Mood): Colours {
	const [ink, tint] = INKS[kind];
	const night = { ground: NIGHT, ink: tint };
	if (mood === 'night') return { ...night, lamp: LAMP, night: undefined };
	return mood === 'day' ? { ground: tint, ink, lamp: LAMP, night } : { ground: ink, ink: PALE, lamp: LAMP, night };
}
