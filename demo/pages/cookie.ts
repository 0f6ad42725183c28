import type { DemoPage, DemoSite } from '../page';

export const cookie = (site: DemoSite): DemoPage => ({
	name: 'cookie',
	version: '3.0',
	valid_from: '2026-09-01',
	en: {
		title: 'Cookie notice',
		description: 'Every cookie this site can set, by name: what it is for, who sets it, when, and how long it stays.',
		html: `
<p>Opening a page of ${site.name} stores nothing on your device. No cookie is set, no identity is made and nothing is fetched from another company until you do something that needs it, or agree to it. This page lists every cookie the site can set. There are six.</p>
<h2 id="list">The cookies, by name</h2>
<table>
<caption>Cookies of this site. All of them are our own; there are no third-party cookies.</caption>
<thead><tr><th scope="col">Name</th><th scope="col">What it is for</th><th scope="col">When it is set</th><th scope="col">Kept for</th></tr></thead>
<tbody>
<tr><th scope="row"><code>cookie_choose</code></th><td>Your choice in the cookie bar: four yes-or-no values</td><td>When you choose, whatever you choose</td><td>3,650 days; some browsers shorten it to 400</td></tr>
<tr><th scope="row"><code>cookie_choose_at</code></th><td>The version of this notice and the time you chose, so that we know when to ask anew</td><td>Together with the choice</td><td>3,650 days; some browsers shorten it to 400</td></tr>
<tr><th scope="row"><code>letter_dialog</code></th><td>Remembers that you closed the newsletter pop-up, so that it does not come back</td><td>When you close it</td><td>30 days</td></tr>
<tr><th scope="row"><code>${site.cookie_prefix}_view_</code></th><td>Anonymous visitor token: a random number signed by the server. It carries no rights and no personal details</td><td>Just before the first request that needs it: when you sign up for the letter or post a message, or, if you allowed performance cookies, when a page is counted</td><td>30 days</td></tr>
<tr><th scope="row"><code>${site.cookie_prefix}_view_uuid</code></th><td>Random number your browser made up, from which the token can be renewed</td><td>With the token, and only if you allowed performance cookies</td><td>30 days</td></tr>
<tr><th scope="row"><code>${site.cookie_prefix}_admin_token</code></th><td>Session of the people who write the site. Scripts cannot read it</td><td>Only when a member of staff signs in to the newsroom; a reader never gets it</td><td>8 hours without use, 24 hours at most</td></tr>
</tbody>
</table>
<p>On an encrypted public address the names may carry the prefix <code>__Host-</code>, by which the browser promises to send a cookie only to this site and only over an encrypted connection.</p>
<h2 id="necessary">Strictly necessary</h2>
<p>Always active, because what you asked for would not work without them: <code>cookie_choose</code> keeps the choice you made, <code>letter_dialog</code> keeps the pop-up closed, the visitor token limits how often one browser can send a form, and the staff session keeps the newsroom shut to everybody else.</p>
<h2 id="performance">Performance</h2>
<p>Off until you switch it on. With it, a page view is counted together with the visitor token, so that we can tell ten readers from one reader who came back ten times. The log keeps the token, the page’s title and path without what follows the question mark, and the browser’s description of itself, for ${site.page_view_days} days; then only sums by day and page remain. Without your consent a view is counted with no identity at all.</p>
<h2 id="functional">Functional</h2>
<p>Off until you switch it on. At present the site sets no cookie in this group. The switch stands here so that a later convenience, such as remembering an edition, can only be used with your leave.</p>
<h2 id="targeting">Targeting</h2>
<p>Off until you switch it on. Advertisements are chosen by page and place for everybody. If you allow it, a click on one is recorded with the visitor token, so that repeated clicks are not charged twice; without it, the click is a number on a day. The site builds no profile and shares none.</p>
<h2 id="change">Changing your mind</h2>
<p>The cookie bar offers <strong>Accept All</strong> and <strong>Reject All</strong> side by side, in the same size. “Cookies settings” at the foot of every page opens the same choices again, and taking consent back is as easy as giving it. We ask anew when this notice changes in substance, and after 180 days in any case. You can also delete cookies in your browser; the site then behaves as on a first visit.</p>
<h2 id="others">What we do not use</h2>
<p>No local storage for tracking, no pixels, no fingerprints, no statistics service of another company, no fonts or scripts from elsewhere. A video of another platform is a still picture until you click it; from that click on, the platform’s own rules apply.</p>
<p>More on what happens to data: <a href="/about/policy">privacy policy</a>. Questions: <a href="mailto:${site.mail}">${site.mail}</a>.</p>
`,
	},
	es: {
		title: 'Aviso de cookies',
		description:
			'Todas las cookies que puede instalar este sitio, por su nombre: para qué sirven, cuándo se instalan y cuánto duran.',
		html: `
<p>Abrir una página de ${site.name} no guarda nada en su dispositivo. No se instala ninguna cookie, no se crea ninguna identidad y no se pide nada a otra empresa hasta que usted hace algo que lo necesita o lo acepta. Esta página recoge todas las cookies que el sitio puede instalar. Son seis.</p>
<h2 id="list">Las cookies, por su nombre</h2>
<table>
<caption>Cookies de este sitio. Todas son propias; no hay cookies de terceros.</caption>
<thead><tr><th scope="col">Nombre</th><th scope="col">Para qué sirve</th><th scope="col">Cuándo se instala</th><th scope="col">Duración</th></tr></thead>
<tbody>
<tr><th scope="row"><code>cookie_choose</code></th><td>Su elección en la barra de cookies: cuatro valores de sí o no</td><td>Al elegir, sea cual sea la elección</td><td>3.650 días; algunos navegadores la acortan a 400</td></tr>
<tr><th scope="row"><code>cookie_choose_at</code></th><td>La versión de este aviso y el momento en que eligió, para saber cuándo volver a preguntar</td><td>Junto con la elección</td><td>3.650 días; algunos navegadores la acortan a 400</td></tr>
<tr><th scope="row"><code>letter_dialog</code></th><td>Recuerda que cerró la ventana del boletín, para que no vuelva a aparecer</td><td>Al cerrarla</td><td>30 días</td></tr>
<tr><th scope="row"><code>${site.cookie_prefix}_view_</code></th><td>Identificador anónimo de visitante: un número al azar firmado por el servidor. No da derechos ni contiene datos personales</td><td>Justo antes de la primera petición que lo necesita: al apuntarse a la carta o publicar un mensaje, o, si permitió las cookies de rendimiento, al contar una página</td><td>30 días</td></tr>
<tr><th scope="row"><code>${site.cookie_prefix}_view_uuid</code></th><td>Número al azar que creó su navegador, con el que se renueva el identificador</td><td>Con el identificador, y solo si permitió las cookies de rendimiento</td><td>30 días</td></tr>
<tr><th scope="row"><code>${site.cookie_prefix}_admin_token</code></th><td>Sesión de quienes escriben el sitio. Los scripts no pueden leerla</td><td>Solo cuando alguien de la plantilla entra en la redacción; un lector nunca la recibe</td><td>8 horas sin uso, 24 horas como máximo</td></tr>
</tbody>
</table>
<p>En una dirección pública cifrada los nombres pueden llevar el prefijo <code>__Host-</code>, con el que el navegador se compromete a enviar la cookie solo a este sitio y solo por una conexión cifrada.</p>
<h2 id="necessary">Estrictamente necesarias</h2>
<p>Siempre activas, porque sin ellas no funcionaría lo que usted ha pedido: <code>cookie_choose</code> guarda su elección, <code>letter_dialog</code> mantiene cerrada la ventana del boletín, el identificador de visitante limita cuántas veces puede enviar un formulario un mismo navegador y la sesión de la plantilla deja la redacción cerrada para todos los demás.</p>
<h2 id="performance">Rendimiento</h2>
<p>Desactivadas hasta que usted las active. Con ellas, cada página vista se cuenta junto al identificador de visitante, y así distinguimos a diez lectores de uno que volvió diez veces. El registro guarda el identificador, el título y la ruta de la página sin lo que sigue al signo de interrogación y la descripción que el navegador da de sí mismo, durante ${site.page_view_days} días; después solo quedan sumas por día y página. Sin su consentimiento, la visita se cuenta sin identidad alguna.</p>
<h2 id="functional">Funcionales</h2>
<p>Desactivadas hasta que usted las active. Hoy el sitio no instala ninguna cookie de este grupo. El interruptor está aquí para que una comodidad futura, como recordar la edición, solo pueda usarse con su permiso.</p>
<h2 id="targeting">Publicidad dirigida</h2>
<p>Desactivadas hasta que usted las active. Los anuncios se eligen por página y lugar, iguales para todos. Si lo permite, el clic en uno de ellos se anota con el identificador de visitante, de modo que los clics repetidos no se cobren dos veces; si no, el clic es un número en un día. El sitio no elabora perfiles ni los comparte.</p>
<h2 id="change">Cambiar de opinión</h2>
<p>La barra de cookies ofrece <strong>aceptar todas</strong> y <strong>rechazar todas</strong>, una opción junto a la otra y del mismo tamaño. La configuración de cookies, al pie de cada página, vuelve a abrir las mismas opciones: retirar el consentimiento es tan fácil como darlo. Preguntamos de nuevo cuando este aviso cambia en lo sustancial, y en todo caso a los 180 días. También puede borrar las cookies en su navegador; el sitio se comportará entonces como en una primera visita.</p>
<h2 id="others">Lo que no usamos</h2>
<p>Ni almacenamiento local para seguirle, ni píxeles, ni huellas del navegador, ni estadísticas de otra empresa, ni tipos de letra o scripts de fuera. Un vídeo de otra plataforma es una imagen fija hasta que usted lo pulsa; desde ese clic rigen las normas de la plataforma.</p>
<p>Más sobre el tratamiento de los datos: <a href="/es/about/policy">política de privacidad</a>. Preguntas: <a href="mailto:${site.mail}">${site.mail}</a>.</p>
`,
	},
});
