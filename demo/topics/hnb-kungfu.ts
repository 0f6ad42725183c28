import type { DemoTopic } from '../topic';
import { articlesByTag, figures, partners, subject, text, video } from './build';

const twoFirsts = { title: '2Firsts', url: 'https://2firsts.com' };
const keller = { title: 'Keller and Heckman', url: 'https://thecontinuumofrisk.com' };

/** A series of the newsroom, not an event: it has no editions, only a page. */
export function hnbKungfu(): DemoTopic {
	return {
		slug: 'hnb-kungfu',
		kind: 'series',
		organiser: 'Brume',
		trade_only: false,
		cover_seed: 'furnace~hnb-kungfu',
		mentions: ['HNB Kungfu'],
		en: {
			name: 'HNB Kungfu',
			summary: 'A series on heat-not-burn: ovens, sticks and the craft between them.',
			description:
				'Kungfu is skill that has taken time. The series looks at heated tobacco as a matter of engineering, law and customs.',
		},
		es: {
			name: 'HNB Kungfu',
			summary: 'Una serie sobre el tabaco calentado: hornos, unidades y el oficio que los une.',
			description:
				'Kungfu es la destreza que ha llevado tiempo. La serie mira el tabaco calentado como asunto de ingeniería, ley y aduanas.',
		},
		editions: [],
		subjects: [
			subject(
				{ slug: 'hnb-kungfu', topic: 'hnb-kungfu', cover_seed: 'furnace~hnb-kungfu', mood: 'deep' },
				{
					title: 'HNB Kungfu',
					standfirst: 'How to heat a leaf without burning it, in nine parts.',
				},
				{
					title: 'HNB Kungfu',
					standfirst: 'Cómo calentar una hoja sin quemarla, en nueve partes.',
				},
				[
					text(
						['About the series', 'Sobre la serie'],
						`
<p>Heat-not-burn is the corner of the trade where the device and the consumable cannot be told apart by a tariff book. An oven is an appliance; a stick is tobacco; together they are a product that each country files somewhere else. The series takes one question at a time.</p>
<h3>The nine parts</h3>
<ul>
<li>Temperature: what is held constant, and where it is measured</li>
<li>The blade, the pin and the ring: three ways to bring heat to a stick</li>
<li>Why a separate licence class exists for heated devices in China</li>
<li>Sticks without tobacco, and the customs code they travel under</li>
<li>Cleaning: the complaint nobody designs for</li>
<li>Cells that deliver their charge in six minutes and then rest for an hour</li>
<li>Patents: a map of who must ask whom</li>
<li>Duty: by weight, by stick or not at all</li>
<li>Taking devices back</li>
</ul>
<p>It makes no claim about health, compares no brands for consumers and names no place to buy.</p>`,
						`
<p>El tabaco calentado es el rincón del sector donde el arancel no distingue el aparato del consumible. Un horno es un electrodoméstico; una unidad es tabaco; juntos son un producto que cada país archiva en otro cajón. La serie va pregunta por pregunta.</p>
<h3>Las nueve partes</h3>
<ul>
<li>La temperatura: qué se mantiene constante y dónde se mide</li>
<li>La lámina, la aguja y el anillo: tres maneras de llevar el calor</li>
<li>Por qué en China hay una clase de licencia aparte para los aparatos calentadores</li>
<li>Unidades sin tabaco, y el código aduanero con que viajan</li>
<li>La limpieza: la queja para la que nadie diseña</li>
<li>Celdas que dan mucho en seis minutos y nada en la hora siguiente</li>
<li>Patentes: un mapa de quién tiene que pedir permiso a quién</li>
<li>Impuesto: al peso, por unidad o ninguno</li>
<li>La recogida de los aparatos</li>
</ul>
<p>No afirma nada sobre la salud, no compara marcas para consumidores y no dice dónde comprar.</p>`,
					),
					articlesByTag(
						['Heated tobacco in the news', 'El tabaco calentado en las noticias'],
						['heated-tobacco', 'tabaco-calentado'],
						8,
					),
					video('hnb-oven', [
						'A heating curve, drawn slowly: six minutes (link to the channel of the demonstration)',
						'Una curva de calentamiento, dibujada despacio: seis minutos (enlace al canal de la demostración)',
					]),
					figures(
						['Two facts to begin with', 'Dos datos para empezar'],
						[
							[
								'1',
								'separate product class for heat-not-burn devices in the Chinese production licence',
								'clase de producto aparte para aparatos de tabaco calentado en la licencia china de producción',
								keller,
							],
							[
								'2',
								'customs headings a filled product may fall under: 8543.40 and, not verified, 2404.12',
								'partidas en que puede caer un producto envasado: 8543.40 y, sin verificar, 2404.12',
								twoFirsts,
							],
						],
					),
					partners(
						['With help from', 'Con la ayuda de'],
						[
							['Kiln & Gauge', 'thermal test bench', 'banco de ensayos térmicos'],
							['Instituto Brasa', 'materials laboratory', 'laboratorio de materiales'],
							['Ovenlight Patents', 'patent research', 'búsqueda de patentes'],
						],
						[
							'Invented for the demonstration. They lend instruments and see no text before it is published.',
							'Inventados para la demostración. Prestan instrumentos y no ven ningún texto antes de publicarse.',
						],
					),
				],
			),
		],
	};
}
