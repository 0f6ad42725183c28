/** What keeps a site from being open to search engines, in Spanish. */
export const esOpening = {
	demonstration: 'La demostración está cargada: elimínela en la puesta en marcha.',
	name: 'El sitio no tiene nombre propio: indíquelo en la puesta en marcha, paso Nombre, o defina BRAND_NAME.',
	legal_name:
		'Falta la razón social de la editora: indíquela en la puesta en marcha, paso Nombre, o defina BRAND_LEGAL_NAME.',
	address: 'Falta la dirección de la editora: indíquela en la puesta en marcha, paso Nombre, o defina BRAND_ADDRESS.',
	mail: 'No hay un correo con el que los lectores lleguen a la editora: indíquelo en la puesta en marcha, paso Nombre, o defina BRAND_MAIL.',
	mail_host:
		'El correo para los lectores tiene un dominio que nadie puede poseer ({host}): cámbielo en la puesta en marcha, paso Nombre, o defina BRAND_MAIL.',
	no_sender: 'MAIL_FROM no está definido: los correos no llevan un remitente suyo.',
	sender: 'MAIL_FROM tiene un dominio que nadie puede poseer ({host}); los servidores de correo lo rechazan.',
	no_site_url: 'SITE_URL no está definido: indique la dirección que escriben los lectores.',
	http: 'SITE_URL empieza por http:; los lectores y las cookies necesitan https:.',
	site_url: 'SITE_URL es un nombre que nadie puede poseer ({host}); indique la dirección que escriben los lectores.',
	page: 'Falta la página «{page}» en la edición {edition}: publíquela en la puesta en marcha, paso Textos, o en /admin/page.',
} as const;
