import { paths, type TextBlanks, type TextTemplate } from './text-template';

/** The cookie notice in Spanish, true to what the software does; its blanks are already escaped for HTML. */
export const cookieEs = (of: TextBlanks): TextTemplate => ({
	title: 'Aviso de cookies',
	description:
		'Todas las cookies que puede instalar este sitio, por su nombre: para qué sirven, cuándo se instalan y cuánto duran.',
	html: `
<p>Abrir una página de ${of.name} no guarda nada en su dispositivo. No se instala ninguna cookie, no se crea ningún identificador y no se carga nada de otra empresa hasta que usted hace algo que lo requiere o lo acepta. Esta página recoge todo lo que el sitio puede guardar: seis cookies y una entrada en el almacenamiento local del navegador.</p>
<h2 id="list">Las cookies, por su nombre</h2>
<table>
<caption>Cookies de este sitio. Todas son propias; no hay cookies de terceros.</caption>
<thead><tr><th scope="col">Nombre</th><th scope="col">Para qué sirve</th><th scope="col">Cuándo se instala</th><th scope="col">Duración</th></tr></thead>
<tbody>
<tr><th scope="row"><code>cookie_choose</code></th><td>Su elección en la barra de cookies: cuatro valores de sí o no</td><td>Al elegir, sea cual sea la elección</td><td>3.650 días; algunos navegadores la acortan a 400</td></tr>
<tr><th scope="row"><code>cookie_choose_at</code></th><td>La versión de este aviso y el momento en que eligió, para saber cuándo volver a preguntar</td><td>Junto con la elección</td><td>3.650 días; algunos navegadores la acortan a 400</td></tr>
<tr><th scope="row"><code>letter_dialog</code></th><td>Recuerda que cerró la ventana del boletín, para que no vuelva a aparecer</td><td>Al cerrarla</td><td>30 días</td></tr>
<tr><th scope="row"><code>${of.cookie_prefix}_view_</code></th><td>Identificador anónimo de visitante: un número aleatorio firmado por el servidor. No da acceso a nada ni contiene datos personales</td><td>Justo antes de la primera petición que lo necesita: al suscribirse al boletín o publicar un mensaje, o, si permitió las cookies de rendimiento, al contar una página</td><td>30 días</td></tr>
<tr><th scope="row"><code>${of.cookie_prefix}_view_uuid</code></th><td>Número aleatorio generado por su navegador, con el que se renueva el identificador</td><td>Con el identificador, y solo si permitió las cookies de rendimiento</td><td>30 días</td></tr>
<tr><th scope="row"><code>${of.cookie_prefix}_admin_token</code></th><td>Sesión del personal. Los scripts no pueden leerla</td><td>Solo cuando alguien de la plantilla entra en la redacción; un lector nunca la recibe</td><td>8 horas sin uso, 24 horas como máximo</td></tr>
<tr><th scope="row"><code>${of.cookie_prefix}_known_browser</code></th><td>Número aleatorio por el que la cuenta de alguien de la plantilla reconoce este navegador, para que los intentos fallidos de otros no le impidan entrar. No da ningún permiso y los scripts no pueden leerlo</td><td>Solo cuando alguien de la plantilla ha entrado en la redacción o ha elegido otra contraseña con un enlace; un lector nunca la recibe</td><td>90 días</td></tr>
</tbody>
</table>
<p>En una dirección pública cifrada los nombres pueden llevar el prefijo <code>__Host-</code>, con el que el navegador se compromete a enviar la cookie solo a este sitio y solo por una conexión cifrada.</p>
<h2 id="necessary">Estrictamente necesarias</h2>
<p>Siempre activas, porque sin ellas no funcionaría lo que usted ha pedido: <code>cookie_choose</code> guarda su elección, <code>letter_dialog</code> mantiene cerrada la ventana del boletín, el identificador de visitante limita cuántas veces puede enviar un formulario un mismo navegador, la sesión del personal restringe el acceso a la redacción y el navegador reconocido impide que un extraño deje fuera a la plantilla.</p>
<h2 id="performance">Rendimiento</h2>
<p>Desactivadas hasta que usted las active. Con ellas, cada página vista se cuenta junto al identificador de visitante, y así distinguimos a diez lectores de uno que volvió diez veces. El registro guarda el identificador, el título y la ruta de la página sin lo que sigue al signo de interrogación y el agente de usuario del navegador durante ${of.page_view_days} días; después solo quedan totales por día y página. Sin su consentimiento, la visita se cuenta sin ningún identificador.</p>
<h2 id="functional">Funcionales</h2>
<p>Desactivadas hasta que usted las active. Con ellas, el navegador conserva sus seis últimas búsquedas en el almacenamiento local, con el nombre <code>recent_searches</code>, y el buscador vacío se las ofrece de nuevo. No salen de su dispositivo: nosotros no las recibimos. «Borrar las búsquedas recientes», bajo el buscador, las elimina, y también se eliminan al desactivar esta categoría.</p>
<h2 id="targeting">Publicidad dirigida</h2>
<p>Desactivadas hasta que usted las active. Los anuncios se eligen por página y posición, los mismos para todos. Si lo permite, el clic se registra con el identificador de visitante, de modo que los clics repetidos no se cobren dos veces; si no, el clic solo se cuenta por día. El sitio no elabora perfiles ni los comparte.</p>
<h2 id="change">Cambiar su elección</h2>
<p>La barra de cookies ofrece <strong>aceptar todas</strong> y <strong>rechazar todas</strong>, una opción junto a la otra y del mismo tamaño. La configuración de cookies, al pie de cada página, vuelve a abrir las mismas opciones: retirar el consentimiento es tan fácil como darlo. Preguntamos de nuevo cuando este aviso cambia en lo sustancial, y en todo caso a los 180 días. También puede borrar las cookies en su navegador; el sitio se comportará entonces como en una primera visita.</p>
<h2 id="others">Lo que no usamos</h2>
<p>Ni almacenamiento local para el seguimiento, ni píxeles, ni huella digital del navegador, ni analítica, tipografías o scripts de terceros. Un vídeo de otra plataforma es una imagen fija hasta que usted lo pulsa; desde ese momento rigen las normas de esa plataforma.</p>
<p>Más sobre el tratamiento de los datos: <a href="${of.prefix}${paths.policy}">política de privacidad</a>. Consultas: <a href="mailto:${of.mail}">${of.mail}</a>.</p>
`,
});
