import { useState } from 'react';
import { ask } from '../calls';
import { Moment } from '../components/moment';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import type { StepProps } from './site-form';

interface TrialProps {
	path: string;
	label: string;
	good: string;
}

/** A button that tries something, and says how it went. */
function Trial({ path, label, good }: TrialProps) {
	const set_up = useSetUpWords();
	const [reason, setReason] = useState<string | null>();
	const { failure, isBusy, attempt } = useTry();
	return (
		<>
			<button
				type="button"
				className="btn btn--line"
				aria-disabled={isBusy}
				onClick={() =>
					void attempt(async () => {
						setReason(undefined);
						setReason((await ask<{ reason: string | null }>(path, { method: 'POST' })).reason);
					})
				}
			>
				{label}
			</button>
			<p role="status" className={(reason ?? failure) ? 'error' : 'help'}>
				{failure?.text ?? (reason === null ? good : reason && set_up.ground.failed({ reason }))}
			</p>
		</>
	);
}

/** Mail, files and database, as the environment sets them: shown, tried, and named where something is missing. */
export function Ground({ setUp, onNext }: StepProps) {
	const set_up = useSetUpWords();
	const { ground } = set_up;
	const { mail, backup } = setUp;
	return (
		<>
			<section className="su-group">
				<h3 className="hed hed--4">{ground.mail}</h3>
				<p>{mail.is_set ? ground.mail_set({ from: mail.from }) : ground.mail_missing}</p>
				{!mail.is_set && (
					<p className="help">
						<code>SMTP_URL</code>, <code>MAIL_FROM</code>
					</p>
				)}
				<Trial path="set-up/mail" label={ground.try_mail} good={mail.is_set ? ground.mail_left : ground.mail_kept} />
			</section>
			<section className="su-group">
				<h3 className="hed hed--4">{ground.storage}</h3>
				<p>{setUp.has_bucket ? ground.bucket : ground.disk}</p>
				{!setUp.has_bucket && (
					<p className="help">
						<code>S3_ENDPOINT</code>, <code>S3_BUCKET</code>, <code>S3_ACCESS_KEY_ID</code>,{' '}
						<code>S3_SECRET_ACCESS_KEY</code>
					</p>
				)}
				<Trial path="set-up/storage" label={ground.try_storage} good={ground.storage_good} />
			</section>
			<section className="su-group">
				<h3 className="hed hed--4">{ground.database}</h3>
				<p>{setUp.has_own_database ? ground.own_database : ground.given_database}</p>
				{setUp.has_own_database && (
					<p className="help">
						<code>DATABASE_URL</code>
					</p>
				)}
			</section>
			<section className="su-group">
				<h3 className="hed hed--4">{ground.backup}</h3>
				<p>{ground[`backup_${backup.plan}`]}</p>
				{backup.plan === 'none' && (
					<p className="help">
						<code>BACKUP_KEY</code>, <code>BACKUP_AT</code>
					</p>
				)}
				{backup.plan !== 'elsewhere' && (
					<p className="help">
						{backup.last_at === null ? ground.backup_first : ground.backup_last}{' '}
						{backup.last_at !== null && <Moment at={backup.last_at} />}
					</p>
				)}
			</section>
			<p className="help">{ground.secrets}</p>
			<button className="btn btn--line" type="button" onClick={onNext}>
				{set_up.on}
			</button>
		</>
	);
}
