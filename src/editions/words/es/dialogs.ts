/** Words of the dialogs of the Spanish edition: cookies, letter, thanks, languages. */
export const esDialogs = {
	cookies: {
		label: 'Cookies',
		bar: 'Usamos las cookies que el sitio necesita y otras solo si usted lo acepta. Puede cambiar de opinión cuando quiera al pie de cualquier página.',
		settings: 'Configurar cookies',
		accept: 'Aceptar todas las cookies',
		reject: 'Rechazar todas',
		title: 'Configuración de cookies',
		line: 'Elija qué puede guardar este sitio en su dispositivo. Volveremos a preguntar a los {days} días, o antes si cambia el aviso de cookies.',
		allow: 'Permitir todas',
		confirm: 'Confirmar mi elección',
		always: 'Siempre activas',
		categories: [
			{
				title: 'Cookies estrictamente necesarias',
				line: 'Hacen que funcione lo que usted ha pedido: su elección aquí, una ventana cerrada y los formularios que envía. No se pueden desactivar.',
				list: [
					'cookie_choose · esta elección, 3.650 días',
					'cookie_choose_at · su momento y versión, 3.650 días',
					'letter_dialog · boletín cerrado, 30 días',
					'{view_cookie} · identificador de visitante, 30 días',
				],
			},
			{
				title: 'Cookies de rendimiento',
				line: 'Cuentan las visitas con el identificador de visitante, para saber qué se lee y qué hay que arreglar. A la larga solo se guardan sumas.',
				list: ['{view_cookie}uuid · número al azar tras el identificador, 30 días'],
			},
			{
				title: 'Cookies funcionales',
				line: 'Recuerdan lo que usted ajusta, como la edición. Hoy el sitio no guarda nada en este grupo.',
				list: [],
			},
			{
				title: 'Cookies publicitarias',
				line: 'Anotan el clic en un anuncio con el identificador de visitante, para cobrarlo una sola vez. Nadie elabora un perfil suyo.',
				list: [],
			},
		],
	},
	letter: {
		line: 'Un correo: qué ha cambiado en la ley, el suministro y los precios, y las tres fechas que conviene apuntar.',
		placeholder: 'nombre@empresa.com',
		rule: 'Al suscribirse confirma que es mayor de edad y acepta nuestra',
		policy: 'política de privacidad',
		decline: 'Rechazar',
		failed: 'No ha funcionado. Inténtelo de nuevo dentro de un momento.',
	},
	thanks: {
		title: 'Mire su correo',
		line: [
			'Hemos enviado un mensaje a',
			'salvo que ya reciba la carta. Abra el enlace que contiene para confirmar; la primera carta llega el jueves.',
		],
		your_address: 'su dirección',
		back: 'Volver a las noticias',
		nothing:
			'¿No ha llegado nada en diez minutos? Mire en el correo no deseado o escriba a {mail}. A cada dirección va un solo mensaje de este tipo al día.',
	},
	languages: {
		stay: 'Seguir en español',
		new_window: 'Los sitios en chino y en ruso se abren en una ventana nueva.',
		questions: {
			en: {
				title: '¿Ir a la edición en inglés?',
				same: 'Sale de las páginas en español. Esta página existe también en inglés; llegará a ella.',
				other:
					'Sale de las páginas en español. No todos los artículos existen en las dos lenguas; llegará a la página en inglés más cercana.',
				go: 'Go to the English edition',
			},
			zh: {
				title: '¿Ir al sitio en chino?',
				other: 'Sale de las páginas en español. El sitio en chino es independiente y tiene sus propios artículos.',
				go: '前往中文站',
			},
			ru: {
				title: '¿Ir al sitio en ruso?',
				other: 'Sale de las páginas en español. El sitio en ruso es independiente y tiene sus propios artículos.',
				go: 'Перейти на русский сайт',
			},
		},
	},
	wall_waiting: 'Pendiente de aprobación',
} as const;
