export interface CoverOptions {
	mood?: 'day' | 'night' | 'deep';
	/** How many lines the picture is made of; fewer for smaller places. */
	lines?: number;
	title?: string;
}
/** Draws a cover as SVG text: pure and deterministic, the same seed and kind always give the same picture. */
export function cover(seed: string, kind: string, options?: CoverOptions): string;
export const KINDS: string[];
export const W: number;
export const H: number;
