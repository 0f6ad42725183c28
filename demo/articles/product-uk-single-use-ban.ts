import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';
import { singleUseGuidance } from '../sources';

export default {
	key: 'product-uk-single-use-ban',
	type: 'product',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 172,
	hour: 7,
	tags: ['united-kingdom', 'disposables', 'retail', 'sustainability', 'duty-stamps'],
	mood: 'day',
	views: 640,
	en: {
		seo_url: 'uk-single-use-ban-one-year-refillable-designs',
		title: 'A year after the UK ban, shops sell 1.7 pods for each device',
		standfirst:
			'Since 1 June 2025 a vape sold in the United Kingdom has to be rechargeable and refillable, with a coil that can be replaced. Designers met all three conditions. Buyers are still learning the second.',
		market: 'United Kingdom',
		place: 'Leeds',
		key_points: [
			'The rule has three parts: a battery that recharges, a tank or pod that refills, a coil that can be replaced.',
			'In 46 independent shops, replacement pods sold at 1.7 for each device in a month.',
			'Only a third of the shops had a take-back box more than half full.',
			'The next change, a flat duty of £2.20 on 10 ml, applies from 1 October 2026.',
		],
		html: `<p>The sentence is short enough to print on a till. A vape may be sold in the United Kingdom only if it can be recharged and refilled, and if its coil can be replaced; anything else is a single-use vape and has been banned since 1 June 2025. A year on, we asked what that sentence has done to the design of the thing it describes.</p>
<p>The short answer is that it moved the waste from the device to the pod, and the thinking from the factory to the counter.</p>
<h2>Three conditions, three designs</h2>
<p>Rechargeable was the easy one. A socket costs a maker some eight cents, and the last disposables already had a hole in the right place. Refillable divided the field. About half of the devices we found have a tank with a stopper. The other half take an empty or filled pod that clicks in, which satisfies the rule so long as the user can put liquid into it or buy another.</p>
<p>The replaceable coil was the expensive one. It means a seal that can be opened and closed many times, and a contact that survives it. Two makers solved it by making coil and pod one part. Inspectors we spoke to accept that where the part is sold on its own, at a price that makes sense, in the same shop.</p>
<p>That last clause is where the trouble starts.</p>
<table>
<caption>What 46 independent shops sold in one month, all brands; survey by Brume</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Units</th><th scope="col">For each device</th></tr></thead>
<tbody>
<tr><th scope="row">Devices</th><td>11,380</td><td>1.0</td></tr>
<tr><th scope="row">Replacement pods and coils</th><td>19,350</td><td>1.7</td></tr>
<tr><th scope="row">Bottles of 10 ml</th><td>23,900</td><td>2.1</td></tr>
</tbody>
</table>
<p>If devices were kept for a year, the middle line should be many times the first. A ratio of 1.7 says that a good many are not. They are bought with a pod, used until the pod is empty and replaced whole, because the whole costs £5.99 and the part costs £4.49 and is out of stock.</p>
<blockquote><p>“I have a device that lasts a year and customers who last a week. The spare part is a matter of where I put it on the wall.”</p><cite>Shabnam Iqbal, who runs three shops in Leeds and Bradford</cite></blockquote>
<h2>The box by the door</h2>
<p>Shops must also take back what they sell. All 46 had a box. In sixteen it was more than half full; in nine it stood behind a rack where a customer would not find it without asking. Recyclers say that what comes in is getting better, because a device that opens for refilling can more often be opened for the cell as well.</p>
<p>Makers outside the country have noticed. Three of the factories we called in Shenzhen now build one export model, to the British conditions, and sell it everywhere. The United Kingdom was the second destination of Chinese exports in January and February 2026, at 173 million dollars, according to figures reported by the trade press.</p>
<h2>What comes next</h2>
<p>On 1 October 2026 the flat duty on liquid takes effect: £2.20 on 10 ml, with nicotine or without. From that day packs carry a stamp, and from 1 April 2027 all stock outside duty suspension must have one. For shops this may do what the ban did not. Liquid becomes the expensive part, and a device that leaks or is thrown away half full becomes a cost that the customer can read on a receipt.</p>
<p>The designers, meanwhile, have moved on to the question after that, which is the battery. The law says it has to be rechargeable. It does not yet say that anyone must be able to take it out.</p>`,
		key_dates: [
			{ date: '2025-06-01', text: 'Single-use vapes banned in the United Kingdom', fact: 'rule-uk-single-use-ban' },
			{ date: '2026-10-01', text: 'Vaping Products Duty: £2.20 per 10 ml', fact: 'duty-GB-2026-10-01' },
			{ date: '2027-04-01', text: 'All stock outside suspension must be stamped', fact: 'rule-uk-duty-stamps' },
		],
		sources: [
			...ratesOf('GB'),
			singleUseGuidance,
			{ title: 'China’s exports by destination, 2Firsts, 20 March 2026', url: 'https://2firsts.com' },
			{ title: 'Survey of 46 shops by Brume; illustrative figures' },
		],
		keywords: ['single-use ban', 'United Kingdom', 'refillable', 'take-back'],
	},
	es: {
		seo_url: 'reino-unido-un-ano-sin-desechables',
		title: 'Un año después del veto, las tiendas británicas venden 1,7 recambios por dispositivo',
		standfirst:
			'Desde el 1 de junio de 2025, un vapeador que se venda en el Reino Unido debe poder recargarse y rellenarse, y llevar una resistencia sustituible. Los diseñadores cumplieron las tres condiciones. Los compradores aún aprenden la segunda.',
		market: 'Reino Unido',
		place: 'Leeds',
		key_points: [
			'La norma tiene tres partes: batería que se recarga, depósito o cápsula que se rellena y resistencia que se cambia.',
			'En 46 tiendas independientes se vendieron 1,7 recambios por aparato en un mes.',
			'Solo en un tercio de las tiendas la caja de recogida pasaba de la mitad.',
			'El siguiente cambio, un impuesto fijo de 2,20 libras por 10 ml, se aplica desde el 1 de octubre de 2026.',
		],
		html: `<p>La frase cabe en un tique. En el Reino Unido solo puede venderse un vapeador si se recarga, si se rellena y si su resistencia se puede sustituir; lo demás es un producto de un solo uso y está prohibido desde el 1 de junio de 2025. Un año después preguntamos qué ha hecho esa frase con el diseño del objeto que describe.</p>
<p>La respuesta breve: ha llevado el residuo del aparato a la cápsula, y la reflexión de la fábrica al mostrador.</p>
<h2>Tres condiciones, tres diseños</h2>
<p>La recarga eléctrica fue lo fácil. Una toma cuesta al fabricante unos ocho céntimos, y las carcasas de la última generación de desechables ya tenían el agujero en su sitio. El rellenado dividió al sector. Más o menos la mitad de los aparatos que encontramos lleva un depósito con tapón. La otra mitad admite una cápsula, vacía o llena, que encaja a presión, y eso cumple la norma siempre que el usuario pueda echarle líquido o comprar otra.</p>
<p>La resistencia sustituible fue lo caro. Exige un cierre que se abra y se cierre muchas veces y un contacto que lo soporte. Dos fabricantes lo resolvieron haciendo de resistencia y cápsula una sola pieza. Los inspectores con los que hablamos lo aceptan si la pieza se vende suelta, a un precio razonable y en la misma tienda.</p>
<p>En esa última coma empieza el problema.</p>
<table>
<caption>Ventas de 46 tiendas independientes en un mes, todas las marcas; encuesta de Brume</caption>
<thead><tr><th scope="col">Artículo</th><th scope="col">Unidades</th><th scope="col">Por aparato</th></tr></thead>
<tbody>
<tr><th scope="row">Aparatos</th><td>11.380</td><td>1,0</td></tr>
<tr><th scope="row">Cápsulas y resistencias de recambio</th><td>19.350</td><td>1,7</td></tr>
<tr><th scope="row">Frascos de 10 ml</th><td>23.900</td><td>2,1</td></tr>
</tbody>
</table>
<p>Si los aparatos durasen un año, la segunda fila tendría que multiplicar varias veces la primera. Una proporción de 1,7 indica que muchos no duran. Se compran con una cápsula, se usan hasta vaciarla y se sustituyen enteros, porque el conjunto cuesta 5,99 libras y el recambio, 4,49 y está agotado.</p>
<blockquote><p>«Tengo un aparato que dura un año y clientes que duran una semana. Lo del recambio depende de en qué gancho lo cuelgue.»</p><cite>Shabnam Iqbal, con tres tiendas en Leeds y Bradford</cite></blockquote>
<h2>La caja junto a la puerta</h2>
<p>Las tiendas deben, además, recoger lo que venden. Las 46 tenían caja. En dieciséis pasaba de la mitad; en nueve estaba detrás de un expositor, donde nadie la encontraría sin preguntar. Los recicladores dicen que lo que llega mejora, porque un aparato que se abre para rellenarlo se deja abrir más a menudo para sacar la celda.</p>
<p>Los fabricantes de fuera han tomado nota. Tres de las fábricas de Shenzhen a las que llamamos construyen ya un solo modelo de exportación, con las condiciones británicas, y lo venden en todas partes. El Reino Unido fue el segundo destino de las exportaciones chinas en enero y febrero de 2026, con 173 millones de dólares, según cifras recogidas por la prensa del sector.</p>
<h2>Lo que viene</h2>
<p>El 1 de octubre de 2026 entra en vigor el impuesto fijo sobre el líquido: 2,20 libras por 10 ml, con nicotina o sin ella. Desde ese día los envases llevan precinta, y desde el 1 de abril de 2027 debe tenerla toda la mercancía fuera del régimen suspensivo. Para las tiendas puede lograr lo que el veto no logró. El líquido pasa a ser lo caro, y un aparato que gotea o se tira a medias se convierte en un gasto que el cliente lee en el tique.</p>
<p>Los diseñadores andan ya en la pregunta siguiente, la batería. La ley dice que ha de ser recargable. Todavía no dice que alguien tenga que poder sacarla.</p>`,
		key_dates: [
			{
				date: '2025-06-01',
				text: 'Prohibidos los vapeadores de un solo uso en el Reino Unido',
				fact: 'rule-uk-single-use-ban',
			},
			{ date: '2026-10-01', text: 'Impuesto británico: 2,20 libras por 10 ml', fact: 'duty-GB-2026-10-01' },
			{
				date: '2027-04-01',
				text: 'Toda la mercancía fuera del régimen suspensivo lleva precinta',
				fact: 'rule-uk-duty-stamps',
			},
		],
		sources: [
			...ratesOf('GB'),
			singleUseGuidance,
			{ title: 'Exportaciones chinas por destino, 2Firsts, 20 de marzo de 2026', url: 'https://2firsts.com' },
			{ title: 'Encuesta de Brume a 46 tiendas; cifras ilustrativas' },
		],
		keywords: ['desechables', 'Reino Unido', 'recargables', 'recogida de residuos'],
	},
} satisfies DemoArticle;
