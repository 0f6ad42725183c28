import { photosOf } from '../../../demo/photos';
import { topics as demoTopics } from '../../../demo/topics';
import { article_topic } from '../../data/tables/article';
import { event_edition, photo, subject, subject_module, topic } from '../../data/tables/topic';
import { insertAll, insertReturning, makeGroups } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { cleanHtml } from '../../platform/html/clean-html';
import type { SubjectModule } from '../../shared/subject/subject-module';
import type { LoadedArticle } from './articles';
import { need } from './need';
import { DEMO_EDITIONS } from './people-and-tags';

/** Ids of the loaded event editions by slug, and the slug of each event's coming edition by the event's slug. */
export interface LoadedTopics {
	editions: ReadonlyMap<string, number>;
	coming: ReadonlyMap<string, string>;
}

const cleaned = (module: SubjectModule): SubjectModule =>
	module.kind === 'text' ? { ...module, content: { html: cleanHtml(module.content.html) } } : module;

/** Finds the event's names in a text, as whole words. */
const namesOf = (names: string[]): RegExp =>
	new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Loads events, their editions, photos and pages; a story belongs to every event it names. */
export async function loadTopics(tx: Tx, now: number, articles: LoadedArticle[]): Promise<LoadedTopics> {
	const all = demoTopics(now);
	const events = all.map(({ mentions: _mentions, editions: _editions, subjects: _subjects, en, es, ...row }) => ({
		...row,
		texts: { en, es },
	}));
	const topicRows = await insertReturning(tx, topic, events, ['id', 'slug']);
	const topics = new Map(topicRows.map((row) => [row.slug, row.id]));
	const ownEditions = all.flatMap((one) =>
		one.editions.map((edition) => ({ topic_id: need(topics, one.slug, 'topic'), ...edition })),
	);
	const editionRows = await insertReturning(
		tx,
		event_edition,
		ownEditions.map(({ photos: _photos, figures = [], en, es, ...row }) => ({ ...row, figures, texts: { en, es } })),
		['id', 'slug'],
	);
	const editions = new Map(editionRows.map((row) => [row.slug, row.id]));
	await insertAll(
		tx,
		photo,
		all.flatMap(({ editions: event_editions, subjects }) =>
			event_editions.flatMap(({ slug, photos = 0, en: { name }, es: { name: esName } }) =>
				photosOf(
					slug,
					photos,
					{ en: name, es: esName },
					subjects.map((one) => one.cover_seed),
				).map(({ en, es, ...row }, position) => ({
					...row,
					event_edition_id: need(editions, slug, 'event edition'),
					position,
					credit: 'Brume',
					texts: { en, es },
				})),
			),
		),
	);
	await loadSubjects(
		tx,
		all.flatMap((one) => one.subjects),
		topics,
		editions,
	);
	const spokenOf = all.map((one) => ({ topic_id: need(topics, one.slug, 'topic'), names: namesOf(one.mentions) }));
	await insertAll(
		tx,
		article_topic,
		articles.flatMap((article) =>
			spokenOf
				.filter(({ names }) => names.test(article.words))
				.map(({ topic_id }) => ({ article_id: article.id, topic_id })),
		),
	);
	const coming = new Map(
		all.flatMap((one) =>
			one.subjects.flatMap((page) =>
				page.slug === one.slug && page.event_edition ? [[one.slug, page.event_edition] as const] : [],
			),
		),
	);
	return { editions, coming };
}

async function loadSubjects(
	tx: Tx,
	subjects: ReturnType<typeof demoTopics>[number]['subjects'],
	topics: ReadonlyMap<string, number>,
	editions: ReadonlyMap<string, number>,
): Promise<void> {
	const groups = await makeGroups(tx, 'subject', subjects.length);
	const rows = await insertReturning(
		tx,
		subject,
		subjects.flatMap((one, index) =>
			DEMO_EDITIONS.map((edition) => ({
				group_id: groups[index] ?? 0,
				edition,
				slug: one.slug,
				topic_id: need(topics, one.topic, 'topic'),
				event_edition_id:
					one.event_edition === undefined ? undefined : need(editions, one.event_edition, 'event edition'),
				title: one[edition].title,
				standfirst: one[edition].standfirst,
				status: 'published' as const,
				cover_seed: one.cover_seed,
			})),
		),
		['id', 'edition', 'slug'],
	);
	const ids = new Map(rows.map((row) => [`${row.edition}:${row.slug}`, row.id]));
	await insertAll(
		tx,
		subject_module,
		subjects.flatMap((one) =>
			DEMO_EDITIONS.flatMap((edition) =>
				one[edition].modules.map((module, position) => {
					const { kind, title, content } = cleaned(module);
					return {
						subject_id: need(ids, `${edition}:${one.slug}`, 'subject'),
						position,
						kind,
						title,
						content: { ...content },
					};
				}),
			),
		),
	);
}
