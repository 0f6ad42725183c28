import type { SourceDocument } from '../shared/source-document';
import type { ArticleKind, ArticleLabel, ArticleType } from '../shared/statuses';
import type { Interviewee } from './tables/article';

export interface Byline {
	slug: string;
	name: string;
	is_software: boolean;
}

/** A stored picture, or null where the cover is drawn from the seed. */
export interface CoverPicture {
	name: string;
	width: number;
	height: number;
	focus_x: number;
	focus_y: number;
	alt: string;
	credit: string;
}

/** A brief: two sentences, and their sources. */
export interface Brief {
	html: string;
	source: SourceDocument | null;
}

/** The fields of an article that lists, cards and rails show. Times are Unix seconds. */
export interface ArticleCard {
	id: number;
	group_id: number;
	edition: string;
	seo_url: string | null;
	type: ArticleType;
	kind: ArticleKind;
	label: ArticleLabel | null;
	/** Name of the partner who paid for it. */
	partner_name: string | null;
	/** Name of the person who checked text that software wrote. */
	reviewer_name: string | null;
	title: string;
	standfirst: string;
	market: string | null;
	quote: string | null;
	interviewee: Interviewee | null;
	/** The content of a brief, which lists show whole. */
	brief: Brief | null;
	cover: CoverPicture | null;
	cover_seed: string;
	cover_mood: 'day' | 'night' | 'deep' | null;
	/** Slugs of its tags, from which, with the title, the cover is chosen. */
	tag_slugs: string[];
	reading_minutes: number;
	is_headline: boolean;
	language: string | null;
	published_at: number;
	revised_at: number | null;
	/** Authors; none for an article that a partner paid for. */
	authors: Byline[];
}

/** Columns of a card; `a` is the article. All lists share this expression, so that they show the same. */
export const CARD = `a.id, a.group_id, a.edition, a.seo_url, a.type, a.kind, a.label, a.partner_name,
	case when a.label = 'ai' then (select r.name from author r where r.id = a.reviewer_id) end as reviewer_name, a.title,
		a.standfirst, a.market, a.quote, a.interviewee,
	case when a.kind = 'brief' then json_build_object('html', a.html, 'source', a.sources->0) end as brief,
	(select json_build_object('name', m.name, 'width', m.width, 'height', m.height, 'focus_x', m.focus_x, 'focus_y',
		m.focus_y,
		'alt', coalesce(a.cover_alt, m.texts->a.edition->>'alt', ''), 'credit', m.credit) from media m
			where m.id = a.cover_id) as cover,
	coalesce(a.cover_seed, a.seo_url, a.id::text) as cover_seed, a.cover_mood, a.reading_minutes, a.is_headline,
		a.language, a.published_at, a.revised_at,
	coalesce((select json_agg(t.slug order by t.id) from article_tag s join tag t on t.id = s.tag_id
		where s.article_id = a.id), '[]') as tag_slugs,
	coalesce((select json_agg(json_build_object('slug', u.slug, 'name', u.name, 'is_software', u.is_software)
		order by s.position, u.id)
		from article_author s join author u on u.id = s.author_id where s.article_id = a.id and a.label is distinct
			from 'partner'), '[]') as authors`;
