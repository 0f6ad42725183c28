import { usePage } from '../../render/contexts';

/** A field for the day since which a rule has changed. */
export function ChangedSince({ id, value }: { id: string; value?: string | undefined }) {
	const { markets } = usePage().edition.words;
	return (
		<div>
			<label className="label" htmlFor={id}>
				{markets.changed_since}
			</label>
			<input className="field" id={id} name="since" type="date" defaultValue={value} />
		</div>
	);
}
