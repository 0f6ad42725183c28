/** Why a file that was sent is not taken, English edition. */
export const enUploads = {
	format: 'The file is not a JPEG, PNG, WebP, AVIF or GIF image.',
	broken: 'The image is damaged.',
	pixels: 'The image has more than 40 megapixels (an AVIF more than 16).',
	time: 'The image takes too long to decode.',
	memory: 'The image takes too much memory to decode.',
	file: 'Only images (JPEG, PNG, WebP, AVIF, GIF), PDFs, office files without macros and videos (MP4, WebM, MOV) are accepted, complete and without hidden content.',
	one_file: 'Send exactly one file, in the field “file”.',
} as const;
