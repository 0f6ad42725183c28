import type { Focus } from './crop';
import type { ImageFormat } from './image-format';
import type { Preset } from './presets';

export type VariantFormat = 'avif' | 'webp' | 'jpeg';

/** What is to be made of a picture: the same anew without anything but its pixels, or a variant in a preset. */
export type ImageTask = { kind: 'anew' } | { kind: 'variant'; preset: Preset; focus: Focus; format: VariantFormat };

/** What the image process is sent. */
export interface ImageJob {
	number: number;
	bytes: Uint8Array;
	/** By its first bytes. */
	format: ImageFormat;
	task: ImageTask;
}

/** Why a file is no picture we take. */
export type ImageError = 'format' | 'broken' | 'pixels' | 'time' | 'memory';

/** A picture as it was encoded. */
export interface EncodedImage {
	bytes: Uint8Array;
	content_type: string;
	/** Ending of its file name, without the dot. */
	ending: string;
	width: number;
	height: number;
}

/** What the image process answers. */
export type ImageAnswer = { number: number } & (EncodedImage | { refused: ImageError });
