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
	},
} as const;
