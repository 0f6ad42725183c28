import { useWords } from '../words/words';
import { type MediaRow, muteIn } from './file';
import { LicenceEnd } from './licence-end';

/** What of a file somebody should look at: its licence, its descriptions. */
export function Warnings({ row }: { row: MediaRow }) {
	const { media } = useWords();
	const mute = muteIn(row);
	return (
		<>
			<LicenceEnd row={row} />
			{row.withdrawn_at !== null && <span className="med__bad">▲ {media.withdrawn}</span>}
			{mute.length > 0 && (
				<span className="med__warn">
					▲ {media.mute({ editions: mute.map((code) => code.toUpperCase()).join(', ') })}
				</span>
			)}
		</>
	);
}
