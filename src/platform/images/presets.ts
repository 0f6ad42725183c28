/** A size pictures are served in, named by `?style=` (decisions, section 3). */
export interface Preset {
	/** Pixels. */
	width: number;
	/** Pixels; a preset without height keeps the picture's shape. */
	height?: number;
	/** `inside` never cuts, `cover` fills the box around the point of interest. Neither makes a picture larger. */
	fit: 'inside' | 'cover';
	/** 1 to 100, by format: the scales of the encoders differ. */
	quality: { avif: number; webp: number; jpeg: number };
}

const photograph = { avif: 52, webp: 76, jpeg: 78 };
const small = { avif: 56, webp: 80, jpeg: 82 };

export const PRESETS = {
	thumb_160: { width: 160, fit: 'inside', quality: small },
	card_480: { width: 480, fit: 'inside', quality: small },
	cover_800: { width: 800, fit: 'inside', quality: photograph },
	cover_1200: { width: 1200, fit: 'inside', quality: photograph },
	cover_1600: { width: 1600, fit: 'inside', quality: photograph },
	social_1200x630: { width: 1200, height: 630, fit: 'cover', quality: photograph },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

/** True for names in the table above; any other is answered with 404. */
export function isPreset(name: string): name is PresetName {
	return Object.hasOwn(PRESETS, name);
}
