import { imprintOf } from '../brand';
import { paths, type TextBlanks, type TextTemplate } from './text-template';

/** The page about the publisher in Spanish: what the software holds true, and what a newsroom fills in later. */
export const aboutEs = (of: TextBlanks): TextTemplate => ({
	title: `Sobre ${of.name}`,
	description: `Qué es ${of.name}, quién lo publica, cómo corrige y señala su trabajo y cómo contactar con nosotros.`,
	html: `
<p>${of.name} informa sobre el sector del cigarrillo electrónico a quienes trabajan en él: los que fabrican, envasan, ensayan, transportan, gravan, regulan, venden y estudian estos productos. El sitio está escrito para adultos con interés profesional.</p>
<h2 id="owner">Quién publica el sitio</h2>
<p>${of.name} es una publicación de ${imprintOf(of)}.</p>
<h2 id="corrections">Correcciones</h2>
<p>Cuando nos equivocamos decimos qué estaba mal, qué es lo correcto y cuándo lo cambiamos, al pie del propio artículo; todas figuran en la página de <a href="${of.prefix}${paths.corrections}">correcciones</a>. Avísenos en <a href="mailto:${of.mail}">${of.mail}</a>, con la dirección del artículo y lo que sepa.</p>
<h2 id="ai">Inteligencia artificial</h2>
<p>Los artículos redactados por un sistema de IA llevan una etiqueta. Antes de publicarlos, un miembro de la redacción los coteja y figura como revisor.</p>
<h2 id="partner">Publicidad y contenido patrocinado</h2>
<p>Los anuncios van en su propio marco, bajo la palabra «Publicidad». El contenido patrocinado lo escribe o lo paga una empresa identificada y lleva su etiqueta allí donde aparece.</p>
<h2 id="contact">Contacto</h2>
<ul>
<li>Redacción, correcciones y avisos: <a href="mailto:${of.mail}">${of.mail}</a></li>
<li>Por correo postal: ${imprintOf(of)}</li>
<li>Sus datos y sus derechos: véase la <a href="${of.prefix}${paths.policy}">política de privacidad</a></li>
<li>Boletín semanal: <a href="${of.prefix}${paths.subscribe}">suscribirse o cambiar las preferencias</a></li>
</ul>
`,
});
