import { authors } from '../authors';
import type { DemoPage, DemoSite } from '../page';

/** The people who sign, straight from the list of authors, so that the masthead is never out of date. */
function masthead(edition: 'en' | 'es', prefix: string, head: readonly [string, string, string]): string {
	const rows = authors
		.filter((author) => !author.is_software)
		.map((author) => {
			const mail = author.links?.find((link) => link.url.startsWith('mailto:'))?.url;
			const contact = mail ? `<a href="${mail}">${mail.slice('mailto:'.length)}</a>` : '–';
			return `<tr><th scope="row"><a href="${prefix}/author/${author.slug}">${author.name}</a></th><td>${author[edition].role}</td><td>${contact}</td></tr>`;
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
<p>${site.name} reports on the e-cigarette trade for the people who work in it: those who make, fill, test, ship, tax, regulate, sell and study these products. We print what changed in law, supply and price, where it changed, and who has to act. Every number carries a unit, a date and a source.</p>
<p>The site is written for adults with a professional interest. It sells nothing, reviews nothing for consumers, links to no shop, and makes no claim about health.</p>
<h2 id="demonstration">This is a demonstration edition</h2>
<p>What you are reading shows how the site works. The companies, the people, their words, the licence records and the exhibitor lists are <strong>invented</strong>. Laws, duty rates, customs figures, real trade shows and their past figures are <strong>true as far as we could check</strong>; each names its source, and a note says where we could not check. Nothing here should be quoted as news, and no invented firm should be mistaken for a real one of a similar name.</p>
<h2 id="owner">Who owns the site</h2>
<p>${site.name} is published by ${site.legal_name}, ${site.address}. The publisher lives on advertising that is marked as advertising and on partner content that is marked as partner content. No manufacturer, retailer, tobacco company, association or authority holds a share in it, and none sees a text before it is published.</p>
<h2 id="masthead">Who writes it</h2>
<p>Tomasz Wierzba answers for the English edition, Inés Carrasco for the Spanish edition. Each has the last word on what appears in it. Write to the person who signed a piece; the desk reads the common address several times a day.</p>
${masthead('en', '', ['Name', 'Work', 'Write to'])}
<h2 id="editorial">How we work</h2>
<ul>
<li><strong>Sources first.</strong> We go to the law, the register, the customs table or the person. A second-hand report is named as such, and the reader is sent to it.</li>
<li><strong>Two sources for what is disputed.</strong> A claim that somebody will deny needs a document or a second person who was there. The other side is asked before we publish and has reasonable time to answer.</li>
<li><strong>Anonymity is an exception.</strong> It is granted by an editor who knows the name, for a reason given in the text.</li>
<li><strong>Numbers are recomputed.</strong> Percentages and sums are worked out again from the figures we print. Where a source contradicts itself we say so.</li>
<li><strong>No gifts, no trips.</strong> Staff pay for their own travel and samples, return devices after a test, and hold no shares in firms they cover.</li>
<li><strong>No advice.</strong> We explain rules; we do not tell readers what is lawful in their case. The calculators give estimates, not tax advice.</li>
</ul>
<p>The English and the Spanish edition are two newsrooms on one desk. A translation is edited by a person at home in the language, and it may differ where the readers do.</p>
<h2 id="corrections">Corrections</h2>
<p>When we are wrong we say what was wrong, what is right and when we changed it, at the foot of the piece itself. Spelling is mended without a note; a fact never is. A piece is withdrawn only when it cannot be mended, and its address then says so.</p>
<p>Tell us at <a href="mailto:${site.mail}">${site.mail}</a>, with the address of the piece and what you know. A person answers, as a rule within two working days.</p>
<h2 id="ai">How we use software that writes</h2>
<ul>
<li>A text drafted by software carries the label “AI-assisted” and the byline <a href="/author/brume-ai">Brume Ai</a>, never a person’s name.</li>
<li>It is drafted from public documents that the piece names. A member of the newsroom reads it against them before it is published, and is named as its reviewer.</li>
<li>We do not use software to invent quotations, people, pictures of events or figures.</li>
<li>Software also helps us to search registers, compare versions of a draft law and check spelling. None of that is labelled, because none of it writes.</li>
<li>The drawings above the stories are made by a small program of our own from lines and one lamp. They illustrate; they show no real place or person.</li>
</ul>
<h2 id="partner">Advertising and partner content</h2>
<p>Advertisements stand in their own frame under the word “Advertisement”. They are chosen by page and place, not by who you are, and they can be kept out of countries whose law forbids them. Partner content is written or paid for by a named firm: it carries its label and the firm’s name wherever it appears, never enters the headlines, and is not written by people who report the news. We carry no consumer promotion of nicotine products.</p>
<h2 id="register">The China licence register</h2>
<p>The <a href="/license">licence register</a> gathers what can be known about licensed makers on the mainland of China. Every record shows its source and the day we last checked it. That a firm is not found there proves nothing. In this edition every record is invented.</p>
<h2 id="contact">Contact</h2>
<ul>
<li>Newsroom, corrections, tips: <a href="mailto:${site.mail}">${site.mail}</a></li>
<li>By post: ${site.legal_name}, ${site.address}</li>
<li>Your data and your rights: see the <a href="/about/policy">privacy policy</a></li>
<li>The weekly letter: <a href="/about/subscribe">sign up or change what you receive</a></li>
</ul>
<p>We protect people who tell us things. Do not send a confidential document by ordinary e-mail: write first, without it, and we will agree on a way.</p>
`,
	},
	es: {
		title: `Acerca de ${site.name}`,
		description: `Qué es ${site.name}, quién lo escribe y de quién es, cómo comprueba, corrige y señala su trabajo, y cómo hablar con quienes lo hacen.`,
		html: `
<p>${site.name} informa sobre el sector del cigarrillo electrónico a quienes trabajan en él: los que fabrican, envasan, ensayan, transportan, gravan, regulan, venden y estudian estos productos. Publicamos qué ha cambiado en la ley, el suministro y los precios, dónde ha cambiado y a quién le toca actuar. Cada cifra lleva unidad, fecha y fuente.</p>
<p>El sitio está escrito para adultos con interés profesional. No vende nada, no hace reseñas para consumidores, no enlaza con tiendas y no afirma nada sobre la salud.</p>
<h2 id="demonstration">Esta es una edición de demostración</h2>
<p>Lo que está leyendo enseña cómo funciona el sitio. Las empresas, las personas, sus palabras, las licencias y las listas de expositores son <strong>inventadas</strong>. Las leyes, los tipos impositivos, las cifras de aduanas, las ferias reales y sus datos pasados son <strong>ciertos hasta donde hemos podido comprobar</strong>; cada uno cita su fuente, y una nota avisa cuando no ha sido posible. Nada de lo que hay aquí debe citarse como noticia, ni confundirse una firma inventada con otra real de nombre parecido.</p>
<h2 id="owner">De quién es el sitio</h2>
<p>${site.name} lo edita ${site.legal_name}, ${site.address}. La editora vive de la publicidad, que va señalada como publicidad, y del contenido de socios, que va señalado como contenido de socios. Ningún fabricante, minorista, grupo tabaquero, asociación o autoridad participa en su capital, y nadie de fuera lee un texto antes de publicarse.</p>
<h2 id="masthead">Quién lo escribe</h2>
<p>Inés Carrasco responde de la edición española y Tomasz Wierzba de la inglesa. Cada cual tiene la última palabra sobre lo que aparece en la suya. Escriba a quien firma la pieza; la mesa lee el buzón común varias veces al día.</p>
${masthead('es', '/es', ['Nombre', 'Trabajo', 'Correo'])}
<h2 id="editorial">Cómo trabajamos</h2>
<ul>
<li><strong>Primero, la fuente.</strong> Acudimos a la ley, al registro, a la tabla de aduanas o a la persona. Lo que sabemos de segunda mano se dice, y se remite a quien lo publicó.</li>
<li><strong>Dos fuentes para lo discutido.</strong> Lo que alguien va a negar necesita un documento o una segunda persona que estuviera allí. A la otra parte se le pregunta antes de publicar, con tiempo razonable para contestar.</li>
<li><strong>El anonimato es la excepción.</strong> Lo concede un jefe de redacción que conoce el nombre, por un motivo que figura en el texto.</li>
<li><strong>Las cuentas se rehacen.</strong> Porcentajes y sumas se calculan de nuevo con las cifras que publicamos. Si una fuente se contradice, lo decimos.</li>
<li><strong>Ni regalos ni viajes.</strong> La redacción paga sus desplazamientos y sus muestras, devuelve los aparatos después de la prueba y no tiene acciones de las empresas que cubre.</li>
<li><strong>Sin consejos.</strong> Explicamos las normas; no decimos a nadie qué es legal en su caso. Las calculadoras dan estimaciones, no asesoramiento fiscal.</li>
</ul>
<p>La edición inglesa y la española son dos redacciones en una misma mesa. Las traducciones las edita alguien que vive en la lengua, y pueden apartarse del original donde los lectores también se apartan.</p>
<h2 id="corrections">Correcciones</h2>
<p>Cuando nos equivocamos decimos qué estaba mal, qué es lo correcto y cuándo lo cambiamos, al pie de la propia pieza. Una errata se arregla sin nota; un dato, nunca. Una pieza se retira solo si no tiene arreglo, y entonces su dirección lo dice.</p>
<p>Avísenos en <a href="mailto:${site.mail}">${site.mail}</a>, con la dirección de la pieza y lo que sepa. Contesta una persona, por lo general en dos días laborables.</p>
<h2 id="ai">Cómo usamos programas que escriben</h2>
<ul>
<li>Un texto redactado por un programa lleva la etiqueta de asistido por IA y la firma <a href="/es/author/brume-ai">Brume Ai</a>, nunca el nombre de una persona.</li>
<li>Se redacta a partir de documentos públicos que la pieza nombra. Antes de publicarse lo coteja con ellos alguien de la redacción, que figura como responsable de la revisión.</li>
<li>No usamos programas para inventar citas, personas, imágenes de hechos ni cifras.</li>
<li>También nos ayudan a buscar en registros, comparar versiones de un proyecto de ley y repasar la ortografía. Nada de eso se señala, porque nada de eso escribe.</li>
<li>Los dibujos que encabezan las piezas los hace un pequeño programa propio con líneas y una lámpara. Ilustran; no muestran ningún lugar ni persona reales.</li>
</ul>
<h2 id="partner">Publicidad y contenido de socios</h2>
<p>Los anuncios van en su propio marco, bajo la palabra «Publicidad». Se eligen por página y lugar, no por quién es usted, y pueden excluirse de los países cuya ley los prohíbe. El contenido de socios lo escribe o lo paga una firma con nombre: lleva su etiqueta y ese nombre allí donde aparece, no entra en los titulares y no lo escriben quienes hacen la información. No publicamos promoción de productos de nicotina para consumidores.</p>
<h2 id="register">El registro de licencias de China</h2>
<p>El <a href="/es/license">registro de licencias</a> reúne lo que puede saberse de los fabricantes con licencia de China continental. Cada ficha muestra su fuente y el día de la última comprobación. Que una empresa no aparezca no demuestra nada. En esta edición todas las fichas son inventadas.</p>
<h2 id="contact">Contacto</h2>
<ul>
<li>Redacción, correcciones y avisos: <a href="mailto:${site.mail}">${site.mail}</a></li>
<li>Por correo postal: ${site.legal_name}, ${site.address}</li>
<li>Sus datos y sus derechos: véase la <a href="/es/about/policy">política de privacidad</a></li>
<li>La carta semanal: <a href="/es/about/subscribe">apuntarse o cambiar lo que recibe</a></li>
</ul>
<p>Protegemos a quienes nos cuentan cosas. No envíe un documento confidencial por correo corriente: escriba antes, sin él, y acordaremos la manera.</p>
`,
	},
});
