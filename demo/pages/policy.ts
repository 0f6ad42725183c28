import type { DemoPage, DemoSite } from '../page';

export const policy = (site: DemoSite): DemoPage => ({
	name: 'policy',
	version: '3.0',
	valid_from: '2026-09-01',
	en: {
		title: 'Privacy policy',
		description: `What data ${site.name} processes about its readers, why, for how long, and how to obtain or erase it.`,
		html: `
<p>You do not have to identify yourself to read this site. This policy sets out what data the site processes, why, on what legal basis and for how long.</p>
<h2 id="short">In short</h2>
<ul>
<li>You can read everything without an account, without cookies and without being identified.</li>
<li>No third-party analytics, advertising or font service is used. Pages make no requests to third parties.</li>
<li>No IP address is stored with what you read.</li>
<li>The newsletter requires your address and your confirmation. You can unsubscribe with one click.</li>
<li>You can request a copy of your data, or their erasure, by e-mail.</li>
</ul>
<h2 id="controller">Who is responsible</h2>
<p>${site.legal_name}, ${site.address}, is the controller within the meaning of the General Data Protection Regulation (GDPR). Write to <a href="mailto:${site.mail}">${site.mail}</a> and put “privacy” in the subject.</p>
<h2 id="processing">What is processed, and why</h2>
<h3>Reading a page</h3>
<p>Your browser sends its IP address with every request. The server uses it to reply and to limit excessive requests. For that limit it keeps only a keyed hash of the address; the key changes every day. Technical logs hold a shortened address (/24, or /48 for IPv6) for 14 days. Legal basis: our legitimate interest in keeping the site available and secure (Art. 6(1)(f) GDPR).</p>
<h3>Counting pages</h3>
<p>Without your consent a page view is counted by page and day, without any identifier. With consent to <em>performance</em> cookies the view is logged with an anonymous visitor token, the page’s title and its path without query, and the browser’s user agent. Legal basis: your consent (Art. 6(1)(a)), which you can withdraw at any time in “Cookies settings”.</p>
<h3>Your cookie choice</h3>
<p>Your choice, the version of the notice and the time are kept in a cookie in your browser, because the law requires us to respect it. All cookies are listed by name in the <a href="/about/cookie">cookie notice</a>.</p>
<h3>The newsletter</h3>
<p>You give an e-mail address. We send a message asking you to confirm; until you press the button on the page it links to, you are not subscribed. We keep the address, the edition, the newsletters chosen and proof of your consent: the time, the form and the version of the text. Every newsletter ends with a link to unsubscribe, and e-mail programs can show their own button for it. Newsletters contain no tracking pixels. Legal basis: your consent; for the proof, our obligation to demonstrate it (Art. 7(1)).</p>
<h3>Messages on an event’s message wall</h3>
<p>You give a display name, a country if you like, and a message. It is published after moderation. Do not include anything you would not want to be public. Legal basis: your consent.</p>
<h3>Calculators and search</h3>
<p>What you enter becomes part of the page’s address, so that a result can be bookmarked. It is used only to produce the result and is not stored: our logs omit everything after the question mark.</p>
<h3>Advertisements</h3>
<p>They are chosen by page and place and come from our own server. Views and clicks are counted by day, without any identifier. Only with consent to <em>targeting</em> is a click recorded with the visitor token. Advertisers receive totals only.</p>
<h3>Writing to us</h3>
<p>We keep correspondence for as long as the matter requires, and longer where needed for journalistic work. Journalistic sources are protected by law.</p>
<h2 id="kept">How long data are kept</h2>
<table>
<caption>Retention periods</caption>
<thead><tr><th scope="col">What</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">Keyed hash of the IP address, for request limits</th><td>One day</td></tr>
<tr><th scope="row">Technical logs with a shortened address</th><td>14 days</td></tr>
<tr><th scope="row">Page-view log</th><td>${site.page_view_days} days, then totals by day and page</td></tr>
<tr><th scope="row">Visitor token</th><td>30 days, in your browser</td></tr>
<tr><th scope="row">Subscription and proof of consent</th><td>As long as you are subscribed; after that, the address is kept only to ensure that we do not write to it again, unless you ask us to erase that too</td></tr>
<tr><th scope="row">Keyed hash of an e-mail address whose subscription was erased, with the time of the last message, so that nobody can have another sent to it at once</th><td>30 days after the message</td></tr>
<tr><th scope="row">Wall messages</th><td>Until the page is closed, or until you ask us to remove them</td></tr>
<tr><th scope="row">Advertisement counts</th><td>No limit; they are totals and identify nobody</td></tr>
</tbody>
</table>
<p>Back-ups are copies of the above. Erased data remain in a back-up until that back-up is replaced.</p>
<h2 id="recipients">Who else receives data</h2>
<p>The company that hosts our server and the company whose mail server sends the newsletters, both under contract (Art. 28 GDPR). No one else. We do not sell, rent or exchange addresses. A video on another platform is a still image until you click it; after the click, that platform receives your IP address and learns what you watch.</p>
<h2 id="rights">Your rights</h2>
<p>You may ask what we hold about you and get a copy in a readable form; have it corrected or erased; restrict or object to its use; receive them in a portable format; and withdraw consent without giving a reason and without affecting earlier processing. For the newsletter, most of this can be done through the link in any issue. We reply within one month. If you are not satisfied, you may complain to the data protection authority where you live; ours is the Dutch Autoriteit Persoonsgegevens.</p>
<p>We make no automated decisions about individuals and build no profiles.</p>
<h2 id="minors">Minors</h2>
<p>The site is not meant for minors and may not be visited by them. We do not knowingly hold data on minors. If you believe that we do, write to us and we will erase them.</p>
<h2 id="security">Security</h2>
<p>Connections to the public site are encrypted. Passwords and mailed links are stored only as hashes. The part of the system that serves pages uses a database role with no access to subscriber data. Staff sign in with a second factor, and every change they make is recorded.</p>
<h2 id="changes">Changes</h2>
<p>The version and the date are shown under the title. If a change is to your disadvantage, we announce it on the home page for two weeks before it takes effect and ask for consent again where needed.</p>
<p>This is the policy of a demonstration edition. Anyone running the software for real readers must check it against their own practice and the law that applies to them.</p>
`,
	},
	es: {
		title: 'Política de privacidad',
		description: `Qué datos de sus lectores trata ${site.name}, por qué, durante cuánto tiempo y cómo consultarlos o suprimirlos.`,
		html: `
<p>Para leer este sitio no hace falta identificarse. Esta política explica qué datos trata el sitio, para qué, con qué base jurídica y durante cuánto tiempo.</p>
<h2 id="short">En pocas palabras</h2>
<ul>
<li>Puede leerlo todo sin cuenta, sin cookies y sin identificarse.</li>
<li>No se usan servicios de analítica, publicidad ni tipografías de terceros. Las páginas no hacen peticiones a terceros.</li>
<li>No se guarda ninguna dirección IP junto a lo que lee.</li>
<li>El boletín requiere su dirección y su confirmación. Puede darse de baja con un clic.</li>
<li>Puede pedir una copia de sus datos, o su supresión, por correo electrónico.</li>
</ul>
<h2 id="controller">Responsable del tratamiento</h2>
<p>${site.legal_name}, ${site.address}, es responsable del tratamiento a efectos del Reglamento General de Protección de Datos (RGPD). Escriba a <a href="mailto:${site.mail}">${site.mail}</a> con la palabra «privacidad» en el asunto.</p>
<h2 id="processing">Qué se trata, y para qué</h2>
<h3>Leer una página</h3>
<p>Su navegador envía su dirección IP con cada petición. El servidor la usa para responder y para limitar las peticiones excesivas. Para ese límite conserva solo una huella cifrada de la dirección, con una clave que cambia cada día. Los registros técnicos guardan una dirección abreviada (/24, o /48 en IPv6) durante 14 días. Base jurídica: nuestro interés legítimo en que el sitio esté disponible y sea seguro (art. 6.1.f RGPD).</p>
<h3>Contar páginas</h3>
<p>Sin su consentimiento, la visita se cuenta por página y día, sin ningún identificador. Si consiente las cookies de <em>rendimiento</em>, la visita se registra con un identificador anónimo, el título y la ruta de la página sin parámetros y el agente de usuario del navegador. Base jurídica: su consentimiento (art. 6.1.a), que puede retirar cuando quiera en la configuración de cookies.</p>
<h3>Su elección de cookies</h3>
<p>Su elección, la versión del aviso y el momento se guardan en una cookie de su navegador, porque la ley nos obliga a respetarla. Todas las cookies figuran por su nombre en el <a href="/es/about/cookie">aviso de cookies</a>.</p>
<h3>El boletín</h3>
<p>Usted da una dirección de correo. Enviamos un mensaje para que la confirme; mientras no pulse el botón de la página enlazada, no está suscrito. Guardamos la dirección, la edición, los boletines elegidos y la prueba de su consentimiento: el momento, el formulario y la versión del texto. Cada boletín termina con un enlace para darse de baja, y los programas de correo pueden mostrar su propio botón. Los boletines no llevan píxeles de seguimiento. Base jurídica: su consentimiento; para la prueba, la obligación de demostrarlo (art. 7.1).</p>
<h3>Mensajes en el muro de una feria</h3>
<p>Usted da un nombre público, un país si lo desea y un mensaje, que se publica tras ser moderado. No incluya nada que no quiera hacer público. Base jurídica: su consentimiento.</p>
<h3>Calculadoras y búsqueda</h3>
<p>Los datos que introduce forman parte de la dirección de la página, para que el resultado pueda guardarse como marcador. Solo sirven para generar el resultado y no se almacenan: nuestros registros omiten todo lo que sigue al signo de interrogación.</p>
<h3>Anuncios</h3>
<p>Se eligen por página y lugar y salen de nuestro servidor. Las vistas y los clics se cuentan por día, sin ningún identificador. Solo si consiente la <em>publicidad dirigida</em> se registra el clic con el identificador de visitante. Los anunciantes solo reciben totales.</p>
<h3>Correspondencia</h3>
<p>Conservamos la correspondencia mientras el asunto lo requiera, y más tiempo cuando lo exija el trabajo periodístico. La ley protege las fuentes periodísticas.</p>
<h2 id="kept">Plazos de conservación</h2>
<table>
<caption>Plazos de conservación</caption>
<thead><tr><th scope="col">Qué</th><th scope="col">Cuánto tiempo</th></tr></thead>
<tbody>
<tr><th scope="row">Huella cifrada de la dirección IP, para limitar las peticiones</th><td>Un día</td></tr>
<tr><th scope="row">Registros técnicos con la dirección abreviada</th><td>14 días</td></tr>
<tr><th scope="row">Registro de páginas vistas</th><td>${site.page_view_days} días; después, totales por día y página</td></tr>
<tr><th scope="row">Identificador de visitante</th><td>30 días, en su navegador</td></tr>
<tr><th scope="row">Suscripción y prueba del consentimiento</th><td>Mientras siga suscrito; después, la dirección se conserva solo para no volver a escribirle, salvo que pida suprimirla también</td></tr>
<tr><th scope="row">Huella cifrada de la dirección cuya suscripción se suprimió, con la hora del último mensaje, para que nadie pueda hacer que se le envíe otro enseguida</th><td>30 días después del mensaje</td></tr>
<tr><th scope="row">Mensajes del muro</th><td>Hasta que se cierre la página o hasta que usted lo pida</td></tr>
<tr><th scope="row">Recuento de anuncios</th><td>Sin límite; son totales que no identifican a nadie</td></tr>
</tbody>
</table>
<p>Las copias de seguridad contienen lo anterior. Los datos suprimidos permanecen en una copia hasta que esta se sustituye.</p>
<h2 id="recipients">Quién más recibe datos</h2>
<p>La empresa que aloja el servidor y la empresa cuyo servidor de correo envía los boletines, ambas con contrato (art. 28 RGPD). Nadie más. No vendemos, alquilamos ni intercambiamos direcciones. Un vídeo de otra plataforma es una imagen fija hasta que usted lo pulsa; después del clic, esa plataforma recibe su dirección IP y sabe qué vídeo ve.</p>
<h2 id="rights">Sus derechos</h2>
<p>Puede acceder a los datos que tenemos sobre usted y recibir una copia legible; pedir que se rectifiquen o supriman; limitar su tratamiento u oponerse a él; recibirlos en un formato portátil; y retirar el consentimiento sin indicar el motivo y sin que afecte al tratamiento anterior. En el caso del boletín, casi todo puede hacerse con el enlace de cualquier número. Respondemos en el plazo de un mes. Si no queda conforme, puede reclamar ante la autoridad de protección de datos de su país; en España, la AEPD. La nuestra es la neerlandesa, Autoriteit Persoonsgegevens.</p>
<p>No tomamos decisiones automatizadas sobre personas ni elaboramos perfiles.</p>
<h2 id="minors">Menores</h2>
<p>El sitio no está destinado a menores, que no pueden visitarlo. No conservamos a sabiendas datos de menores. Si cree que los tenemos, escríbanos y los suprimiremos.</p>
<h2 id="security">Seguridad</h2>
<p>Las conexiones con el sitio público van cifradas. Las contraseñas y los enlaces enviados por correo se guardan solo como resúmenes criptográficos. La parte del sistema que atiende a los lectores usa un acceso a la base de datos que no incluye los datos de los suscriptores. La plantilla inicia sesión con un segundo factor y cada cambio que hace queda registrado.</p>
<h2 id="changes">Cambios</h2>
<p>La versión y la fecha figuran bajo el título. Si un cambio le perjudica, lo anunciaremos en la portada durante las dos semanas anteriores a su aplicación y volveremos a pedir el consentimiento cuando sea necesario.</p>
<p>Esta es la política de una edición de demostración. Quien utilice el programa con lectores reales debe contrastarla con su propia práctica y con la ley aplicable.</p>
`,
	},
});
