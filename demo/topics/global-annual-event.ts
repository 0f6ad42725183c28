import { daysOf, nextFrom } from '../calendar';
import { invented } from '../sources';
import type { DemoTopic } from '../topic';
import { articlesByTag, figures, partners, photoWall, schedule, speakers, subject, text, video } from './build';

const own = invented;
const note = ['Invented for the demonstration.', 'Inventado para la demostración.'] as const;
/** Days of the forum elsewhere. The newsroom announces them itself, so their dates are no estimates. */
const sittings = [
	{
		key: 'lisbon',
		offset: 15,
		place: { time_zone: 'Europe/Lisbon', city: 'Lisbon', country: 'PT' },
		en: {
			name: 'Brume Duty Day, Lisbon',
			summary: 'One day in Lisbon on excise returns, stamps and refunds, invented for the demonstration.',
		},
		es: {
			name: 'Jornada de Brume sobre impuestos, Lisboa',
			summary:
				'Un día en Lisboa sobre liquidaciones, precintas y devoluciones del impuesto, inventado para la demostración.',
		},
	},
	{
		key: 'leeds',
		offset: 52,
		place: { time_zone: 'Europe/London', city: 'Leeds', country: 'GB' },
		en: {
			name: 'Brume Laboratory Day, Leeds',
			summary: 'One day in Leeds on emission tests and what a report has to show, invented for the demonstration.',
		},
		es: {
			name: 'Jornada de Brume sobre laboratorios, Leeds',
			summary:
				'Un día en Leeds sobre ensayos de emisiones y lo que debe mostrar un informe, inventado para la demostración.',
		},
	},
] as const;
const rotterdam = {
	time_zone: 'Europe/Amsterdam',
	venue: 'Loods Zes',
	city: 'Rotterdam',
	country: 'NL',
};

/**
 * The newsroom's own yearly day. It is invented from end to end, and one edition is on when the demonstration starts.
 */
export function globalAnnualEvent(now: number): DemoTopic {
	// Began yesterday, ends tomorrow: so the calendar has a show that is on.
	const weekday = new Date((now - 86_400) * 1000).getUTCDay();
	const running = nextFrom(now, -1, weekday, 3);
	const year = Number(running.starts_on.slice(0, 4));
	const current = `global-annual-event-${year}`;
	const days2024 = { starts_on: '2024-11-14', ends_on: '2024-11-15' };
	return {
		slug: 'global-annual-event',
		kind: 'forum',
		organiser: 'Brume',
		trade_only: true,
		minimum_age: 18,
		cover_seed: 'warehouse~annual-quay',
		mentions: ['Brume Annual Forum', 'Foro Anual de Brume'],
		en: {
			name: 'Brume Annual Forum',
			summary:
				'Our annual forum in Rotterdam for regulators, manufacturers and retailers, invented for the demonstration.',
			description: 'The newsroom’s yearly forum. It is invented for the demonstration, as are its guests and figures.',
		},
		es: {
			name: 'Foro Anual de Brume',
			summary:
				'Nuestro foro anual en Róterdam para reguladores, fabricantes y minoristas, inventado para la demostración.',
			description: 'El foro anual de la redacción. Es inventado para la demostración, como sus invitados y sus cifras.',
		},
		editions: [
			{
				slug: 'global-annual-event-2024',
				year: 2024,
				...rotterdam,
				...days2024,
				status: 'held',
				source: own,
				photos: 9,
				figures: [
					{ name: 'attendees', value: 412, source: own },
					{ name: 'countries', value: 31, source: own },
					{ name: 'speakers', value: 14, source: own },
				],
				en: { name: 'Brume Annual Forum 2024', note: 'Invented for the demonstration.' },
				es: { name: 'Foro Anual de Brume 2024', note: 'Inventado para la demostración.' },
			},
			{
				slug: current,
				year,
				...rotterdam,
				...running,
				status: 'confirmed',
				source: own,
				photos: 5,
				en: { name: `Brume Annual Forum ${year}`, note: 'Invented for the demonstration.', hours: '10:00–17:30' },
				es: { name: `Foro Anual de Brume ${year}`, note: 'Inventado para la demostración.', hours: '10:00–17:30' },
			},
			...sittings.map(({ key, offset, place, en, es }) => {
				const days = nextFrom(now, offset, 3, 1);
				const of = Number(days.starts_on.slice(0, 4));
				return {
					slug: `global-annual-event-${key}-${of}`,
					year: of,
					...place,
					...days,
					status: 'confirmed' as const,
					source: own,
					en: { ...en, name: `${en.name} ${of}`, note: note[0], hours: '10:00–17:30' },
					es: { ...es, name: `${es.name} ${of}`, note: note[1], hours: '10:00–17:30' },
				};
			}),
		],
		subjects: [
			subject(
				{
					slug: 'global-annual-event',
					topic: 'global-annual-event',
					event_edition: current,
					cover_seed: 'warehouse~annual-quay',
					mood: 'night',
				},
				{
					title: `Brume Annual Forum ${year}`,
					standfirst:
						'Three days on the quay on the subject of proof: who keeps it, who asks for it and what it costs.',
				},
				{
					title: `Foro Anual de Brume ${year}`,
					standfirst: 'Tres días en el muelle dedicados a la prueba: quién la conserva, quién la pide y cuánto cuesta.',
				},
				[
					text(
						['Overview', 'Panorama'],
						`
<p>Once a year the newsroom closes its laptops and puts a long table into a warehouse in Rotterdam. Whoever sits down may be asked anything by the person opposite. There are no stands, no slides and no sponsors on stage.</p>
<p>The forum, its guests and its programme are invented: this page shows what a running event looks like.</p>`,
						`
<p>Una vez al año la redacción cierra los portátiles y pone una mesa larga en un almacén de Róterdam. A quien se sienta le puede preguntar cualquier cosa quien tiene enfrente. No hay estands, ni diapositivas, ni patrocinadores en el escenario.</p>
<p>El foro, sus invitados y su programa son inventados: esta página muestra cómo se ve un evento en curso.</p>`,
					),
					schedule(
						daysOf(running),
						[
							[
								0,
								'10:00',
								'11:15',
								'A stamp, a code, a receipt: what counts as proof of duty',
								'Un sello, un código, un recibo: qué vale como prueba del impuesto',
								['The long table', 'La mesa larga'],
								['Hanneke Vos', 'Amparo Ridaura'],
							],
							[
								0,
								'14:00',
								'15:00',
								'The recall that went well',
								'La retirada que salió bien',
								['The long table', 'La mesa larga'],
								['Lin Yuwei'],
							],
							[
								1,
								'10:00',
								'11:00',
								'Reading a licence, with the original in hand',
								'Leer una licencia, con el original en la mano',
								['The long table', 'La mesa larga'],
								['Wen Xiaolan'],
							],
							[
								1,
								'14:00',
								'15:15',
								'Laboratories: who pays, who publishes',
								'Laboratorios: quién paga, quién publica',
								['The long table', 'La mesa larga'],
								['Rosalind Petrie', 'Hanneke Vos'],
							],
							[
								2,
								'10:00',
								'11:30',
								'Open hour: bring the letter you did not understand',
								'Consulta abierta: traiga la carta que no entendió',
								['The quay', 'El muelle'],
								[],
							],
						],
						[
							'The programme and the speakers are invented for the demonstration.',
							'El programa y los ponentes son inventados para la demostración.',
						],
					),
					speakers([
						[
							'Hanneke Vos',
							'Team Veldinspectie',
							'leads an inspection team of nine',
							'dirige un equipo de nueve inspectores',
						],
						[
							'Amparo Ridaura',
							'Ridaura Asesores',
							'prepares excise returns',
							'prepara liquidaciones de impuestos especiales',
						],
						['Lin Yuwei', 'Anlan Battery', 'builds cells for six brands', 'fabrica celdas para seis marcas'],
						['Rosalind Petrie', 'Northlight Labs', 'compares emission methods', 'compara métodos de emisiones'],
						[
							'Wen Xiaolan',
							'Brume',
							'reports from the Pearl River Delta',
							'informa desde el delta del río de las Perlas',
						],
					]),
					photoWall(current),
				],
			),
			subject(
				{
					slug: 'global-annual-event-2024',
					topic: 'global-annual-event',
					event_edition: 'global-annual-event-2024',
					cover_seed: 'people~annual-2024',
					mood: 'day',
				},
				{
					title: 'Global annual event 2024',
					standfirst:
						'Two November days, fourteen people at the table and one question that outlived them: who keeps the file?',
				},
				{
					title: 'Encuentro anual 2024',
					standfirst:
						'Dos días de noviembre, catorce personas a la mesa y una pregunta que les sobrevivió: ¿quién guarda el expediente?',
				},
				[
					text(
						['What was said', 'Lo que se dijo'],
						`
<p>The first forum had a plan for every hour and kept to none of them. The morning on batteries became a morning on return boxes; the session on labels ended with four people on the floor, sorting leaflets by size.</p>
<p>Two sentences stayed. “A file that only its author can find is not a file”, from an inspector. And from a shopkeeper: “I do not mind the rule. I mind learning it from a parcel that came back.”</p>
<p>The event, the guests and the quotations are invented.</p>`,
						`
<p>El primer foro tenía un plan para cada hora y no cumplió ninguno. La mañana de las baterías acabó siendo la de las cajas de devolución; la sesión de etiquetas terminó con cuatro personas en el suelo ordenando prospectos por tamaño.</p>
<p>Quedaron dos frases. «Un expediente que solo encuentra su autor no es un expediente», de una inspectora. Y de un tendero: «La norma no me molesta. Me molesta enterarme por un paquete devuelto».</p>
<p>El evento, los invitados y las frases son inventados.</p>`,
					),
					figures(
						['In figures', 'En cifras'],
						[
							['412', 'people came', 'asistentes', own],
							['31', 'countries', 'países', own],
							['14', 'speakers, each for ten minutes', 'ponentes, diez minutos cada uno', own],
						],
					),
					photoWall('global-annual-event-2024'),
					video('annual-film', [
						'The two days in three minutes (link to the channel of the demonstration)',
						'Los dos días en tres minutos (enlace al canal de la demostración)',
					]),
					articlesByTag(['More on trade shows', 'Más sobre ferias'], ['trade-shows', 'ferias'], 4),
					partners(
						['Held with', 'Con la colaboración de'],
						[
							['Maasoever Customs Guild', 'association', 'asociación'],
							['Northlight Labs', 'laboratory', 'laboratorio'],
							['Aubry-Stein Fiscal', 'law firm', 'despacho'],
						],
						[
							'Invented partners. They paid for the hall and had no say in the programme.',
							'Colaboradores inventados. Pagaron la sala y no intervinieron en el programa.',
						],
					),
				],
			),
		],
	};
}
