import { imprintOf } from '../brand';
import { paths, type TextBlanks, type TextTemplate } from './text-template';

/** The terms of use in Spanish, true to what the software does; its blanks are already escaped for HTML. */
export const termsEs = (of: TextBlanks): TextTemplate => ({
	title: 'Condiciones de uso',
	description: `Las reglas para leer, citar y usar ${of.name}: edad, público, calculadoras, registro, mensajes, RSS y API.`,
	html: `
<p>Estas condiciones rigen entre usted y ${imprintOf(of)}, editora de ${of.name}. El uso del sitio supone su aceptación.</p>
<h2 id="audience">Quién puede usar el sitio</h2>
<p>El sitio es para adultos: 18 años como mínimo, o más si la ley de su país lo exige. Los menores no pueden acceder. Está escrito para quienes trabajan con estos productos o los estudian, y se dirige a usuarios de fuera de China continental. Nada de lo que contiene pretende animar a nadie a empezar a consumir nicotina.</p>
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
<p>Se aplica el derecho de ${of.law}, con los tribunales de ${of.courts}, salvo que la ley que le protege como consumidor disponga otra cosa. Si una cláusula no es válida, las demás siguen vigentes.</p>
<h2 id="changes">Cambios y contacto</h2>
<p>La versión y la fecha figuran bajo el título; las anteriores se facilitan a quien las solicite. Consultas: <a href="mailto:${of.mail}">${of.mail}</a>. Véanse también la <a href="${of.prefix}${paths.policy}">política de privacidad</a>, el <a href="${of.prefix}${paths.cookie}">aviso de cookies</a> y <a href="${of.prefix}${paths.about}">quiénes somos</a>.</p>
`,
});
