import type { DemoPage, DemoSite } from '../page';

export const terms = (site: DemoSite): DemoPage => ({
	name: 'terms',
	version: '2.1',
	valid_from: '2026-09-01',
	en: {
		title: 'Terms of use',
		description: `The rules for reading, quoting and using ${site.name}: age, audience, calculators, register, messages, RSS feeds and the API.`,
		html: `
<p>These terms are between you and ${site.legal_name}, ${site.address}, publisher of ${site.name}. By using the site you accept them.</p>
<h2 id="audience">Who may use the site</h2>
<p>The site is for adults: at least 18 years old, or older where the law of your country so requires. Minors may not access it. It is written for people who work with these products or study them, and it serves users outside mainland China. Nothing on it is intended to encourage anyone to start using nicotine.</p>
<h2 id="demonstration">Demonstration edition</h2>
<p>Companies, people, quotations, licence records and exhibitor lists in this edition are invented. Legal facts, rates and figures of real events are given with their sources. Do not quote this edition as news, and do not rely on it for business decisions.</p>
<h2 id="advice">Information, not advice</h2>
<p>We aim to be accurate and correct our errors, but the site is journalism. It is not legal, tax, customs, medical or technical advice, and no product is recommended. Before you act, consult the law or a qualified adviser.</p>
<h2 id="tools">Calculators</h2>
<p>Results are estimates based on the rates and formulas shown with them. A rate may have changed since it was verified or may be subject to exceptions not shown, and no result replaces the authority’s own assessment. Mixing calculations are for trained people who handle nicotine with the protection it requires.</p>
<h2 id="register">Licence register</h2>
<p>Records show what the named source said on the date of verification. A company’s absence does not prove that it has no licence; its presence does not prove that the licence is still in force. Check with the issuing bureau.</p>
<h2 id="content">Quoting and copying</h2>
<p>Texts, tables, charts and drawings belong to the publisher or to those named beside them. You may link to any page, quote with name and link, and print or store individual articles for your own work. The tables offered as CSV may be used in your own charts if the source is credited. For anything more, such as reprinting, translating or training software on the content, ask first.</p>
<h2 id="messages">Messages you post</h2>
<p>Messages on an event’s message wall are moderated before they appear. They may be 2 to 280 characters long, must be text only and must be your own. We do not publish advertising, insults, personal data of others, offers of products to consumers, or anything unlawful. We do not edit messages and may reject any of them. You allow us to show the message with the name you gave, and may ask us to remove it at any time.</p>
<h2 id="letter">Newsletter</h2>
<p>The newsletter is free. Your subscription begins when you confirm it and ends when you unsubscribe. Use only an address of your own.</p>
<h2 id="feeds">RSS feeds and the API</h2>
<p>RSS feeds and the public API may be used to show headlines and summaries with a link to the article. The number of requests is limited; responses state when to try again. Do not circumvent the limits, guess tokens or use the site in a way that slows it down for readers. We take no action against security researchers who report to us first and cause no harm.</p>
<h2 id="advertising">Advertising and partner content</h2>
<p>Both are labelled. Advertisers are responsible for the pages they link to. Where the law of a country forbids an advertisement, it is not shown there, as far as the country can be determined.</p>
<h2 id="links">Links to other sites</h2>
<p>We link to sources so that readers can check them. We are not responsible for what others publish, and a link is not a recommendation.</p>
<h2 id="liability">Liability</h2>
<p>The site is provided free of charge and as is. We are liable without limit for intent, gross negligence and injury to life, body or health, and otherwise only where liability cannot be excluded by law. The site may be changed, interrupted or closed.</p>
<h2 id="law">Law and place</h2>
<p>The law of the Netherlands applies, with the courts of Rotterdam, as far as the law that protects you as a consumer does not provide otherwise. If one clause is invalid, the others remain in force.</p>
<h2 id="changes">Changes and contact</h2>
<p>The version and date are shown under the title; earlier versions are available on request. Questions: <a href="mailto:${site.mail}">${site.mail}</a>. See also the <a href="/about/policy">privacy policy</a>, the <a href="/about/cookie">cookie notice</a> and <a href="/about">about us</a>.</p>
`,
	},
	es: {
		title: 'Condiciones de uso',
		description: `Las reglas para leer, citar y usar ${site.name}: edad, público, calculadoras, registro, mensajes, RSS y API.`,
		html: `
<p>Estas condiciones rigen entre usted y ${site.legal_name}, ${site.address}, editora de ${site.name}. El uso del sitio supone su aceptación.</p>
<h2 id="audience">Quién puede usar el sitio</h2>
<p>El sitio es para adultos: 18 años como mínimo, o más si la ley de su país lo exige. Los menores no pueden acceder. Está escrito para quienes trabajan con estos productos o los estudian, y se dirige a usuarios de fuera de China continental. Nada de lo que contiene pretende animar a nadie a empezar a consumir nicotina.</p>
<h2 id="demonstration">Edición de demostración</h2>
<p>Las empresas, las personas, las citas, las licencias y las listas de expositores de esta edición son inventadas. Los datos legales, los tipos y las cifras de ferias reales se dan con su fuente. No cite esta edición como noticia ni se base en ella para decisiones de negocio.</p>
<h2 id="advice">Información, no asesoramiento</h2>
<p>Procuramos ser exactos y corregimos nuestros errores, pero el sitio es periodismo. No es asesoramiento jurídico, fiscal, aduanero, médico ni técnico, y no recomienda ningún producto. Antes de actuar, consulte la ley o a un asesor cualificado.</p>
<h2 id="tools">Calculadoras</h2>
<p>Los resultados son estimaciones basadas en los tipos y las fórmulas que los acompañan. Un tipo puede haber cambiado desde su verificación o tener excepciones que no se indican, y ningún resultado sustituye a la liquidación de la autoridad. Los cálculos de mezcla son para personas con formación que manejan la nicotina con la protección debida.</p>
<h2 id="register">Registro de licencias</h2>
<p>Las fichas muestran lo que decía la fuente citada en la fecha de la verificación. Que una empresa no aparezca no prueba que carezca de licencia; que aparezca no prueba que la licencia siga en vigor. Consulte a la oficina que la expidió.</p>
<h2 id="content">Citar y copiar</h2>
<p>Los textos, las tablas, los gráficos y los dibujos son de la editora o de quienes se nombra a su lado. Puede enlazar cualquier página, citar con nombre y enlace e imprimir o guardar artículos sueltos para su trabajo. Las tablas que se ofrecen en CSV pueden usarse en gráficos propios si se cita la fuente. Para cualquier otro uso, como reproducir, traducir o entrenar programas con el contenido, pida permiso.</p>
<h2 id="messages">Los mensajes que usted publica</h2>
<p>Los mensajes del muro de una feria se moderan antes de publicarse. Tienen de 2 a 280 caracteres, son solo texto y deben ser suyos. No publicamos publicidad, insultos, datos personales de otros, ofertas de productos a consumidores ni nada ilícito. No modificamos los mensajes y podemos rechazar cualquiera. Usted nos autoriza a mostrar el mensaje con el nombre que indicó y puede pedir su retirada en cualquier momento.</p>
<h2 id="letter">Boletín</h2>
<p>El boletín es gratuito. La suscripción empieza cuando la confirma y termina cuando se da de baja. Use solo una dirección propia.</p>
<h2 id="feeds">RSS y API</h2>
<p>Los canales RSS y la API pública pueden usarse para mostrar titulares y resúmenes con un enlace al artículo. El número de peticiones es limitado y la respuesta indica cuándo volver a intentarlo. No eluda los límites, no intente adivinar credenciales ni use el sitio de un modo que lo ralentice para los lectores. No tomamos medidas contra quienes investigan la seguridad, nos avisan primero y no causan daños.</p>
<h2 id="advertising">Publicidad y contenido patrocinado</h2>
<p>Ambos van identificados. Los anunciantes responden de las páginas a las que enlazan. Donde la ley de un país prohíbe un anuncio, no se muestra en la medida en que pueda determinarse el país.</p>
<h2 id="links">Enlaces a otros sitios</h2>
<p>Enlazamos las fuentes para que el lector pueda comprobarlas. No somos responsables de lo que publican otros, y un enlace no es una recomendación.</p>
<h2 id="liability">Responsabilidad</h2>
<p>El sitio se ofrece de forma gratuita y tal cual. Respondemos sin límite del dolo, de la culpa grave y de los daños a la vida, la integridad o la salud, y por lo demás solo cuando la ley no permite excluirlo. El sitio puede cambiar, interrumpirse o cerrarse.</p>
<h2 id="law">Ley y fuero</h2>
<p>Se aplica el derecho de los Países Bajos, con los tribunales de Róterdam, salvo que la ley que le protege como consumidor disponga otra cosa. Si una cláusula no es válida, las demás siguen vigentes.</p>
<h2 id="changes">Cambios y contacto</h2>
<p>La versión y la fecha figuran bajo el título; las anteriores se facilitan a quien las solicite. Consultas: <a href="mailto:${site.mail}">${site.mail}</a>. Véanse también la <a href="/es/about/policy">política de privacidad</a>, el <a href="/es/about/cookie">aviso de cookies</a> y <a href="/es/about">quiénes somos</a>.</p>
`,
	},
});
