import { useWords } from '../words/words';
import { Dialog } from './dialog';
import { setSingleKeys, useSingleKeys } from './keys';

function Keys({ title, keys }: { title: string; keys: readonly (readonly [keys: string[], what: string])[] }) {
	return (
		<>
			<h3>{title}</h3>
			<dl>
				{keys.map(([some, what]) => (
					<div key={what}>
						<dt>
							{some.map((one) => (
								<kbd key={one}>{one}</kbd>
							))}
						</dt>
						<dd>{what}</dd>
					</div>
				))}
			</dl>
		</>
	);
}

/** All keys, and the switch for the single ones. */
export default function KeySheet({ onClose }: { onClose(): void }) {
	const words = useWords();
	const { keys } = words;
	const single = useSingleKeys();
	return (
		<Dialog title={keys.title} className="dlg--side" onClose={onClose}>
			<Keys
				title={keys.everywhere}
				keys={[
					[['⌘ / Ctrl', 'K'], keys.palette],
					[['?'], keys.sheet],
				]}
			/>
			<Keys
				title={keys.in_list}
				keys={[
					[['J', 'K'], keys.down_up],
					[['X'], keys.select],
					[['E'], keys.edit],
					[['/'], keys.find],
					[['C'], keys.new],
				]}
			/>
			<Keys title={keys.in_form} keys={[[['⌘ / Ctrl', 'S'], keys.save]]} />
			<label className="check">
				<input type="checkbox" checked={single} onChange={(event) => setSingleKeys(event.target.checked)} />
				{keys.single}
			</label>
			<p className="help">{keys.single_line}</p>
			<div className="dlg__acts">
				<button type="button" className="btn btn--line" onClick={onClose}>
					{words.close}
				</button>
			</div>
		</Dialog>
	);
}
