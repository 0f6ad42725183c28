import { useNavigate } from 'react-router';
import { newAddress, rowAddress } from '../addresses';
import { send } from '../calls';
import { type EntityDescription, keyOf, type Row, titleOf } from '../entities';
import type { NavigationItem } from '../navigation';
import { has, useSession } from '../session/session';
import { named, useWords } from '../words/words';
import { type Choice, Combobox } from './combobox';
import { Dialog } from './dialog';
import { Icon } from './icon';

interface PaletteProps {
	entities: readonly EntityDescription[];
	items: readonly NavigationItem[];
	onKeys(): void;
	onClose(): void;
}

interface Deed extends Choice {
	/** Address that the entry opens; an entry without one shows all keyboard shortcuts. */
	to?: string;
}

/** Largest number of rows that are shown of one entity. */
const ROWS = '4';

const holds = (text: string, words: string) => text.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

/** Finds rows of every list, goes to every screen, and does what can be done from anywhere. */
export default function Palette({ entities, items, onKeys, onClose }: PaletteProps) {
	const words = useWords();
	const session = useSession();
	const navigate = useNavigate();
	const own = entities.filter(({ rights }) => has(session, rights.read));

	async function rowsOf(entity: EntityDescription, text: string, signal: AbortSignal): Promise<Deed[]> {
		const query = { search: text.trim(), limit: ROWS };
		// A search never asks for the password: rows that need a proof are found once it was given elsewhere.
		const { rows } = await send<{ rows: Row[] }>(entity.noun, { query, signal }).catch(() => ({ rows: [] }));
		return rows.map((row) => {
			const [title, key] = [titleOf(entity, row), keyOf(entity, row)];
			const meta = [row.edition, row.slug].filter((one) => typeof one === 'string' && one !== title).join(', ');
			return {
				key: `${entity.noun}/${key}`,
				label: title,
				meta,
				group: named(words.lists, entity.noun),
				icon: <Icon name="thing" />,
				to: rowAddress(entity, key),
			};
		});
	}

	async function find(text: string, signal: AbortSignal): Promise<Deed[]> {
		const found = text.trim() === '' ? [] : await Promise.all(own.map((entity) => rowsOf(entity, text, signal)));
		const deeds: Deed[] = own
			.filter(({ is_made, rights }) => is_made && has(session, rights.write))
			.map((entity) => ({
				key: `new/${entity.noun}`,
				label: words.palette.make({ noun: named(words.nouns, entity.noun) }),
				group: words.palette.do,
				icon: <Icon name="plus" />,
				to: newAddress(entity),
			}));
		deeds.push({ key: 'keys', label: words.palette.keys, group: words.palette.do, icon: <Icon name="list" /> });
		const ways: Deed[] = items.map(({ to, label }) => ({
			key: to,
			label,
			group: words.palette.go,
			icon: <Icon name="list" />,
			to,
		}));
		const fits = ({ label }: Deed) => holds(label, text);
		return [...ways.filter(fits), ...found.flat(), ...deeds.filter(fits)];
	}

	return (
		<Dialog title={words.palette.title} className="pal" isBare onClose={onClose}>
			<Combobox
				label={words.palette.title}
				placeholder={words.palette.hint}
				isOpen
				find={find}
				onChoose={({ to }) => {
					onClose();
					if (to) void navigate(to);
					else onKeys();
				}}
				before={<Icon name="search" />}
				after={<kbd>Esc</kbd>}
			/>
			<p className="pal__foot hint" aria-hidden="true">
				<span>
					<kbd>↑</kbd>
					<kbd>↓</kbd>
					{words.palette.choose}
				</span>
				<span>
					<kbd>↵</kbd>
					{words.palette.open}
				</span>
			</p>
		</Dialog>
	);
}
