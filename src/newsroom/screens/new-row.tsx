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
import type { Kept } from '../journal/journal';
import { Away, Back, Beside } from '../journal/kept-lines';
import { has, useSession } from '../session/session';
import { named, useWords } from '../words/words';
import { entityOf } from './entity-of';
import { FieldsForm } from './form';
import { keptOf, useRowForm } from './row/use-row-form';

interface Loaded {
	entity: EntityDescription;
	/** What this person typed here earlier and never saved. */
	kept: Kept | undefined;
}

export const loader = async ({ params }: LoaderFunctionArgs): Promise<Loaded> => {
	const entity = await entityOf(params);
	return { entity, kept: await keptOf(entity) };
};

/** Makes a row of one declared entity. */
export function Component() {
	const loaded = useLoaderData<Loaded>();
	return <NewRow key={loaded.entity.noun} {...loaded} />;
}

function NewRow({ entity, kept }: Loaded) {
	const words = useWords();
	const session = useSession();
	const navigate = useNavigate();
	const [given] = useSearchParams();
	const isAllowed = entity.is_made && has(session, entity.rights.write);
	const { form, attempt, round, back } = useRowForm(
		entity,
		undefined,
		kept,
		(path) => isAllowed && entity.fields.some(({ name }) => name === path.split('.')[0]),
	);
	const n = Object.keys(form.changes).length;
	const { guard, letGo } = useLeaveGuard(n, back.forget);
	const create = async () => {
		const body = fieldsOf(entity, {}, form.changes);
		const done = await attempt(async () => ({
			row: await ask<Row>(entity.noun, { method: 'POST', body }),
			conflicts: {},
		}));
		if (!done) return;
		back.forget();
		letGo();
		say(words.edit.made_toast({ title: titleOf(entity, done.row) }));
		await navigate(rowAddress(entity, keyOf(entity, done.row)), { replace: true });
	};
	useKeys({ 'mod+s': () => void create() });
	const name = named(words.nouns, entity.noun);
	const isAwayKept = form.error?.isAway === true && back.keptAt !== undefined;
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
				<div role="status">
					{isAwayKept && <Away isSelfSaving={false} />}
					{back.isBack && <Back of={{ back }} />}
				</div>
				{back.beside && <Beside of={{ back }} isReadOnly={!isAllowed} isForm />}
				{isAllowed ? (
					<FieldsForm
						key={round}
						entity={entity}
						form={isAwayKept ? { ...form, error: undefined } : form}
						isNew
						onSave={() => void create()}
					/>
				) : (
					<NoRight roles={entity.roles?.write} />
				)}
			</main>
			{guard}
		</>
	);
}
