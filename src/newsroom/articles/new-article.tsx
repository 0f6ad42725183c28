import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { besideAddress, listAddress, rowAddress } from '../addresses';
import { ask } from '../calls';
import { Header } from '../components/header';
import { useKeys } from '../components/keys';
import { useLeaveGuard } from '../components/leave-guard';
import { NoRight } from '../components/states';
import { say } from '../components/toasts';
import type { EntityDescription } from '../entities';
import { FieldRow } from '../fields/field-row';
import { entityOf } from '../screens/entity-of';
import { has, useSession } from '../session/session';
import { useTry } from '../session/use-try';
import { siteConfig } from '../site-config';
import { useWords } from '../words/words';
import { type ArticleDetail, readArticle } from './article';

interface Loaded {
	entity: EntityDescription;
	/** The article that the new one translates. */
	source: ArticleDetail | undefined;
}

export async function loader({ request: { url } }: LoaderFunctionArgs): Promise<Loaded> {
	const source = new URL(url).searchParams.get('translation_of');
	const [entity, found] = await Promise.all([
		entityOf({ entity: 'article' }),
		source === null ? undefined : readArticle(source),
	]);
	return { entity, source: found };
}

const NAMES = ['edition', 'type', 'kind', 'title'] as const;
/** What is asked of a translation; the rest is that of its source. */
const OF_TRANSLATION: readonly string[] = ['edition', 'title'];
type Begun = Partial<Record<(typeof NAMES)[number], unknown>>;

/**
 * Begins an article: which edition, which section, a headline. Everything else is written on its own screen; that of a
 * translation has its source beside it.
 */
export function Component() {
	const { entity, source } = useLoaderData<Loaded>();
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
	const nameOf = (code: string) => siteConfig.editions.find((one) => one.code === code)?.name ?? code;
	const { failure, isBusy, attempt } = useTry();
	const { guard, letGo } = useLeaveGuard(begun.title === '' ? 0 : 1);
	const create = () =>
		attempt(async () => {
			const { kind: _asSource, ...own } = begun;
			const body = source ? { ...own, type: source.content.type, translation_of: source.id } : begun;
			const { id, left_out } = await ask<{ id: number; left_out: string[] }>('article', { method: 'POST', body });
			letGo();
			const edition = String(begun.edition);
			const isBeside = source?.translated.includes(edition);
			const to = isBeside
				? besideAddress({ group_id: source?.group_id ?? 0, edition })
				: rowAddress(entity, String(id));
			await navigate(to, { replace: true });
			if (left_out.length > 0) say(words.article.left_out({ edition: nameOf(edition), tags: left_out.join(', ') }));
		});
	useKeys({ 'mod+s': () => void create() });
	const isAllowed = has(session, entity.rights.write);
	const isElsewhere = failure && !NAMES.some((name) => name === failure.field);
	return (
		<>
			<Header
				title={source ? words.article.make_translation : words.article.make}
				back={{ to: listAddress(entity), label: words.lists.article }}
			>
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
						<p className="help">
							{source
								? words.article.begin_other({
										title: String(source.content.title),
										edition: nameOf(String(begun.edition)),
									})
								: words.article.begin_line}
						</p>
						<p role="alert" className={isElsewhere ? 'error' : undefined}>
							{isElsewhere && failure.text}
						</p>
						{NAMES.filter((name) => !source || OF_TRANSLATION.includes(name)).map((name) => {
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
										isReadOnly={name === 'edition' && source !== undefined}
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
