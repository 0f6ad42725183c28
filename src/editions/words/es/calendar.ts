import type { CalendarWords } from '../en/calendar';

const count = (n: number, one: string, many: string) => `${n.toLocaleString('es-ES')} ${n === 1 ? one : many}`;

/** Words of the calendar of dates, Spanish edition. */
export const es_calendar: CalendarWords = {
	title: 'Calendario',
	line: 'Días en que cambia una norma, un impuesto o un límite, y los días de las ferias del sector',
	past_title: 'Fechas pasadas',
	all_dates: 'Todas las fechas',
	filter: 'Filtrar el calendario',
	when: 'Cuándo',
	coming: 'Próximas',
	past: 'Pasadas',
	kind: 'Clase',
	all_kinds: 'Todas las clases',
	kinds: { rule: 'Normas', duty: 'Tipos del impuesto', limit: 'Límites de producto', exhibition: 'Ferias' },
	kind_one: { rule: 'Norma', duty: 'Tipo del impuesto', limit: 'Límite', exhibition: 'Feria' },
	market: 'Mercado',
	all_markets: 'Todos los mercados',
	apply: 'Mostrar',
	count: (n) => count(n, 'fecha', 'fechas'),
	none_coming: 'Por ahora no hay ninguna anunciada.',
	none: 'Ninguna fecha cumple estos filtros',
	none_line: 'Quite un filtro o mire las fechas pasadas.',
	see_past: 'Ver lo que ya pasó',
	see_coming: 'Ver lo que viene',
	limits_of: (market) => `${market}: límites de producto`,
	duty_on: (market, what) => `${market}: impuesto, ${what.toLowerCase()}`,
	your_own: 'En su propio calendario',
	your_own_line: 'Las fechas de esta lista, con sus filtros. El calendario suscrito sigue los cambios de fecha.',
	subscribe: 'Suscribirse (webcal)',
	download: 'Descargar una vez (ICS)',
	calendar_name: (brand) => `${brand}: fechas del sector`,
	how: 'De dónde salen las fechas',
	how_line:
		'Del seguimiento de normas, la tabla de tipos del impuesto, los límites de producto y las ferias, cada fila con su fuente. Si una fuente da el año y no el día, figura el 1 de enero y la fila lo dice.',
};
