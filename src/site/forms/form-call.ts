import { type Call, type CallLimits, type CallSchemas, call, type Given } from '../../call/call';
import type { FormContext } from '../../call/contexts';
import type { OpaqueScreen } from '../render/screen';

/** A screen as the answer of a form. */
export interface Shown {
	screen: OpaqueScreen;
	/** Token that the page's forms go on carrying; a new one where it is left out. */
	formToken?: string | undefined;
	/** What is made of the page, where it is drawn as meant. */
	amend?: (html: string) => string;
}

/** A call of a page, with the pattern whose trailing path its screens get. */
export interface FormCall extends Call<'form'> {
	under: string;
}

interface Definition<M extends 'GET' | 'POST', S extends CallSchemas> {
	method: M;
	/** Within an edition; it stands in every one. */
	path: string;
	under: string;
	summary: string;
	/** Where the path does not fit, the address is another's to answer. */
	input: S;
	/** Counted when the call says so: what is missing in a form is told without that. */
	limits: CallLimits;
	run(context: FormContext & { input: Given<S> }): Promise<Response | Shown>;
}

/** Declares what a form does, or a page behind a link of an email. One that is opened (GET) changes nothing. */
export const formCall = <M extends 'GET' | 'POST', S extends CallSchemas>({
	under,
	...definition
}: Definition<M, S>): FormCall => ({
	...call({
		...definition,
		router: 'form',
		access: definition.method === 'GET' ? { who: 'reader' } : { who: 'visitor', isNamed: false },
		output: undefined,
		cache: 'no-store',
	}),
	under,
});
