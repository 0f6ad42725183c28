import { editionByCode } from '../../../editions/editions';
import { DialogTemplate } from '../../../ui/dialog-template';
import { usePage } from '../../render/contexts';
import type { Head } from '../../render/screen';
import { languagesOf, languageUrl } from './languages';

/**
 * Before the reader goes to another language: a question in the reader's words, an answer in those of where it leads.
 */
export function LanguageDialogs({ head }: { head: Head }) {
	const { edition, site } = usePage();
	const { words } = edition;
	const { stay, new_window, questions } = words.dialogs.languages;
	return languagesOf(edition, site.brand).map((code) => {
		const question = questions[code];
		if (!question) return null;
		const isOutside = !editionByCode(code);
		const same = head.alternates?.[code] && question.same;
		return (
			<DialogTemplate key={code} name={`language-${code}`} labelledBy={`language-${code}`} close={words.close}>
				<h2 id={`language-${code}`}>{question.title}</h2>
				<p>{same || question.other}</p>
				<div className="acts">
					<a
						className="btn"
						href={languageUrl(code, head, site.brand)}
						lang={code}
						data-close=""
						target={isOutside ? '_blank' : undefined}
						rel={isOutside ? 'noopener' : undefined}
					>
						{question.go}
						{isOutside && (
							<span className="vh" lang={edition.language}>
								, {words.opens_new_window}
							</span>
						)}
					</a>
					<button className="btn btn--line" type="button" data-close="">
						{stay}
					</button>
				</div>
				{isOutside && <p className="rule">{new_window}</p>}
			</DialogTemplate>
		);
	});
}
