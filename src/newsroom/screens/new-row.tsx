import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { listAddress, rowAddress } from '../addresses';
import { ask } from '../calls';
import { Header } from '../components/header';
import { useKeys } from '../components/keys';
import { useLeaveGuard } from '../components/leave-guard';
import { NoRight } from '../components/states';
import { say } from '../components/toasts';
import { keyOf, type Noun, type Row, titleOf } from '../entities';
import { fieldsOf } from '../fields/paths';
import { has, useSession } from '../session/session';
import { named, useWords } from '../words/words';
import { nounOf } from './entity-of';
import { FieldsForm } from './form';
import { useForm } from './use-form';

interface Loaded {
	noun: Noun;
}

export const loader = async ({ params }: LoaderFunctionArgs): Promise<Loaded> => ({
	noun: await nounOf(params),
});

/** Makes a row of one declared noun. */
export function Component() {
	const { noun } = useLoaderData<Loaded>();
	return <NewRow key={noun.noun} noun={noun} />;
}

function NewRow({ noun }: Loaded) {
	const words = useWords();
	const session = useSession();
	const navigate = useNavigate();
	const [given] = useSearchParams();
	const form = useForm(undefined);
	const n = Object.keys(form.changes).length;
	const { guard, letGo } = useLeaveGuard(n);
	const create = async () => {
		const body = fieldsOf(noun, {}, form.changes);
		const done = await form.attempt(async () => ({
			row: await ask<Row>(noun.noun, { method: 'POST', body }),
			conflicts: {},
		}));
		if (!done) return;
		letGo();
		say(words.edit.made_toast({ title: titleOf(noun, done.row) }));
		await navigate(rowAddress(noun, keyOf(noun, done.row)), { replace: true });
	};
	useKeys({ 'mod+s': () => void create() });
	const name = named(words.nouns, noun.noun);
	const isAllowed = noun.is_made && has(session, noun.rights.write);
	return (
		<>
			<Header
				title={words.edit.make({ noun: name })}
				back={{ to: `${listAddress(noun)}?${given}`, label: named(words.lists, noun.noun) }}
			>
				{isAllowed && (
					<button type="button" className="btn btn--lamp" aria-disabled={form.isBusy} onClick={() => void create()}>
						{form.isBusy ? words.edit.saving : words.edit.save}
					</button>
				)}
			</Header>
			<main id="main" className="pad ent">
				{isAllowed ? (
					<FieldsForm noun={noun} form={form} isNew onSave={() => void create()} />
				) : (
					<NoRight roles={noun.roles?.write} />
				)}
			</main>
			{guard}
		</>
	);
}
