import { useRef, useState } from 'react';
import { NEWSROOM_FILES } from '../../shared/address/folders';
import { colours } from '../../shared/site/colours';
import { contrastOfAccent, isAccent, lighterAccent, MIN_CONTRAST } from '../../shared/site/contrast';
import { Wordmark } from '../../ui/wordmark';
import { PICTURES, uploadPicture } from '../media/pictures';
import { useTry } from '../session/use-try';
import { siteConfig as page } from '../site-config';
import { useSetUpWords } from '../words/set-up-words';
import { SiteForm, type StepProps } from './site-form';

/** The word mark, drawn or a picture, and the one accent. */
export function Look(props: StepProps) {
	const set_up = useSetUpWords();
	const { house } = props.setUp;
	const [accent, setAccent] = useState(house.accent || colours.lamp);
	const [logo, setLogo] = useState(house.logo);
	const file = useRef<HTMLInputElement>(null);
	const { failure, isBusy, attempt } = useTry();
	const isGood = isAccent(accent);
	const ratio = Math.floor(contrastOfAccent(accent) * 10) / 10;
	const upload = (picture: File) =>
		attempt(async () => {
			const { src } = await uploadPicture(picture, set_up.look.no_picture);
			setLogo(src.split('/').at(-1) ?? '');
		});
	return (
		<SiteForm
			{...props}
			more={{ accent: accent === colours.lamp ? '' : accent, logo }}
			blocker={isGood ? undefined : 'contrast'}
		>
			<fieldset className="su-group">
				<legend className="label">{set_up.look.mark}</legend>
				<div className="su-marks">
					<div className="su-mark">
						{logo ? (
							<img src={`${NEWSROOM_FILES}/${logo}?style=card_480`} alt={house.name} />
						) : (
							<Wordmark
								name={house.name || page.brand}
								mark={page.brand === (house.name || page.brand) ? page.mark : undefined}
							/>
						)}
					</div>
					<p className="help">{logo ? set_up.look.picture_help : set_up.look.drawn_help}</p>
					<div className="su-acts">
						<input
							ref={file}
							className="vh"
							type="file"
							tabIndex={-1}
							aria-hidden="true"
							accept={PICTURES}
							onChange={({ target }) => {
								const [picture] = target.files ?? [];
								if (picture) void upload(picture);
								target.value = '';
							}}
						/>
						<button
							type="button"
							className="btn btn--line"
							aria-disabled={isBusy}
							onClick={() => file.current?.click()}
						>
							{set_up.look.choose}
						</button>
						{logo && (
							<button type="button" className="btn btn--quiet" onClick={() => setLogo('')}>
								{set_up.look.drawn}
							</button>
						)}
					</div>
					<p role="alert" className={failure ? 'error' : undefined}>
						{failure?.text}
					</p>
				</div>
			</fieldset>
			<fieldset className="su-group">
				<legend className="label">{set_up.look.accent}</legend>
				<div className="su-accent">
					<input
						type="color"
						name="accent"
						aria-label={set_up.look.accent}
						aria-describedby="su-accent-said"
						value={accent}
						onChange={(event) => setAccent(event.target.value.toLowerCase())}
					/>
					<code>{accent}</code>
					{accent !== colours.lamp && (
						<button type="button" className="btn btn--quiet" onClick={() => setAccent(colours.lamp)}>
							{set_up.look.own}
						</button>
					)}
				</div>
				<p id="su-accent-said" role="status" className={isGood ? 'help' : 'error'}>
					{isGood ? set_up.look.good({ ratio }) : set_up.look.bad({ ratio, least: MIN_CONTRAST })}
				</p>
				{!isGood && (
					<button type="button" className="btn btn--line" onClick={() => setAccent(lighterAccent(accent))}>
						{set_up.look.lighter({ colour: lighterAccent(accent) })}
					</button>
				)}
			</fieldset>
		</SiteForm>
	);
}
