import type { DemoPage, DemoSite } from '../page';

export const policy = (site: DemoSite): DemoPage => ({
	name: 'policy',
	version: '3.0',
	valid_from: '2026-09-01',
	en: {
		title: 'Privacy policy',
		description: `What ${site.name} knows about its readers, why, for how long, and how to see or erase it.`,
		html: `
<p>We write about a trade; we do not need to know who reads. This page says what the site processes, why, on what legal ground and for how long. It describes what the software does, not what a lawyer would like it to be allowed to do.</p>
<h2 id="short">In short</h2>
<ul>
<li>You can read everything without an account, without cookies and without being identified.</li>
<li>No statistics, advertising or font service of another company is built in. Pages make no request to anybody else.</li>
<li>No IP address is stored with what you read.</li>
<li>The newsletter needs your address, and your confirmation, and one click ends it.</li>
<li>You can ask for a copy of your data, or for their erasure, by one e-mail.</li>
</ul>
<h2 id="controller">Who is responsible</h2>
<p>${site.legal_name}, ${site.address}, is the controller within the meaning of the General Data Protection Regulation (GDPR). Write to <a href="mailto:${site.mail}">${site.mail}</a> and put “privacy” in the subject.</p>
<h2 id="processing">What is processed, and why</h2>
<h3>Reading a page</h3>
<p>Your browser must tell the server its IP address to get an answer. The server uses it to answer and to stop floods of requests. For those limits it keeps only a keyed fingerprint of the address, whose key changes every day, so that yesterday’s fingerprints mean nothing today. Technical logs hold a shortened address, a whole block of neighbours (/24, or /48 for IPv6), for 14 days. Ground: our legitimate interest in a site that stays up and safe (Art. 6(1)(f) GDPR).</p>
<h3>Counting pages</h3>
<p>Without your consent a view is counted with no identity: page, day, one more. With consent to <em>performance</em> cookies the view is logged with an anonymous visitor token, the page’s title and its path without query, and the browser’s description of itself. Ground: your consent (Art. 6(1)(a)), which you can take back at any time in “Cookies settings”.</p>
<h3>Your cookie choice</h3>
<p>Your choice, the version of the notice and the time are kept in a cookie in your browser, because the law asks us to respect it. All cookies are listed by name in the <a href="/about/cookie">cookie notice</a>.</p>
<h3>The newsletter</h3>
<p>You give an e-mail address. We send one letter asking you to confirm; until you press the button on the page it leads to, you are not subscribed. We keep the address, the edition, the letters chosen, and proof of your consent: the time, the form and the version of the words. Every letter ends with a link that unsubscribes at once, and mail programs can show their own button for it. Letters contain no tracking pixel. Ground: your consent; for the proof, our duty to show it (Art. 7(1)).</p>
<h3>Messages on an event’s wall</h3>
<p>You give a display name, a country if you like, and a message. It is shown after a person has read it. Do not put anything in it that you would not pin to a wall. Ground: your consent.</p>
<h3>Calculators and search</h3>
<p>What you enter travels in the page’s address, so that a result can be kept as a bookmark. It is used to draw the answer, and it is not stored: our logs drop everything after the question mark.</p>
<h3>Advertisements</h3>
<p>They are chosen by page and place and come from our own server. Views and clicks are counted by day without identity. Only with consent to <em>targeting</em> is a click recorded with the visitor token. The advertiser gets sums.</p>
<h3>Writing to us</h3>
<p>We keep letters and e-mails as long as the matter needs, and longer where journalism does: sources are protected by law, and we use that protection.</p>
<h2 id="kept">How long things are kept</h2>
<table>
<caption>Retention periods</caption>
<thead><tr><th scope="col">What</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">Fingerprint of the address, for limits</th><td>One day</td></tr>
<tr><th scope="row">Technical logs with a shortened address</th><td>14 days</td></tr>
<tr><th scope="row">Page-view log</th><td>${site.page_view_days} days, then sums by day and page</td></tr>
<tr><th scope="row">Visitor token</th><td>30 days, in your browser</td></tr>
<tr><th scope="row">Subscription and proof of consent</th><td>As long as you are subscribed; after that, the address only so far as is needed never to write to it again, unless you ask us to erase that too</td></tr>
<tr><th scope="row">Keyed fingerprint of a mailbox whose subscription was erased, with the time of its letter, so that nobody can have another sent to it at once</th><td>30 days after the letter</td></tr>
<tr><th scope="row">Wall messages</th><td>Until the page is closed, or until you ask</td></tr>
<tr><th scope="row">Advertisement counts</th><td>Without limit; they are sums about nobody</td></tr>
</tbody>
</table>
<p>Back-ups are copies of the above. Something erased today leaves the last of them when that back-up is replaced.</p>
<h2 id="recipients">Who else receives data</h2>
<p>The firm that runs our server and the firm whose mail server carries the letters, both bound by contract (Art. 28 GDPR). Nobody else. We do not sell, rent or exchange addresses. A video of another platform is a still picture until you click it; after the click, that platform learns your address and what you watch. Links to other sites are ordinary links.</p>
<h2 id="rights">Your rights</h2>
<p>You may ask what we hold about you and get a copy in a readable form; have it corrected or erased; restrict or object to its use; take your data elsewhere; and withdraw consent without giving a reason and without effect on what was done before. For the newsletter the link in any letter does most of this by itself. We answer within one month. If we do not satisfy you, complain to the data protection authority where you live; ours is the Dutch Autoriteit Persoonsgegevens.</p>
<p>No decision about anybody is made by software alone, and no profile is built.</p>
<h2 id="minors">Minors</h2>
<p>The site is not meant for minors and may not be visited by them. We do not knowingly keep data of anybody under age. If you believe that we do, write to us and it will be erased.</p>
<h2 id="security">Security</h2>
<p>Connections to the public site are encrypted. Passwords and mailed links are stored only as hashes. The part of the system that serves readers works with a database role that cannot see subscribers at all. Staff sign in with a second factor, and every change they make is recorded.</p>
<h2 id="changes">Changes</h2>
<p>The version and the date stand under the title. If something changes to your disadvantage we say so on the front page for two weeks before it takes effect, and ask again where consent is needed.</p>
<p>This is the policy of a demonstration edition. Whoever runs the software for real readers must check it against their own practice and law.</p>
`,
	},
	es: {
		title: 'Política de privacidad',
		description: `Qué sabe ${site.name} de sus lectores, por qué, durante cuánto tiempo y cómo consultarlo o borrarlo.`,
		html: `
<p>Escribimos sobre un sector; no necesitamos saber quién lee. Esta página dice qué trata el sitio, para qué, con qué base legal y durante cuánto tiempo. Describe lo que hace el programa, no lo que a un abogado le gustaría que pudiera hacer.</p>
<h2 id="short">En pocas palabras</h2>
<ul>
<li>Puede leerlo todo sin cuenta, sin cookies y sin identificarse.</li>
<li>No hay servicios de estadística, publicidad o tipografía de otras empresas. Las páginas no piden nada a nadie más.</li>
<li>No se guarda ninguna dirección IP junto a lo que lee.</li>
<li>El boletín necesita su dirección y su confirmación, y se acaba con un clic.</li>
<li>Puede pedir una copia de sus datos, o que se borren, con un solo correo.</li>
</ul>
<h2 id="controller">Quién responde</h2>
<p>${site.legal_name}, ${site.address}, es responsable del tratamiento a efectos del Reglamento General de Protección de Datos (RGPD). Escriba a <a href="mailto:${site.mail}">${site.mail}</a> con la palabra «privacidad» en el asunto.</p>
<h2 id="processing">Qué se trata, y para qué</h2>
<h3>Leer una página</h3>
<p>Su navegador tiene que dar al servidor su dirección IP para recibir respuesta. El servidor la usa para contestar y para frenar avalanchas de peticiones. Para esos límites conserva solo una huella cifrada de la dirección, con una clave que cambia cada día: las huellas de ayer no dicen nada hoy. Los registros técnicos guardan durante 14 días una dirección acortada, la de todo un bloque de vecinos (/24, o /48 en IPv6). Base: nuestro interés legítimo en que el sitio funcione y sea seguro (art. 6.1.f RGPD).</p>
<h3>Contar páginas</h3>
<p>Sin su consentimiento la visita se cuenta sin identidad: página, día, una más. Si consiente las cookies de <em>rendimiento</em>, la visita se anota con un identificador anónimo, el título y la ruta de la página sin parámetros y la descripción que el navegador da de sí mismo. Base: su consentimiento (art. 6.1.a), que puede retirar cuando quiera en la configuración de cookies.</p>
<h3>Su elección de cookies</h3>
<p>Su elección, la versión del aviso y el momento se guardan en una cookie de su navegador, porque la ley nos pide respetarla. Todas las cookies figuran por su nombre en el <a href="/es/about/cookie">aviso de cookies</a>.</p>
<h3>El boletín</h3>
<p>Usted da una dirección de correo. Enviamos una carta para que la confirme; mientras no pulse el botón de la página a la que lleva, no está suscrito. Guardamos la dirección, la edición, las cartas elegidas y la prueba de su consentimiento: el momento, el formulario y la versión del texto. Cada carta termina con un enlace que da de baja en el acto, y los programas de correo pueden mostrar su propio botón. Las cartas no llevan píxeles de seguimiento. Base: su consentimiento; para la prueba, la obligación de demostrarlo (art. 7.1).</p>
<h3>Mensajes en el muro de una feria</h3>
<p>Usted da un nombre para mostrar, un país si quiere y un mensaje. Se publica cuando lo ha leído una persona. No escriba nada que no colgaría en una pared. Base: su consentimiento.</p>
<h3>Calculadoras y búsqueda</h3>
<p>Lo que escribe viaja en la dirección de la página, para que el resultado pueda guardarse como marcador. Sirve para componer la respuesta y no se almacena: nuestros registros descartan todo lo que sigue al signo de interrogación.</p>
<h3>Anuncios</h3>
<p>Se eligen por página y lugar y salen de nuestro servidor. Las vistas y los clics se cuentan por día y sin identidad. Solo si consiente la <em>publicidad dirigida</em> se anota el clic con el identificador de visitante. El anunciante recibe sumas.</p>
<h3>Escribirnos</h3>
<p>Conservamos cartas y correos mientras el asunto lo pide, y más tiempo cuando lo pide el periodismo: la ley ampara a las fuentes y nosotros usamos ese amparo.</p>
<h2 id="kept">Cuánto se conserva</h2>
<table>
<caption>Plazos de conservación</caption>
<thead><tr><th scope="col">Qué</th><th scope="col">Cuánto tiempo</th></tr></thead>
<tbody>
<tr><th scope="row">Huella de la dirección, para los límites</th><td>Un día</td></tr>
<tr><th scope="row">Registros técnicos con la dirección acortada</th><td>14 días</td></tr>
<tr><th scope="row">Registro de páginas vistas</th><td>${site.page_view_days} días; después, sumas por día y página</td></tr>
<tr><th scope="row">Identificador de visitante</th><td>30 días, en su navegador</td></tr>
<tr><th scope="row">Suscripción y prueba del consentimiento</th><td>Mientras siga suscrito; después, la dirección solo en lo necesario para no volver a escribirle, salvo que pida borrar también eso</td></tr>
<tr><th scope="row">Huella cifrada del buzón cuya suscripción se borró, con la hora de su carta, para que nadie pueda hacer que se le envíe otra enseguida</th><td>30 días después de la carta</td></tr>
<tr><th scope="row">Mensajes del muro</th><td>Hasta que se cierre la página o hasta que usted lo pida</td></tr>
<tr><th scope="row">Recuento de anuncios</th><td>Sin límite; son sumas que no hablan de nadie</td></tr>
</tbody>
</table>
<p>Las copias de seguridad repiten lo anterior. Lo que se borra hoy sale de la última de ellas cuando esa copia se sustituye.</p>
<h2 id="recipients">Quién más recibe datos</h2>
<p>La empresa que aloja el servidor y la empresa cuyo servidor de correo lleva las cartas, ambas obligadas por contrato (art. 28 RGPD). Nadie más. No vendemos, alquilamos ni intercambiamos direcciones. Un vídeo de otra plataforma es una imagen fija hasta que usted lo pulsa; después del clic, esa plataforma conoce su dirección y lo que ve. Los enlaces a otros sitios son enlaces corrientes.</p>
<h2 id="rights">Sus derechos</h2>
<p>Puede preguntar qué tenemos sobre usted y recibir una copia legible; hacer que se corrija o se borre; limitar su uso u oponerse a él; llevarse sus datos; y retirar el consentimiento sin dar motivos y sin que afecte a lo hecho hasta entonces. En el boletín, el enlace de cualquier carta resuelve casi todo. Contestamos en el plazo de un mes. Si no queda conforme, reclame ante la autoridad de protección de datos de donde vive; en España, la AEPD. La nuestra es la Autoriteit Persoonsgegevens neerlandesa.</p>
<p>Ningún programa toma por sí solo decisiones sobre nadie, y no se elaboran perfiles.</p>
<h2 id="minors">Menores</h2>
<p>El sitio no está pensado para menores, que no pueden visitarlo. No conservamos a sabiendas datos de nadie que no tenga la edad. Si cree que los tenemos, escríbanos y se borrarán.</p>
<h2 id="security">Seguridad</h2>
<p>Las conexiones con el sitio público van cifradas. Las contraseñas y los enlaces enviados por correo se guardan solo como resúmenes criptográficos. La parte del sistema que atiende a los lectores trabaja con un acceso a la base de datos que ni siquiera ve a los suscriptores. La plantilla entra con un segundo factor y cada cambio que hace queda anotado.</p>
<h2 id="changes">Cambios</h2>
<p>La versión y la fecha están bajo el título. Si algo cambia en su perjuicio lo diremos en la portada durante dos semanas antes de que se aplique, y volveremos a preguntar donde haga falta el consentimiento.</p>
<p>Esta es la política de una edición de demostración. Quien use el programa con lectores de verdad debe contrastarla con su propia práctica y con su ley.</p>
`,
	},
});
