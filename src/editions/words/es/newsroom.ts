/** What the newsroom's calls say, Spanish edition. */
export const esNewsroom = {
	token: 'Envíe un identificador de acceso que sea válido.',
	refusals: {
		forbidden: 'No tiene permiso para hacer eso.',
		unproved: 'Vuelva a iniciar sesión primero.',
		not_found: 'No existe esa fila.',
		conflict: 'Alguien lo ha cambiado desde que usted lo abrió.',
		state: 'En su estado actual no se puede hacer eso.',
		taken: 'Otra fila ya lo tiene.',
		in_use: 'Otras filas dependen de él.',
		same: 'Ya está así.',
		invalid: 'Este campo no admite ese valor.',
		credentials: 'No coincide. Revise lo que ha escrito e inténtelo de nuevo.',
	},
	/** It was tried too often. */
	wait: '{minutes, plural, one {Demasiados intentos. Vuelva a intentarlo dentro de un minuto.} other {Demasiados intentos. Vuelva a intentarlo dentro de # minutos.}}',
	failed: 'Algo ha fallado por nuestra parte. No se ha cambiado nada.',
	away: 'Los datos no están disponibles en este momento. No se ha cambiado nada; inténtelo de nuevo en breve.',
} as const;
