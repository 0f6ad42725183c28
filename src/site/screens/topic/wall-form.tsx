import { countryName } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import type { FormTokenError } from '../../../platform/security/form-token';
import { countries } from '../../../shared/countries';
import { MAX_WALL_NAME_CHARACTERS, MAX_WALL_TEXT_CHARACTERS, type WallField } from '../../../shared/subject/wall-entry';
import { Honeypot } from '../../blocks/honeypot';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** A message that was refused: what was typed, and which field is wrong, or what is wrong with the form itself. */
export interface RefusedMessage {
	typed: Partial<Record<WallField, string>>;
	why: WallField | FormTokenError;
}

/** Slug of the wall that the API has a call for: with a script a message to it is sent without leaving the page. */
const SCRIPTED = 'iecie';

/** The form that writes on a wall; it works by itself. @param slug address of the event's page under /topic/ */
export function WallForm({ slug, refused }: { slug: string; refused: RefusedMessage | undefined }) {
	const { edition } = usePage();
	const { dialogs, exhibitions, newsletter } = edition.words;
	const { wall } = newsletter;
	const messages: Record<WallField | FormTokenError, string> = {
		text: wall.wrong_text,
		name: wall.wrong_name,
		country: wall.wrong_country,
		...newsletter.again,
	};
	const typed = refused?.typed ?? {};
	/** Attributes of a field; an invalid one refers to its error message. */
	const field = (name: WallField) => {
		const isWrong = refused?.why === name;
		return {
			id: `wall-${name}`,
			name,
			required: true,
			defaultValue: typed[name] ?? '',
			className: isWrong ? 'field is-error' : 'field',
			'aria-invalid': isWrong ? true : undefined,
			'aria-describedby': isWrong ? `wall-${name}-error` : undefined,
		};
	};
	const error = (why: WallField | FormTokenError) =>
		refused?.why === why && (
			<p className="error" id={`wall-${why}-error`} role="alert">
				{messages[why]}
			</p>
		);
	const again = refused && refused.why in newsletter.again ? refused.why : undefined;
	const script = {
		'data-wall': '',
		'data-edition': edition.code,
		'data-text': wall.wrong_text,
		'data-name': wall.wrong_name,
		'data-country': wall.wrong_country,
		'data-waiting': dialogs.wall_waiting,
		'data-thanks': wall.thanks,
		'data-failed': dialogs.newsletter.failed,
	};
	const names = countries
		.map((code) => [code, countryName(edition, code)] as const)
		.toSorted((a, b) => a[1].localeCompare(b[1], edition.locale));
	return (
		<form
			className="wallform fields"
			id="write"
			method="post"
			action={urls.wall.href(edition, { slug })}
			{...(slug === SCRIPTED && script)}
		>
			<h2 className="hed hed--4">{wall.write}</h2>
			<p className="help">{exhibitions.wall_rule}</p>
			<div>
				<label className="label" htmlFor="wall-text">
					{wall.text}
				</label>
				<textarea {...field('text')} rows={5} minLength={2} maxLength={MAX_WALL_TEXT_CHARACTERS} />
				{error('text')}
			</div>
			<div>
				<label className="label" htmlFor="wall-name">
					{wall.name}
				</label>
				<input {...field('name')} type="text" autoComplete="name" maxLength={MAX_WALL_NAME_CHARACTERS} />
				{error('name')}
			</div>
			<div>
				<label className="label" htmlFor="wall-country">
					{wall.country}
				</label>
				<select {...field('country')} autoComplete="country">
					<option value="">{wall.choose}</option>
					{each(names, 'names', ([code, name]) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</select>
				{error('country')}
			</div>
			<Honeypot id="wall-line" />
			{again && error(again)}
			<button className="btn" type="submit" aria-describedby={again && `wall-${again}-error`}>
				{wall.send}
			</button>
		</form>
	);
}
