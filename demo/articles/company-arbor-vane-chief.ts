import type { DemoArticle } from '../article';
import { singleUseGuidance } from '../sources';

export default {
	key: 'company-arbor-vane-chief',
	type: 'company',
	kind: 'news',
	author: 'tomasz-wierzba',
	days_ago: 58,
	hour: 6,
	tags: ['united-kingdom', 'retail', 'duty-stamps', 'age-checks'],
	mood: 'day',
	views: 401,
	en: {
		seo_url: 'arbor-and-vane-names-chief-from-pharmacy-trade',
		title: 'Arbor & Vane names pharmacy executive to run its 212 shops',
		standfirst:
			'Judith Amankwah has run counters where every box is scanned in and signed out. The shop chain is about to need the habit.',
		market: 'United Kingdom',
		place: 'Bristol',
		html: `<p>Arbor &amp; Vane has chosen someone who does not know the trade, and says so in the second sentence of its announcement. Judith Amankwah, 51, will leave Penrose Pharmacies, where she was in charge of 340 dispensing counters, to run the e-cigarette chain’s 212 shops from November. She follows Miles Harcourt, one of the two founders, who becomes chairman and keeps 38% of the shares.</p>
<p>The board interviewed four candidates, three of them from tobacco or grocery. What decided the matter, according to one director, was a question about stock. Asked what she would do on her first morning, the others spoke of brands. Ms Amankwah asked how many packs were in the building and how long it would take to find out.</p>
<h2>An answer that used not to matter</h2>
<p>It takes Arbor &amp; Vane nine days. Until this year that was good enough. From 1 October 2026 the United Kingdom charges a flat £2.20 on each 10 ml of vaping liquid, with or without nicotine, and asks for a stamp on the pack. Unstamped stock may be sold off for six months. From 1 April 2027 everything outside duty suspension must carry one, which obliges a shopkeeper to know, pack by pack, which kind is on the shelf.</p>
<blockquote><p>“In a pharmacy nobody is proud of knowing what is in the drawer. It is simply odd not to.”</p><cite>Judith Amankwah</cite></blockquote>
<p>The chain entered the year with about 1.9m packs, a third of them in shops. It has run down its slower lines, but the founders built the business on breadth: at its widest a branch stocked 480 different liquids. The new chief is expected to bring that below 200.</p>
<h2>Two cultures, one counter</h2>
<p>Staff have mixed expectations. The assistants are proud of advice, and the best branches feel like a well-run hardware shop. Several fear a future of white coats and queues. Mr Harcourt has tried to reassure them. He hired her, he wrote, for “the back of the shop, not for the front”.</p>
<p>She sees less of a division. Penrose tested its own staff with mystery visits on age checks and published the results branch by branch; after a year, failures had fallen from 11% to 2%. She will bring the programme with her. Arbor &amp; Vane has until now tested a tenth of its shops a year and kept the figures to itself.</p>
<ul>
<li>First hundred days: a full count, shop by shop, with the tills closed for half a day.</li>
<li>From January: stamped and unstamped stock on separate shelves and separate codes.</li>
<li>By the spring: results of age-check visits on the door of every branch.</li>
</ul>
<h2>What it costs</h2>
<p>The chain had sales of £118m in its last financial year and a pre-tax profit of £4.3m, half of what it earned before single-use devices were banned on 1 June 2025. Her pay is not high by the standards of retail: £310,000, with a bonus of up to half as much. A fifth of that bonus depends on one number, the difference between the stock in the books and the stock on the shelf. It is believed to be the first of its kind in the trade. In pharmacy, she remarked, nobody would think of paying extra for it.</p>`,
		key_dates: [
			{ date: '2026-10-01', text: 'British duty of £2.20 per 10 ml takes effect', fact: 'duty-GB-2026-10-01' },
			{ date: '2027-04-01', text: 'All stock outside suspension must be stamped', fact: 'rule-uk-duty-stamps' },
		],
		sources: [
			singleUseGuidance,
			{ title: 'Arbor & Vane, announcement', kind: 'company' },
			{
				title: 'Vaping Products Duty: rates and dates (HMRC; summary at vapebusiness.biz)',
				url: 'https://vapebusiness.biz',
			},
		],
		keywords: ['Arbor & Vane', 'chief executive', 'Vaping Products Duty', 'stock control'],
	},
	es: {
		seo_url: 'arbor-vane-ficha-directiva-de-la-farmacia',
		title: 'Arbor & Vane ficha a una directiva de farmacia para sus 212 tiendas',
		standfirst:
			'Judith Amankwah ha dirigido mostradores donde cada caja entra con lector y sale con firma. A la cadena de tiendas le va a hacer falta esa costumbre.',
		market: 'Reino Unido',
		place: 'Bristol',
		html: `<p>Arbor &amp; Vane ha elegido a alguien que no conoce el sector, y lo reconoce en la segunda frase de su comunicado. Judith Amankwah, de 51 años, dejará Penrose Pharmacies, donde tenía a su cargo 340 mostradores, para dirigir desde noviembre las 212 tiendas de la cadena de cigarrillos electrónicos. Sucede a Miles Harcourt, uno de los dos fundadores, que pasa a la presidencia y conserva el 38 % del capital.</p>
<p>El consejo entrevistó a cuatro candidatos, tres de ellos del tabaco o la alimentación. Lo que decidió el asunto, según uno de los consejeros, fue una pregunta sobre existencias. Preguntados por su primera mañana, los demás hablaron de marcas. Amankwah quiso saber cuántos envases había en el edificio y cuánto se tardaba en averiguarlo.</p>
<h2>Una respuesta que antes daba igual</h2>
<p>Arbor &amp; Vane tarda nueve días. Hasta este año bastaba. Desde el 1 de octubre de 2026 el Reino Unido cobra 2,20 libras fijas por cada 10 ml de líquido, lleve o no nicotina, y pide una precinta en el envase. Lo que no la tenga podrá venderse durante seis meses. Desde el 1 de abril de 2027 deberá llevarla todo lo que esté fuera del régimen suspensivo, y eso obliga al tendero a saber, envase por envase, cuál tiene en la estantería.</p>
<blockquote><p>«En una farmacia nadie presume de saber lo que hay en el cajón. Lo raro es no saberlo.»</p><cite>Judith Amankwah</cite></blockquote>
<p>La cadena empezó el año con cerca de 1,9 millones de envases, un tercio de ellos en tienda. Ha ido agotando los más lentos, pero los fundadores levantaron el negocio sobre la variedad: hubo locales con 480 líquidos distintos. Se espera que la nueva jefa los deje en menos de 200.</p>
<h2>Dos culturas y un mostrador</h2>
<p>La plantilla no sabe qué pensar. Los dependientes están orgullosos de su consejo, y las mejores tiendas recuerdan a una buena ferretería. Hay quien teme un futuro de batas blancas y turnos con número. Harcourt ha querido tranquilizarlos: la ha contratado, escribió, «para la trastienda, no para el mostrador».</p>
<p>Ella no ve tan clara la frontera. Penrose examinaba a su propio personal con visitas encubiertas de control de edad y publicaba el resultado de cada local; en un año, los fallos bajaron del 11 % al 2 %. Se trae el programa. Arbor &amp; Vane examinaba cada año una de cada diez tiendas y se guardaba las cifras.</p>
<ul>
<li>Cien primeros días: recuento completo, tienda por tienda, con la caja cerrada media jornada.</li>
<li>Desde enero: género con precinta y sin ella en estantes y códigos distintos.</li>
<li>En primavera: el resultado del control de edad, en la puerta de cada local.</li>
</ul>
<h2>Lo que cuesta</h2>
<p>La cadena vendió 118 millones de libras en su último ejercicio y ganó 4,3 antes de impuestos, la mitad que antes de que el 1 de junio de 2025 se prohibieran los desechables. El sueldo no es alto para el comercio: 310.000 libras y una prima de hasta la mitad. Una quinta parte de esa prima depende de un solo número, la diferencia entre las existencias de los libros y las de la estantería. Se cree que es la primera de su clase en el sector. En farmacia, observa ella, a nadie se le ocurriría pagarla aparte.</p>`,
		key_dates: [
			{
				date: '2026-10-01',
				text: 'Entra en vigor el impuesto británico de 2,20 libras por 10 ml',
				fact: 'duty-GB-2026-10-01',
			},
			{
				date: '2027-04-01',
				text: 'Toda mercancía fuera de suspensión debe llevar precinta',
				fact: 'rule-uk-duty-stamps',
			},
		],
		sources: [
			singleUseGuidance,
			{ title: 'Arbor & Vane, comunicado', kind: 'company' },
			{
				title: 'Vaping Products Duty: tipos y fechas (HMRC; resumen en vapebusiness.biz)',
				url: 'https://vapebusiness.biz',
			},
		],
		keywords: ['Arbor & Vane', 'nueva directora', 'impuesto británico', 'control de existencias'],
	},
} satisfies DemoArticle;
