import { urls } from '../../../editions/urls';
import { usePage } from '../../render/contexts';
import { screen } from '../../render/screen';

function LimitedView({ data: { seconds } }: { data: { seconds: number } }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<div className="wrap block">
			<h1 className="hed hed--1">{words.newsletter.limited}</h1>
			<p className="dek">{words.newsletter.limited_line({ minutes: Math.ceil(seconds / 60) })}</p>
			<p>
				<a className="btn" href={urls.home.href(edition)}>
					{words.home}
				</a>
			</p>
		</div>
	);
}

/** Somebody has tried too often: when they may try again. @param seconds until then */
export const limitedScreen = (seconds: number) =>
	screen({
		isCacheable: false,
		status: 429,
		load: async () => ({ seconds }),
		head: (_data, { edition }) => ({
			title: edition.words.newsletter.limited,
			description: edition.words.newsletter.limited_line({ minutes: Math.ceil(seconds / 60) }),
			canonical: urls.notFound.href(edition),
			robots: 'noindex',
		}),
		layout: () => ({}),
		View: LimitedView,
	});
