import type { Focus } from './crop';
import type { ImageFormat } from './image-format';
import type { Preset } from './presets';

export type VariantFormat = 'avif' | 'webp' | 'jpeg';

/** The task for a picture: to encode it again without its metadata, or to make a variant in a preset. */
export type ImageTask = { kind: 'anew' } | { kind: 'variant'; preset: Preset; focus: Focus; format: VariantFormat };

/** A request to the image process. */
export interface ImageJob {
	number: number;
	bytes: Uint8Array;
	/** Format according to its first bytes. */
	format: ImageFormat;
	task: ImageTask;
}

/** Why a picture is refused. */
export type ImageError = 'format' | 'broken' | 'pixels' | 'time' | 'memory';

/** An encoded picture. */
export interface EncodedImage {
	bytes: Uint8Array;
	content_type: string;
	/** Ending of its file name, without the dot. */
	ending: string;
	width: number;
	height: number;
}

/** An answer of the image process. */
export type ImageAnswer = { number: number } & (EncodedImage | { refused: ImageError });
