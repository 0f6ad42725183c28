import { authors } from '../authors';
import type { DemoPage, DemoSite } from '../page';

/** The staff who sign, straight from the list of authors: guests and software have no mailbox here. */
function masthead(edition: 'en' | 'es', prefix: string, head: readonly [string, string, string]): string {
	const rows = authors.flatMap((author) => {
		const mail = author.links?.find((link) => link.url.startsWith('mailto:'))?.url;
		if (!mail) return [];
		const contact = `<a href="${mail}">${mail.slice('mailto:'.length)}</a>`;
		return [
			`<tr><th scope="row"><a href="${prefix}/author/${author.slug}">${author.name}</a></th><td>${author[edition].role}</td><td>${contact}</td></tr>`,
		];
	});
	return `<table>
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

export const about = (site: DemoSite): DemoPage => ({
	name: 'about',
	version: '2.0',
	valid_from: '2026-09-01',
	en: {
		title: `About ${site.name}`,
		description: `What ${site.name} is, who writes and owns it, how it checks, corrects and labels its work, and how to reach the people behind it.`,
		html: `
<p>${site.name} reports on the e-cigarette trade for the people who work in it: those who make, fill, test, ship, tax, regulate, sell and study these products. We report what has changed in law, supply and prices, where, and who has to act. Every figure has a unit, a date and a source.</p>
<p>The site is written for adults with a professional interest. It sells nothing, reviews nothing for consumers and makes no claims about health. A shop or a supplier that is the source of a figure is named and not linked.</p>
<h2 id="demonstration">This is a demonstration edition</h2>
<p>What is invented here and what is not is said at the foot of every page. Each fact names its source, and a note says where we could not verify it. Nothing here should be quoted as news, and no invented company should be mistaken for a real one of a similar name.</p>
<h2 id="owner">Who owns the site</h2>
<p>${site.name} is published by ${site.legal_name}, ${site.address}. The publisher is funded by advertising and partner content, both labelled as such. No manufacturer, retailer, tobacco company, association or authority holds a share in it, and none sees an article before publication.</p>
<h2 id="masthead">Who writes it</h2>
<p>Tomasz Wierzba is responsible for the English edition and Inés Carrasco for the Spanish edition. Each has the final say on what it publishes. Write to the author of an article; the newsroom’s shared address is read several times a day.</p>
${masthead('en', '', ['Name', 'Role', 'E-mail'])}
<h2 id="editorial">How we work</h2>
<ul>
<li><strong>Sources first.</strong> We go to the law, the register, the customs table or the person. A document is linked where we have read it; one that we have not read is named and marked as not checked.</li>
<li><strong>Two sources for disputed claims.</strong> A disputed claim needs a document or a second witness. The other side is asked for comment before publication and given reasonable time to reply.</li>
<li><strong>Anonymity is an exception.</strong> It is granted by an editor who knows the name, for a reason given in the text.</li>
<li><strong>Figures are recalculated.</strong> Percentages and totals are recalculated from the figures we publish. Where a source contradicts itself, we say so.</li>
<li><strong>No gifts, no trips.</strong> Staff pay for their own travel and samples, return devices after a test, and hold no shares in companies they cover.</li>
<li><strong>No advice.</strong> We explain rules; we do not tell readers what is lawful in their case. The calculators give estimates, not tax advice.</li>
</ul>
<p>The English and Spanish editions share one newsroom. Translations are edited by a native speaker and may differ from the original where readers’ needs differ.</p>
<h2 id="corrections">Corrections</h2>
<p>When we are wrong we say what was wrong, what is right and when we changed it, at the foot of the article. Spelling mistakes are corrected without a note; factual errors never are. An article is withdrawn only when it cannot be corrected, and its address then says so.</p>
<p>Tell us at <a href="mailto:${site.mail}">${site.mail}</a>, with the address of the article and what you know. We normally reply within two working days.</p>
<h2 id="ai">How we use artificial intelligence</h2>
<ul>
<li>An article drafted by AI software carries the label “AI-assisted” and the byline <a href="/author/brume-ai">Brume Ai</a>, never a person’s name.</li>
<li>It is drafted from public documents named in the article. Before publication a member of the newsroom checks it against them and is named as its reviewer.</li>
<li>We do not use AI to invent quotations, people, pictures of events or figures.</li>
<li>Software also helps us to search registers, compare versions of draft laws and check spelling. That is not labelled, because it does not write any text.</li>
<li>The drawings above articles are generated by our own software. They are illustrations and show no real place or person.</li>
</ul>
<h2 id="partner">Advertising and partner content</h2>
<p>Advertisements appear in their own frame under the word “Advertisement”. They are chosen by page and place, not by who you are, and they can be kept out of countries whose law forbids them. Partner content is written or paid for by a named company: it carries its label and the company’s name wherever it appears, never enters the headlines, and is not written by people who report the news. We carry no consumer promotion of nicotine products.</p>
<h2 id="register">The China licence register</h2>
<p>The <a href="/license">licence register</a> collects what is known about licensed manufacturers in mainland China. Every record shows its source and the date it was last verified. A company’s absence from it proves nothing. In this edition every record is invented.</p>
<h2 id="contact">Contact</h2>
<ul>
<li>Newsroom, corrections, tips: <a href="mailto:${site.mail}">${site.mail}</a></li>
<li>By post: ${site.legal_name}, ${site.address}</li>
<li>Your data and your rights: see the <a href="/about/policy">privacy policy</a></li>
<li>Weekly newsletter: <a href="/about/subscribe">subscribe or change your preferences</a></li>
</ul>
<p>We protect our sources. Do not send confidential documents by ordinary e-mail: contact us first and we will agree on a secure way.</p>
`,
	},
	es: {
		title: 'Quiénes somos',
		description: `Qué es ${site.name}, quién lo escribe y de quién es, cómo comprueba, corrige y señala su trabajo, y cómo contactar con quienes lo hacen.`,
		html: `
<p>${site.name} informa sobre el sector del cigarrillo electrónico a quienes trabajan en él: los que fabrican, envasan, ensayan, transportan, gravan, regulan, venden y estudian estos productos. Contamos qué ha cambiado en la normativa, el suministro y los precios, dónde y quién debe actuar. Cada cifra lleva unidad, fecha y fuente.</p>
<p>El sitio está escrito para adultos con interés profesional. No vende nada, no publica reseñas para consumidores ni hace afirmaciones sobre la salud. Cuando una tienda o un proveedor es la fuente de una cifra, se cita sin enlace.</p>
<h2 id="demonstration">Esta es una edición de demostración</h2>
<p>Al pie de cada página se indica qué es inventado y qué no. Cada dato cita su fuente, y una nota avisa de lo que no hemos podido verificar. Nada de lo que hay aquí debe citarse como noticia, ni debe confundirse una empresa inventada con otra real de nombre parecido.</p>
<h2 id="owner">De quién es el sitio</h2>
<p>${site.name} lo edita ${site.legal_name}, ${site.address}. La editora se financia con publicidad y con contenido patrocinado, ambos identificados como tales. Ningún fabricante, minorista, grupo tabaquero, asociación o autoridad participa en su capital, y ninguno lee los artículos antes de su publicación.</p>
<h2 id="masthead">Quién lo escribe</h2>
<p>Inés Carrasco es responsable de la edición en español y Tomasz Wierzba de la edición en inglés. Cada uno tiene la última palabra sobre lo que publica la suya. Escriba al autor del artículo; la redacción lee el buzón común varias veces al día.</p>
${masthead('es', '/es', ['Nombre', 'Cargo', 'Correo'])}
<h2 id="editorial">Cómo trabajamos</h2>
<ul>
<li><strong>Primero, la fuente.</strong> Acudimos a la ley, al registro, a la tabla de aduanas o a la persona. Un documento se enlaza cuando lo hemos leído; el que no hemos leído se cita y se señala como no consultado.</li>
<li><strong>Dos fuentes para lo controvertido.</strong> Una afirmación controvertida exige un documento o un segundo testigo. Antes de publicar se pide su versión a la otra parte, con un plazo razonable para responder.</li>
<li><strong>El anonimato es la excepción.</strong> Lo concede un jefe de redacción que conoce el nombre, por un motivo que figura en el texto.</li>
<li><strong>Las cifras se recalculan.</strong> Los porcentajes y los totales se calculan de nuevo con las cifras que publicamos. Si una fuente se contradice, lo decimos.</li>
<li><strong>Ni regalos ni viajes.</strong> La redacción paga sus desplazamientos y sus muestras, devuelve los dispositivos después de la prueba y no tiene acciones de las empresas que cubre.</li>
<li><strong>Sin asesoramiento.</strong> Explicamos las normas; no indicamos qué es legal en cada caso. Las calculadoras dan estimaciones, no asesoramiento fiscal.</li>
</ul>
<p>Las ediciones en inglés y en español comparten redacción. Las traducciones las edita un hablante nativo y pueden diferir del original cuando difieren las necesidades de los lectores.</p>
<h2 id="corrections">Correcciones</h2>
<p>Cuando nos equivocamos decimos qué estaba mal, qué es lo correcto y cuándo lo cambiamos, al pie del propio artículo. Las erratas se corrigen sin nota; los errores de hecho, nunca. Un artículo se retira solo si no puede corregirse, y entonces su dirección lo indica.</p>
<p>Avísenos en <a href="mailto:${site.mail}">${site.mail}</a>, con la dirección del artículo y lo que sepa. Normalmente respondemos en dos días laborables.</p>
<h2 id="ai">Cómo usamos la inteligencia artificial</h2>
<ul>
<li>Los artículos redactados por un sistema de IA llevan la etiqueta «Asistido por IA» y la firma <a href="/es/author/brume-ai">Brume Ai</a>, nunca el nombre de una persona.</li>
<li>Se redactan a partir de documentos públicos que el artículo cita. Antes de publicarlos, un miembro de la redacción los coteja con esos documentos y figura como revisor.</li>
<li>No usamos la IA para inventar citas, personas, imágenes de hechos ni cifras.</li>
<li>También usamos programas para buscar en registros, comparar versiones de un proyecto de ley y revisar la ortografía. Ese uso no se señala, porque no genera texto.</li>
<li>Los dibujos que encabezan los artículos los genera un programa propio. Son ilustraciones y no muestran lugares ni personas reales.</li>
</ul>
<h2 id="partner">Publicidad y contenido patrocinado</h2>
<p>Los anuncios van en su propio marco, bajo la palabra «Publicidad». Se eligen por página y lugar, no por quién es usted, y pueden excluirse de los países cuya ley los prohíbe. El contenido patrocinado lo escribe o lo paga una empresa identificada: lleva su etiqueta y el nombre de la empresa allí donde aparece, no entra en los titulares y no lo escriben quienes elaboran la información. No publicamos promoción de productos de nicotina para consumidores.</p>
<h2 id="register">El registro de licencias de China</h2>
<p>El <a href="/es/license">registro de licencias</a> reúne lo que se sabe de los fabricantes con licencia en China continental. Cada ficha muestra su fuente y la fecha de la última verificación. Que una empresa no figure en él no demuestra nada. En esta edición todas las fichas son inventadas.</p>
<h2 id="contact">Contacto</h2>
<ul>
<li>Redacción, correcciones y avisos: <a href="mailto:${site.mail}">${site.mail}</a></li>
<li>Por correo postal: ${site.legal_name}, ${site.address}</li>
<li>Sus datos y sus derechos: véase la <a href="/es/about/policy">política de privacidad</a></li>
<li>Boletín semanal: <a href="/es/about/subscribe">suscribirse o cambiar las preferencias</a></li>
</ul>
<p>Protegemos a nuestras fuentes. No envíe documentos confidenciales por correo electrónico ordinario: contacte antes con nosotros y acordaremos una vía segura.</p>
`,
	},
});
