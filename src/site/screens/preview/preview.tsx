import { dateAndTime } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { usePage } from '../../render/contexts';
import { type OpaqueScreen, screen } from '../../render/screen';

/** Facts about a preview link, shown above the draft. */
export interface PreviewNoticeProps {
	/** Name of the person for whom the link was made. */
	name: string;
	/** Unix seconds. */
	ends_at: number;
	/** Moment of the state that a pinned link shows, in Unix seconds; undefined where the link follows what is saved. */
	pinnedAt: number | undefined;
	/** True where readers can open the article already. */
	is_published: boolean;
}

/**
 * The notice above a draft that is shown to somebody outside: that it is not what is published, for whom it is, and
 * until when.
 */
export function PreviewNotice({ name, ends_at, pinnedAt, is_published }: PreviewNoticeProps) {
	const { edition } = usePage();
	const { preview } = edition.words;
	const until = dateAndTime(edition, ends_at);
	return (
		<section className="preview" aria-label={preview.label}>
			<div className="wrap">
				<p>
					<b>{preview[is_published ? 'published' : 'draft']({ name, until })}</b>
				</p>
				<p>{pinnedAt === undefined ? preview.following : preview.pinned({ at: dateAndTime(edition, pinnedAt) })}</p>
			</div>
		</section>
	);
}

function UnknownView() {
	const { preview, home } = usePage().edition.words;
	return (
		<div className="wrap block preview-end">
			<h1 className="hed hed--1">{preview.unknown}</h1>
			<p className="dek">{preview.unknown_line}</p>
			<p>
				<a className="btn" href={urls.home.href(usePage().edition)}>
					{home}
				</a>
			</p>
		</div>
	);
}

/**
 * The page for a link that does not open. It is the same for every reason, so that a revoked link cannot be told from
 * one that never existed.
 */
export const unknownPreviewScreen: OpaqueScreen = screen({
	isCacheable: false,
	isSecret: true,
	status: 404,
	load: async () => ({}),
	head: (_data, { edition }) => ({
		title: edition.words.preview.unknown,
		description: edition.words.preview.unknown_line,
		canonical: urls.home.href(edition),
		robots: 'noindex, nofollow',
	}),
	layout: () => ({ styles: ['preview'], preview: <></> }),
	View: UnknownView,
});
