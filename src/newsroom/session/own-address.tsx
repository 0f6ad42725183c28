import { useState } from 'react';
import { ask } from '../calls';
import { say } from '../components/toasts';
import { useWords } from '../words/words';
import { LabelledField } from './field';
import { useSession } from './session';
import { useTry } from './use-try';

/** Another address of one's own, which is confirmed at both. */
export function OwnAddress() {
	const { me } = useWords();
	const { has_mail } = useSession();
	const [email, setEmail] = useState('');
	const { failure, isBusy, attempt } = useTry();
	if (!has_mail) return <p className="help">{me.address_alone}</p>;
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void attempt(async () => {
					await ask('me/address', { method: 'POST', body: { email } });
					setEmail('');
					say(me.address_asked);
				});
			}}
		>
			<p className="help">{me.address_line}</p>
			<LabelledField
				label={me.address_new}
				type="email"
				autoComplete="off"
				value={email}
				onChange={setEmail}
				error={failure?.text}
			/>
			<button className="btn" type="submit" aria-disabled={isBusy}>
				{me.address_act}
			</button>
		</form>
	);
}
