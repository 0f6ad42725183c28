/** Words of the dialogs of the Spanish edition: cookies, newsletter, thanks, languages. */
export const esDialogs = {
	cookies: {
		label: 'Cookies',
		bar: 'Usamos las cookies que el sitio necesita y otras solo si usted lo acepta. Puede cambiar su elección en cualquier momento al pie de cualquier página.',
		settings: 'Configurar cookies',
		accept: 'Aceptar todas las cookies',
		reject: 'Rechazar todas',
		title: 'Configuración de cookies',
		line: 'Elija qué puede guardar este sitio en su dispositivo. Aunque su elección se conserve más tiempo, volveremos a preguntar a los {days} días, o antes si cambia el aviso de cookies.',
		allow: 'Permitir todas',
		confirm: 'Confirmar mi elección',
		always: 'Siempre activas',
		categories: [
			{
				title: 'Cookies estrictamente necesarias',
				line: 'Hacen posibles las funciones que usted solicita: su elección de cookies, el cierre de una ventana emergente y los formularios que envía. No se pueden desactivar.',
				list: [
					'cookie_choose · su elección de cookies; la conservamos hasta 3.650 días y los navegadores pueden limitarla a 400',
					'cookie_choose_at · fecha de la elección y versión del aviso; se conserva tanto como la elección',
					'letter_dialog · ventana del boletín cerrada, 30 días',
					'{view_cookie} · identificador de visitante, 30 días',
				],
			},
			{
				title: 'Cookies de rendimiento',
				line: 'Cuentan las visitas con el identificador de visitante, para saber qué se lee y qué hay que corregir. A largo plazo solo se guardan totales.',
				list: ['{view_cookie}uuid · número aleatorio del que se obtiene el identificador, 30 días'],
			},
			{
				title: 'Cookies funcionales',
				line: 'Conservan en el navegador sus seis últimas búsquedas, para que el buscador vacío se las ofrezca de nuevo. Nunca se nos envían.',
				list: [
					'recent_searches · búsquedas recientes, en el almacenamiento local del navegador hasta que usted las borre',
				],
			},
			{
				title: 'Cookies publicitarias',
				line: 'Registran el clic en un anuncio con el identificador de visitante, para cobrarlo una sola vez. No se elabora ningún perfil suyo.',
				list: [],
			},
		],
	},
	newsletter: {
		line: 'Un correo semanal con los cambios en normativa, suministro y precios.',
		placeholder: 'nombre@empresa.com',
		rule: 'Al suscribirse confirma que es mayor de edad y acepta nuestra',
		policy: 'política de privacidad',
		decline: 'Rechazar',
		failed: 'No ha funcionado. Inténtelo de nuevo dentro de un momento.',
	},
	thanks: {
		title: 'Consulte su correo',
		line: [
			'Hemos enviado un mensaje a',
			'salvo que esa dirección ya esté suscrita. Abra el enlace del mensaje para confirmar; recibirá su primer boletín un jueves.',
		],
		your_address: 'su dirección',
		back: 'Volver a las noticias',
		nothing:
			'¿No ha llegado nada en diez minutos? Revise la carpeta de correo no deseado o escriba a {mail}. Enviamos como máximo un mensaje de este tipo al día a cada dirección.',
	},
	languages: {
		stay: 'Seguir en español',
		new_window: 'El sitio se abre en una ventana nueva.',
		questions: {
			en: {
				title: '¿Ir a la edición en inglés?',
				same: 'Va a salir de la edición en español. Esta página también existe en inglés y se abrirá en esa edición.',
				other:
					'Va a salir de la edición en español. No todos los artículos existen en los dos idiomas; se abrirá la página en inglés más próxima.',
				go: 'Go to the English edition',
			},
			zh: {
				title: '¿Ir al sitio en chino?',
				other: 'Va a salir de la edición en español. El sitio en chino es independiente y tiene sus propios artículos.',
				go: '前往中文站',
			},
			ru: {
				title: '¿Ir al sitio en ruso?',
				other: 'Va a salir de la edición en español. El sitio en ruso es independiente y tiene sus propios artículos.',
				go: 'Перейти на русский сайт',
			},
		},
	},
	wall_waiting: 'Pendiente de aprobación',
} as const;
