import { urls } from '../../../editions/urls';
import { type IndexedTag, tagIndex } from '../../../queries/site/index-lists';
import { tag } from '../../../shared/cache-tags';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, screen } from '../../render/screen';
import { NothingHere } from '../listing/listing-view';
import { indexHead, indexLayout } from './index-page';
import { IndexTabs } from './index-tabs';

/** Tags under the letter that their name begins with, without its accent. */
function byLetter(tags: readonly IndexedTag[], locale: string): [letter: string, tags: IndexedTag[]][] {
	const letters = new Map<string, IndexedTag[]>();
	for (const one of tags) {
		const first = one.name.normalize('NFD').charAt(0).toLocaleUpperCase(locale);
		const letter = /\p{L}/u.test(first) ? first : '#';
		letters.set(letter, [...(letters.get(letter) ?? []), one]);
	}
	return [...letters];
}

function TagsView({ data: tags }: { data: IndexedTag[] }) {
	const { edition } = usePage();
	const { words, locale } = edition;
	return (
		<>
			<IndexTabs current="tags" />
			<div className="wrap list-page k-regulation">
				<p className="meta">{words.indexes.tags_count({ n: tags.length })}</p>
				{tags.length === 0 && <NothingHere />}
				<div className="idx-cols">
					{each(byLetter(tags, locale), 'letters', ([letter, list]) => (
						<section key={letter}>
							<h2>{letter}</h2>
							<ul className="idx">
								{each(list, 'list', (one) => (
									<li key={one.id}>
										<a href={urls.tag.href(edition, { slug: one.slug })}>{one.name}</a>
										<span className="meta tn">{words.articles_count({ n: one.articles })}</span>
									</li>
								))}
							</ul>
						</section>
					))}
				</div>
			</div>
		</>
	);
}

/** `/tag`: every subject of the edition that has an article. */
export const tagsScreen = screen<IndexedTag[]>({
	async load({ db, edition, rest, tag: carry }) {
		if (rest.length > 0) return new Missing('unmatched');
		const tags = await tagIndex(db, edition.code);
		carry(tag.list(edition.code), ...tags.map((one) => tag.tag(one.id)));
		return tags;
	},
	head: (tags, request) =>
		indexHead(
			request,
			'tags',
			request.edition.words.indexes.tags_line,
			tags.map(({ slug }) => urls.tag.href(request.edition, { slug })),
		),
	layout: (_tags, request) => indexLayout(request, 'tags', request.edition.words.indexes.tags_line, 'regulation'),
	View: TagsView,
});
