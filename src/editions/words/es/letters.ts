/** Words of the newsletter in the Spanish edition: its forms, its pages, its letters. */
export const esLetters = {
	popup: {
		missing: 'Por favor, introduzca su dirección de correo electrónico',
		invalid: 'Introduzca la dirección de correo electrónico correcta',
	},
	footer: {
		missing: 'Por favor, introduce tu dirección de correo electrónico.',
		invalid: 'Por favor, introduzca la dirección de correo electrónico correcta',
	},
	leave_empty: 'Deje este campo vacío',
	again: {
		quick:
			'El formulario se envió menos de dos segundos después de abrir la página, como hacen los programas. No se ha perdido nada: envíelo otra vez.',
		old: 'La página de este formulario tenía más de una semana. No se ha perdido nada: envíelo otra vez.',
		unknown:
			'No hemos podido comprobar que este formulario venga de una página nuestra. No se ha perdido nada: envíelo otra vez.',
	},
	thanks_title: 'Gracias. Queda un paso',
	thanks_line:
		'Si la dirección aún no está suscrita, le llegará una carta. Abra el enlace que contiene para confirmar; sin eso no llegará nada más.',
	thanks_nothing:
		'¿No ha llegado nada en unos minutos? Mire en el correo no deseado. Enviamos una sola carta de este tipo al día a cada dirección, se pida las veces que se pida.',
	limited: 'Demasiadas peticiones',
	limited_line:
		'{minutes, plural, =0 {Inténtelo de nuevo en un minuto.} one {Inténtelo de nuevo en un minuto.} other {Inténtelo de nuevo en {minutes} minutos.}}',
	confirm: {
		title: 'Confirme su suscripción',
		line: 'Pulse el botón y la carta llegará los jueves. Solo usted puede hacerlo: abrir el enlace no basta.',
		button: 'Confirmar',
		done: 'Su suscripción está confirmada',
		done_line:
			'La próxima carta llega el jueves. Cada carta lleva un enlace para cambiar lo que recibe y otro para darse de baja.',
	},
	unsubscribe: {
		title: 'Darse de baja',
		line: 'Pulse el botón y no llegarán más cartas. No hace falta decir por qué.',
		button: 'Darme de baja',
		done: 'Se ha dado de baja',
		done_line: 'No llegarán más cartas a su dirección. Puede volver cuando quiera.',
	},
	preferences: {
		title: 'Sus cartas',
		line: 'Lo que se envía a {email}.',
		letters: 'Cartas',
		weekly: 'La carta semanal, los jueves',
		edition: 'Edición',
		save: 'Guardar',
		saved: 'Su elección se ha guardado.',
		data: 'Sus datos',
		data_line:
			'Todo lo que guardamos de su suscripción: su dirección, lo que eligió, cuándo lo aceptó y qué cartas se enviaron.',
		export: 'Descargar mis datos',
		erase: 'Borrar todo',
		erase_line: 'Termina la suscripción y elimina para siempre su dirección y el registro de sus cartas.',
		erased: 'Todo se ha borrado',
		erased_line:
			'Ya no se conserva ni su dirección ni el registro de sus cartas. Solo queda una huella cifrada del buzón, treinta días como mucho, para que nadie pueda hacer que se le envíen cartas.',
		none: 'Ahora no se envía ninguna carta a esta dirección. Puede suscribirse de nuevo en cualquier momento.',
		leave: 'Darse de baja',
	},
	unknown: 'Este enlace ya no funciona',
	unknown_line: 'Es demasiado antiguo, el programa de correo lo cortó o ha sido sustituido. Pida aquí una carta nueva.',
	resend: 'Envíenme una carta nueva',
	back: 'A la página de boletines',

	list_name: '{brand} carta semanal',
	confirmation: {
		subject: 'Confirme su suscripción a {brand}',
		heading: 'Queda un paso',
		asked: 'Alguien, probablemente usted, ha pedido que la carta semanal de {brand} se envíe a {email}.',
		what_happens: 'Para recibirla, abra el enlace y pulse el botón de la página. Sirve durante treinta días.',
		button: 'Confirmar la suscripción',
		or_copy: 'O copie esta dirección en su navegador:',
		not_you: 'Si no la ha pedido, no tiene que hacer nada: sin confirmación no llegará ninguna carta.',
		never_again: 'Rechazar',
	},
	weekly: {
		this_week: 'Esta semana',
		read_online: 'Leerla en la web',
		preferences: 'Elegir sus cartas',
		leave: 'Darse de baja con un clic',
		why: 'Recibe esta carta porque la pidió en {brand} y lo confirmó.',
	},

	wall: {
		write: 'Escriba en el muro',
		text: 'Su mensaje',
		name: 'Su nombre',
		country: 'Su país',
		choose: 'Elija un país',
		send: 'Enviar',
		thanks: 'Gracias. Su mensaje espera aprobación.',
		wrong_text: 'El mensaje debe tener de 2 a 280 caracteres.',
		wrong_name: 'Indique su nombre, con 60 caracteres como máximo.',
		wrong_country: 'Elija su país.',
	},
} as const;
