import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { rowAddress } from '../addresses';
import { ApiError, ask } from '../calls';
import { Dialog } from '../components/dialog';
import { say } from '../components/toasts';
import type { Library } from '../editor/pictures/library';
import { PictureChoice } from '../editor/pictures/picture-choice';
import { type EntityDescription, titleOf } from '../entities';
import { useTry } from '../session/use-try';
import { siteConfig } from '../site-config';
import { useMediaWords } from '../words/screens/media-words';
import { useWords } from '../words/words';
import { choiceWords } from './choice-words';
import { fileAddress, type MediaRow } from './file';
import { libraryOf } from './library-calls';
import { uploadPicture } from './pictures';
import { Shown } from './shown';

interface ReplaceProps {
	entity: EntityDescription;
	/** The present picture. */
	row: MediaRow;
	onClose(): void;
}

/** What the new picture is called in its place: alt texts by edition, and its credit. */
interface Described {
	alts: Readonly<Record<string, string>>;
	credit: string;
}

const codes = () => siteConfig.editions.map(({ code }) => code);
const altIn = ({ texts }: MediaRow, code: string): string => texts[code]?.alt ?? '';

/** Words of the new picture; where it has none, those of the present one. */
const suggested = (from: MediaRow, by: MediaRow): Described => ({
	alts: Object.fromEntries(codes().map((code) => [code, altIn(by, code) || altIn(from, code)])),
	credit: by.credit || from.credit,
});

/** Saves the words of the new picture, as far as they differ. @returns the picture with them */
async function describe(by: MediaRow, { alts, credit }: Described): Promise<MediaRow> {
	const isSame = credit === by.credit && codes().every((code) => alts[code] === altIn(by, code));
	if (isSame) return by;
	const described = codes().map((code) => [code, { ...by.texts[code], alt: alts[code] ?? '' }]);
	const texts = { ...by.texts, ...Object.fromEntries(described) };
	return ask<MediaRow>(`media/${by.id}`, { method: 'PATCH', body: { version: by.version, credit, texts } });
}

interface ConfirmProps extends ReplaceProps {
	by: MediaRow;
	/** Called when its words have been saved, also where the pictures are not replaced then. */
	onDescribed(by: MediaRow): void;
	another(): void;
}

/** The second step: both pictures, the words of the new one, and what shows the present one. */
function Confirm({ entity, row, by, onDescribed, another, onClose }: ConfirmProps) {
	const { fields, cancel } = useWords();
	const { replace: words } = useMediaWords();
	const id = useId();
	const navigate = useNavigate();
	const [described, set] = useState(() => suggested(row, by));
	const { failure, isBusy, attempt } = useTry();
	// The picture that had the focus is gone with the first step.
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.querySelector('input')?.focus(), []);
	const isTaken =
		codes().some((code) => altIn(by, code) === '' && altIn(row, code) !== '') ||
		(by.credit === '' && row.credit !== '');
	const replace = async () => {
		onDescribed(await describe(by, described));
		const body = { by: by.id, version: row.version };
		const done = await ask<{ articles: number; rows: number }>(`media/${row.id}/replace`, { method: 'POST', body });
		say(words.done(done));
		onClose();
		await navigate(rowAddress(entity, String(by.id)), { replace: true });
	};
	return (
		<form
			ref={form}
			className="rpl"
			onSubmit={(event) => {
				event.preventDefault();
				void attempt(replace);
			}}
		>
			<p>{words.line}</p>
			<div className="rpl__both">
				{[
					[words.present, row],
					[words.other, by],
				].map(([label, picture]) => (
					<figure key={String(label)}>
						<img src={`${fileAddress(picture as MediaRow)}?style=card_480`} alt="" />
						<figcaption className="label">{String(label)}</figcaption>
					</figure>
				))}
			</div>
			<button type="button" className="link" onClick={another}>
				{words.another}
			</button>
			{siteConfig.editions.map(({ code, name }) => (
				<div key={code} className="editor__field">
					<label htmlFor={`${id}-${code}`}>{words.alt({ edition: name })}</label>
					<input
						id={`${id}-${code}`}
						lang={code}
						maxLength={300}
						value={described.alts[code] ?? ''}
						onChange={({ target }) => set({ ...described, alts: { ...described.alts, [code]: target.value } })}
					/>
				</div>
			))}
			<div className="editor__field">
				<label htmlFor={`${id}-credit`}>{fields.credit}</label>
				<input
					id={`${id}-credit`}
					maxLength={200}
					value={described.credit}
					onChange={({ target }) => set({ ...described, credit: target.value })}
				/>
			</div>
			{isTaken && <p className="help">{words.taken}</p>}
			<Shown id={row.id} isListed />
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<div className="dlg__acts">
				<button type="button" className="btn btn--text" onClick={onClose}>
					{cancel}
				</button>
				<button type="submit" className="btn btn--lamp" aria-disabled={isBusy}>
					{words.act}
				</button>
			</div>
		</form>
	);
}

/** Replaces a picture in everything that uses it: asks by which one, and shows what will change before it does so. */
export function Replace({ entity, row, onClose }: ReplaceProps) {
	const { editor, states } = useWords();
	const { replace: words } = useMediaWords();
	const [by, choose] = useState<MediaRow>();
	const { failure, attempt } = useTry();
	const [edition = 'en'] = codes();
	const library = useMemo((): Library => {
		const whole = libraryOf(edition);
		return {
			...whole,
			async find(...asked) {
				const { rows, next } = await whole.find(...asked);
				return { rows: rows.filter(({ id }) => id !== row.id), next };
			},
		};
	}, [edition, row.id]);
	const upload = (file: File, onProgress: (sent: number | 'paused') => void) =>
		uploadPicture(file, editor.picture_wrong, onProgress).then(
			({ src }) => src,
			(error: unknown) => {
				throw error instanceof ApiError ? error : new Error(`${states.away}. ${states.away_line}`);
			},
		);
	const take = (src: string) =>
		attempt(async () => {
			const found = await library.of(src, new AbortController().signal);
			if (found) choose(await ask<MediaRow>(`media/${found.id}`));
		});
	return (
		<Dialog title={words.title({ title: titleOf(entity, row) })} className="dlg--wide dlg--words" onClose={onClose}>
			{by ? (
				<Confirm key={by.id} {...{ entity, row, by, onClose }} onDescribed={choose} another={() => choose(undefined)} />
			) : (
				<>
					<PictureChoice
						words={{ ...editor, ...choiceWords(editor) }}
						library={library}
						upload={upload}
						onChoose={({ src }) => void take(src)}
						close={onClose}
					/>
					<p role="alert" className={failure ? 'error' : undefined}>
						{failure?.text}
					</p>
				</>
			)}
		</Dialog>
	);
}
