import { mergeTexts } from '../../../shared/text/compare/merge-texts';
import { documentOfText } from '../read-dom';

/** What two people have made of one stored text (`mergeTexts`). */
export const mergeHtml = (before: string, mine: string, theirs: string): string | undefined =>
	mergeTexts(...([before, mine, theirs].map(documentOfText) as Parameters<typeof mergeTexts>));
