import { Link } from 'react-router';
import { fileAddress } from '../../addresses';
import { localeOf } from '../../time';
import { useMediaWords } from '../../words/screens/media-words';
import { useWords } from '../../words/words';
import { cancel, type Sending, tryAgain } from './queue';

const isRunning = ({ is }: Sending) => is === 'waiting' || is === 'sending' || is === 'paused';

/** One file on its way in: how far it is, what became of it, what can be done about it. */
export function SentFile({ of }: { of: Sending }) {
	const { states } = useWords();
	const { upload: words } = useMediaWords();
	const { file, is, offset, id, why } = of;
	const share = new Intl.NumberFormat(localeOf(document.documentElement.lang), { style: 'percent' });
	const status = {
		waiting: words.waiting,
		sending: share.format(file.size === 0 ? 0 : offset / file.size),
		paused: words.paused,
		stored: words.stored,
		known: words.known,
		refused: why || `${states.away}. ${states.away_line}`,
	}[is];
	return (
		<li className={`sent sent--${is}`}>
			{id === undefined ? (
				<span className="sent__n">{file.name}</span>
			) : (
				<Link className="sent__n link" to={fileAddress(id)}>
					{file.name}
				</Link>
			)}
			<span className="sent__s">{status}</span>
			{isRunning(of) && (
				<progress max={Math.max(1, file.size)} value={offset} aria-label={words.progress({ name: file.name })} />
			)}
			<span className="sent__acts">
				{is === 'refused' && why === undefined && (
					<button
						type="button"
						className="link"
						aria-label={words.again_of({ name: file.name })}
						onClick={() => tryAgain(of)}
					>
						{words.again}
					</button>
				)}
				{isRunning(of) && (
					<button
						type="button"
						className="link"
						aria-label={words.cancel_of({ name: file.name })}
						onClick={() => cancel(of)}
					>
						{words.cancel}
					</button>
				)}
			</span>
		</li>
	);
}
