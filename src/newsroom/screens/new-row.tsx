import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { listAddress, rowAddress } from '../addresses';
import { ask } from '../calls';
import { Header } from '../components/header';
import { useKeys } from '../components/keys';
import { useLeaveGuard } from '../components/leave-guard';
import { NoRight } from '../components/states';
import { say } from '../components/toasts';
import { type EntityDescription, keyOf, type Row, titleOf } from '../entities';
import { fieldsOf } from '../fields/paths';
import { has, useSession } from '../session/session';
import { named, useWords } from '../words/words';
import { entityOf } from './entity-of';
import { FieldsForm } from './form';
import { useForm } from './use-form';

interface Loaded {
	entity: EntityDescription;
}

export const loader = async ({ params }: LoaderFunctionArgs): Promise<Loaded> => ({
	entity: await entityOf(params),
});

/** Makes a row of one declared entity. */
export function Component() {
	const { entity } = useLoaderData<Loaded>();
	return <NewRow key={entity.noun} entity={entity} />;
}

function NewRow({ entity }: Loaded) {
	const words = useWords();
	const session = useSession();
	const navigate = useNavigate();
	const [given] = useSearchParams();
	const form = useForm(undefined);
	const n = Object.keys(form.changes).length;
	const { guard, letGo } = useLeaveGuard(n);
	const create = async () => {
		const body = fieldsOf(entity, {}, form.changes);
		const done = await form.attempt(async () => ({
			row: await ask<Row>(entity.noun, { method: 'POST', body }),
			conflicts: {},
		}));
		if (!done) return;
		letGo();
		say(words.edit.made_toast({ title: titleOf(entity, done.row) }));
		await navigate(rowAddress(entity, keyOf(entity, done.row)), { replace: true });
	};
	useKeys({ 'mod+s': () => void create() });
	const name = named(words.nouns, entity.noun);
	const isAllowed = entity.is_made && has(session, entity.rights.write);
	return (
		<>
			<Header
				title={words.edit.make({ noun: name })}
				back={{ to: `${listAddress(entity)}?${given}`, label: named(words.lists, entity.noun) }}
			>
				{isAllowed && (
					<button type="button" className="btn btn--lamp" aria-disabled={form.isBusy} onClick={() => void create()}>
						{form.isBusy ? words.edit.saving : words.edit.save}
					</button>
				)}
			</Header>
			<main id="main" className="pad ent">
				{isAllowed ? (
					<FieldsForm entity={entity} form={form} isNew onSave={() => void create()} />
				) : (
					<NoRight roles={entity.roles?.write} />
				)}
			</main>
			{guard}
		</>
	);
}
