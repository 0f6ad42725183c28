import { paths, type TextBlanks, type TextTemplate } from './text-template';

/** The imprint in Spanish; lines without a value are left out. */
export const imprintEs = (of: TextBlanks): TextTemplate => ({
	title: 'Aviso legal',
	description: `Quién publica ${of.name}, dónde y cómo ponerse en contacto con la editora.`,
	html: `
<h2 id="publisher">Editora</h2>
<ul>
<li>${of.legal_name}</li>
<li>${of.address}</li>${of.represented && `\n<li>Representante: ${of.represented}</li>`}${of.register && `\n<li>Registro: ${of.register}</li>`}${of.vat && `\n<li>NIF/IVA: ${of.vat}</li>`}
</ul>
<h2 id="contact">Contacto</h2>
<ul>
<li>Correo electrónico: <a href="mailto:${of.mail}">${of.mail}</a></li>
</ul>${
		of.responsible &&
		`
<h2 id="responsible">Responsable del contenido</h2>
<p>${of.responsible}</p>`
	}
<p>Cómo tratamos sus datos figura en la <a href="${of.prefix}${paths.policy}">política de privacidad</a>; lo que rige el uso del sitio, en las <a href="${of.prefix}${paths.terms}">condiciones de uso</a>.</p>
`,
});
