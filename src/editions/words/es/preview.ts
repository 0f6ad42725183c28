/** The page that shows a draft to somebody outside, Spanish edition. */
export const esPreview = {
	label: 'Vista previa',
	draft: 'Vista previa, sin publicar: para {name}, hasta el {until}.',
	published: 'Vista previa: para {name}, hasta el {until}. Los lectores pueden tener otra versión.',
	pinned: 'Muestra el texto tal como estaba el {at}.',
	following: 'Muestra el texto tal como se guardó por última vez.',
	unknown: 'Este enlace no se abre',
	unknown_line: 'Ha caducado, se ha anulado o falta una parte de la dirección. Pida otro a la persona que se lo envió.',
} as const;
