import type { SourceDocument } from '../../src/shared/source-document';
import type {
	ScheduleContent,
	SourceLink,
	SpeakersContent,
	SubjectModule,
	SubjectModuleContents,
	SubjectModuleName,
} from '../../src/shared/subject/subject-module';
import type { DemoSubject, DemoSubjectText } from '../topic';

/** One module in both editions. */
export interface Pair {
	en: SubjectModule;
	es: SubjectModule;
}

type Words = [en: string, es: string];

/** A module whose content differs by language. */
function pair<Kind extends SubjectModuleName>(
	kind: Kind,
	title: Words,
	en: SubjectModuleContents[Kind],
	es: SubjectModuleContents[Kind],
): Pair {
	const one = (words: string, content: SubjectModuleContents[Kind]) =>
		({ kind, title: words, content }) as SubjectModule;
	return { en: one(title[0], en), es: one(title[1], es) };
}

const hero = (cover_seed: string, cover_mood: 'day' | 'night' | 'deep'): Pair =>
	pair('hero', ['', ''], { cover_seed, cover_mood, alt: '' }, { cover_seed, cover_mood, alt: '' });

export const text = (title: Words, en: string, es: string): Pair => pair('text', title, { html: en }, { html: es });

export const articleList = (topic: string, limit = 4): Pair =>
	pair('article_list', ['News on this show', 'Noticias sobre esta feria'], { topic, limit }, { topic, limit });

export const articlesByTag = (title: Words, tag: Words, limit: number): Pair =>
	pair('article_list', title, { tag: tag[0], limit }, { tag: tag[1], limit });

export const photoWall = (event_edition: string): Pair =>
	pair(
		'photo_wall',
		['Pictures', 'Imágenes'],
		{ event_edition, intro: 'Drawings by Brume in place of photographs: they show no real hall.' },
		{ event_edition, intro: 'Dibujos de Brume en lugar de fotografías: no muestran ningún pabellón real.' },
	);

export const directory = (event_edition: string): Pair =>
	pair(
		'enterprise_directory',
		['Exhibitors', 'Expositores'],
		{ event_edition, intro: 'Every exhibitor in this list is invented for the demonstration.' },
		{ event_edition, intro: 'Todos los expositores de esta lista son inventados para la demostración.' },
	);

export const wall = (event_edition: string): Pair =>
	pair(
		'visitor_wall',
		['Message wall', 'Muro de mensajes'],
		{
			event_edition,
			is_open: true,
			intro: 'Leave a message for people you hope to meet. Messages are moderated before they appear.',
		},
		{
			event_edition,
			is_open: true,
			intro:
				'Deje un mensaje para las personas con las que espera reunirse. Los mensajes se moderan antes de publicarse.',
		},
	);

export const attachments = (event_edition: string): Pair =>
	pair(
		'attachments',
		['Documents', 'Documentos'],
		{ event_edition, intro: 'Sample files made for the demonstration.' },
		{ event_edition, intro: 'Archivos de muestra hechos para la demostración.' },
	);

/** `[value, English label, Spanish label, source]`; a value that is written otherwise in Spanish is a pair. */
export type Figure = [value: string | Words, en: string, es: string, source: SourceDocument];

/** A source as one edition names it. */
const named = ({ title, titles, url, kind }: SourceDocument, edition: 0 | 1): SourceLink => ({
	title: (edition === 1 && titles?.es) || title,
	...(kind ? { kind } : {}),
	...(url ? { url } : {}),
});

export const figures = (title: Words, rows: Figure[], note?: Words): Pair => {
	const content = (edition: 0 | 1): SubjectModuleContents['figures'] => ({
		...(note ? { note: note[edition] } : {}),
		figures: rows.map(([value, en, es, source]) => ({
			value: typeof value === 'string' ? value : value[edition],
			label: edition === 0 ? en : es,
			source: named(source, edition),
		})),
	});
	return pair('figures', title, content(0), content(1));
};

export const map = (venue: string, address: string | Words, map_url: string, en: string[], es: string[]): Pair => {
	const [here, there] = typeof address === 'string' ? [address, address] : address;
	return pair(
		'map',
		['Getting there', 'Cómo llegar'],
		{ venue, address: here, map_url, directions: en },
		{ venue, address: there, map_url, directions: es },
	);
};

/** A link to OpenStreetMap's search; opened on a click only. */
export const mapOf = (place: string): string =>
	`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

export const video = (cover_seed: string, caption: Words): Pair => {
	const url = 'https://www.youtube.com/@brume_example';
	return pair(
		'video',
		['Video', 'Vídeo'],
		{ url, cover_seed, caption: caption[0] },
		{ url, cover_seed, caption: caption[1] },
	);
};

/** `[name, role in English, role in Spanish]` */
export const partners = (title: Words, rows: [string, string, string][], intro: Words): Pair =>
	pair(
		'partners',
		title,
		{ intro: intro[0], partners: rows.map(([name, role]) => ({ name, role })) },
		{ intro: intro[1], partners: rows.map(([name, , role]) => ({ name, role })) },
	);

const INVENTED_PROGRAMME: Words = [
	'The programme and the speakers are invented for the demonstration. The organiser publishes the real programme on its site.',
	'El programa y los ponentes son inventados para la demostración. La organización publica el programa real en su sitio.',
];

/** `[day index, starts, ends, English title, Spanish title, place, speakers]` */
export type Session = [
	day: number,
	starts: string,
	ends: string,
	en: string,
	es: string,
	place: Words,
	speakers: string[],
];

/**
 * A programme over some days.
 * @param days ISO days, or empty where they are not announced
 * @param note what readers have to know of the programme and of its speakers
 */
export function schedule(days: string[], sessions: Session[], note: Words = INVENTED_PROGRAMME): Pair {
	const count = Math.max(...sessions.map(([day]) => day)) + 1;
	const content = (edition: 0 | 1): ScheduleContent => ({
		note: note[edition],
		days: Array.from({ length: count }, (_, day) => ({
			day: days[day] ?? null,
			label: edition === 0 ? `Day ${day + 1}` : `Día ${day + 1}`,
			entries: sessions
				.filter(([ofDay]) => ofDay === day)
				.map(([, starts, ends, en, es, place, speakers]) => ({
					starts,
					ends,
					title: edition === 0 ? en : es,
					place: place[edition],
					...(speakers.length > 0 ? { speakers } : {}),
				})),
		})),
	});
	return pair('schedule', ['Programme', 'Programa'], content(0), content(1));
}

/** `[name, organisation, role in English, role in Spanish]` */
export type Speaker = [name: string, organisation: string, en: string, es: string];

/** Who speaks; the note on the programme is about them too. */
export function speakers(rows: Speaker[]): Pair {
	const content = (edition: 0 | 1): SpeakersContent => ({
		speakers: rows.map(([name, organisation, en, es]) => ({ name, organisation, role: edition === 0 ? en : es })),
	});
	return pair('speakers', ['Speakers', 'Ponentes'], content(0), content(1));
}

type Head = Omit<DemoSubjectText, 'modules'>;

/** A subject in both editions: the picture across the top, then the modules in their order. */
export function subject(
	place: { slug: string; topic: string; event_edition?: string; cover_seed: string; mood: 'day' | 'night' | 'deep' },
	en: Head,
	es: Head,
	modules: Pair[],
): DemoSubject {
	const { mood, ...row } = place;
	const all = [hero(row.cover_seed, mood), ...modules];
	return { ...row, en: { ...en, modules: all.map((one) => one.en) }, es: { ...es, modules: all.map((one) => one.es) } };
}

/** Note of a planned edition whose days were laid in the show's usual season. */
export const APPROXIMATE: Words = [
	'Planned. The dates are estimates for the demonstration, based on the show’s usual season; check the organiser’s announcement.',
	'Prevista. Las fechas son estimaciones para la demostración, según la temporada habitual; consulte el anuncio de la organización.',
];
