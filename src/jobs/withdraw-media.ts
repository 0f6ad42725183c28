import { type WithdrawnMedia, withdrawNextMedia } from '../entities/media-uses/withdraw-media';
import { job } from './job';
import type { DeskMail } from './publish-due';

/** Withdraws pictures whose licences have ended, each in a transaction of its own, where the newsroom asked for it. */
export const withdrawMedia = job<DeskMail, object | undefined>({
	name: 'withdraw-media',
	every: '10 min',
	retries: 3,
	async run({ context, deskMail, log }) {
		const withdrawn: WithdrawnMedia[] = [];
		for (;;) {
			const done = await withdrawNextMedia(context, deskMail);
			if (!done) return withdrawn.length > 0 ? { withdrawn } : undefined;
			log({ event: 'media_withdrawn', media_id: done.id, articles: done.articles, rows: done.rows });
			withdrawn.push(done);
		}
	},
});
