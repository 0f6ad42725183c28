import type { Context } from 'hono';
import type { Edition } from '../../editions/edition';
import type { Database } from '../../platform/db/db';
import type { SigningKeys } from '../../platform/security/signature';
import type { OpaqueScreen } from '../render/screen';

/** What is said of an answer beside its screen. */
export interface DrawOptions {
	/** Beside those of the screen. */
	headers?: Record<string, string>;
	/** Stamp that the page's forms go on carrying; a new one where it is left out. */
	formStamp?: string | undefined;
}

/** What a form that posts to a page needs of the site. */
export interface FormContext {
	db: Database;
	/** Unix seconds. */
	clock(): number;
	keys(): Promise<SigningKeys>;
	/** Origin without a trailing slash. */
	site_url: string;
	/** Sign-ups the whole site takes in an hour. */
	mail_ceiling: number;
	/** Searches one client may make in a minute. */
	search_limit: number;
	/** Draws a screen as the answer to a request. @param pattern whose trailing path the screen gets */
	draw(
		request: Request,
		edition: Edition,
		pattern: string,
		screen: OpaqueScreen,
		options?: DrawOptions,
	): Promise<Response>;
	/** Address of the client; '' where nobody knows it. */
	clientOf(context: Context): string;
}
