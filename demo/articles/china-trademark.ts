import type { DemoArticle } from '../article';
import { chinaNews } from '../sources';

export default {
	key: 'china-trademark',
	type: 'regulation',
	kind: 'china',
	author: 'wen-xiaolan',
	days_ago: 214,
	hour: 8,
	label: 'feature',
	tags: ['china', 'licences', 'mergers'],
	mood: 'day',
	views: 360,
	en: {
		seo_url: 'china-no-trademark-no-licence',
		title: '20 of 26 Chinese contract makers had to register or buy a trademark',
		standfirst:
			'The Chinese scheme wants a mark registered in China behind every licence. Firms that only ever made other people’s goods had to find a name, and names have a price.',
		market: 'China',
		place: 'Huizhou',
		html: `
			<p>The brand is called Morning Heron and it has never been on anything. A tea merchant in Fujian registered it years ago, in several classes for safety, and forgot. In January it was bought by Huizhou Jinpu Precision, a company of two hundred and sixty people that makes cartridges for others and has no wish to sell a single one under a name of its own. It needed a heron in order to be allowed to go on.</p>
			<p>Among the conditions for a licence in the Chinese e-cigarette scheme is one that foreign buyers often overlook. There is no licence without a trademark registered in China. Suitable funds, premises, equipment and agreement with industrial policy are asked for as well, and those a contract maker has. A brand is precisely what it has spent its life not having.</p>
			<h2>Three ways to a name</h2>
			<p>Filing agents describe three roads, each with its own toll.</p>
			<table>
			<caption>How contract makers met the trademark condition. Survey of 26 firms by Brume, first quarter of 2026; illustrative figures</caption>
			<thead><tr><th scope="col">Road</th><th scope="col">Firms</th><th scope="col">Median time</th><th scope="col">Main risk</th></tr></thead>
			<tbody>
			<tr><th scope="row">Register a new mark</th><td>11</td><td>11 months</td><td>Somebody objects</td></tr>
			<tr><th scope="row">Buy an existing mark</th><td>9</td><td>4 months</td><td>Wrong class, or disuse</td></tr>
			<tr><th scope="row">Rely on a customer’s mark</th><td>6</td><td>2 months</td><td>The customer leaves</td></tr>
			</tbody>
			</table>
			<p>The third road looks cheapest. It ties the factory’s permission to work to somebody else’s goodwill, in both senses of the word. Jinpu took it in 2022, with the mark of a customer in Hangzhou; in 2025 the customer was sold, and the buyer had a factory.</p>
			<h2>What a sleeping name costs</h2>
			<p>Jinpu’s director, Fei Wenbin, will not say what he paid. Brokers in Guangzhou put a clean mark in the right class at 30,000 to 80,000 yuan, somewhat more if it can be said aloud on the telephone. Before 2022 the same shelf sold for a few thousand. Most of it was registered by people who had no use for it then either.</p>
			<blockquote><p>“I asked my daughter what the heron should look like. She said: tired.”</p><cite>Fei Wenbin, Huizhou Jinpu Precision</cite></blockquote>
			<h2>What buyers should look at</h2>
			<p>A supplier’s mark tells a foreign customer more than it seems to.</p>
			<ul>
			<li>Whose is it? If it belongs to another customer, ask what happens when that customer goes.</li>
			<li>Is it in the class the licence is for? A mark for tea is a mark for tea.</li>
			<li>Does the name on the register of marks agree, sign by sign, with the name on the licence?</li>
			</ul>
			<p>The last check catches most. A company that was renamed has to file a change, and the mark has to follow. Until both have arrived, the two papers name two firms, and a customs officer who reads Chinese will notice before the buyer does.</p>
			<p>Jinpu’s licence now carries the heron. To be safe Mr Fei has had one batch of cartridges printed with it, two hundred boxes, which stand on a shelf in his office. They are, as far as he knows, the whole of the brand.</p>
		`,
		sources: [
			chinaNews,
			{ title: 'Tobacco Reporter, on the papers required', url: 'https://tobaccoreporter.com' },
			{ title: 'Survey of 26 contract makers by Brume, first quarter of 2026 (illustrative figures)' },
		],
		keywords: ['China', 'trademark', 'licence', 'contract makers'],
	},
	es: {
		seo_url: 'china-sin-marca-no-hay-licencia',
		title: '20 de 26 fabricantes chinos por encargo tuvieron que registrar o comprar una marca',
		standfirst:
			'El régimen chino exige una marca registrada en el país detrás de cada licencia. Quienes siempre fabricaron para otros han tenido que buscarse un nombre, y los nombres tienen precio.',
		market: 'China',
		place: 'Huizhou',
		html: `
			<p>La marca se llama Garza de la Mañana y no ha estado nunca en nada. La registró hace años, en varias clases por si acaso, un comerciante de té de Fujian que luego la olvidó. En enero la compró Huizhou Jinpu Precision, doscientas sesenta personas que hacen cartuchos para otros y que no desean vender ni uno con nombre propio. Le hacía falta una garza para que la dejaran seguir.</p>
			<p>Entre las condiciones de la licencia china hay una que el comprador extranjero suele pasar por alto: no se concede sin una marca registrada en China. También se piden fondos, locales, equipo y conformidad con la política industrial, y eso un fabricante por encargo lo tiene. Una marca es justo lo que se ha pasado la vida sin tener.</p>
			<h2>Tres caminos hasta un nombre</h2>
			<p>Los gestores describen tres, cada uno con su peaje.</p>
			<table>
			<caption>Cómo cumplieron con la marca los fabricantes por encargo. Encuesta de Brume a 26 empresas, primer trimestre de 2026; cifras ilustrativas</caption>
			<thead><tr><th scope="col">Camino</th><th scope="col">Empresas</th><th scope="col">Plazo mediano</th><th scope="col">Riesgo principal</th></tr></thead>
			<tbody>
			<tr><th scope="row">Registrar una marca nueva</th><td>11</td><td>11 meses</td><td>Que alguien se oponga</td></tr>
			<tr><th scope="row">Comprar una que exista</th><td>9</td><td>4 meses</td><td>Otra clase, o falta de uso</td></tr>
			<tr><th scope="row">Apoyarse en la de un cliente</th><td>6</td><td>2 meses</td><td>Que el cliente se vaya</td></tr>
			</tbody>
			</table>
			<p>El tercero parece el más barato. Ata el permiso de trabajar al fondo de comercio y a la buena voluntad de otro. Jinpu lo tomó en 2022, con la marca de un cliente de Hangzhou; en 2025 el cliente se vendió, y el comprador tenía fábrica.</p>
			<h2>Cuánto vale un nombre dormido</h2>
			<p>El director de Jinpu, Fei Wenbin, no dice lo que pagó. Los corredores de Cantón cifran una marca limpia y en su clase entre 30.000 y 80.000 yuanes, algo más si se puede decir por teléfono sin deletrearla. Antes de 2022, la misma estantería se vendía por unos pocos miles. La mayoría las había registrado gente que tampoco entonces sabía qué hacer con ellas.</p>
			<blockquote><p>«Le pregunté a mi hija cómo debía ser la garza. Me dijo que cansada.»</p><cite>Fei Wenbin, Huizhou Jinpu Precision</cite></blockquote>
			<h2>En qué debe fijarse el comprador</h2>
			<p>La marca de un proveedor cuenta más de lo que parece.</p>
			<ul>
			<li>¿De quién es? Si es de otro cliente, conviene preguntar qué pasa cuando se marche.</li>
			<li>¿Está en la clase de la licencia? Una marca de té es una marca de té.</li>
			<li>¿Coincide, signo por signo, el nombre del registro de marcas con el de la licencia?</li>
			</ul>
			<p>Lo último es lo que más falla. La empresa que cambia de nombre tiene que comunicarlo, y la marca ha de ir detrás. Hasta que lleguen las dos cosas, los dos papeles nombran a dos empresas, y un aduanero que lea chino se dará cuenta antes que el comprador.</p>
			<p>La licencia de Jinpu lleva ya la garza. Por si acaso, Fei ha impreso con ella un lote de cartuchos, doscientas cajas que están en un estante de su despacho. Son, que él sepa, toda la marca.</p>
		`,
		sources: [
			chinaNews,
			{ title: 'Tobacco Reporter, sobre los documentos exigidos', url: 'https://tobaccoreporter.com' },
			{ title: 'Encuesta de Brume a 26 fabricantes por encargo, primer trimestre de 2026 (cifras ilustrativas)' },
		],
		keywords: ['China', 'marca registrada', 'licencia', 'fabricantes por encargo'],
	},
} satisfies DemoArticle;
