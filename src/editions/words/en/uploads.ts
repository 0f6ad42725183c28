/** Why a file that was sent is not taken, English edition. */
export const enUploads = {
	format: 'The file is not a JPEG, PNG, WebP, AVIF or GIF picture.',
	broken: 'The picture is broken.',
	pixels: 'The picture has more than 40 megapixels (an AVIF more than 16).',
	time: 'The picture takes too long to decode.',
	memory: 'The picture takes too much memory to decode.',
	file: 'Only pictures (JPEG, PNG, WebP, AVIF, GIF), PDF, office files without macros and videos (MP4, WebM, MOV) are taken, whole and with nothing hidden in them.',
	one_file: 'Send exactly one file, in the field “file”.',
} as const;
