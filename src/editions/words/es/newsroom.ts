import { esRoles, esRules, esStates, esStops, esUsers } from './rules';

/** What the newsroom's calls say, Spanish edition. */
export const esNewsroom = {
	token: 'Envíe un identificador de acceso que sea válido.',
	refusals: {
		forbidden: 'No tiene acceso. Hable con un administrador.',
		unproved: 'Vuelva a iniciar sesión primero.',
		not_found: 'No se encuentra. Puede que se haya borrado o unido a otra entrada.',
		conflict: 'Alguien lo ha cambiado desde que usted lo abrió.',
		state: 'Ahora no se puede hacer.',
		taken: 'Otra entrada ya lo tiene.',
		reserved: 'Así se llaman los programas de la redacción. Elija otro nombre.',
		in_use: 'Todavía se usa.',
		same: 'Ya está así.',
		invalid: 'Este valor no es posible aquí.',
		weak: 'Esta contraseña se puede adivinar: figura en filtraciones, es demasiado sencilla o está hecha de su nombre o del nombre del sitio. Elija otra; basta una frase de cuatro palabras poco comunes.',
		credentials: 'No coincide. Revise lo que ha escrito e inténtelo de nuevo.',
		disabled: 'Esta cuenta no puede iniciar sesión. Hable con un administrador.',
	},
	rules: esRules,
	stops: esStops,
	users: esUsers,
	roles: esRoles,
	states: esStates,
	emails: {
		or_copy: 'Si el botón no funciona, copie esta dirección en su navegador:',
		invitation: {
			subject: 'Su cuenta en la redacción de {brand}',
			heading: 'Le damos la bienvenida a la redacción',
			line: 'Le han invitado a la redacción de {brand}. Elija primero una contraseña y configure después un segundo factor. El enlace funciona una sola vez, durante siete días.',
			button: 'Configurar la cuenta',
			foot: 'Si no esperaba este correo, no haga caso: sin el enlace no ocurre nada.',
		},
		password: {
			subject: 'Una contraseña nueva para la redacción de {brand}',
			heading: 'Una contraseña nueva',
			line: 'Alguien ha pedido una contraseña nueva para {email} en la redacción de {brand}. El enlace funciona una sola vez, durante una hora. Al usarlo se cierran todas sus sesiones; el segundo factor no cambia.',
			button: 'Elegir una contraseña nueva',
			foot: 'Si no ha sido usted, no haga caso: su contraseña sigue siendo la misma.',
		},
		new_address: {
			subject: 'Confirme esta dirección para la redacción de {brand}',
			heading: 'Confirme esta dirección',
			line: 'Esta dirección va a ser la de {name} en la redacción de {brand}. El cambio se hace cuando se confirme aquí y en la dirección anterior, en el plazo de un día.',
			button: 'Confirmar la dirección nueva',
			foot: 'Si no ha sido usted, no haga caso: no cambia nada.',
		},
		old_address: {
			subject: 'Otra dirección para su cuenta en {brand}',
			heading: 'Han pedido otra dirección',
			line: 'Desde la sesión de {name} en la redacción de {brand} se ha pedido otra dirección de correo. El cambio se hace cuando lo confirme aquí y en la dirección nueva, en el plazo de un día.',
			button: 'Confirmar el cambio',
			foot: 'Si no ha sido usted, no lo confirme. Cambie la contraseña y avise a un administrador.',
		},
	},
	test_email: {
		subject: 'El correo de {brand} funciona',
		line: 'Alguien ha probado el correo desde la puesta en marcha de {address}. Funciona: no tiene que hacer nada.',
	},
	notices: {
		late: {
			subject: 'Con retraso: {title}',
			heading: 'Un artículo ha salido con retraso',
			line: '«{title}» ha salido {minutes, plural, one {un minuto} other {# minutos}} después de su hora.',
		},
		unfit: {
			subject: 'No publicado: {title}',
			heading: 'Un artículo no ha salido',
			line: 'Ha llegado la hora de «{title}» y la lista de comprobación lo impide. Está de nuevo en revisión; en su página figura lo que falta.',
		},
		licence: {
			subject: 'Imagen retirada: {picture}',
			heading: 'Ha terminado la licencia de una imagen',
			line: 'La licencia de «{picture}» ha terminado y los lectores ya no ven la imagen. Estaba en «{title}»{others, plural, =0 {} one { y en otro artículo} other { y en otros # artículos}}.',
		},
		button: 'Abrir el artículo',
		foot: 'Recibe este correo porque está en la mesa de {brand}.',
	},
	backups: {
		subject: 'Las copias de seguridad de {brand} requieren atención',
		headings: {
			failed: 'La última copia de seguridad ha fallado',
			untried: 'La última copia de seguridad no se ha podido restaurar a modo de prueba',
			broken: 'La última copia de seguridad no se puede restaurar',
			faulty: 'A la última copia de seguridad le faltan archivos',
			late: 'No hay ninguna copia de seguridad buena de los dos últimos días',
		},
		files:
			'{n, plural, one {Un archivo no se ha podido guardar: el almacén lo ha perdido o cambiado.} other {# archivos no se han podido guardar: el almacén los ha perdido o cambiado.}}',
		reason: 'El error es, en inglés: {reason}',
		good: 'La última copia de seguridad buena es del {at}.',
		none_good: 'No consta ninguna copia de seguridad buena de los últimos treinta días.',
		advice:
			'Pida a quien lleva el servidor que consulte su registro. «npm run backup» hace una copia de seguridad y «npm run backup -- verify» la restaura a modo de prueba; en «Hoy», en la redacción, se ve cuándo vuelve a estar todo bien.',
		once: 'No volverá a recibir este correo hasta que las copias hayan funcionado y fallen de nuevo.',
		button: 'Abrir Hoy',
		foot: 'Recibe este correo porque está en la mesa de {brand} o la administra.',
	},
	/** It was tried too often. */
	wait: '{minutes, plural, one {Demasiados intentos. Espere un minuto.} other {Demasiados intentos. Espere # minutos.}}',
	wait_hours:
		'{hours, plural, one {Demasiados intentos. Espere una hora.} other {Demasiados intentos. Espere # horas.}}',
	failed: 'Algo ha fallado por nuestra parte. No se ha cambiado nada.',
	away: 'Los datos no están disponibles en este momento. No se ha cambiado nada; inténtelo de nuevo en breve.',
} as const;
