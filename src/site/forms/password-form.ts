import { z } from 'zod';
import { urls } from '../../editions/urls';
import { reservedSlugs } from '../../shared/article/article-slug';
import { unlockedScreen } from '../screens/news/detail';
import { formCall } from './form-call';

const MAX_PASSWORD_CHARACTERS = 200;

/**
 * A protected article opens by a form that posts to its own address; the answer is one reader's and is stored nowhere.
 */
export const passwordCall = formCall({
	method: 'POST',
	path: urls.article.route,
	under: urls.article.tree,
	summary: 'Opens a protected article by its password',
	input: {
		// Screens of their own take no password.
		path: z.object({ seo_url: z.string().refine((slug) => !reservedSlugs.includes(slug)) }),
		body: z.object({ password: z.string().default('') }),
	},
	// Passwords a client may try in a minute: each costs a hash.
	limits: { name: 'password', seconds: 60, per_client: 6 },
	async run({ input: { password }, count }) {
		await count();
		return { screen: unlockedScreen(password.slice(0, MAX_PASSWORD_CHARACTERS)) };
	},
});
