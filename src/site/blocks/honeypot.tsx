import { FORM_TOKEN_FIELD } from '../../platform/security/form-token';
import { usePage } from '../render/contexts';

/** Name of a field that people neither see nor reach; a program that fills in every field gives itself away by it. */
export const HONEYPOT = 'topic_line';

/**
 * What tells programs from people in a form that anybody may send: the field nobody should fill in, and when the page
 * was drawn.
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
