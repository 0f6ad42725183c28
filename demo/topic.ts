import type { EventEditionText, TopicFigure, TopicText } from '../src/data/tables/topic';
import type { SourceDocument } from '../src/shared/source-document';
import type { EventEditionStatus } from '../src/shared/statuses';
import type { SubjectModule } from '../src/shared/subject/subject-module';

/**
 * The shape of the demonstration's events: real shows with true facts, each with its source, and invented planned
 * editions.
 */

export interface DemoEventEdition {
	slug: string;
	year: number;
	starts_on?: string;
	ends_on?: string;
	time_zone: string;
	venue?: string;
	/** Left out, like the country, of an edition that nobody announced. */
	city?: string;
	/** ISO 3166 alpha-2. */
	country?: string;
	status: EventEditionStatus;
	figures?: TopicFigure[];
	source?: SourceDocument;
	map_url?: string;
	/** How many drawn photos it has. */
	photos?: number;
	en: EventEditionText;
	es: EventEditionText;
}

export interface DemoSubjectText {
	title: string;
	standfirst: string;
	modules: SubjectModule[];
}

export interface DemoSubject {
	/** Address under /topic/. */
	slug: string;
	topic: string;
	/** The edition the page is about: the coming one for an event's own page. */
	event_edition?: string;
	cover_seed: string;
	en: DemoSubjectText;
	es: DemoSubjectText;
}

export interface DemoTopic {
	slug: string;
	kind: 'exhibition' | 'forum' | 'series';
	organiser?: string;
	official_url?: string;
	trade_only: boolean;
	minimum_age?: number;
	cover_seed: string;
	/** Names by which a story speaks of it; such a story belongs to its page. */
	mentions: string[];
	en: TopicText;
	es: TopicText;
	editions: DemoEventEdition[];
	subjects: DemoSubject[];
}
