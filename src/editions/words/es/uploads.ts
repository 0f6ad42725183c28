/** Why a file that was sent is not taken, Spanish edition. */
export const esUploads = {
	format: 'El archivo no es una imagen JPEG, PNG, WebP, AVIF o GIF.',
	broken: 'La imagen está dañada.',
	pixels: 'La imagen tiene más de 40 megapíxeles (un AVIF, más de 16).',
	time: 'La imagen tarda demasiado en descodificarse.',
	memory: 'La imagen necesita demasiada memoria para descodificarse.',
	file: 'Solo se aceptan imágenes (JPEG, PNG, WebP, AVIF, GIF), PDF, archivos de oficina sin macros y vídeos (MP4, WebM, MOV), completos y sin contenido oculto.',
	one_file: 'Envíe exactamente un archivo, en el campo «file».',
} as const;
