import { useState } from 'react';
import { useWords } from '../../words/words';
import { Frame, type StepProps, useNeeded } from './step-dialog';

const WHATS = ['words', 'all'] as const;

/** Erases the article, or some words of it, for good: asks which, and why. */
export function Erase(props: StepProps) {
	const { article } = useWords();
	const [what, choose] = useState<(typeof WHATS)[number]>('words');
	const passage = useNeeded(article.erase_passage, 20_000);
	const why = useNeeded(article.erase_reason);
	return (
		<Frame
			{...props}
			step="erase"
			body={() => {
				const words = what === 'words' ? passage.needed() : undefined;
				if (what === 'words' && words === undefined) return undefined;
				const reason = why.needed();
				return reason === undefined ? undefined : { reason, ...(words === undefined ? {} : { passage: words }) };
			}}
		>
			<fieldset className="extents">
				<legend className="vh">{article.erase_what}</legend>
				{WHATS.map((one) => (
					<label className="extent" key={one}>
						<span className="check">
							<input type="radio" name="what" checked={what === one} onChange={() => choose(one)} />
							<b>{article[`erase_${one}`]}</b>
						</span>
						<span className="help">{article[`erase_${one}_line`]}</span>
					</label>
				))}
			</fieldset>
			{what === 'words' && passage.field}
			{why.field}
		</Frame>
	);
}

/** Throws the draft away. */
export const Discard = (props: StepProps) => <Frame {...props} step="discard" body={() => ({})} />;
