import { urls } from '../../../editions/urls';
import { coverUrl } from '../../../shared/address/cover-url';
import { tag } from '../../../shared/cache-tags';
import { Icon } from '../../../ui/icon';
import { usePage } from '../../render/contexts';
import { type OpaqueScreen, screen } from '../../render/screen';

interface ErrorData {
	code: number;
	message: string;
	line: string;
}

/** Seed of the drawing: a lamp over the sea. */
const LIGHTHOUSE = 'n7';

/** Code, message, Back and Home; a lighthouse. */
function ErrorView({ data }: { data: ErrorData }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<div className="nf">
			<img
				src={coverUrl({ seed: LIGHTHOUSE, kind: 'headline', scene: 'headland', mood: 'night' }, 72)}
				alt=""
				width="1280"
				height="720"
			/>
			<div className="wrap">
				<div className="plate">
					<p className="code">{data.code}</p>
					<h1 className="hed hed--1">{data.message}</h1>
					<p className="dek">{data.line}</p>
					<p className="nf-go">
						<a className="btn btn--line" href={urls.home.href(edition)} data-back="">
							<Icon name="back" />
							{words.back}
						</a>
						<a className="btn" href={urls.home.href(edition)}>
							{words.home}
						</a>
					</p>
					<form
						className="nf-find"
						role="search"
						aria-label={words.search_words}
						action={urls.search.href(edition)}
						data-search=""
					>
						<label className="vh" htmlFor="q-error">
							{words.search_words}
						</label>
						<input
							className="field"
							id="q-error"
							type="search"
							name="keyword"
							maxLength={200}
							placeholder={words.search_placeholder}
							autoComplete="off"
							enterKeyHint="search"
						/>
						<button className="btn" type="submit">
							{words.search}
						</button>
					</form>
				</div>
			</div>
		</div>
	);
}

/**
 * The error page: shows a code and message with Back and Home, and is not indexed.
 * @param reason `unmatched` for addresses that no route knows, `article` for a route whose article is not there
 */
export const errorScreen = (code: number, reason: 'unmatched' | 'article'): OpaqueScreen =>
	screen<ErrorData>({
		status: code,
		async load({ edition, tag: carry }) {
			const { words } = edition;
			if (code === 410) carry(tag.addresses);
			if (code === 405 || code === 410)
				return { code, message: words.refusals[code].heading, line: words.refusals[code].line };
			return code === 404
				? {
						code,
						message: reason === 'unmatched' ? words.error_unmatched : words.error_default,
						line: words.error_line,
					}
				: { code, message: words.error_server, line: words.error_server_line };
		},
		head: (data, { edition }) => ({
			title: `${data.code} ${data.message}`,
			description: data.line,
			canonical: urls.notFound.href(edition),
			robots: 'noindex',
		}),
		layout: () => ({ styles: ['error'] }),
		View: ErrorView,
	});
