import type { SourceKind } from '../source-document';

/**
 * The modules a subject (the composed page of an event, an edition or a series) is built of, in the order the newsroom
 * arranges. Rows point at each other by slug, so that a module can be copied from one installation to another.
 */

/** Link with its words; without an address it is a plain name. */
export interface SourceLink {
	title: string;
	kind?: SourceKind;
	url?: string;
}

/** The picture across the top. Drawn from the seed unless a stored picture is named. */
export interface HeroContent {
	cover_seed: string;
	cover_mood?: 'day' | 'night' | 'deep';
	/** Name of a stored picture that takes the drawing's place. */
	media_name?: string;
	alt: string;
}

/** Words of the newsroom; cleaned as articles are, at write and again at render. */
export interface TextContent {
	html: string;
}

export interface ScheduleEntry {
	/** Time of day at the venue, `HH:MM`. */
	starts: string;
	ends?: string;
	title: string;
	/** Hall, room or stand number. */
	place?: string;
	/** Names of speakers, as the speakers module writes them. */
	speakers?: string[];
}

export interface ScheduleContent {
	/** A line above the programme: how certain it is. */
	note?: string;
	days: {
		/** ISO day at the venue; null where only the order of days is known. */
		day: string | null;
		label: string;
		entries: ScheduleEntry[];
	}[];
}

export interface SpeakersContent {
	note?: string;
	speakers: { name: string; role: string; organisation?: string; bio?: string }[];
}

/** The photos of an edition, in their own order. */
export interface PhotoWallContent {
	/** Slug of the event edition. */
	event_edition: string;
	intro?: string;
}

/** The newest published articles of the site's edition that fit every filter given. */
export interface ArticleListContent {
	/** Slug of a topic. */
	topic?: string;
	/** Slug of a tag in the site's edition. */
	tag?: string;
	kind?: 'news' | 'interview' | 'data' | 'exhibition' | 'china';
	/** Most articles shown, 1 to 24. */
	limit: number;
}

export interface EnterpriseDirectoryContent {
	event_edition: string;
	intro?: string;
}

export interface VisitorWallContent {
	event_edition: string;
	intro?: string;
	/** False once no more messages are taken; those approved stay. */
	is_open: boolean;
}

/** Files of the event itself, such as the floor plan; an exhibitor's files are on the exhibitor's page. */
export interface AttachmentsContent {
	event_edition: string;
	intro?: string;
}

/** A video on another site: nothing is fetched before a click (security, promise T5). */
export interface VideoContent {
	/** Address of the page where it can be seen. */
	url: string;
	/** `youtube:ID` or `vimeo:ID` where it may be played on the page after a click. */
	video?: string;
	caption: string;
	/** Seed of the still picture. */
	cover_seed: string;
}

export interface FiguresContent {
	/** A line below the figures: definitions, doubts. */
	note?: string;
	figures: { value: string; unit?: string; label: string; source: SourceLink }[];
}

export interface MapContent {
	venue: string;
	address: string;
	/** How to get there, one sentence a line. */
	directions: string[];
	/** A page with a map; opened on a click only. */
	map_url: string;
}

export interface PartnersContent {
	intro?: string;
	partners: { name: string; role: string; url?: string }[];
}

/** Contents of each kind of module. */
export interface SubjectModuleContents {
	hero: HeroContent;
	text: TextContent;
	schedule: ScheduleContent;
	speakers: SpeakersContent;
	photo_wall: PhotoWallContent;
	article_list: ArticleListContent;
	enterprise_directory: EnterpriseDirectoryContent;
	visitor_wall: VisitorWallContent;
	attachments: AttachmentsContent;
	video: VideoContent;
	figures: FiguresContent;
	map: MapContent;
	partners: PartnersContent;
}

export type SubjectModuleName = keyof SubjectModuleContents;

/** One module; its kind decides the type of its content. */
export type SubjectModule = {
	[Kind in SubjectModuleName]: { kind: Kind; title: string; content: SubjectModuleContents[Kind] };
}[SubjectModuleName];
