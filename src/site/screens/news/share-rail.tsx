import type { Article } from '../../../queries/article/article';
import { Icon } from '../../../ui/icon';
import { usePage } from '../../render/contexts';

/**
 * Networks on which readers of the trade share articles: plain links, which load nothing from elsewhere before they are
 * followed.
 */
const networks = (url: string, title: string) =>
	[
		['linkedin', 'LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`],
		['whatsapp', 'WhatsApp', `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`],
	] as const;

/** Ways to share: the device's own sheet, two networks, copy, mail, print; all without scripts of others. */
export function ShareRail({ article, url }: { article: Article; url: string }) {
	const { edition, isPreview } = usePage();
	const { words } = edition;
	// A preview is not shared: the address of its article leads nowhere yet.
	if (isPreview) return null;
	return (
		<ul className="share" aria-label={words.share}>
			<li hidden data-share={url}>
				<button type="button">
					<Icon name="share" />
					{words.share}
				</button>
			</li>
			{networks(url, article.title).map(([icon, name, href]) => (
				<li key={name}>
					<a href={href} target="_blank" rel="noopener" aria-label={words.share_on({ name })}>
						<Icon name={icon} />
						{name}
					</a>
				</li>
			))}
			<li>
				<a href={url} data-copy={words.link_copied}>
					<Icon name="link" />
					{words.copy_link}
				</a>
			</li>
			<li>
				<a href={`mailto:?subject=${encodeURIComponent(article.title)}&body=${encodeURIComponent(url)}`}>
					<Icon name="mail" />
					{words.send_by_email}
				</a>
			</li>
			<li hidden data-print="">
				<button type="button">
					<Icon name="print" />
					{words.print}
				</button>
			</li>
		</ul>
	);
}
