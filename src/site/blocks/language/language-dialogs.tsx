import { editionByCode } from '../../../editions/editions';
import { DialogTemplate } from '../../../ui/dialog-template';
import { usePage } from '../../render/contexts';
import { fragment } from '../../render/fragments/fragment';
import type { Head } from '../../render/screen';
import { languagesOf, languageUrl } from './languages';

interface LanguageDialogProps {
	code: string;
	/** Address to which it leads. */
	href: string;
	/** True where that address shows the same content. */
	isSame: boolean;
}

/**
 * Before the reader goes to another language: a question in the reader's words, an answer in those of where it leads.
 */
function LanguageDialogView({ code, href, isSame }: LanguageDialogProps) {
	const { edition } = usePage();
	const { words } = edition;
	const { stay, new_window, questions } = words.dialogs.languages;
	const question = questions[code];
	if (!question) return null;
	const isOutside = !editionByCode(code);
	return (
		<DialogTemplate name={`language-${code}`} labelledBy={`language-${code}`} close={words.close}>
			<h2 id={`language-${code}`}>{question.title}</h2>
			<p>{(isSame && question.same) || question.other}</p>
			<div className="acts">
				<a
					className="btn"
					href={href}
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
}

const LanguageDialog = fragment('language-dialog', LanguageDialogView);

/** One dialog for each language that the page offers. */
export function LanguageDialogs({ head }: { head: Head }) {
	const { edition, site } = usePage();
	return languagesOf(edition, site.brand).map((code) => {
		const isSame = head.alternates?.[code] !== undefined;
		const href = languageUrl(code, head, site.brand);
		// The address of one page is not worth keeping.
		const Dialog = isSame ? LanguageDialogView : LanguageDialog;
		return <Dialog key={code} code={code} href={href} isSame={isSame} />;
	});
}
