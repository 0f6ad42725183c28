import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Grant } from '../../shared/staff';
import type { Relation } from '../articles/choices';
import { ApiError, ask } from '../calls';
import { Dialog } from '../components/dialog';
import { ShownOnce } from '../components/shown-once';
import { say } from '../components/toasts';
import { SignsAs } from '../fields/signs-as';
import { LabelledField } from '../session/field';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';
import { Grants } from './grants';
import type { Person } from './person';

/** Invites somebody, by e-mail or by a link to hand over. */
export function Invite({ onClose }: { onClose(): void }) {
	const words = useWords();
	const { people } = words;
	const { revalidate } = useRevalidator();
	const [email, setEmail] = useState('');
	const [name, setName] = useState('');
	const [grants, setGrants] = useState<Grant[]>([{ role: 'reporter' }]);
	const [author, setAuthor] = useState<Relation | null>(null);
	const [link, setLink] = useState<string>();
	const { failure, isBusy, attempt } = useTry();
	const fieldError = (field: string) => (failure?.field.startsWith(field) ? failure.text : undefined);
	const invite = async () => {
		const body = { email, name, grants, ...(author ? { author_id: author.id } : {}) };
		const answer = await ask<{ link?: string }>('people/invite', { method: 'POST', body });
		await revalidate();
		if (answer.link) return setLink(answer.link);
		say(people.invited({ email }));
		onClose();
	};
	return (
		<Dialog title={people.invite_title} onClose={onClose}>
			{link ? (
				<ShownOnce note={people.link} label={people.invite} value={link} onClose={onClose} />
			) : (
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						void attempt(invite);
					}}
				>
					<LabelledField label={people.name} value={name} onChange={setName} error={fieldError('name')} />
					<LabelledField
						label={people.email}
						type="email"
						value={email}
						onChange={setEmail}
						error={fieldError('email')}
					/>
					<Grants grants={grants} onChange={setGrants} error={fieldError('grants')} />
					<SignsAs author={author} onChange={setAuthor} grants={grants} error={fieldError('author_id')} />
					<p role="alert" className={failure ? 'error' : undefined}>
						{failure &&
							!['name', 'email', 'grants', 'author_id'].some((one) => failure.field.startsWith(one)) &&
							failure.text}
					</p>
					<div className="dlg__acts">
						<button type="button" className="btn btn--text" onClick={onClose}>
							{words.cancel}
						</button>
						<button type="submit" className="btn" aria-disabled={isBusy}>
							{people.send}
						</button>
					</div>
				</form>
			)}
		</Dialog>
	);
}

/** Edits an account: its name, its roles, its state, and the reset of a lost second factor. */
export function PersonDialog({ person, onClose }: { person: Person; onClose(): void }) {
	const words = useWords();
	const { people } = words;
	const { revalidate } = useRevalidator();
	const [name, setName] = useState(person.name);
	const [grants, setGrants] = useState(person.grants);
	const [author, setAuthor] = useState<Relation | null>(person.author);
	const [link, setLink] = useState<string>();
	const { failure, isBusy, attempt } = useTry();
	const fieldError = (field: string) => (failure?.field === field ? failure.text : undefined);
	const change = async (body: object, message: string) => {
		await ask(`people/${person.id}`, { method: 'PATCH', body }).catch(async (error: unknown) => {
			// The list behind the dialog then shows what somebody else has changed.
			if (error instanceof ApiError && error.reason === 'conflict') await revalidate();
			throw error;
		});
		say(message);
		await revalidate();
		onClose();
	};
	const renew = async () => {
		const answer = await ask<{ link?: string }>(`people/${person.id}/link`, { method: 'POST', body: {} });
		if (answer.link) return setLink(answer.link);
		say(people.invited({ email: person.email }));
		onClose();
	};
	const saved = people.saved({ name: name || person.email });
	const isDisabled = person.state === 'disabled';
	if (link)
		return (
			<Dialog title={people.edit({ name: person.name || person.email })} onClose={onClose}>
				<ShownOnce note={people.link} label={people.invite} value={link} onClose={onClose} />
			</Dialog>
		);
	return (
		<Dialog title={people.edit({ name: person.name || person.email })} className="dlg--wide" onClose={onClose}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					const isOther = author?.id !== person.author?.id;
					const signs = isOther ? { author_id: author?.id ?? null } : {};
					void attempt(() => change({ name, grants, ...signs, version: person.version }, saved));
				}}
			>
				<LabelledField label={people.name} value={name} onChange={setName} error={fieldError('name')} />
				<Grants grants={grants} onChange={setGrants} />
				<SignsAs author={author} onChange={setAuthor} grants={grants} error={fieldError('author_id')} />
				<p role="alert" className={failure ? 'error' : undefined}>
					{failure && !['name', 'author_id'].includes(failure.field) && failure.text}
				</p>
				<div className="dlg__acts">
					{!person.is_demonstration && !isDisabled && (
						<button type="button" className="btn btn--quiet" onClick={() => void attempt(renew)}>
							{people.renew}
						</button>
					)}
					{person.has_second_factor && (
						<button
							type="button"
							className="btn btn--quiet"
							onClick={() =>
								void attempt(async () => {
									await ask(`people/${person.id}/reset`, { method: 'POST', body: {} });
									say(people.reset_done({ name: person.name }));
									await revalidate();
									onClose();
								})
							}
						>
							{people.reset}
						</button>
					)}
					{person.state !== 'invited' && (
						<button
							type="button"
							className="btn btn--neg"
							onClick={() => void attempt(() => change({ state: isDisabled ? 'active' : 'disabled' }, saved))}
						>
							{isDisabled ? people.enable : people.disable}
						</button>
					)}
					<button type="submit" className="btn" aria-disabled={isBusy}>
						{words.edit.save}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
