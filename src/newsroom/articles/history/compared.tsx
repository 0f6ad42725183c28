import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, ask } from '../../calls';
import { say } from '../../components/toasts';
import type { EntityDescription } from '../../entities';
import { useTry } from '../../session/use-try';
import { named, useWords } from '../../words/words';
import type { ArticleDetail, SaveOptions } from '../article';
import { Blocks } from './blocks';
import { Fields } from './fields';
import { PutBack } from './put-back';
import { type ArticleStates, type Asked, type ComparedBlock, type Comparison, stateName } from './states';

interface ComparedProps {
	entity: EntityDescription;
	detail: ArticleDetail;
	states: ArticleStates;
	asked: Asked;
	comparison: Comparison;
}

/** Returns the right that is missing to put blocks back; undefined where the person may. */
export function whyNot({ may, status }: ArticleDetail): 'write' | 'publish' | 'schedule' | undefined {
	if (may.write !== true) return 'write';
	if (status === 'published' && may.publish !== true) return 'publish';
	return status === 'scheduled' && may.schedule !== true ? 'schedule' : undefined;
}

/** Compares two states, and lets single blocks be put back into today's draft. */
export function Compared({ entity, detail, states, asked, comparison }: ComparedProps) {
	const words = useWords();
	const { history } = words;
	const { revalidate } = useRevalidator();
	const { failure, attempt } = useTry();
	const [wanted, want] = useState<ComparedBlock>();
	const isBeside = asked.view === 'side';
	const names = { before: stateName(asked.from, states, words), after: stateName(asked.to, states, words) };
	const differing = comparison.blocks.filter(({ is }) => is !== 'same').length;
	const reason = whyNot(detail);
	const isPublished = detail.status === 'published';
	const putBack = async (block: ComparedBlock, options: SaveOptions) => {
		await attempt(async () => {
			const body = {
				revision: comparison.from.number,
				block: block.before?.number,
				seen: block.place?.seen ?? null,
				...options,
			};
			try {
				await ask(`article/${detail.id}/restore-block`, { method: 'POST', body });
				say(history.put_back_done);
			} catch (error) {
				if (!(error instanceof ApiError) || error.field !== 'seen') throw error;
				say(history.put_back_moved);
			}
		});
		// The pressed button disappears with its block, unless another was pressed meanwhile.
		const pressed = document.activeElement;
		await revalidate();
		if (!pressed?.isConnected) document.getElementById('text')?.focus();
	};
	/** A comparison with today's draft already shows what would be replaced, so no dialog asks. */
	const choose = (block: ComparedBlock) => (asked.to === 'now' && !isPublished ? void putBack(block, {}) : want(block));
	return (
		<>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			{asked.from === asked.to && <p className="help">{history.same_states}</p>}
			<h2 className="hed hed--3">{history.fields}</h2>
			<Fields entity={entity} comparison={comparison} isBeside={isBeside} sides={names} />
			<h2 className="hed hed--3" id="text" tabIndex={-1}>
				{history.text} <span className="meta">{differing > 0 && history.counts({ n: differing })}</span>
			</h2>
			{reason && <p className="help">{history.may_not[reason]({ roles: rolesOf(detail, reason, words.roles) })}</p>}
			{!reason && isPublished && (
				<p className="help">{detail.asks_second ? history.put_back_second : history.put_back_published}</p>
			)}
			{differing === 0 && <p className="help">{history.text_same}</p>}
			<Blocks
				blocks={comparison.blocks}
				isBeside={isBeside}
				names={names}
				lang={detail.edition}
				onPutBack={reason || detail.asks_second ? undefined : choose}
			/>
			{wanted && (
				<PutBack
					block={wanted}
					isPublished={isPublished}
					onPutBack={(options) => putBack(wanted, options)}
					onClose={() => want(undefined)}
				/>
			)}
		</>
	);
}

const rolesOf = ({ who }: ArticleDetail, action: 'write' | 'publish' | 'schedule', names: object) =>
	who[action]?.map((role) => named(names, role)).join(', ') ?? '';
