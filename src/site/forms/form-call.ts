import { type Call, type CallLimits, type CallSchemas, call, type Given } from '../../call/call';
import type { FormContext } from '../../call/contexts';
import type { OpaqueScreen } from '../render/screen';

/** A screen that answers a form. */
export interface Shown {
	screen: OpaqueScreen;
	/** Token for the page's forms; a new one where it is left out. */
	formToken?: string | undefined;
	/** Changes the HTML of the page, where the page could be drawn. */
	amend?: (html: string) => string;
}

/** A call of a page, with the pattern that gives its screens their trailing path. */
export interface FormCall extends Call<'form'> {
	under: string;
}

interface Definition<M extends 'GET' | 'POST', S extends CallSchemas> {
	method: M;
	/** Path within an edition; every edition has it. */
	path: string;
	under: string;
	summary: string;
	/** Schemas of the input; an address whose path does not match is not answered by this call. */
	input: S;
	/** Counted only when `run` asks for it, so that a form with missing fields is answered without counting. */
	limits: CallLimits;
	run(context: FormContext & { input: Given<S> }): Promise<Response | Shown>;
}

/** Declares a call for a form, or for a page behind a link of an email. A GET call changes nothing. */
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
