import { paths, type TextBlanks, type TextTemplate } from './text-template';

/** The imprint in English; lines without a value are left out. */
export const imprintEn = (of: TextBlanks): TextTemplate => ({
	title: 'Imprint',
	description: `Who publishes ${of.name}, where, and how to reach the publisher.`,
	html: `
<h2 id="publisher">Publisher</h2>
<ul>
<li>${of.legal_name}</li>
<li>${of.address}</li>${of.represented && `\n<li>Represented by: ${of.represented}</li>`}${of.register && `\n<li>Register: ${of.register}</li>`}${of.vat && `\n<li>VAT number: ${of.vat}</li>`}
</ul>
<h2 id="contact">Contact</h2>
<ul>
<li>E-mail: <a href="mailto:${of.mail}">${of.mail}</a></li>
</ul>${
		of.responsible &&
		`
<h2 id="responsible">Responsible for the content</h2>
<p>${of.responsible}</p>`
	}
<p>How we treat your data is in the <a href="${of.prefix}${paths.policy}">privacy policy</a>; what applies to the use of the site, in the <a href="${of.prefix}${paths.terms}">terms of use</a>.</p>
`,
});
