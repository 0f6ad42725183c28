import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { listAddress, rowAddress } from '../addresses';
import { ask } from '../calls';
import { Header } from '../components/header';
import { useKeys } from '../components/keys';
import { useLeaveGuard } from '../components/leave-guard';
import { NoRight } from '../components/states';
import type { EntityDescription } from '../entities';
import { FieldRow } from '../fields/field-row';
import { entityOf } from '../screens/entity-of';
import { has, useSession } from '../session/session';
import { useTry } from '../session/use-try';
import { siteConfig } from '../site-config';
import { useWords } from '../words/words';

export const loader = async (_: LoaderFunctionArgs): Promise<{ entity: EntityDescription }> => ({
	entity: await entityOf({ entity: 'article' }),
});

const NAMES = ['edition', 'type', 'kind', 'title'] as const;
type Begun = Partial<Record<(typeof NAMES)[number], unknown>>;

/** Begins an article: which edition, which section, a headline. Everything else is written on its own screen. */
export function Component() {
	const { entity } = useLoaderData<{ entity: EntityDescription }>();
	const words = useWords();
	const session = useSession();
	const navigate = useNavigate();
	const [given] = useSearchParams();
	const editions = session.account?.grants.map(({ edition }) => edition).filter((one) => one !== undefined) ?? [];
	const [begun, setBegun] = useState<Begun>({
		edition: given.get('edition') ?? editions[0] ?? siteConfig.editions[0]?.code,
		type: given.get('type') ?? 'regulation',
		kind: 'news',
		title: '',
	});
	const { failure, isBusy, attempt } = useTry();
	const { guard, letGo } = useLeaveGuard(begun.title === '' ? 0 : 1);
	const source = given.get('translation_of');
	const create = () =>
		attempt(async () => {
			const body = { ...begun, ...(source ? { translation_of: Number(source) } : {}) };
			const { id } = await ask<{ id: number }>('article', { method: 'POST', body });
			letGo();
			await navigate(rowAddress(entity, String(id)), { replace: true });
		});
	useKeys({ 'mod+s': () => void create() });
	const isAllowed = has(session, entity.rights.write);
	const isElsewhere = failure && !NAMES.some((name) => name === failure.field);
	return (
		<>
			<Header title={words.article.make} back={{ to: listAddress(entity), label: words.lists.article }}>
				{isAllowed && (
					<button type="button" className="btn btn--lamp" aria-disabled={isBusy} onClick={() => void create()}>
						{words.article.begin}
					</button>
				)}
			</Header>
			<main id="main" className="pad ent">
				{isAllowed ? (
					<form
						noValidate
						onSubmit={(event) => {
							event.preventDefault();
							void create();
						}}
					>
						<p className="help">{source ? words.article.begin_other : words.article.begin_line}</p>
						<p role="alert" className={isElsewhere ? 'error' : undefined}>
							{isElsewhere && failure.text}
						</p>
						{NAMES.map((name) => {
							const field = entity.fields.find((one) => one.name === name);
							return (
								field && (
									<FieldRow
										key={name}
										entity={entity}
										field={field}
										value={begun[name]}
										onChange={(value) => setBegun({ ...begun, [name]: value })}
										error={failure && { path: failure.field, text: failure.text }}
										isReadOnly={name === 'edition' && source !== null}
										isHeadline={name === 'title'}
										{...(name === 'title' ? { label: words.article.headline } : {})}
									/>
								)
							);
						})}
						<button type="submit" hidden />
					</form>
				) : (
					<NoRight roles={entity.roles.write} />
				)}
			</main>
			{guard}
		</>
	);
}
