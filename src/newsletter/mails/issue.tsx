import type { Edition } from '../../editions/edition';
import { calculatorsElsewhere } from '../../editions/paths/calculator-path';
import { urls } from '../../editions/urls';
import { cleanHtml, plainText } from '../../platform/html/clean-html';
import { htmlElsewhere } from '../../platform/html/html-elsewhere';
import { imprintOf } from '../../shared/site/brand';
import { type Addressed, type EmailText, type Sender, subscriptionUrl } from '../email';
import { drawEmail, ink } from './layout';

export interface WeeklyIssue {
	number: number;
	slug: string;
	subject: string;
	standfirst: string;
	html: string;
}

const STYLES: Readonly<Record<string, string>> = {
	h2: 'margin:28px 0 12px;font-size:20px;line-height:1.25',
	h3: 'margin:20px 0 4px;font-size:18px;line-height:1.3',
	p: 'margin:0 0 14px',
	a: 'color:#0B4F55',
	ul: 'margin:0 0 14px;padding:0 22px',
	li: 'margin:0 0 6px',
	figure: 'margin:0 0 14px',
	figcaption: 'margin:4px 0 0;font-size:14px;line-height:1.4',
	img: 'display:block;max-width:100%;height:auto',
};

/** The issue's own text for programs that draw nothing of ours. */
const textOf = (edition: Edition, { html }: WeeklyIssue, { site_url, brand }: Sender) =>
	htmlElsewhere(cleanHtml(html), {
		chart: (slug) => ({
			page: site_url + urls.series.href(edition, { slug }),
			picture: site_url + urls.seriesPng.href(edition, { slug }),
			title: edition.words.newsletter.weekly.open_chart,
			subtitle: '',
		}),
		calculator: calculatorsElsewhere(edition, site_url, brand.hidden),
	});

/** The same with whole addresses, and the look of each element beside it. */
const forMail = (html: string, site_url: string) =>
	html
		.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${site_url}/`)
		.replaceAll(
			/<(h2|h3|p|a|ul|li|figure|figcaption|img)(?=[\s>])/g,
			(_whole, tag: string) => `<${tag} style="${STYLES[tag]}"`,
		);

/** The same in plain text: a block a paragraph, each link behind its words. */
const inWords = (html: string, site_url: string) =>
	html
		.split(/<\/(?:h2|h3|p|li|blockquote|tr|figure)>|(?=<figcaption>)/)
		.map((block) =>
			plainText(
				block.replaceAll(
					/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
					// A picture that leads somewhere has its words, with the same link, below it.
					(_whole, href: string, text: string) =>
						plainText(text) === '' ? '' : `${text} (${href.startsWith('/') ? site_url : ''}${href})`,
				),
			),
		)
		.filter(Boolean)
		.join('\n\n');

/** An email of an issue, as one reader gets it: everybody's text with their own links to leave and to choose. */
export function issueEmail(sender: Sender, edition: Edition, { token }: Addressed, issue: WeeklyIssue): EmailText {
	const { weekly } = edition.words.newsletter;
	const own = textOf(edition, issue, sender);
	const online = sender.site_url + urls.issue.href(edition, { slug: issue.slug });
	const leave = subscriptionUrl(sender.site_url, edition, 'unsubscribe', token);
	const preferences = subscriptionUrl(sender.site_url, edition, 'preferences', token);
	const foot: [words: string, href: string][] = [
		[weekly.read_online, online],
		[weekly.preferences, preferences],
		[weekly.leave, leave],
	];
	const html = drawEmail({
		edition,
		sender,
		title: issue.subject,
		foot: (
			<>
				<p style={ink.small}>{weekly.why({ brand: sender.brand.name })}</p>
				<p style={ink.small}>
					{foot.map(([words, href], i) => (
						<span key={href}>
							{i > 0 && ' · '}
							<a style={{ color: ink.link.color }} href={href}>
								{words}
							</a>
						</span>
					))}
				</p>
			</>
		),
		children: (
			<>
				<p style={ink.small}>{edition.words.issue_number({ n: issue.number })}</p>
				<h1 style={ink.head}>{issue.subject}</h1>
				{issue.standfirst && <p style={ink.text}>{issue.standfirst}</p>}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised a line above */}
				<div dangerouslySetInnerHTML={{ __html: forMail(own, sender.site_url) }} />
			</>
		),
	});
	const text = [
		edition.words.issue_number({ n: issue.number }),
		issue.subject,
		issue.standfirst,
		inWords(own, sender.site_url),
		'-- ',
		weekly.why({ brand: sender.brand.name }),
		...foot.map(([words, href]) => `${words}: ${href}`),
		imprintOf(sender.brand),
	];
	return { subject: issue.subject, html, text: text.filter(Boolean).join('\n\n') };
}
