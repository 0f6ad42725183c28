import type { Sent } from '../editor/paste/pending-pictures';
import { localeOf } from '../time';
import type { Words } from '../words/words';

/** What the choice of a picture says of numbers. */
export function choiceWords(editor: Words['editor']) {
	const share = new Intl.NumberFormat(localeOf(document.documentElement.lang), { style: 'percent' });
	return {
		uploaded: (sent: Sent) =>
			typeof sent === 'number' ? editor.uploaded({ share: share.format(sent) }) : editor[`upload_${sent}`],
		library_found: (n: number) => editor.library_found({ n }),
	};
}
