import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { shownOutside } from '../../../shared/article/preview-days';
import { screenAddress } from '../../addresses';
import { siteConfig } from '../../site-config';
import { useWords } from '../../words/words';
import { bodyOf } from '../article';
import type { OpenArticle } from '../open/use-article';
import { Choice } from './choice';
import { Page } from './page';
import type { PreviewProps } from './preview-place';
import { PLACES, useShown } from './use-shown';

/** The dialog of preview links is loaded when it is opened, because few people use it. */
const Outside = lazy(() => import('./outside'));

/** Widths of readers' screens in px; an email is shown in the first two. */
const WIDTHS = [390, 1024, 1440] as const;
const MAIL_WIDTHS = [390, 1024] as const;
const CHOICES = [...PLACES, 'card'] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Returns what to draw: the article of this screen with what is typed, or the saved state of its translation. */
function drawnOf({ detail, row, typed }: OpenArticle, edition: string) {
	if (edition === detail.edition)
		return { id: detail.id, version: row.version, changes: JSON.stringify(bodyOf(typed)) };
	const other = detail.editions.find((one) => one.edition === edition);
	return other && { id: other.id, version: undefined, changes: '{}' };
}

/** Name of the field that a refusal is about; '' where it names none. @param path as `links.authors` */
const nameOfField = (path: string, names: Readonly<Record<string, string>>): string =>
	names[path.replace(/^links\./, '').split('.', 1)[0] ?? ''] ?? '';

/**
 * Previews the page that readers would get if the article were published as this screen shows it; redrawn during
 * typing.
 */
export function Preview({ of, in: previewing }: PreviewProps) {
	const { article, fields } = useWords();
	const words = article.previewing;
	const { detail } = of;
	const [place, setPlace] = useState<(typeof CHOICES)[number]>('article');
	const [edition, setEdition] = useState(detail.edition);
	const [chosen, setWidth] = useState<(typeof WIDTHS)[number]>(390);
	const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light');
	const [isSharing, share] = useState(false);
	const isOwn = edition === detail.edition;
	const drawn = drawnOf(of, edition);
	const { shown, placeShown, failure } = useShown(drawn, place, {
		away: words.away,
		...(isOwn ? {} : { refused: words.not_yours }),
		isPaused: previewing.tab === 'text',
	});
	const failedField =
		failure && nameOfField(failure.field, { ...fields, ...article.relations, title: article.headline });
	// The front page has no room for each article; everywhere else the piece is on the page that is drawn.
	const isMissing = placeShown === 'front' && shown && 'html' in shown && !shown.html.includes(`href="${shown.path}"`);
	const isMail = place === 'newsletter';
	const widths = isMail ? MAIL_WIDTHS : WIDTHS;
	const width = widths.find((one) => one === chosen) ?? 1024;
	const mayShare = detail.may.show_outside === true && (shownOutside as readonly string[]).includes(detail.status);
	return (
		<div className="side pvw" role="complementary" aria-label={words.title} {...previewing.panel('preview')}>
			<div className="pvw__t">
				<Choice
					label={words.place}
					options={CHOICES}
					value={place}
					nameOf={(one) => words.places[one]}
					onChange={setPlace}
				/>
				{siteConfig.editions.length > 1 && (
					<Choice
						label={words.edition}
						options={siteConfig.editions.map(({ code }) => code)}
						value={edition}
						nameOf={(code) => siteConfig.editions.find((one) => one.code === code)?.name ?? code}
						onChange={setEdition}
					/>
				)}
				{place !== 'card' && (
					<Choice label={words.width} options={widths} value={width} nameOf={String} onChange={setWidth} />
				)}
				{place !== 'card' && !isMail && (
					<Choice
						label={words.scheme}
						options={SCHEMES}
						value={scheme}
						nameOf={(one) => words.schemes[one]}
						onChange={setScheme}
					/>
				)}
				<div className="pvw__b">
					{mayShare && isOwn && (
						<button type="button" className="btn btn--line" aria-haspopup="dialog" onClick={() => share(true)}>
							{words.outside.title}
						</button>
					)}
					{previewing.tab === undefined && (
						<button type="button" className="btn btn--line" onClick={previewing.toggle}>
							{words.close}
						</button>
					)}
				</div>
			</div>
			<div role="status">
				{failure !== undefined && (
					<p className="msg msg--neg msg--block">
						{failedField && `${failedField}: `}
						{failure.text} {shown && words.older}
					</p>
				)}
				{isMissing && <p className="help">{words.elsewhere}</p>}
				{shown && 'never' in shown && <p className="help">{words.never[shown.never]}</p>}
				{drawn && shown === undefined && failure === undefined && <p className="help">{words.drawing}</p>}
				{!drawn && (
					<p className="help">
						{words.no_translation}{' '}
						<Link className="link" to={`${screenAddress('translation')}?edition=${edition}`}>
							{words.to_translations}
						</Link>
					</p>
				)}
			</div>
			{shown && 'html' in shown && (
				<Page
					html={shown.html}
					place={placeShown ?? place}
					path={shown.path}
					width={width}
					scheme={isMail ? 'light' : scheme}
					title={words.frame}
				/>
			)}
			{shown && 'image' in shown && <img className="card" src={shown.image} alt={words.card} />}
			{isSharing && (
				<Suspense>
					<Outside of={of} onClose={() => share(false)} />
				</Suspense>
			)}
		</div>
	);
}
