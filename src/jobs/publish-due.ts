import { nextPlanned, publishDue as publish, withdrawDue } from '../commands/article/publish-due';
import { job } from './job';

/** How the desk is told; without a mail server it reads it on its own page alone. */
export interface DeskMail {
	/** Host of the site, which ends the names of its e-mails. */
	deskMail: string | undefined;
}

/** Publishes and takes away articles when their hour has come. */
export const publishDue = job<DeskMail, object | undefined>({
	name: 'publish-due',
	every: '15 s',
	wakes: ({ context }) => nextPlanned(context),
	retries: 3,
	async run({ context, deskMail, log }) {
		const { published, late, returned } = await publish(context, deskMail);
		for (const { id, seconds } of late) log({ event: 'article_late', article_id: id, seconds });
		const withdrawn = await withdrawDue(context);
		const did = { published, late, returned, withdrawn };
		return Object.values(did).some((list) => list.length > 0) ? did : undefined;
	},
});
