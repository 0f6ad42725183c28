import type { Adv as AdvRow } from '../../queries/site/adv';
import { usePage } from '../render/contexts';

/**
 * An advertisement, labelled as one: text and one link, never markup (security rule 12).
 * @param shape `band` runs across a page or a list, `rail` fits a narrow column
 */
export function Adv({ adv, shape = 'band' }: { adv: AdvRow | undefined; shape?: 'band' | 'rail' }) {
	const { words } = usePage().edition;
	if (!adv) return null;
	return (
		<div className={shape === 'rail' ? 'adv adv--rail' : 'adv'} data-adv={adv.id}>
			<small>{words.advertisement}</small>
			<a href={adv.link} rel="sponsored">
				<span className="adv-text">
					<span className={shape === 'rail' ? 'hed hed--3' : 'hed hed--4'}>{adv.headline}</span>
					{adv.text && <span className="meta">{adv.text}</span>}
				</span>
				<span className="adv-go">
					<b>{adv.advertiser}</b>
					<span className="btn btn--line btn--s">{adv.action}</span>
				</span>
			</a>
		</div>
	);
}
