import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { CallLimits } from '../../call/call';
import { clientOf, isHeadOf } from '../../call/client-of';
import type { FormContext } from '../../call/contexts';
import { writeWithin } from '../../call/deadline';
import { mountCalls, mountOtherMethods } from '../../call/mount';
import type { Edition } from '../../editions/edition';
import { editionOfPath } from '../../editions/editions';
import type { Database } from '../../platform/db/db';
import { consumeRateLimits, rateLimitsOf } from '../../platform/security/rate-limits';
import type { SigningKeys } from '../../platform/security/signature';
import { Refusal } from '../../shared/refusal';
import type { OpaqueScreen } from '../render/screen';
import { errorScreen } from '../screens/error/error';
import { limitedScreen } from '../screens/error/limited';
import { formBody } from './form-body';
import type { FormCall, Shown } from './form-call';
import { passwordCall } from './password-form';
import { previewCall } from './preview-page';
import { signUpCall } from './sign-up-form';
import { subscriptionCalls } from './subscription-pages';
import { wallCall } from './wall-form';

/** Options of an answer beside its screen. */
export interface DrawOptions {
	/** Added to the headers of the screen. */
	headers?: Record<string, string>;
	/** Token for the page's forms; a new one where it is left out. */
	formToken?: string | undefined;
}

/** The dependencies of the forms of pages. */
export interface FormRouterOptions {
	db: Database;
	/** Unix seconds. */
	clock(): number;
	keys(): Promise<SigningKeys>;
	/** Origin without a trailing slash. */
	site_url: string;
	/** Most sign-ups per hour for the whole site. */
	mail_ceiling: number;
	/** Draws a screen as the answer to a request. @param pattern gives the screen its trailing path */
	draw(
		request: Request,
		edition: Edition,
		pattern: string,
		screen: OpaqueScreen,
		options?: DrawOptions,
	): Promise<Response>;
}

/** All calls of forms, and the pages behind links in emails. */
export const formCalls: readonly FormCall[] = [signUpCall, ...subscriptionCalls, previewCall, wallCall, passwordCall];

const editionOf = (request: Request) => editionOfPath(decodeURIComponent(new URL(request.url).pathname));

const fits = ({ input }: FormCall, c: Context) => input.path?.safeParse(c.req.param()).success ?? true;

/** The input of a call: the parameters of the path, and the fields of the form. */
async function givenTo({ input }: FormCall, c: Context): Promise<object> {
	const parse = (schema: z.ZodObject | undefined, values: object) => schema?.parse(values) ?? {};
	const fields = input.body ? Object.fromEntries(await formBody(c.req.raw)) : {};
	return { ...parse(input.body, fields), ...parse(input.path, c.req.param()) };
}

async function answerForm(call: FormCall, c: Context, options: FormRouterOptions): Promise<Response | undefined> {
	if (!fits(call, c)) return undefined;
	const { clock, keys, site_url, mail_ceiling, draw } = options;
	const request = c.req.raw;
	const edition = editionOf(request);
	const client = clientOf(c);
	const contextOf = (db: Database): FormContext => ({
		db,
		site_url,
		now: clock(),
		edition,
		client,
		isHead: isHeadOf(c),
		keys,
		async count() {
			const { name = call.path, overall, ...limits } = call.limits as CallLimits;
			const tries = rateLimitsOf(name, { ...limits, overall: overall?.({ mail_ceiling }) }, client);
			const wait = await consumeRateLimits(db, await keys(), tries, clock());
			if (wait > 0) throw new Refusal('limited', undefined, { retryAfter: wait });
		},
	});
	try {
		const input = await givenTo(call, c);
		const answer = await writeWithin(options.db, (db) => call.run({ ...contextOf(db), input } as never));
		if (answer instanceof Response) return answer;
		const { screen, formToken, amend } = answer as Shown;
		const drawn = await draw(request, edition, call.under, screen, { formToken });
		if (!amend || !drawn.ok) return drawn;
		return new Response(amend(await drawn.text()), { status: drawn.status, headers: drawn.headers });
	} catch (error) {
		if (!Refusal.is(error, 'limited')) throw error;
		const { retryAfter = 0 } = error.more;
		const headers = { 'retry-after': String(retryAfter) };
		return draw(request, edition, call.under, limitedScreen(retryAfter), { headers });
	}
}

/** Mounts the forms of the pages. */
export const mountForms = (app: Hono, options: FormRouterOptions): void =>
	mountCalls(app, formCalls, (call, c) => answerForm(call as FormCall, c, options));

/** Answers every other method at the address of a form: 405, except for the methods of readers. */
export const mountFormRefusals = (app: Hono, { draw }: FormRouterOptions): void =>
	mountOtherMethods(app, formCalls, ['GET', 'HEAD'], async (allow, c, calls) => {
		if (!calls.some((call) => fits(call as FormCall, c))) return undefined;
		const headers = { allow, 'cache-control': 'no-store' };
		return draw(c.req.raw, editionOf(c.req.raw), '/*', errorScreen(405, 'unmatched'), { headers });
	});
