/** Words of the newsletter in the Spanish edition: its forms, its pages, its e-mails. */
export const esNewsletter = {
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
			'El formulario se envió menos de dos segundos después de abrirse la página, como hacen los programas automáticos. No se ha perdido nada: envíelo otra vez.',
		old: 'La página con el formulario tenía más de una semana. No se ha perdido nada: envíelo otra vez.',
		unknown:
			'No hemos podido comprobar que el formulario proceda de nuestro sitio. No se ha perdido nada: envíelo otra vez.',
	},
	thanks_title: 'Gracias. Queda un paso',
	thanks_line:
		'Si esta dirección aún no está suscrita, le hemos enviado un mensaje. Abra el enlace que contiene para confirmar; de lo contrario, no enviaremos nada más.',
	sent_line:
		'Hemos enviado un mensaje a {email}, salvo que esa dirección ya esté suscrita. Abra el enlace del mensaje para confirmar; si no, no enviaremos nada más.',
	wrong_address: '¿La dirección es incorrecta o se ha perdido el mensaje?',
	send_again: 'Enviar el mensaje',
	sent_once:
		'Cada dirección recibe como máximo un mensaje de este tipo al día: si el de hoy se ha perdido, vuelva a pedirlo mañana.',
	your_preferences: 'Cambiar sus preferencias',
	latest_issue: 'Leer el último número',
	thanks_nothing:
		'¿No ha llegado nada en unos minutos? Revise la carpeta de correo no deseado. Enviamos como máximo un mensaje de este tipo al día a cada dirección.',
	limited: 'Demasiadas peticiones',
	limited_line:
		'{minutes, plural, =0 {Inténtelo de nuevo en un minuto.} one {Inténtelo de nuevo en un minuto.} other {Inténtelo de nuevo en {minutes} minutos.}}',
	confirm: {
		title: 'Confirme su suscripción',
		line: 'Pulse el botón para recibir el boletín los jueves. No basta con abrir el enlace.',
		button: 'Confirmar',
		done: 'Su suscripción está confirmada',
		done_line:
			'El próximo boletín llega el jueves. Cada número lleva un enlace para cambiar sus preferencias y otro para darse de baja.',
	},
	unsubscribe: {
		title: 'Darse de baja',
		line: 'Pulse el botón para dejar de recibir el boletín. No es necesario indicar el motivo.',
		button: 'Darme de baja',
		done: 'Se ha dado de baja',
		done_line: 'No enviaremos más boletines a su dirección. Puede volver a suscribirse cuando quiera.',
		undo_line: '¿Ha sido un error? Un clic recupera la suscripción.',
		undo: 'Deshacer',
	},
	preferences: {
		title: 'Sus boletines',
		line: 'Boletines que se envían a {email}.',
		newsletters: 'Boletines',
		weekly: 'Boletín semanal, los jueves',
		edition: 'Edición',
		save: 'Guardar',
		saved: 'Su elección se ha guardado.',
		returned: 'Su suscripción vuelve a estar como antes.',
		data: 'Sus datos',
		data_line:
			'Todo lo que guardamos sobre su suscripción: su dirección, sus preferencias, cuándo dio su consentimiento y qué boletines se enviaron.',
		export: 'Descargar mis datos',
		erase: 'Borrar todo',
		erase_line:
			'Cancela la suscripción y elimina de forma definitiva su dirección y el registro de los boletines enviados.',
		ask_erase: '¿Borrar todo?',
		ask_erase_line:
			'Se eliminarán su suscripción, su dirección y el registro de los boletines que ha recibido. No se puede deshacer.',
		keep: 'Conservar la suscripción',
		erased: 'Todo se ha borrado',
		erased_line:
			'Su dirección y el registro de los boletines enviados se han eliminado. Solo conservamos una huella cifrada de la dirección, 30 días como máximo, para que nadie pueda hacer que se le envíen mensajes.',
		none: 'No se envía ningún boletín a esta dirección. Puede suscribirse de nuevo en cualquier momento.',
		leave: 'Darse de baja',
	},
	unknown: 'Este enlace ya no funciona',
	unknown_line:
		'Ha caducado, su programa de correo lo ha cortado o ha sido sustituido. Solicite aquí un nuevo mensaje.',
	resend: 'Enviarme un nuevo mensaje',
	back: 'Ir a boletines',

	list_name: 'Boletín semanal de {brand}',
	confirmation: {
		subject: 'Confirme su suscripción a {brand}',
		heading: 'Queda un paso',
		asked: 'Alguien, probablemente usted, ha pedido que el boletín semanal de {brand} se envíe a {email}.',
		what_happens: 'Para recibirlo, abra el enlace y pulse el botón de la página. El enlace es válido durante 30 días.',
		button: 'Confirmar la suscripción',
		or_copy: 'O copie esta dirección en su navegador:',
		not_you: 'Si no lo ha pedido, no tiene que hacer nada: sin confirmación no se enviará ningún boletín.',
		never_again: 'Rechazar',
	},
	weekly: {
		this_week: 'Esta semana',
		read_online: 'Leer en la web',
		open_chart: 'Abrir el gráfico con sus cifras',
		preferences: 'Gestionar sus boletines',
		leave: 'Darse de baja con un clic',
		why: 'Recibe este boletín porque se suscribió en {brand} y confirmó su dirección.',
	},

	wall: {
		write: 'Escriba en el muro de mensajes',
		text: 'Su mensaje',
		name: 'Su nombre',
		country: 'Su país',
		choose: 'Elija un país',
		send: 'Enviar',
		thanks: 'Gracias. Su mensaje está pendiente de aprobación.',
		wrong_text: 'El mensaje debe tener entre 2 y 280 caracteres.',
		wrong_name: 'Indique su nombre, de 60 caracteres como máximo.',
		wrong_country: 'Elija su país.',
	},
} as const;
