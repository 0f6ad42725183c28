import type { Hono } from 'hono';
import { pathOf } from '../../editions/address';
import { editions } from '../../editions/editions';
import { urls } from '../../editions/urls';
import { limitsOf, takeLimits } from '../../platform/security/take-limits';
import { reservedSlugs } from '../../shared/article-slug';
import { limitedScreen } from '../screens/error/limited';
import { unlockedScreen } from '../screens/news/detail';
import { formBody } from './form-body';
import type { FormContext } from './form-context';

const UNDER_NEWS = urls.article.tree;
/** Passwords a client may try in a minute: each costs a hash. */
const TRIES = { seconds: 60, per_client: 6 };
const LONGEST = 200;

/** A protected article opens by a form that posts to its own address; the answer is one reader's and is stored nowhere. */
export function mountPasswordForm(app: Hono, { db, clock, keys, draw, clientOf }: FormContext): void {
	for (const edition of editions) {
		app.post(pathOf(edition, urls.article.route), async (c, next) => {
			// Screens of their own take no password.
			if (reservedSlugs.includes(c.req.param('seo_url') ?? '')) return next();
			const request = c.req.raw;
			const wait = await takeLimits(db, await keys(), limitsOf('password', TRIES, clientOf(c)), clock());
			if (wait > 0)
				return draw(request, edition, UNDER_NEWS, limitedScreen(wait), { headers: { 'retry-after': String(wait) } });
			const password = ((await formBody(request)).get('password') ?? '').slice(0, LONGEST);
			return draw(request, edition, UNDER_NEWS, unlockedScreen(password));
		});
	}
}
