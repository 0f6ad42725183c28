import { FORM_TOKEN_FIELD } from '../../platform/security/form-token';
import { usePage } from '../render/contexts';

/** Name of a field that people neither see nor reach; a program that fills in every field gives itself away by it. */
export const HONEYPOT = 'topic_line';

/**
 * Fields that detect programs in a public form: one that must stay empty, and the signed time at which the page was
 * drawn.
 * @param id unique on the page
 */
export function Honeypot({ id }: { id: string }) {
	const { edition, formToken } = usePage();
	return (
		<>
			<div className="vh" aria-hidden="true">
				<label htmlFor={id}>{edition.words.newsletter.leave_empty}</label>
				<input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
			</div>
			<input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
		</>
	);
}
