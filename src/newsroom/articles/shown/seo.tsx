import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { callPath } from '../../../shared/address/folders';
import { ask, exchange } from '../../calls';
import { say } from '../../components/toasts';
import type { Row } from '../../entities';
import { has, useSession } from '../../session/session';
import { useTry } from '../../session/use-try';
import { siteConfig } from '../../site-config';
import { useWords } from '../../words/words';
import { type ArticleDetail, addressOf, readersAddress } from '../article';
import type { OpenArticle } from '../open/use-article';

/** Title and description that editors set for search engines, in place of the derived ones. */
interface Override {
	title: string;
	description: string;
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 2)}…` : text);

/**
 * Reads the saved title and description of an address; undefined while they are loading, or without the right to read
 * them.
 */
function useOverride(url: string, mayAsk: boolean) {
	const [row, set] = useState<{ url: string; row: Row | undefined }>();
	useEffect(() => {
		if (!mayAsk) return undefined;
		const control = new AbortController();
		// The list is asked because it answers with no rows where a single row would be a 404.
		ask<{ rows: Row[] }>('seo_override', { query: { search: url, limit: '20' }, signal: control.signal }).then(
			({ rows }) => set({ url, row: rows.find((one) => one.url === url) }),
			() => {},
		);
		return () => control.abort();
	}, [url, mayAsk]);
	return { row: row?.url === url ? row.row : undefined, isKnown: row?.url === url, set };
}

/** The picture with which a published article is shared, as the server draws or cuts it. */
function useCard(url: string | undefined, version: number): string | undefined {
	const [card, set] = useState<string>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: other words have another card.
	useEffect(() => {
		if (!url) return set(undefined);
		const control = new AbortController();
		const address = `${callPath('seo/get')}?url=${encodeURIComponent(url)}`;
		exchange<{ image: string }>(address, { signal: control.signal }).then(
			({ image }) => set(image === '' ? undefined : image),
			() => {},
		);
		return () => control.abort();
	}, [url, version]);
	return card && new URL(card, location.href).pathname + new URL(card, location.href).search;
}

/** Reads the sharing picture of an unpublished article in its saved state, once its place scrolls into view. */
function useDraftCard(
	{ id, version }: ArticleDetail,
	isWanted: boolean,
	place: RefObject<Element | null>,
): string | undefined {
	const [isSeen, see] = useState(false);
	const [card, set] = useState<string>();
	useEffect(() => {
		if (!place.current) return undefined;
		const watch = new IntersectionObserver((seen) => {
			if (seen.some((one) => one.isIntersecting)) see(true);
		});
		watch.observe(place.current);
		return () => watch.disconnect();
	}, [place]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other words have another card.
	useEffect(() => {
		if (!isWanted || !isSeen) return set(undefined);
		const control = new AbortController();
		ask<{ image?: string }>(`article/${id}/rehearse/card`, { method: 'POST', body: {}, signal: control.signal }).then(
			({ image }) => set(image),
			() => {},
		);
		return () => control.abort();
	}, [id, version, isWanted, isSeen]);
	return card;
}

/** Shows how search engines present the article, its own title and description for them, and its sharing card. */
export function Seo({ of }: { of: OpenArticle }) {
	const { form, detail } = of;
	const { article, seo, edit } = useWords();
	const session = useSession();
	const id = useId();
	const url = readersAddress(detail.edition, textOf(detail.seo_url));
	const mayChange = has(session, 'seo_override.write');
	const { row, isKnown, set } = useOverride(url, mayChange);
	const [typed, type] = useState<Partial<Override>>({});
	const { failure, isBusy, attempt } = useTry();
	const address = addressOf(detail);
	const published = useCard(address, detail.version);
	const place = useRef<HTMLHeadingElement>(null);
	const rehearsed = useDraftCard(detail, address === undefined, place);
	const card = published ?? rehearsed;
	const saved: Override = { title: textOf(row?.title), description: textOf(row?.description) };
	const now = { ...saved, ...typed };
	const isSame = now.title === saved.title && now.description === saved.description;
	const title = now.title || textOf(form.shown('title'));
	const line = now.description || textOf(form.shown('standfirst'));
	const save = () =>
		attempt(async () => {
			const given = { title: now.title.trim() || null, description: now.description.trim() || null };
			const next = await (row
				? ask<Row>('seo_override/row', {
						method: 'PATCH',
						query: { key: url },
						body: { ...given, version: row.version },
					})
				: ask<Row>('seo_override', { method: 'POST', body: { ...given, url } }));
			set({ url, row: next });
			type({});
			say(seo.saved);
		});
	const common = { 'aria-describedby': `${id}-help` };
	return (
		<>
			<div className="serp" lang={detail.edition}>
				<p className="serp__u">{`${siteConfig.brand} › ${readersAddress(detail.edition, textOf(form.shown('seo_url')))}`}</p>
				<p className="serp__t">{cut(title, 62)}</p>
				<p className="serp__d">{cut(line, 158)}</p>
			</div>
			{mayChange && isKnown && textOf(detail.content.seo_url) !== '' && (
				<>
					<label className="label" htmlFor={`${id}-title`}>
						{seo.title}
					</label>
					<input
						{...common}
						id={`${id}-title`}
						className="field"
						maxLength={300}
						lang={detail.edition}
						placeholder={textOf(form.shown('title'))}
						value={now.title}
						onChange={({ target }) => type({ ...typed, title: target.value })}
					/>
					<label className="label" htmlFor={`${id}-description`}>
						{seo.description}
					</label>
					<textarea
						{...common}
						id={`${id}-description`}
						className="field"
						rows={3}
						maxLength={600}
						lang={detail.edition}
						placeholder={textOf(form.shown('standfirst'))}
						value={now.description}
						onChange={({ target }) => type({ ...typed, description: target.value })}
					/>
					<p className="help" id={`${id}-help`}>
						{seo.line}
					</p>
					{!isSame && (
						<button type="button" className="btn btn--line" aria-disabled={isBusy} onClick={() => void save()}>
							{edit.save}
						</button>
					)}
					<p role="alert" className={failure ? 'error' : undefined}>
						{failure?.text}
					</p>
				</>
			)}
			<h3 ref={place}>{article.card}</h3>
			{card ? <img className="card" src={card} alt="" /> : <p className="help">{article.card_later}</p>}
		</>
	);
}
