import { useId, useState } from 'react';
import { type Hideable, type HideableGroup, hideableGroups } from '../../shared/site/site-config';
import { useSetUpWords } from '../words/set-up-words';
import { Editions } from './editions';
import { SiteForm, type StepProps } from './site-form';

/**
 * The step for editions and their addresses, the time zone, links to other sites, and the entries of menu and footer.
 */
export function Places(props: StepProps) {
	const set_up = useSetUpWords();
	const { house, places } = props.setUp;
	const id = useId();
	const [zone, setZone] = useState(house.time_zone);
	const [hidden, setHidden] = useState<readonly Hideable[]>(house.hidden);
	return (
		<>
			<Editions {...props} />
			<SiteForm
				{...props}
				more={{ time_zone: zone, hidden: [...hidden] }}
				lead={
					<div className="lf">
						<label className="label" htmlFor={id}>
							{set_up.places.zone}
						</label>
						<select className="field" id={id} value={zone} onChange={(event) => setZone(event.target.value)}>
							<option value="">{set_up.places.zone_own({ zone: places[0]?.time_zone ?? '' })}</option>
							{Intl.supportedValuesOf('timeZone').map((one) => (
								<option key={one}>{one}</option>
							))}
						</select>
						<p className="help">{set_up.places.zone_help}</p>
					</div>
				}
				lines={[
					{ name: 'siteZh', type: 'url' },
					{ name: 'siteRu', type: 'url' },
					{ name: 'twitter', type: 'url' },
					{ name: 'youtube', type: 'url' },
				]}
			>
				<p className="help su-group">{set_up.places.menu_help}</p>
				{Object.entries(hideableGroups).map(([group, items]) => (
					<fieldset className="su-group" key={group}>
						<legend className="label">{set_up.groups[group as HideableGroup]}</legend>
						<div className="su-checks">
							{items.map((item) => (
								<label className="check" key={item}>
									<input
										type="checkbox"
										name={item}
										checked={!hidden.includes(item)}
										onChange={({ target }) =>
											setHidden(target.checked ? hidden.filter((one) => one !== item) : [...hidden, item])
										}
									/>
									{set_up.items[item]}
								</label>
							))}
						</div>
					</fieldset>
				))}
			</SiteForm>
		</>
	);
}
