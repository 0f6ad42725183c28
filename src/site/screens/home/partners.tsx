import type { PartnerRow } from '../../../queries/home/home-facts';
import { mediaUrl } from '../../../ui/picture';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { fragment } from '../../render/fragments/fragment';

/** Names or marks of those the title works with. */
export const Partners = fragment('home-partners', function Partners({ partners }: { partners: PartnerRow[] }) {
	const { words } = usePage().edition;
	if (partners.length === 0) return null;
	return (
		<section className="wrap block">
			<header className="sec">
				<h2>{words.partners}</h2>
			</header>
			<ul className="home-partners">
				{each(partners, 'partners', ({ name, url, logo }) => {
					const mark = logo ? (
						<img
							src={mediaUrl(logo.name, 'card_480')}
							alt={name}
							width={logo.width}
							height={logo.height}
							loading="lazy"
							decoding="async"
						/>
					) : (
						name
					);
					return <li key={name}>{url ? <a href={url}>{mark}</a> : mark}</li>;
				})}
			</ul>
		</section>
	);
});
