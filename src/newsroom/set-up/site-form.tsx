import { type ReactNode, useState } from 'react';
import { ask } from '../calls';
import { useLeaveGuard } from '../components/leave-guard';
import { say } from '../components/toasts';
import { LabelledField } from '../session/field';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import type { SetUp } from './set-up';

export type SiteConfig = SetUp['house'];
type TextName = { [Name in keyof SiteConfig]: SiteConfig[Name] extends string ? Name : never }[keyof SiteConfig];

/** Properties of every step of the set-up. */
export interface StepProps {
	setUp: SetUp;
	/** Takes the answer of a call. */
	onChanged(next: SetUp): void;
	/** Goes on to the next step. */
	onNext(): void;
	/** Text of the button; by default that it saves and goes on. */
	saveLabel?: string;
}

interface SiteFormProps extends StepProps {
	/** Single-line fields, in their order. */
	lines?: readonly { name: TextName; type?: 'email' | 'url' | 'text'; autoComplete?: string }[];
	/** Shown before the lines. */
	lead?: ReactNode;
	/** Other settings of the site that the step changes. */
	more?: Partial<SiteConfig>;
	children?: ReactNode;
	/** Why the step cannot be saved yet. */
	blocker?: string | undefined;
}

/**
 * A step of the set-up that changes settings of the site: its fields, a mark on those that the environment sets, and
 * one button.
 */
export function SiteForm({
	setUp,
	onChanged,
	onNext,
	lines = [],
	lead,
	more,
	children,
	blocker,
	saveLabel,
}: SiteFormProps) {
	const set_up = useSetUpWords();
	const [typed, setTyped] = useState<Partial<Record<TextName, string>>>({});
	const { failure, isBusy, attempt } = useTry();
	const fields: Readonly<Record<string, string>> = set_up.fields;
	const helps: Readonly<Record<string, string>> = set_up.helps;
	const body = { ...typed, ...more };
	const changes = Object.entries(body).filter(
		([name, value]) => JSON.stringify(value) !== JSON.stringify(setUp.house[name as keyof SiteConfig]),
	);
	const { guard, letGo } = useLeaveGuard(changes.length);
	const save = async () => {
		if (Object.keys(body).length > 0) {
			onChanged(await ask<SetUp>('set-up', { method: 'PATCH', body }));
			say(set_up.saved);
		}
		letGo();
		onNext();
	};
	return (
		<form
			noValidate
			className="su-form"
			onSubmit={(event) => {
				event.preventDefault();
				if (!blocker) void attempt(save);
			}}
		>
			{guard}
			{lead}
			<div className="su-fields">
				{lines.map(({ name, type = 'text', autoComplete }) => {
					const variable = setUp.set_by[name];
					return (
						<LabelledField
							key={name}
							label={fields[name] ?? name}
							name={name}
							type={type}
							autoComplete={autoComplete}
							readOnly={variable !== undefined}
							value={typed[name] ?? setUp.house[name]}
							onChange={(value) => setTyped({ ...typed, [name]: value })}
							error={failure?.field === name ? failure.text : undefined}
							help={variable ? set_up.set_by({ variable }) : helps[name]}
						/>
					);
				})}
			</div>
			{children}
			<p role="alert" className={failure && !lines.some(({ name }) => name === failure.field) ? 'error' : undefined}>
				{failure && !lines.some(({ name }) => name === failure.field) && failure.text}
			</p>
			{setUp.may_change && (
				<div className="su-end">
					<button className="btn btn--lamp" type="submit" aria-disabled={isBusy || blocker !== undefined}>
						{saveLabel ?? set_up.save_and_on}
					</button>
					{saveLabel === undefined && (
						<button className="link" type="button" onClick={onNext}>
							{set_up.later}
						</button>
					)}
				</div>
			)}
		</form>
	);
}
