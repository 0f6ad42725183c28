import { nextPlanned, publishDue as publish, withdrawDue } from '../commands/article/publish-due';
import { job } from './job';

/** Settings of the emails to the desk; without a mail server the desk sees notices only on its own page. */
export interface DeskMail {
	/** Host of the site, which ends the message ids of its e-mails. */
	deskMail: string | undefined;
}

/** Publishes and withdraws articles when their time has come. */
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
