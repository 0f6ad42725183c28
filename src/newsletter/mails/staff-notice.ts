import type { Edition } from '../../editions/edition';
import { NEWSROOM } from '../../shared/address/folders';
import type { StaffNotice } from '../../shared/staff';
import type { EmailText, Sender } from '../email';
import { drawNotice } from './draw-notice';

/** Content of a notice. */
export interface Notice {
	kind: StaffNotice;
	article: { id: number; title: string };
	about: { minutes?: number; picture?: string; others?: number };
}

/** The e-mail that informs the desk of what became of an article. */
export function staffNoticeEmail(sender: Sender, edition: Edition, { kind, article, about }: Notice): EmailText {
	const words = edition.words.newsroom.notices;
	const { minutes = 0, picture = '', others = 0 } = about;
	const values = { title: article.title, minutes, picture, others };
	return drawNotice(sender, edition, {
		subject: words[kind].subject(values),
		heading: words[kind].heading,
		lines: [words[kind].line(values)],
		address: `${sender.newsroom_url}${NEWSROOM}/article/${article.id}`,
		button: words.button,
		foot: words.foot({ brand: sender.brand.name }),
	});
}
