import type { ReactNode } from 'react';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import { relativeWords } from '../../editions/relative-time';
import { rootUrls } from '../../editions/urls';
import { colours } from '../../shared/site/colours';
import { isMoment, isoMoment } from '../../shared/time/moment';
import { documentDescription, documentTitle } from './head/search-text';
import { scriptJson } from './json-ld';
import type { PageStyle } from './page-styles';
import type { Head, Site } from './screen';

interface DocumentProps {
	edition: Edition;
	site: Site;
	head: Head;
	styles?: readonly PageStyle[] | undefined;
	/** True for a page for one person: other sites do not learn of it, and no script is loaded. */
	isPreview?: boolean;
	bodyClass?: string | undefined;
	children: ReactNode;
}

/** What machines read of a page: its description, its address, its picture for other sites; and the script. */
function DocumentMeta({ edition, site, head }: Pick<DocumentProps, 'edition' | 'site' | 'head'>) {
	const absolute = (path: string) => (path.startsWith('/') ? site.url + path : path);
	const image = absolute(head.image ?? rootUrls.siteCard.href());
	const alternates = Object.entries(head.alternates ?? {});
	const fallback = head.alternates?.[editions[0]?.code ?? ''] ?? alternates[0]?.[1];
	return (
		<>
			{/* Pages are drawn and can be used without it: the styles and the first picture go before. */}
			<script type="module" src={site.assets.js} fetchPriority="low" />
			<meta name="description" content={documentDescription(head, site.brand.name, edition.words.tagline)} />
			{head.keywords && <meta name="keywords" content={head.keywords} />}
			<meta
				name="robots"
				content={
					site.is_public
						? (head.robots ?? 'index, follow, max-image-preview:large, max-snippet:-1')
						: 'noindex, nofollow'
				}
			/>
			<link rel="canonical" href={absolute(head.canonical)} />
			{alternates.length > 1 &&
				alternates.map(([code, path]) => <link key={code} rel="alternate" hrefLang={code} href={absolute(path)} />)}
			{alternates.length > 1 && fallback && <link rel="alternate" hrefLang="x-default" href={absolute(fallback)} />}
			{head.previous && <link rel="prev" href={absolute(head.previous)} />}
			{head.next && <link rel="next" href={absolute(head.next)} />}
			<meta property="og:site_name" content={site.brand.name} />
			<meta property="og:title" content={head.title} />
			<meta property="og:description" content={head.description} />
			<meta property="og:type" content={head.type ?? 'website'} />
			<meta property="og:url" content={absolute(head.canonical)} />
			<meta property="og:locale" content={edition.ogLocale} />
			<meta property="og:image" content={image} />
			{head.imageAlt && <meta property="og:image:alt" content={head.imageAlt} />}
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			{isMoment(head.published_at) && <meta property="article:published_time" content={isoMoment(head.published_at)} />}
			{isMoment(head.modifiedAt) && <meta property="article:modified_time" content={isoMoment(head.modifiedAt)} />}
			{head.section && <meta property="article:section" content={head.section} />}
			{head.tags?.map((tag) => (
				<meta key={tag} property="article:tag" content={tag} />
			))}
			<meta name="twitter:card" content={head.card ?? 'summary'} />
			{head.feeds?.map((feed) => (
				<link key={feed.path} rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} />
			))}
		</>
	);
}

/** The HTML document around a page: metadata for machines, then the page. No inline style, no inline script. */
export function Document({ edition, site, head, styles = [], isPreview = false, bodyClass, children }: DocumentProps) {
	// The last style sheet, over the styles of the page.
	const ofDirection: readonly PageStyle[] = edition.direction === 'rtl' ? ['rtl'] : [];
	return (
		<html
			lang={edition.language}
			dir={edition.direction}
			// The browser writes these times again, and their numbers stay on the line of their units too.
			data-relative={relativeWords(edition).replaceAll('# ', '#\u00A0')}
			data-loading={edition.words.loading}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{documentTitle(head, site.brand.name)}</title>
				{[...site.assets.css, ...[...styles, ...ofDirection].map((name) => site.assets.pageStyles[name])].map(
					(href) => (
						<link key={href} rel="stylesheet" href={href} />
					),
				)}
				{site.brand.accent && (
					<link rel="stylesheet" href={rootUrls.accent.href({ colour: site.brand.accent.slice(1) })} />
				)}
				{/* Behind the styles, which nothing is painted without; a font is fetched as a stranger would, even from its own origin. */}
				{site.assets.fonts.map((href) => (
					<link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				{isPreview ? (
					<meta name="robots" content="noindex, nofollow" />
				) : (
					<DocumentMeta edition={edition} site={site} head={head} />
				)}
				<link rel="icon" href={rootUrls.icon.href()} type="image/svg+xml" />
				<link rel="apple-touch-icon" href={rootUrls.touchIcon.href()} />
				<meta name="theme-color" content={colours.page} media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content={colours.pageByDark} media="(prefers-color-scheme: dark)" />
				{head.jsonLd?.map((data, i) => (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; scriptJson escapes what could end it
					<script key={i} type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
				))}
			</head>
			<body className={bodyClass}>{children}</body>
		</html>
	);
}
