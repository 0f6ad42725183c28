import type { Db } from '../data/db';
import type { Texts } from '../data/tables/columns';
import type { TopicText } from '../data/tables/topic';
import { prepared } from './prepared';

export interface Topic {
	id: number;
	slug: string;
	kind: 'exhibition' | 'forum' | 'series';
	texts: Texts<TopicText>;
}

/** The event with this slug. */
export async function topicBySlug(db: Db, slug: string): Promise<Topic | undefined> {
	return (await prepared<Topic>(db, 'topic_by_slug', 'select id, slug, kind, texts from topic where slug = $1', [slug]))[0];
}

/** Ids of the articles filed under an event. */
export async function topicArticleIds(db: Db, topic_id: number): Promise<number[]> {
	const rows = await prepared<{ article_id: number }>(db, 'topic_article_ids', 'select article_id from article_topic where topic_id = $1', [topic_id]);
	return rows.map((row) => row.article_id);
}
