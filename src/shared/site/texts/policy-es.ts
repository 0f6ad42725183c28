import { imprintOf } from '../brand';
import { paths, type TextBlanks, type TextTemplate } from './text-template';

/** The privacy policy in Spanish, true to what the software does; its blanks are already escaped for HTML. */
export const policyEs = (of: TextBlanks): TextTemplate => ({
	title: 'Política de privacidad',
	description: `Qué datos de sus lectores trata ${of.name}, por qué, durante cuánto tiempo y cómo consultarlos o suprimirlos.`,
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
<p>${imprintOf(of)}, es responsable del tratamiento a efectos del Reglamento General de Protección de Datos (RGPD). Escriba a <a href="mailto:${of.mail}">${of.mail}</a> con la palabra «privacidad» en el asunto.</p>
<h2 id="processing">Qué se trata, y para qué</h2>
<h3>Leer una página</h3>
<p>Su navegador envía su dirección IP con cada petición. El servidor la usa para responder y para limitar las peticiones excesivas. Para ese límite conserva solo una huella cifrada de la dirección, con una clave que cambia cada día. Los registros técnicos guardan una dirección abreviada (/24, o /48 en IPv6) durante 14 días. Base jurídica: nuestro interés legítimo en que el sitio esté disponible y sea seguro (art. 6.1.f RGPD).</p>
<h3>Contar páginas</h3>
<p>Sin su consentimiento, la visita se cuenta por página y día, sin ningún identificador. Si consiente las cookies de <em>rendimiento</em>, la visita se registra con un identificador anónimo, el título y la ruta de la página sin parámetros y el agente de usuario del navegador. Base jurídica: su consentimiento (art. 6.1.a), que puede retirar cuando quiera en la configuración de cookies.</p>
<h3>Su elección de cookies</h3>
<p>Su elección, la versión del aviso y el momento se guardan en una cookie de su navegador, porque la ley nos obliga a respetarla. Todas las cookies figuran por su nombre en el <a href="${of.prefix}${paths.cookie}">aviso de cookies</a>.</p>
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
<tr><th scope="row">Registro de páginas vistas</th><td>${of.page_view_days} días; después, totales por día y página</td></tr>
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
<p>Puede acceder a los datos que tenemos sobre usted y recibir una copia legible; pedir que se rectifiquen o supriman; limitar su tratamiento u oponerse a él; recibirlos en un formato portátil; y retirar el consentimiento sin indicar el motivo y sin que afecte al tratamiento anterior. En el caso del boletín, casi todo puede hacerse con el enlace de cualquier número. Respondemos en el plazo de un mes. Si no queda conforme, puede reclamar ante la autoridad de protección de datos de su país; en España, la AEPD. La nuestra es ${of.authority}.</p>
<p>No tomamos decisiones automatizadas sobre personas ni elaboramos perfiles.</p>
<h2 id="minors">Menores</h2>
<p>El sitio no está destinado a menores, que no pueden visitarlo. No conservamos a sabiendas datos de menores. Si cree que los tenemos, escríbanos y los suprimiremos.</p>
<h2 id="security">Seguridad</h2>
<p>Las conexiones con el sitio público van cifradas. Las contraseñas y los enlaces enviados por correo se guardan solo como resúmenes criptográficos. La parte del sistema que atiende a los lectores usa un acceso a la base de datos que no incluye los datos de los suscriptores. La plantilla inicia sesión con un segundo factor y cada cambio que hace queda registrado.</p>
<h2 id="changes">Cambios</h2>
<p>La versión y la fecha figuran bajo el título. Si un cambio le perjudica, lo anunciaremos en la portada durante las dos semanas anteriores a su aplicación y volveremos a pedir el consentimiento cuando sea necesario.</p>
`,
});
