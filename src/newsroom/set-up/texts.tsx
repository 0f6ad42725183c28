import { useState } from 'react';
import { Link } from 'react-router';
import { HOME } from '../addresses';
import { ask } from '../calls';
import { useLeaveGuard } from '../components/leave-guard';
import { say } from '../components/toasts';
import { LabelledField } from '../session/field';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import type { SetUp } from './set-up';
import type { StepProps } from './site-form';
import { TextRows } from './text-rows';

type Edition = SetUp['editions'][number];
const NO_BLANKS = { law: '', courts: '', authority: '', register: '', vat: '', represented: '', responsible: '' };
const blankNames = Object.keys(NO_BLANKS) as (keyof typeof NO_BLANKS)[];

type Needed = 'law' | 'courts' | 'authority';
/** True for the blanks of which the edition gives an example; the others are lines that may be left out. */
const isNeeded = (name: (typeof blankNames)[number]): name is Needed =>
	name === 'law' || name === 'courts' || name === 'authority';

interface Drawn {
	name: string;
	title: string;
	html: string;
}

interface EditionTextsProps extends Pick<StepProps, 'setUp' | 'onChanged'> {
	edition: Edition;
	/** Says how many blanks were typed that the server does not have yet: it keeps them with a look at the texts. */
	onTyped(n: number): void;
}

/** The texts of one edition: what is missing, the blanks, a look at what they become, and their publication. */
function EditionTexts({ edition, setUp, onChanged, onTyped }: EditionTextsProps) {
	const set_up = useSetUpWords();
	const { texts } = set_up;
	const [typed, setTyped] = useState<Partial<typeof NO_BLANKS>>({});
	const blanks = { ...NO_BLANKS, ...edition.blanks, ...typed };
	const [drawn, setDrawn] = useState<Drawn[]>();
	const { failure, isBusy, attempt } = useTry();
	const body = { edition: edition.code, ...blanks };
	if (edition.missing.length === 0)
		return (
			<section className="su-group">
				<h3 className="hed hed--4">{edition.name}</h3>
				<TextRows edition={edition} setUp={setUp} onChanged={onChanged} />
				<p className="help">
					{texts.written} <Link to={`${HOME}/page`}>{texts.to_pages}</Link>
				</p>
			</section>
		);
	return (
		<section className="su-group">
			<h3 className="hed hed--4">{edition.name}</h3>
			<TextRows edition={edition} setUp={setUp} onChanged={onChanged} />
			<p>{texts.missing({ pages: edition.missing.map((name) => texts.pages[name]).join(', ') })}</p>
			{edition.has_templates ? (
				<form
					noValidate
					className="su-form"
					onSubmit={(event) => {
						event.preventDefault();
						void attempt(async () => {
							setDrawn((await ask<{ texts: Drawn[] }>('set-up/texts/preview', { method: 'POST', body })).texts);
							onTyped(0);
						});
					}}
				>
					<div className="su-fields">
						{blankNames.map((name) => (
							<LabelledField
								key={name}
								label={texts.blanks[name]}
								name={`${edition.code}-${name}`}
								value={blanks[name]}
								onChange={(value) => {
									const next = { ...typed, [name]: value };
									setTyped(next);
									setDrawn(undefined);
									onTyped(Object.keys(next).length);
								}}
								help={isNeeded(name) ? texts.examples[edition.code === 'es' ? 'es' : 'en'][name] : texts.optional}
								error={failure?.field === name ? failure.text : undefined}
							/>
						))}
					</div>
					<p role="alert" className={failure ? 'error' : undefined}>
						{failure && (failure.field === 'mail' || failure.field === 'address' ? texts.first : failure.text)}
					</p>
					<button className="btn btn--line" type="submit" aria-disabled={isBusy}>
						{texts.look}
					</button>
					{drawn && (
						<>
							<p className="msg">
								<b>{texts.check}</b> {texts.check_line}
							</p>
							{drawn
								.filter(({ name }) => edition.missing.some((one) => one === name))
								.map(({ name, title, html }) => (
									<details className="su-text" key={name}>
										<summary>{title}</summary>
										{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own template, its blanks escaped */}
										<div lang={edition.code} className="su-prose" dangerouslySetInnerHTML={{ __html: html }} />
									</details>
								))}
							<button
								className="btn"
								type="button"
								aria-disabled={isBusy}
								onClick={() =>
									void attempt(async () => {
										onChanged(await ask<SetUp>('set-up/texts', { method: 'POST', body }));
										say(texts.published);
									})
								}
							>
								{texts.publish({ n: edition.missing.length })}
							</button>
						</>
					)}
				</form>
			) : (
				<p className="help">{texts.no_templates}</p>
			)}
		</section>
	);
}

/** The pages about the site, from templates, an edition each. */
export function Texts({ setUp, onChanged, onNext }: StepProps) {
	const set_up = useSetUpWords();
	const [typed, setTyped] = useState<Readonly<Record<string, number>>>({});
	const { guard } = useLeaveGuard(Object.values(typed).reduce((sum, n) => sum + n, 0));
	return (
		<>
			{guard}
			{setUp.is_demonstration ? (
				<p className="msg">{set_up.texts.demonstration}</p>
			) : (
				setUp.editions.map((edition) => (
					<EditionTexts
						key={edition.code}
						edition={edition}
						setUp={setUp}
						onChanged={onChanged}
						onTyped={(n) => setTyped((before) => ({ ...before, [edition.code]: n }))}
					/>
				))
			)}
			<div className="su-group">
				<button className="btn btn--line" type="button" onClick={onNext}>
					{set_up.on}
				</button>
			</div>
		</>
	);
}
