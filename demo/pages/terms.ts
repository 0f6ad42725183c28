import type { DemoPage, DemoSite } from '../page';

export const terms = (site: DemoSite): DemoPage => ({
	name: 'terms',
	version: '2.1',
	valid_from: '2026-09-01',
	en: {
		title: 'Terms of use',
		description: `The rules for reading, quoting and using ${site.name}: age, audience, calculators, register, messages, feeds and the API.`,
		html: `
<p>These terms are between you and ${site.legal_name}, ${site.address}, publisher of ${site.name}. They are short because reading a newspaper should not need a contract. Using the site means accepting them.</p>
<h2 id="audience">Who may use the site</h2>
<p>The site is for adults: at least 18 years old, or older where the law of your country asks for more. Minors may not access it. It is written for people who work with these products or study them, and it serves users outside mainland China. Nothing on it invites anybody to begin using nicotine.</p>
<h2 id="demonstration">Demonstration edition</h2>
<p>Companies, people, quotations, licence records and exhibitor lists in this edition are invented. Legal facts, rates and figures of real events are given with their sources. Do not quote this edition as news, and do not rely on it in business.</p>
<h2 id="advice">Information, not advice</h2>
<p>We take care to be right and correct what is wrong, but the site is journalism. It is not legal, tax, customs, medical or technical advice, and no product is recommended. Before you act, read the law or ask someone who answers for the advice.</p>
<h2 id="tools">Calculators</h2>
<p>Results are estimates made from the rates and formulas shown beside them. A rate may have changed since the day it was verified, may have exceptions that the page does not know, and never replaces the authority’s own assessment. Mixing figures are for trained people who handle nicotine with the protection it requires.</p>
<h2 id="register">Licence register</h2>
<p>Records show what the named source said on the day of verification. That a firm is not found is no proof that it has no licence; that it is found is no proof that the licence still holds. Check with the issuing bureau.</p>
<h2 id="content">Quoting and copying</h2>
<p>Texts, tables, charts and drawings belong to the publisher or to those named beside them. You may link to any page, quote with name and link, and print or store single pieces for your own work. The tables offered as CSV may be used in your own charts if the source line stays with them. For anything more, such as reprinting, translating or training software on the content, ask first.</p>
<h2 id="messages">Messages you post</h2>
<p>A message on an event’s wall is read by a person before it appears. It may be 2 to 280 characters long, is text only, and must be your own. We do not publish advertising, insults, personal data of others, offers of products to consumers, or anything unlawful. We may shorten nothing and refuse anything. You allow us to show the message with the name you gave, and may ask us to take it down at any time.</p>
<h2 id="letter">Newsletter</h2>
<p>It is free. It begins when you confirm and ends when you say so. Sign up only with an address that is yours.</p>
<h2 id="feeds">Feeds and the API</h2>
<p>Feeds and the public API may be used to show headlines and summaries with a link to the piece. Requests are limited; answers say when to try again. Do not go round the limits, guess at tokens, or use the site in a way that slows it for readers. Security researchers who tell us first and harm nobody have nothing to fear from us.</p>
<h2 id="advertising">Advertising and partner content</h2>
<p>Both are labelled. Advertisers answer for what their links lead to. Where the law of a country forbids an advertisement, it is not shown there as far as that can be known.</p>
<h2 id="links">Links to other sites</h2>
<p>We link to sources because readers should be able to check. We do not answer for what others publish, and a link is not a recommendation.</p>
<h2 id="liability">Liability</h2>
<p>The site is offered free of charge and as it is. We are liable without limit for intent, gross negligence and injury to life, body or health, and otherwise only where the law says that this cannot be excluded. The site may be changed, interrupted or closed.</p>
<h2 id="law">Law and place</h2>
<p>The law of the Netherlands applies, with the courts of Rotterdam, as far as the law that protects you as a consumer does not provide otherwise. If one clause fails, the rest stands.</p>
<h2 id="changes">Changes and contact</h2>
<p>The version and date stand under the title; earlier versions are sent on request. Questions: <a href="mailto:${site.mail}">${site.mail}</a>. See also the <a href="/about/policy">privacy policy</a>, the <a href="/about/cookie">cookie notice</a> and <a href="/about">about us</a>.</p>
`,
	},
	es: {
		title: 'Condiciones de uso',
		description: `Las reglas para leer, citar y usar ${site.name}: edad, público, calculadoras, registro, mensajes, canales y API.`,
		html: `
<p>Estas condiciones rigen entre usted y ${site.legal_name}, ${site.address}, editora de ${site.name}. Son breves porque leer un periódico no debería exigir un contrato. Usar el sitio supone aceptarlas.</p>
<h2 id="audience">Quién puede usar el sitio</h2>
<p>El sitio es para adultos: 18 años como mínimo, o más donde la ley de su país lo pida. Los menores no pueden acceder. Está escrito para quienes trabajan con estos productos o los estudian, y sirve a usuarios de fuera de China continental. Nada de lo que contiene invita a nadie a empezar a consumir nicotina.</p>
<h2 id="demonstration">Edición de demostración</h2>
<p>Las empresas, las personas, las citas, las licencias y las listas de expositores de esta edición son inventadas. Los datos legales, los tipos y las cifras de ferias reales se dan con su fuente. No cite esta edición como noticia ni se apoye en ella para un negocio.</p>
<h2 id="advice">Información, no asesoramiento</h2>
<p>Procuramos acertar y corregimos lo que está mal, pero el sitio es periodismo. No es asesoramiento jurídico, fiscal, aduanero, médico ni técnico, y no recomienda ningún producto. Antes de actuar, lea la ley o pregunte a quien responda de su consejo.</p>
<h2 id="tools">Calculadoras</h2>
<p>Los resultados son estimaciones hechas con los tipos y las fórmulas que aparecen al lado. Un tipo puede haber cambiado desde el día en que se comprobó, puede tener excepciones que la página no conoce y nunca sustituye a la liquidación de la autoridad. Las cuentas de mezcla son para personas con formación que manejan la nicotina con la protección debida.</p>
<h2 id="register">Registro de licencias</h2>
<p>Las fichas muestran lo que decía la fuente citada el día de la comprobación. Que una empresa no aparezca no prueba que carezca de licencia; que aparezca no prueba que la licencia siga en vigor. Consulte a la oficina que la expidió.</p>
<h2 id="content">Citar y copiar</h2>
<p>Los textos, las tablas, los gráficos y los dibujos son de la editora o de quienes se nombra a su lado. Puede enlazar cualquier página, citar con nombre y enlace e imprimir o guardar piezas sueltas para su trabajo. Las tablas que se ofrecen en CSV pueden usarse en gráficos propios si conservan la línea de fuente. Para algo más, como reimprimir, traducir o entrenar programas con el contenido, pregunte antes.</p>
<h2 id="messages">Los mensajes que usted publica</h2>
<p>Los mensajes del muro de una feria los lee una persona antes de que aparezcan. Tienen de 2 a 280 caracteres, son solo texto y deben ser suyos. No publicamos publicidad, insultos, datos personales de otros, ofertas de productos a consumidores ni nada ilícito. No recortamos nada y podemos rechazar cualquier cosa. Usted nos permite mostrar el mensaje con el nombre que dio y puede pedir su retirada en todo momento.</p>
<h2 id="letter">Boletín</h2>
<p>Es gratuito. Empieza cuando usted confirma y termina cuando usted lo dice. Apúntese solo con una dirección que sea suya.</p>
<h2 id="feeds">Canales y API</h2>
<p>Los canales y la API pública sirven para mostrar titulares y resúmenes con un enlace a la pieza. Las peticiones tienen límite y la respuesta dice cuándo volver a intentarlo. No eluda los límites, no tantee credenciales ni use el sitio de un modo que lo haga lento para los lectores. Quien investigue la seguridad, nos avise primero y no dañe a nadie no tiene nada que temer de nosotros.</p>
<h2 id="advertising">Publicidad y contenido de socios</h2>
<p>Ambos van señalados. Los anunciantes responden de aquello a lo que llevan sus enlaces. Donde la ley de un país prohíbe un anuncio, no se muestra en la medida en que puede saberse.</p>
<h2 id="links">Enlaces a otros sitios</h2>
<p>Enlazamos las fuentes porque el lector debe poder comprobar. No respondemos de lo que publican otros, y un enlace no es una recomendación.</p>
<h2 id="liability">Responsabilidad</h2>
<p>El sitio se ofrece gratis y tal como está. Respondemos sin límite del dolo, de la culpa grave y de los daños a la vida, la integridad o la salud, y por lo demás solo cuando la ley no permite excluirlo. El sitio puede cambiar, interrumpirse o cerrarse.</p>
<h2 id="law">Ley y fuero</h2>
<p>Se aplica el derecho de los Países Bajos, con los tribunales de Róterdam, salvo que la ley que le protege como consumidor disponga otra cosa. Si una cláusula cae, las demás siguen en pie.</p>
<h2 id="changes">Cambios y contacto</h2>
<p>La versión y la fecha están bajo el título; las anteriores se envían a quien las pida. Preguntas: <a href="mailto:${site.mail}">${site.mail}</a>. Véanse también la <a href="/es/about/policy">política de privacidad</a>, el <a href="/es/about/cookie">aviso de cookies</a> y <a href="/es/about">quiénes somos</a>.</p>
`,
	},
});
