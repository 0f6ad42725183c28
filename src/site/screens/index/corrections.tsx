import { dateAndTime } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { correctionTotal, type ListedCorrection, listCorrections } from '../../../queries/article/correction';
import { tag } from '../../../shared/cache-tags';
import { isoMoment } from '../../../shared/time/moment';
import { EmptyState } from '../../../ui/empty-state';
import { Paging } from '../../blocks/paging/paging';
import { Title } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, Redirect, screen } from '../../render/screen';
import { pageNumber } from '../listing/listing';
import { indexHead, indexLayout } from './index-page';
import { IndexTabs } from './index-tabs';

interface CorrectionsData {
	list: ListedCorrection[];
	total: number;
	page: number;
}

const ROWS = 30;

/** The day, the hour and its zone. */
function Day({ at }: { at: number }) {
	const { edition } = usePage();
	return <time dateTime={isoMoment(at)}>{dateAndTime(edition, at)}</time>;
}

function CorrectionsView({ data: { list, total, page } }: { data: CorrectionsData }) {
	const { edition, site } = usePage();
	const { words } = edition;
	const { indexes } = words;
	return (
		<>
			<IndexTabs current="corrections" />
			<div className="wrap list-page k-headline">
				<div className="grid">
					<div className="c8">
						<p className="meta">{indexes.corrections_count({ n: total })}</p>
						{list.length === 0 && <EmptyState message={indexes.no_corrections} line={indexes.no_corrections_line} />}
						{list.length > 0 && (
							<ul className="idx-corrections">
								{each(list, 'list', (one) => (
									<li key={`${one.id}-${one.at}-${one.text}`}>
										<p className="meta tn">{one.at !== null && <Day at={one.at} />}</p>
										<div>
											<h2 className="hed hed--4">
												<a href={urls.article.href(edition, one)}>
													<Title article={one} />
												</a>
											</h2>
											<p>{one.text}</p>
										</div>
									</li>
								))}
							</ul>
						)}
						<Paging
							page={page}
							pages={Math.ceil(total / ROWS)}
							href={(number) => urls.corrections.href(edition, number)}
						/>
					</div>
					<aside className="c4 vr rail" aria-label={indexes.how_we_correct}>
						<section>
							<h2>{indexes.how_we_correct}</h2>
							<p className="dek dek--s">{indexes.how_we_correct_line}</p>
							{site.brand.mail && (
								<a
									className="more"
									href={`mailto:${site.brand.mail}?subject=${encodeURIComponent(indexes.report_error)}`}
								>
									{indexes.report_error}: {site.brand.mail}
								</a>
							)}
						</section>
					</aside>
				</div>
			</div>
		</>
	);
}

/** `/about/corrections/{page?}`: errors in published articles, and what is right. */
export const correctionsScreen = screen<CorrectionsData>({
	async load({ db, edition, rest, tag: carry }) {
		const page = pageNumber(rest);
		if (page === undefined) return new Missing('unmatched');
		if (page === 1 && rest.length > 0) return new Redirect(urls.corrections.href(edition));
		carry(tag.list(edition.code));
		const [list, total] = await Promise.all([
			listCorrections(db, edition.code, ROWS, (page - 1) * ROWS),
			correctionTotal(db, edition.code),
		]);
		if (page > 1 && list.length === 0) return new Missing();
		carry(...list.map((one) => tag.article(one.id)));
		return { list, total, page };
	},
	head: ({ list, page }, request) =>
		indexHead(
			request,
			'corrections',
			request.edition.words.indexes.corrections_line,
			list.map((one) => urls.article.href(request.edition, one)),
			page,
		),
	layout: (_data, request) =>
		indexLayout(request, 'corrections', request.edition.words.indexes.corrections_line, 'headline'),
	View: CorrectionsView,
});
