import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { besideAddress, historyAddress, newAddress, rowAddress } from '../addresses';
import { Moment } from '../components/moment';
import type { EntityDescription } from '../entities';
import { changerName } from '../screens/change-line';
import { siteConfig } from '../site-config';
import { useWords } from '../words/words';
import { relationNames } from './article';
import type { Relation } from './choices';
import type { OpenArticle } from './open/use-article';
import { Cover } from './panel/cover';
import { Sheet } from './panel/sheet';
import { RelationField } from './relation-field';
import { Fields, Sections } from './sections';

/** Comes after the screen: it is far down in the panel, and asks the server first. */
const Seo = lazy(() => import('./shown/seo').then(({ Seo }) => ({ default: Seo })));

const ENTITIES = { authors: 'author', tags: 'tag', topics: 'topic', companies: 'company' } as const;

interface PanelProps {
	entity: EntityDescription;
	entities: readonly EntityDescription[];
	of: OpenArticle;
	isReadOnly: boolean;
	conflictAt(path: string): ReactNode;
	/** What is said of the panel where it is a closed sheet. */
	line: ReactNode;
	/** Checks and workflow, which come first. */
	children?: ReactNode;
}

/** The article's translations in the other editions: links to them, or to begin one. */
function Editions({ entity, of: { detail } }: Pick<PanelProps, 'entity' | 'of'>) {
	const { article, choices, translation } = useWords();
	return (
		<dl className="kv2">
			{siteConfig.editions.map(({ code, name }) => {
				const its = detail.editions.find(({ edition }) => edition === code);
				return (
					<div key={code}>
						<dt>{name}</dt>
						<dd>
							{code === detail.edition ? (
								article.this_one
							) : its ? (
								<Link className="link" to={rowAddress(entity, String(its.id))}>
									{choices.status[its.status]}
								</Link>
							) : (
								<Link
									className="link"
									to={`${newAddress(entity)}?edition=${code}&type=${detail.content.type}&translation_of=${detail.id}`}
								>
									{article.begin_edition}
								</Link>
							)}
							{detail.translated.includes(code) && (
								<Link className="link under" to={besideAddress({ group_id: detail.group_id, edition: code })}>
									{translation.beside}
								</Link>
							)}
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

/** The panel beside the text: the article's fields, its links, and its state. */
export function Panel({ entity, entities, of, isReadOnly, conflictAt, line, children }: PanelProps) {
	const words = useWords();
	const { article } = words;
	const { form, detail } = of;
	const common = { entity, entities, of, isReadOnly, conflictAt };
	const label = form.shown('label');
	const isKnown = detail.standing.first_published_at !== null;
	const movable = { ...common, isReadOnly: isReadOnly || (isKnown && detail.may.move !== true) };
	return (
		<Sheet label={article.panel} line={line}>
			{children}
			<section>
				<h2 id="other-editions-label">{article.editions}</h2>
				<Editions entity={entity} of={of} />
			</section>
			<section>
				<h2>{article.section_and_tags}</h2>
				<Fields {...common} names={['type', 'kind', 'label']} />
				{label === 'ai' && <Fields {...common} names={['reviewer_id']} />}
				{label === 'partner' && <Fields {...common} names={['partner_name', 'partner_company_id']} />}
				{relationNames.map(
					(name) =>
						conflictAt(name) ?? (
							<RelationField
								key={name}
								name={name}
								of={ENTITIES[name]}
								label={article.relations[name]}
								edition={detail.edition}
								value={(form.shown(name) ?? []) as Relation[]}
								onChange={(value) => form.change(name, value)}
								isReadOnly={isReadOnly}
								error={form.error?.path.replace(/^links\./, '').startsWith(name) ? form.error.text : undefined}
							/>
						),
				)}
				{(detail.is_translation || detail.translator) && <Fields {...common} names={['translator_id']} />}
				<Fields {...common} names={['market', 'place', 'keywords', 'is_headline', 'lead_rank', 'language']} />
			</section>
			<Cover {...common} />
			<div className="folds">
				<Sections {...common} />
			</div>
			<section>
				<h2>{article.address}</h2>
				<Fields {...movable} names={['seo_url']} />
				{detail.slug_follows && <p className="help">{article.follows}</p>}
				{isKnown && <p className="help">{detail.may.move === true ? article.moves : article.moves_not}</p>}
				<h3>{article.preview}</h3>
				<Suspense>
					<Seo of={of} />
				</Suspense>
			</section>
			<section>
				<h2>{words.edit.history}</h2>
				<p className="help">
					{article.changed({ name: changerName(detail, words) ?? words.conflict.somebody })}{' '}
					<Moment at={detail.standing.updated_at} />
				</p>
				<Link className="link" to={historyAddress(entity, String(detail.id))}>
					{words.edit.history_all}
				</Link>
			</section>
		</Sheet>
	);
}
