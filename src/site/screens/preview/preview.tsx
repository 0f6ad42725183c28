import { dateAndTime } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { usePage } from '../../render/contexts';
import { type OpaqueScreen, screen } from '../../render/screen';

/** What is said of a link above what it shows. */
export interface PreviewNoticeProps {
	/** For whom it was made. */
	name: string;
	/** Unix seconds. */
	ends_at: number;
	/** When the state that it shows for good was kept; undefined where it follows what is saved. */
	pinnedAt: number | undefined;
	/** Whether readers have the article. */
	is_published: boolean;
}

/** Above a draft that is shown to somebody outside: that it is none of what is published, for whom, and until when. */
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

/** A link that does not open, whatever the reason: nobody can tell one that was revoked from one that never was. */
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
