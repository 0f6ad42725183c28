import { useWords } from '../words/words';
import { Dialog } from './dialog';
import { keyName, setSingleKeys, useSingleKeys } from './keys';

/** The names of two keys that are called differently on a Mac. */
const [MOD, ALT] = [keyName('Control+'), keyName('Alt+')].map((name) => name.trim()) as [string, string];

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
	const { keys, editor, wall, translation } = words;
	const single = useSingleKeys();
	return (
		<Dialog title={keys.title} className="dlg--side" onClose={onClose}>
			<Keys
				title={keys.everywhere}
				keys={[
					[[MOD, 'K'], keys.palette],
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
			<Keys title={keys.in_form} keys={[[[MOD, 'S'], keys.save]]} />
			<Keys
				title={keys.in_text}
				keys={[
					[['/'], keys.slash],
					[[MOD, 'B'], editor.bold],
					[[MOD, 'I'], editor.italic],
					[[MOD, 'K'], editor.link],
					[[MOD, ALT, '0'], editor.paragraph],
					[[MOD, ALT, '2'], editor.heading],
					[[MOD, ALT, '3'], editor.subheading],
					[[MOD, 'Shift', '8'], editor.list],
					[[MOD, 'Shift', '7'], editor.numbered],
					[[MOD, 'F'], editor.find],
					[[MOD, 'G'], editor.next],
					[[MOD, ALT, 'M'], editor.annotate],
					[[MOD, 'Z'], editor.undo],
					[[MOD, 'Shift', 'Z'], editor.redo],
					[['Shift', 'Enter'], keys.line_break],
					[['Tab'], keys.next_cell],
					[[ALT, 'F10'], editor.tools],
				]}
			/>
			<Keys
				title={words.screens.wall}
				keys={[
					[['A'], wall.key_approve],
					[['R'], wall.key_refuse],
					[['1–5'], wall.key_reason],
					[['6'], wall.key_own],
					[['J', 'K'], wall.key_move],
					[['U'], wall.key_undo],
				]}
			/>
			<Keys
				title={words.screens.translation}
				keys={[
					[['T'], translation.key_take],
					[['A'], translation.key_ask],
					[['N'], translation.key_decline],
				]}
			/>
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
