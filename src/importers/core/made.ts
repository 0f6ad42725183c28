import { importAuthors } from '../../commands/author/import-author';
import { type ActorContext, runCommand } from '../../commands/command';
import { type ImportRun, noteImported } from '../../commands/import/core/note-import';
import { importTags } from '../../commands/tag/import-tag';
import type { Edition } from '../../editions/edition';
import { indexTags } from '../../search/index/index-document';
import { slugOf } from '../../shared/address/slugs';
import type { Report } from './report';
import type { Survey } from './survey';

/** Rows the posts refer to, made before them. */
export interface Made {
	authors: Map<string, number>;
	tags: Map<string, number>;
}

/** Makes the authors and tags of an export that are not there yet. @returns their ids, by login and by slug */
export async function makeAuthorsAndTags(
	survey: Survey,
	edition: Edition,
	context: ActorContext,
	run: ImportRun,
	report: Report,
): Promise<Made> {
	const authors = [...survey.usedAuthors].map((login) => {
		const name = survey.authors.get(login) ?? login;
		return {
			login,
			import_key: `${survey.key}:author:${login}`,
			name,
			slug: slugOf(name) || slugOf(login) || `author-${Buffer.from(login).toString('hex').slice(0, 12)}`,
		};
	});
	const people = await runCommand(context, 'import', async (ctx) => {
		const made = await importAuthors(
			ctx,
			authors.map(({ login: _login, ...person }) => person),
		);
		await noteImported(
			ctx,
			run,
			made.created.map((key) => ({ noun: 'author', key, is_new: true })),
		);
		return made;
	});
	report.outcome.authors.created += people.created.length;
	report.outcome.authors.unchanged = authors.length - report.outcome.authors.created;
	const tags = [...(survey.usedTags.get(edition.code) ?? [])].map(([slug, name]) => ({
		slug,
		name,
		description: survey.descriptions.get(slug) ?? '',
	}));
	const ids = new Map<string, number>();
	for (let at = 0; at < tags.length; at += 500) {
		const part = await runCommand(context, 'import', async (ctx) => {
			const made = await importTags(ctx, edition.code, tags.slice(at, at + 500));
			if (made.created.length > 0) await indexTags(ctx.tx, made.created, { countWords: false });
			await noteImported(
				ctx,
				run,
				made.created.map((key) => ({ noun: 'tag', key, is_new: true })),
			);
			return made;
		});
		for (const [slug, id] of part.ids) ids.set(slug, id);
		report.outcome.tags.created += part.created.length;
		report.outcome.tags.unchanged += part.ids.size - part.created.length;
	}
	return { authors: new Map(authors.map((one) => [one.login, people.ids.get(one.import_key) as number])), tags: ids };
}
